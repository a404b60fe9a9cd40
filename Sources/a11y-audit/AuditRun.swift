import Auditing
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

/// Audits many files on many cores. The result is in the order of the paths, however the work was
/// shared out.
struct AuditRun {
  let auditor: Auditor
  /// Files worked on at a time.
  let jobs: Int

  static var coreCount: Int {
    max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
  }

  func audit(_ paths: [String]) -> [FileReport] {
    let queue = WorkQueue(count: paths.count)
    let work: @Sendable (Int) -> Void = { worker in
      let reader = LayoutReader()
      // One worker tells how far all have come.
      var progress = worker == 0 ? Progress(of: paths.count) : nil
      while let index = queue.next() {
        progress?.show(index)
        queue.finish(index, with: audit(paths[index], with: reader))
      }
      progress?.erase()
    }
    let workers = min(jobs, paths.count)
    if workers > 1 {
      DispatchQueue.concurrentPerform(iterations: workers, execute: work)
    } else {
      work(0)
    }
    return queue.reports
  }

  private func audit(_ path: String, with reader: LayoutReader) -> FileReport {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try File.read(path)
    } catch {
      return FileReport(
        path: path, failures: [ReadingFailure(message: "cannot be read: \(error.message)")])
    }
    return switch reader.read(bytes, path: path) {
    case .success(let layout): auditor.audit(layout)
    case .failure(let error): FileReport(path: path, failures: error.failures)
    }
  }
}

/// The files still to do and the reports of those done.
private final class WorkQueue: Sendable {
  private let state: Mutex<(next: Int, reports: [FileReport?])>

  init(count: Int) {
    state = Mutex((0, Array(repeating: nil, count: count)))
  }

  /// The index of the next file to work on.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.reports.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func finish(_ index: Int, with report: FileReport) {
    state.withLock { $0.reports[index] = report }
  }

  var reports: [FileReport] {
    state.withLock { $0.reports.compactMap(\.self) }
  }
}
