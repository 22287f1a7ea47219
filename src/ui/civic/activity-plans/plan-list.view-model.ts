import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ActivityPlansGateway } from '../../../application/civic/activity-plans/activity-plans-gateway'
import type { Planning } from '../../../application/civic/activity-plans/activity-plans-gateway'
import { WithdrawPlan } from '../../../application/civic/activity-plans/withdraw-plan'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { ActivityPlan } from '../../../domain/civic/activity-plans/activity-plan'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** The plans of a team that wait for the office, or were refused by it. */
export class PlanListViewModel implements ScreenViewModel {
  teamId = ''
  readonly planning: Loadable<Planning>
  readonly plans: FilteredList<ActivityPlan, { readonly state: string }>
  /** The plan that the leader is asked whether to withdraw. */
  withdrawn: ActivityPlan | null = null
  isWithdrawing = false
  readonly resources: Resources
  private wasShown = false

  constructor(
    @inject(ActivityPlansGateway) gateway: ActivityPlansGateway,
    @inject(WithdrawPlan) private readonly withdrawPlan: WithdrawPlan,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.planning = new Loadable((signal) => gateway.planning(this.teamId, signal))
    this.plans = new FilteredList({
      navigator,
      defaults: { state: '' },
      load: ({ state }, request, signal) =>
        gateway.list(this.teamId, state === 'refused' ? 'refused' : 'submitted', request, signal),
      keyOf: ({ id }) => id,
    })
    this.resources = {
      planning: resetResource(forMembers(session, this.planning)),
      plans: forMembers(session, resetResource(this.plans)),
    }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Whether the visitor does not lead the team, and has nothing to see here. */
  get isOthers(): boolean {
    return this.planning.state === 'failed' && this.planning.failure?.code === 'not-yours'
  }

  applyLocation({ params }: ScreenLocation): void {
    this.teamId = params['id'] ?? ''
  }

  /** Reloads the list, since a plan may have been made or changed on another screen. */
  onArrival(): void {
    if (this.wasShown) void this.refresh()
    this.wasShown = true
  }

  ask(plan: ActivityPlan | null): void {
    this.withdrawn = plan
  }

  async withdraw(): Promise<void> {
    if (this.withdrawn === null || this.isWithdrawing) return
    this.isWithdrawing = true
    await this.withdrawPlan.execute(this.withdrawn.id, { refresh: this.refresh })
    runInAction(() => {
      this.isWithdrawing = false
      this.withdrawn = null
    })
  }

  async refresh(): Promise<void> {
    await Promise.all([this.planning.load(), this.plans.refresh()])
  }
}
