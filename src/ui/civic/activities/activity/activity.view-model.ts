import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ActivitiesGateway } from '../../../../application/civic/activities/activities-gateway'
import { ClashCheck } from '../../../../application/civic/clashes/clash-check'
import { TakePart } from '../../../../application/civic/activities/take-part'
import { PositionStore } from '../../../../application/frame/places/position.store'
import type { Failure, Outcome } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import type { Activity, ActivityMember } from '../../../../domain/civic/activities/activity'
import type { MemberAct } from '../../../../domain/civic/activities/member-lifecycle'
import { summaryOf } from '../../../../domain/frame/shared/format/summary'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { CheckInSheet } from './check-in-sheet.view-model'

const descriptionLength = 80

/** S137: one activity, its members, and the visitor's acts. */
export class ActivityViewModel implements ScreenViewModel {
  readonly activity: Loadable<Activity>
  readonly members: PagedList<ActivityMember>
  /** The act that is being sent. */
  private sending: MemberAct | null = null
  /** Why the last act was refused. */
  problem: Failure | null = null
  showsMembers = false
  /** Whether the shifts are shown, for the visitor to choose the one that they join. */
  choosesShift = false
  readonly resources: Resources
  private id = ''

  constructor(
    @inject(ActivitiesGateway) gateway: ActivitiesGateway,
    @inject(TakePart) private readonly part: TakePart,
    @inject(CheckInSheet) readonly sheet: CheckInSheet,
    @inject(PositionStore) positions: PositionStore,
    @inject(ClashCheck) readonly clashes: ClashCheck,
  ) {
    this.activity = new Loadable((signal) => gateway.activity(this.id, positions.position, signal))
    this.members = new PagedList(
      (cursor, signal) => gateway.members(this.id, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { activity: resetResource(this.activity) }
    observe(this)
  }

  /** The act that the visitor waits for. */
  get busy(): MemberAct | null {
    return this.clashes.isChecking ? 'join' : this.sending
  }

  get head(): ScreenHead | null {
    const activity = this.activity.value
    if (activity === null) return null
    const { id, title, intro, cover } = activity
    return { title, description: summaryOf(intro, descriptionLength), image: cover, thing: { kind: 'activity', id } }
  }

  get isGone(): boolean {
    return this.activity.failure?.code === 'gone'
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
    this.sheet.of(this.id, (activity) => this.showAnswer(activity))
  }

  show(): () => void {
    return this.sheet.watchWaiting(() => void this.activity.load())
  }

  /** Resumes joining after it was interrupted by a login or the registration. */
  onArrival(): void {
    if (this.activity.value?.acts.includes('join') === true && this.part.consumeJoinIntent(this.id))
      this.chooseAndJoin()
  }

  async retry(): Promise<void> {
    await this.activity.load()
    this.onArrival()
  }

  showMembers(): void {
    this.showsMembers = true
    if (this.members.state === 'idle') void this.members.start()
  }

  hideMembers(): void {
    this.showsMembers = false
  }

  act(act: MemberAct): void {
    if (act === 'join') this.chooseAndJoin()
    else if (act === 'leave') void this.run('leave', () => this.part.leave(this.id, this.refreshing))
    else if (this.activity.value !== null) this.sheet.open(act, this.activity.value)
  }

  closeShifts(): void {
    this.choosesShift = false
  }

  /** Joins the activity, or the shift of it, once the visitor has confirmed what clashes with it. */
  join(shiftId: string | null): Promise<void> {
    this.choosesShift = false
    return this.clashes.before({ kind: 'activity', id: this.id, shiftId: shiftId ?? undefined }, () =>
      this.run('join', () => this.part.join(this.id, shiftId, this.refreshing)),
    )
  }

  private chooseAndJoin(): void {
    if (this.activity.value?.shifts.length === 0) void this.join(null)
    else this.choosesShift = true
  }

  private async run(act: MemberAct, work: () => Promise<Outcome<Activity> | null>): Promise<void> {
    if (this.busy !== null) return
    this.sending = act
    this.problem = null
    const outcome = await work()
    runInAction(() => {
      this.sending = null
      if (outcome?.ok === true) this.showAnswer(outcome.value)
      else if (outcome !== null) this.problem = outcome.reason
    })
  }

  private get refreshing() {
    return { refresh: () => this.activity.load() }
  }

  private showAnswer(activity: Activity): void {
    // The answer to an act does not include the distance, so the known distance is kept.
    this.activity.set({ ...activity, distance: activity.distance ?? this.activity.value?.distance ?? null })
    this.members.set({ items: [], nextCursor: null, total: null })
    if (this.showsMembers) void this.members.start()
  }
}
