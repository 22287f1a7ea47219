import { inject, injectable } from 'inversify'
import type { SignAct } from '../../../domain/frame/codes/sign-act'
import { SessionStore } from '../../frame/session/session.store'
import { Clock } from '../../frame/shared/clock'
import type { Failure } from '../../frame/shared/failure'
import { isPassing, Network } from '../../frame/shared/network'
import { observe } from '../../frame/shared/observe'
import { LocalStorage } from '../../frame/shared/storage'
import { ActivitiesGateway } from './activities-gateway'
import { readWaitingSigns, waitingSignsKey, type WaitingSign } from '../../frame/codes/waiting-sign'

/** Minutes for which a waiting check-in is kept; the platform accepts no older ones. */
const keptMinutes = 24 * 60

/**
 * Check-ins and check-outs that were made without a network. They wait on the phone, are sent in their order once the
 * network is back, and are then removed, whether accepted or refused.
 */
@injectable('Singleton')
export class WaitingSigns {
  signs: readonly WaitingSign[] = []
  /** The activity of the last check-in or check-out that was refused, with the reason; null for none. */
  refused: { readonly activityId: string; readonly failure: Failure } | null = null
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

  /** The act that waits for an activity; the last one when both do. */
  actOf(activityId: string): SignAct | null {
    return this.signs.filter((sign) => sign.activityId === activityId).at(-1)?.act ?? null
  }

  wait(sign: Omit<WaitingSign, 'at' | 'userId'>): void {
    const userId = this.session.user?.id
    if (userId === undefined) return
    this.read()
    const isNew = !this.signs.some(({ act, activityId }) => act === sign.act && activityId === sign.activityId)
    if (isNew) this.keep([...this.signs, { ...sign, userId, at: this.clock.now() }])
    this.tryLater()
  }

  /** Sends those that wait. Callers at the same moment share one run. */
  send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = null))
    return this.sending
  }

  private async sendAll(): Promise<void> {
    this.read()
    for (const sign of this.signs.filter(({ userId }) => userId === this.session.user?.id)) {
      const outcome = await this.gateway.sign(sign.act, sign.activityId, sign)
      if (!outcome.ok && (isPassing(outcome.reason.code) || outcome.reason.code === 'session-expired')) {
        this.failedTries += 1
        this.tryLater()
        return
      }
      this.end(sign, outcome.ok ? null : outcome.reason)
    }
  }

  private end(sign: WaitingSign, failure: Failure | null): void {
    this.failedTries = 0
    this.refused = failure === null ? null : { activityId: sign.activityId, failure }
    this.read()
    this.keep(this.signs.filter(({ act, activityId }) => act !== sign.act || activityId !== sign.activityId))
    this.ended += 1
  }

  private tryLater(): void {
    this.endWaiting?.()
    this.endWaiting = this.network.whenBack(this.failedTries, () => void this.send())
  }

  /** Reads them from storage again, because another tab may have changed them. */
  private read(): void {
    this.signs = readWaitingSigns(this.storage)
  }

  private keep(signs: readonly WaitingSign[]): void {
    this.signs = signs
    if (signs.length === 0) this.storage.remove(waitingSignsKey)
    else this.storage.write(waitingSignsKey, signs, keptMinutes)
  }
}
