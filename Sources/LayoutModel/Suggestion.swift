/// The candidate a person most likely meant by a word that is none of them; `nil` when nothing
/// is close.
///
/// Close means, in this order: the same letters and digits (`oneTimeCode` and `one-time-code`),
/// at most one slip for every three characters (a wrong, missing, additional or swapped
/// character), or the one being the end or the beginning of the other (`label` and
/// `accessibilityLabel`, `isHidden` and `hidden`).
public func suggestion(for word: String, among candidates: [String]) -> String? {
  let folded = Array(word.lowercased().unicodeScalars.filter(\.properties.isAlphabeticOrDigit))
  guard !folded.isEmpty, folded.count <= 64 else { return nil }
  var closest: (candidate: String, distance: Int)?
  var related: String?
  for candidate in candidates {
    let other = Array(
      candidate.lowercased().unicodeScalars.filter(\.properties.isAlphabeticOrDigit))
    let distance = slips(between: folded, and: other)
    if distance <= max(folded.count, other.count) / 3, distance < closest?.distance ?? .max {
      closest = (candidate, distance)
    }
    if related == nil, min(folded.count, other.count) >= 4,
      folded.ends(with: other) || other.ends(with: folded) || folded.starts(with: other)
        || other.starts(with: folded)
    {
      related = candidate
    }
  }
  return closest?.candidate ?? related
}

/// The number of characters to change, add, drop or swap with their neighbour to make the one
/// word the other (optimal string alignment distance).
private func slips(between one: [Unicode.Scalar], and other: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for (i, scalar) in one.enumerated() {
    var row = [i + 1]
    row.reserveCapacity(other.count + 1)
    for (j, otherScalar) in other.enumerated() {
      var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (scalar == otherScalar ? 0 : 1))
      if i > 0, j > 0, scalar == other[j - 1], one[i - 1] == otherScalar {
        least = min(least, beforeLast[j - 1] + 1)
      }
      row.append(least)
    }
    (beforeLast, last) = (last, row)
  }
  return last[other.count]
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphabeticOrDigit: Bool { isAlphabetic || numericType != nil }
}

extension Array where Element == Unicode.Scalar {
  fileprivate func ends(with end: [Unicode.Scalar]) -> Bool {
    count >= end.count && suffix(end.count).elementsEqual(end)
  }
}
