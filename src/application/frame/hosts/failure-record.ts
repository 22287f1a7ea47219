import { injectable } from 'inversify'

/** How many failures are remembered. */
const most = 20

/** A call of the platform or a method of the app that failed: its name and the code of its failure, nothing else. */
export interface RecordedFailure {
  readonly of: 'platform' | 'app'
  readonly name: string
  readonly code: string
}

/** The last failures of this visit, newest first, for the support screen. They are kept in memory only. */
@injectable('Singleton')
export class FailureRecord {
  failures: readonly RecordedFailure[] = []

  note(of: RecordedFailure['of'], name: string, code: string): void {
    this.failures = [{ of, name, code }, ...this.failures].slice(0, most)
  }
}
