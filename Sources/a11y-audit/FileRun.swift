import Dispatch
import FileSystem
import LayoutModel
import LayoutReading
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads many files on many cores and makes something of each. The results are in the order of the
/// paths, however the work was shared out.
struct FileRun {
  /// Files worked on at a time.
  let jobs: Int

  static let jobsHelp = "Work on this many files at a time. The default is the number of cores."

  /// - Parameter jobs: `nil` stands for the number of cores.
  init(jobs: Int?) {
    self.jobs = jobs ?? max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
  }

  /// Understands the value of `--jobs`.
  static func jobs(_ value: String) throws(UsageError) -> Int {
    guard let number = Int(value), number > 0 else {
      throw UsageError("--jobs takes a number from 1, not “\(value)”")
    }
    return number
  }

  func map<Output: Sendable>(
    _ paths: [String],
    _ transform: @Sendable (String, Result<Layout, ReadingFailures>) -> Output
  ) -> [Output] {
    let queue = WorkQueue<Output>(count: paths.count)
    withoutActuallyEscaping(transform) { transform in
      let work: @Sendable (Int) -> Void = { worker in
        let reader = LayoutReader()
        // One worker tells how far all have come.
        var progress = worker == 0 ? Progress(of: paths.count) : nil
        while let index = queue.next() {
          progress?.show(index)
          let path = paths[index]
          queue.finish(index, with: transform(path, reader.read(path)))
        }
        progress?.erase()
      }
      let workers = min(jobs, paths.count)
      if workers > 1 {
        DispatchQueue.concurrentPerform(iterations: workers, execute: work)
      } else {
        work(0)
      }
    }
    return queue.outputs
  }
}

extension LayoutReader {
  fileprivate func read(_ path: String) -> Result<Layout, ReadingFailures> {
    do throws(FileError) {
      return read(try File.read(path), path: path)
    } catch {
      var failure = ReadingFailure(message: "the file cannot be read: \(error.message)")
      if case .tooLarge = error.reason {
        failure.advice = "split the document into smaller ones"
      }
      return .failure(ReadingFailures(failures: [failure]))
    }
  }
}

/// The files still to do and what was made of those done.
private final class WorkQueue<Output: Sendable>: Sendable {
  private let state: Mutex<(next: Int, outputs: [Output?])>

  init(count: Int) {
    state = Mutex((0, Array(repeating: nil, count: count)))
  }

  /// The index of the next file to work on.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.outputs.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func finish(_ index: Int, with output: Output) {
    state.withLock { $0.outputs[index] = output }
  }

  var outputs: [Output] {
    state.withLock { $0.outputs.compactMap(\.self) }
  }
}
