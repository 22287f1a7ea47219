import { inject } from 'inversify'
import { ActivityPlansGateway } from '../../../application/civic/activity-plans/activity-plans-gateway'
import type { Planning } from '../../../application/civic/activity-plans/activity-plans-gateway'
import {
  PlanActivity,
  type ActivityPlanForm,
  type PlanSubject,
} from '../../../application/civic/activity-plans/plan-activity'
import { LateForm } from '../../../application/frame/forms/late-form'
import { MapSpot } from '../../../application/civic/maps/map-spot'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { ActivityPlan } from '../../../domain/civic/activity-plans/activity-plan'
import type { ShiftFault } from '../../../domain/civic/activity-plans/shift-plan'
import { isPublicState } from '../../../domain/civic/activities/activity-lifecycle'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { activityPath } from '../activities/activities.paths'
import { activityPlansPath } from './activity-plans.paths'

/** The form by which the leader of a team plans an activity, copies one, or changes one. */
export class ActivityPlanViewModel implements ScreenViewModel {
  /** What the leader of the team may plan; for a new activity. */
  readonly planning: Loadable<Planning>
  /** The activity that is changed or copied. */
  readonly plan: Loadable<ActivityPlan>
  readonly resources: Resources
  private address: { readonly teamId: string; readonly id: string; readonly isCopy: boolean } = noAddress
  private readonly late = new LateForm<ActivityPlanForm>()

  constructor(
    @inject(PlanActivity) private readonly planActivity: PlanActivity,
    @inject(ActivityPlansGateway) gateway: ActivityPlansGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(MapSpot) readonly spot: MapSpot,
  ) {
    this.planning = new Loadable((signal) => gateway.planning(this.teamId, signal))
    this.plan = new Loadable((signal) => gateway.plan(this.address.id, signal))
    this.resources = {
      form: {
        open: (location, signal) => {
          this.address = addressOf(location)
          return this.load(signal)
        },
        show: () => this.late.show(),
      },
    }
    observe(this)
  }

  /** The form; null until the team or the activity is loaded. */
  get form(): ActivityPlanForm | null {
    return this.late.form
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Whether a present activity is changed. */
  get isChange(): boolean {
    return this.address.id !== '' && !this.address.isCopy
  }

  /** The resource whose failure keeps the form from being shown. */
  get missing(): Loadable<ActivityPlan> | Loadable<Planning> {
    return this.address.id !== '' && this.plan.value === null ? this.plan : this.planning
  }

  /** Whether the team may have no further activity at present. */
  get isFull(): boolean {
    return !this.isChange && this.planning.value?.left === 0
  }

  /** The shift and the field beside which the form says what is wrong; null for a fault that concerns all shifts. */
  get faultyShift(): ShiftFault['at'] {
    const { form } = this
    if (form?.errors.shifts === undefined) return null
    const fault = this.planActivity.shiftFaultOf(form.values, this.subject)
    return fault?.problem === form.errors.shifts ? fault.at : null
  }

  get earliest(): string {
    return this.planActivity.earliest
  }

  /** The number of people who hold a place in the activity that is changed. */
  get joined(): number {
    return this.isChange ? (this.plan.value?.joined ?? 0) : 0
  }

  /** The screen from which the form is opened. */
  get parent(): string {
    const { plan } = this
    if (plan.value !== null && isPublicState(plan.value.state)) return activityPath(plan.value.id)
    return activityPlansPath(this.teamId)
  }

  async load(signal?: CancelSignal): Promise<void> {
    if (!this.isMember || this.form !== null) return
    if (this.address.id !== '' && (await this.plan.load(signal)) === null) return
    if (!this.isChange && (await this.planning.load(signal)) === null) return
    const form = this.planActivity.form(this.subject, this.leave)
    await form.open()
    this.late.set(form)
  }

  /** Whether the office looks at the activity before everybody sees it. */
  get waitsForOffice(): boolean {
    if (!this.isChange) return this.planning.value?.needsApproval === true
    return this.plan.value !== null && !isPublicState(this.plan.value.state)
  }

  /** Why the office refused the activity; '' where it did not. */
  get refusal(): string {
    return this.isChange ? (this.plan.value?.reason ?? '') : ''
  }

  /** Whether people can enrol already. */
  get hasOpened(): boolean {
    return this.isChange && this.plan.value?.state === 'enrolling'
  }

  /** The pictures that stay, of the activity that is changed or copied. */
  get keptPictures(): readonly string[] {
    return (this.form?.values.kept ?? []).flatMap((index) => this.plan.value?.pictures[index] ?? [])
  }

  /** Removes one of the pictures that stay. */
  dropPicture(position: number): void {
    this.form?.change({ kept: this.form.values.kept.filter((_, index) => index !== position) })
  }

  private get teamId(): string {
    return this.plan.value?.team.id ?? this.address.teamId
  }

  private get subject(): PlanSubject {
    const plan = this.plan.value
    if (plan === null) return { kind: 'new', teamId: this.teamId }
    return { kind: this.address.isCopy ? 'copy' : 'change', plan }
  }

  private readonly leave = ({ id, state, team }: ActivityPlan): void => {
    const target = isPublicState(state) ? activityPath(id) : activityPlansPath(team.id)
    this.navigator.navigateTo(target, { replace: true })
  }
}

const noAddress = { teamId: '', id: '', isCopy: false }

function addressOf({ query }: ScreenLocation) {
  const copied = query['copy']
  return { teamId: query['team'] ?? '', id: copied ?? query['id'] ?? '', isCopy: copied !== undefined }
}
