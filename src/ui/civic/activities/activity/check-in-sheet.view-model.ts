import { inject } from 'inversify'
import { reaction, runInAction } from 'mobx'
import { Clock } from '../../../../application/frame/shared/clock'
import { CheckInOrOut, type CheckInResult } from '../../../../application/civic/activities/check-in-or-out'
import type { Failure } from '../../../../application/frame/shared/failure'
import { observe } from '../../../../application/frame/shared/observe'
import type { Activity, OwnService } from '../../../../domain/civic/activities/activity'
import { endedTooSoon } from '../../../../domain/civic/activities/service-lifecycle'
import type { CheckInAct } from '../../../../domain/frame/codes/check-in-act'

/** State of the sheet in which a volunteer checks in or out: by position, or by the activity's code. */
export class CheckInSheet {
  /** The act for which the sheet is open; null while it is closed. */
  act: CheckInAct | null = null
  activity: Activity | null = null
  code = ''
  /** The minutes that a service must last to count, where it has lasted less when checking out; null otherwise. */
  leastMinutes: number | null = null
  busy: 'place' | 'code' | null = null
  /** Why the act was refused. */
  problem: Failure | null = null
  private activityId = ''
  private onTaken: (activity: Activity) => void = () => undefined

  constructor(
    @inject(CheckInOrOut) private readonly checkInOrOut: CheckInOrOut,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  of(activityId: string, onTaken: (activity: Activity) => void): void {
    this.activityId = activityId
    this.onTaken = onTaken
  }

  /** The check-in or check-out of this activity that waits for a network. */
  get waitingAct(): CheckInAct | null {
    return this.checkInOrOut.waiting.actOf(this.activityId)
  }

  /** Why a check-in or check-out of this activity that had waited for a network was refused; null when none was. */
  get lateRefusal(): Failure | null {
    const { refusal } = this.checkInOrOut.waiting
    return refusal?.activityId === this.activityId ? refusal.failure : null
  }

  open(act: CheckInAct, activity: Activity): void {
    this.act = act
    this.activity = activity
    this.leastMinutes = act === 'check-out' ? leastMinutesAt(activity.service, this.clock.now()) : null
    this.code = ''
    this.problem = null
  }

  close(): void {
    this.act = null
  }

  type(code: string): void {
    this.code = code
    this.problem = null
  }

  byPlace(): void {
    const { act } = this
    if (act !== null) void this.run('place', () => this.checkInOrOut.byPlace(act, this.activityId))
  }

  checkByCode(): void {
    const { act, code } = this
    if (act !== null && code.trim() !== '')
      void this.run('code', () => this.checkInOrOut.checkByCode(act, this.activityId, code))
  }

  /**
   * Sends the check-ins that were made without a network; `onEnded` is called whenever one of them was accepted or
   * refused.
   */
  watchWaiting(onEnded: () => void): () => void {
    const end = reaction(() => this.checkInOrOut.waiting.ended, onEnded)
    void this.checkInOrOut.waiting.send()
    return end
  }

  private async run(busy: 'place' | 'code', work: () => Promise<CheckInResult>): Promise<void> {
    if (this.busy !== null) return
    this.busy = busy
    this.problem = null
    const result = await work()
    runInAction(() => {
      this.busy = null
      if (result.kind === 'refused') this.problem = result.failure
      else if (result.kind !== 'no-position') this.close()
      if (result.kind === 'taken') this.onTaken(result.activity)
    })
  }
}

/** The minutes that the service must last to count, if it ended too soon by ending now; null otherwise. */
function leastMinutesAt(service: OwnService | null, now: number): number | null {
  return service !== null && endedTooSoon({ ...service, until: now }) ? service.leastMinutes : null
}
