import { inject } from 'inversify'
import { runInAction } from 'mobx'
import type { Clashes, ClashTarget } from '../../../domain/civic/clashes/clash'
import { SessionStore } from '../../frame/session/session.store'
import { Clock } from '../../frame/shared/clock'
import { observe } from '../../frame/shared/observe'
import { ClashesGateway } from './clashes-gateway'

/** How long, in milliseconds, the check may delay a member; after that they promise without a question. */
const patience = 4000

/**
 * Says, before a member promises something, what they have promised already that clashes with it. They decide. Without
 * a clash, for a guest, and when the platform does not answer, the promise is given without a question.
 */
export class ClashCheck {
  /** What clashes with the promise that the member has to confirm; null when there is no question. */
  found: Clashes | null = null
  isChecking = false
  private promise: () => unknown = () => undefined

  constructor(
    @inject(ClashesGateway) private readonly gateway: ClashesGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  /** Gives a promise, once the member has confirmed it where something clashes. */
  async before(target: ClashTarget, promise: () => unknown): Promise<void> {
    if (this.isChecking) return
    if (!this.session.isMember) {
      promise()
      return
    }
    this.isChecking = true
    const found = await this.find(target)
    runInAction(() => {
      this.isChecking = false
      this.promise = promise
      this.found = found === null || found.count === 0 ? null : found
    })
    if (this.found === null) promise()
  }

  confirm(): void {
    this.found = null
    this.promise()
  }

  cancel(): void {
    this.found = null
  }

  private async find(target: ClashTarget): Promise<Clashes | null> {
    let stopWaiting = (): void => undefined
    const waited = new Promise<null>((resolve) => {
      stopWaiting = this.clock.after(patience, () => resolve(null))
    })
    const answered = this.gateway.find(target).then((outcome) => (outcome.ok ? outcome.value : null))
    const found = await Promise.race([answered, waited])
    stopWaiting()
    return found
  }
}
