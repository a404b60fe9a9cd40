/// One of several parts into which the files of an audit are shared out, so that each can be done
/// by another machine.
public struct Shard: Sendable, Hashable {
  /// From 1.
  public var number: Int
  /// How many shards there are.
  public var count: Int

  /// `nil` when there is no such shard.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether the file at this path belongs to the shard: by the FNV-1a hash of the path's bytes, so
  /// that every machine shares out alike and a new file moves no other.
  public func contains(_ path: String) -> Bool {
    FNV1a.hash(of: [path]) % UInt64(count) == UInt64(number - 1)
  }
}
