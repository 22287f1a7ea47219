import { inject } from 'inversify'
import { parseActivityCode } from '../../../domain/civic/activities/attendance'
import type { Activity } from '../../../domain/civic/activities/activity'
import type { CheckInAct } from '../../../domain/frame/codes/check-in-act'
import { PositionStore } from '../../frame/places/position.store'
import type { Failure } from '../../frame/shared/failure'
import { isPassing } from '../../frame/shared/network'
import { ActivitiesGateway } from './activities-gateway'
import { WaitingCheckIns } from './waiting-check-ins'

/**
 * The outcome of checking in or out: accepted, waiting for a network, refused, or not sent because no position was
 * found.
 */
export type CheckInResult =
  | { readonly kind: 'taken'; readonly activity: Activity }
  | { readonly kind: 'waiting' | 'no-position' }
  | { readonly kind: 'refused'; readonly failure: Failure }

/** Checks in and out, by position or by code. Without a network, the check-in waits on the phone. */
export class CheckInOrOut {
  constructor(
    @inject(ActivitiesGateway) private readonly gateway: ActivitiesGateway,
    @inject(PositionStore) private readonly positions: PositionStore,
    @inject(WaitingCheckIns) readonly waiting: WaitingCheckIns,
  ) {}

  /**
   * Checks in or out by position. The position is determined anew, because the known one may be from before the
   * volunteer came here.
   */
  async byPlace(act: CheckInAct, activityId: string): Promise<CheckInResult> {
    const devicePosition = await this.positions.find(true)
    return devicePosition === null
      ? { kind: 'no-position' }
      : await this.send({ act, activityId, place: devicePosition, code: null })
  }

  checkByCode(act: CheckInAct, activityId: string, code: string): Promise<CheckInResult> {
    return this.send({ act, activityId, code: parseActivityCode(code), place: null })
  }

  private async send(checkIn: Parameters<WaitingCheckIns['enqueue']>[0]): Promise<CheckInResult> {
    // Waiting check-ins are sent first, because a check-out must not overtake its check-in.
    await this.waiting.send()
    if (this.waiting.actOf(checkIn.activityId) === null) {
      const outcome = await this.gateway.checkIn(checkIn.act, checkIn.activityId, { ...checkIn, at: null })
      if (outcome.ok) return { kind: 'taken', activity: outcome.value }
      if (!isPassing(outcome.reason.code)) return { kind: 'refused', failure: outcome.reason }
    }
    this.waiting.enqueue(checkIn)
    return { kind: 'waiting' }
  }
}
