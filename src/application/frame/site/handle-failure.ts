import { inject } from 'inversify'
import type { Failure } from '../shared/failure'
import { Log } from '../shared/log'
import { NoticesStore } from '../shared/notices.store'
import { FailureRecord } from '../hosts/failure-record'
import { ErrorOverlayStore } from '../navigation/error-overlay.store'
import { ExpireSession } from '../session/expire-session'
import { behaviourOf, type FailureRule } from './failure-policy'

/** Carries out what the failure table prescribes for a failed call. The HTTP client calls it once per failure. */
export class HandleFailure {
  constructor(
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(ErrorOverlayStore) private readonly overlay: ErrorOverlayStore,
    @inject(ExpireSession) private readonly expireSession: ExpireSession,
    @inject(Log) private readonly log: Log,
    @inject(FailureRecord) private readonly record: FailureRecord,
  ) {}

  /**
   * @param endpoint The name of the failed call.
   * @param token The token that the call sent; null for a guest's call.
   */
  execute(failure: Failure, rule: FailureRule, endpoint: string, token: string | null): void {
    const behaviour = behaviourOf(failure, rule)
    if (failure.code !== 'cancelled') this.record.note('platform', endpoint, failure.code)
    switch (behaviour.kind) {
      case 'silence':
        return
      case 'log':
        return this.log.note('call failed', { endpoint, code: failure.code, status: failure.status })
      case 'toast':
        return this.notices.show({ code: behaviour.code }, 'error')
      case 'server-words':
        return this.notices.show({ text: failure.message }, 'error')
      case 'page':
        return this.overlay.show(behaviour.type, failure)
      case 'expire-session':
        return this.expireSession.execute(token)
      case 'reset-volunteer':
        this.expireSession.leaveQuietly(token)
        return
    }
  }
}
