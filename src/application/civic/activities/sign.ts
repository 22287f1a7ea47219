import { inject } from 'inversify'
import type { Activity } from '../../../domain/civic/activities/activity'
import type { SignAct } from '../../../domain/frame/codes/sign-act'
import { PositionStore } from '../../frame/places/position.store'
import type { Failure } from '../../frame/shared/failure'
import { isPassing } from '../../frame/shared/network'
import { ActivitiesGateway } from './activities-gateway'
import { WaitingSigns } from './waiting-signs'

/**
 * The outcome of checking in or out: accepted, waiting for a network, refused, or not sent because no position was
 * found.
 */
export type Signed =
  | { readonly kind: 'taken'; readonly activity: Activity }
  | { readonly kind: 'waiting' | 'no-position' }
  | { readonly kind: 'refused'; readonly failure: Failure }

/** Checks in and out, by position or by code. Without a network, the check-in waits on the phone. */
export class CheckInOrOut {
  constructor(
    @inject(ActivitiesGateway) private readonly gateway: ActivitiesGateway,
    @inject(PositionStore) private readonly positions: PositionStore,
    @inject(WaitingSigns) readonly waiting: WaitingSigns,
  ) {}

  /** Checks in or out by position, which is determined anew: the known one may be older than the way here. */
  async byPlace(act: SignAct, activityId: string): Promise<Signed> {
    const place = await this.positions.find(true)
    return place === null ? { kind: 'no-position' } : await this.send({ act, activityId, place, code: null })
  }

  byCode(act: SignAct, activityId: string, code: string): Promise<Signed> {
    return this.send({ act, activityId, code, place: null })
  }

  private async send(sign: Parameters<WaitingSigns['wait']>[0]): Promise<Signed> {
    // Those that wait are sent first, because a check-out must not overtake its check-in.
    await this.waiting.send()
    if (this.waiting.actOf(sign.activityId) === null) {
      const outcome = await this.gateway.sign(sign.act, sign.activityId, { ...sign, at: null })
      if (outcome.ok) return { kind: 'taken', activity: outcome.value }
      if (!isPassing(outcome.reason.code)) return { kind: 'refused', failure: outcome.reason }
    }
    this.waiting.wait(sign)
    return { kind: 'waiting' }
  }
}
