import { inject } from 'inversify'
import type { Failure, Outcome } from '../shared/failure'
import type { NoticeCode } from '../shared/notice-codes'
import { NoticesStore } from '../shared/notices.store'

/**
 * Whether another person or a deadline changed the case first, so that it is no longer in the state that the screen
 * shows.
 */
export function isOvertaken({ code }: Failure): boolean {
  return code === 'somebody-first' || code === 'state-refuses'
}

/** What shows a case: its screen, or a list. */
export interface ShownCase {
  /** Loads the case again, or the list. */
  readonly refresh: () => Promise<unknown>
}

/** What follows an act on a case. */
export class CaseAct {
  constructor(@inject(NoticesStore) private readonly notices: NoticesStore) {}

  /** Returns the outcome of an act. When it came too late, a notice says so, and the case is shown as it is now. */
  async after<Value>(outcome: Outcome<Value>, { refresh }: ShownCase): Promise<Outcome<Value>> {
    if (outcome.ok || !isOvertaken(outcome.reason)) return outcome
    this.notices.show({ code: outcome.reason.code === 'somebody-first' ? 'somebody-first' : 'case-moved-on' }, 'error')
    await refresh()
    return outcome
  }

  /** Tells why an act failed, unless `after` has told it already. */
  tellFailure(failure: Failure): void {
    if (!isOvertaken(failure) && failure.message !== '') this.notices.show({ text: failure.message }, 'error')
  }

  /** Confirms an act by a notice, where the screen does not show its effect. */
  done(code: NoticeCode): void {
    this.notices.show({ code }, 'success')
  }
}
