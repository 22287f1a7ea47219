import { inject, injectable } from 'inversify'
import type { CheckInAct } from '../../../domain/frame/codes/check-in-act'
import { SessionStore } from '../../frame/session/session.store'
import { Clock } from '../../frame/shared/clock'
import type { Failure } from '../../frame/shared/failure'
import { isPassing, Network } from '../../frame/shared/network'
import { observe } from '../../frame/shared/observe'
import { LocalStorage } from '../../frame/shared/storage'
import { ActivitiesGateway } from './activities-gateway'
import { readWaitingCheckIns, waitingCheckInsKey, type WaitingCheckIn } from '../../frame/codes/waiting-check-in'

/** Minutes for which a waiting check-in is kept; the platform accepts no older check-ins. */
const keptMinutes = 24 * 60

/**
 * Check-ins and check-outs that were made without a network. They wait on the phone, are sent in their order once the
 * network is back, and are then removed, whether accepted or refused.
 */
@injectable('Singleton')
export class WaitingCheckIns {
  checkIns: readonly WaitingCheckIn[] = []
  /** The activity of the last check-in or check-out that was refused, with the reason; null for none. */
  refusal: { readonly activityId: string; readonly failure: Failure } | null = null
  /** The number of check-ins and check-outs accepted or refused so far. Screens load again when it grows. */
  ended = 0
  private failedTries = 0
  private sending: Promise<void> | null = null
  private endWaiting: (() => void) | null = null

  constructor(
    @inject(ActivitiesGateway) private readonly gateway: ActivitiesGateway,
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(Clock) private readonly clock: Clock,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Network) private readonly network: Network,
  ) {
    observe(this)
  }

  /** The act that waits for an activity: its check-in or its check-out, and the later of the two when both wait. */
  actOf(activityId: string): CheckInAct | null {
    return this.checkIns.filter((checkIn) => checkIn.activityId === activityId).at(-1)?.act ?? null
  }

  enqueue(checkIn: Omit<WaitingCheckIn, 'at' | 'userId'>): void {
    const userId = this.session.user?.id
    if (userId === undefined) return
    this.read()
    const isNew = !this.checkIns.some(({ act, activityId }) => act === checkIn.act && activityId === checkIn.activityId)
    if (isNew) this.save([...this.checkIns, { ...checkIn, userId, at: this.clock.now() }])
    this.tryLater()
  }

  /** Sends the waiting check-ins and check-outs. A call during a run waits for that run and starts no second one. */
  send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = null))
    return this.sending
  }

  private async sendAll(): Promise<void> {
    this.read()
    for (const checkIn of this.checkIns.filter(({ userId }) => userId === this.session.user?.id)) {
      const outcome = await this.gateway.checkIn(checkIn.act, checkIn.activityId, checkIn)
      if (!outcome.ok && (isPassing(outcome.reason.code) || outcome.reason.code === 'session-expired')) {
        this.failedTries += 1
        this.tryLater()
        return
      }
      this.end(checkIn, outcome.ok ? null : outcome.reason)
    }
  }

  private end(checkIn: WaitingCheckIn, failure: Failure | null): void {
    this.failedTries = 0
    this.refusal = failure === null ? null : { activityId: checkIn.activityId, failure }
    this.read()
    this.save(this.checkIns.filter(({ act, activityId }) => act !== checkIn.act || activityId !== checkIn.activityId))
    this.ended += 1
  }

  private tryLater(): void {
    this.endWaiting?.()
    this.endWaiting = this.network.retryWhenBack(this.failedTries, () => void this.send())
  }

  /** Reads the waiting check-ins from storage again, because another tab may have changed them. */
  private read(): void {
    this.checkIns = readWaitingCheckIns(this.storage)
  }

  private save(checkIns: readonly WaitingCheckIn[]): void {
    this.checkIns = checkIns
    if (checkIns.length === 0) this.storage.remove(waitingCheckInsKey)
    else this.storage.write(waitingCheckInsKey, checkIns, keptMinutes)
  }
}
