import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { LeadActivities } from '../../../../application/civic/activities/lead-activities'
import type { Form } from '../../../../application/frame/forms/form'
import { PlainForms } from '../../../../application/frame/forms/plain-forms'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import type { Resources } from '../../../../application/frame/shared/resource'
import { TeamActs } from '../../../../application/civic/teams/team-acts'
import { TeamsGateway, type LeaderDecision } from '../../../../application/civic/teams/teams-gateway'
import type { Activity, ActivityCard } from '../../../../domain/civic/activities/activity'
import type { LeaderActivityAct } from '../../../../domain/civic/activities/activity-lifecycle'
import { success } from '../../../../domain/frame/shared/result'
import type { LeaderAct } from '../../../../domain/civic/teams/membership-lifecycle'
import { checkReason, type ReasonForm, type Team, type TeamMember } from '../../../../domain/civic/teams/team'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'

/** A decision whose reason is being written. */
export interface WrittenDecision {
  readonly act: Extract<LeaderAct, 'refuse' | 'remove'>
  readonly form: Form<ReasonForm, ReasonForm, Team>
}

/** An activity that the leader calls off or ends. */
export interface EndedActivity {
  readonly act: LeaderActivityAct
  readonly activity: ActivityCard
  readonly form: Form<ReasonForm, ReasonForm, Activity>
}

/** S116: the applicants and members of a team, for its leader. */
export class TeamManagerViewModel implements ScreenViewModel {
  id = ''
  readonly team: Loadable<Team>
  /** Future and current activities (`tab=activities`), or past ones. */
  readonly activities: PagedList<ActivityCard>
  /** The applicants at first; the members with `tab=members`. */
  readonly people: FilteredList<TeamMember, { readonly tab: string }>
  showsOver = false
  /** The id of the applicant who is being approved. */
  approving: string | null = null
  written: WrittenDecision | null = null
  /** The member whose menu is open. */
  managed: TeamMember | null = null
  /** The member chosen to lead the team, while the leader is asked to confirm. */
  successor: TeamMember | null = null
  /** Whether an offer to lead the team is being made or taken back. */
  isOffering = false
  /** The activity that is being called off or ended. */
  activityToEnd: EndedActivity | null = null
  readonly resources: Resources

  constructor(
    @inject(TeamsGateway) gateway: TeamsGateway,
    @inject(TeamActs) private readonly acts: TeamActs,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(LeadActivities) private readonly leadActivities: LeadActivities,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.team = new Loadable((signal) => gateway.team(this.id, signal))
    this.people = new FilteredList({
      navigator,
      defaults: { tab: '' },
      load: async ({ tab }, request, signal) =>
        tab === 'activities'
          ? success({ items: [], nextCursor: null })
          : await gateway.members(this.id, tab === 'members' ? 'member' : 'pending', request, signal),
      keyOf: ({ id }) => id,
    })
    this.activities = new PagedList(
      (cursor, signal) => leadActivities.ofTeam(this.id, this.showsOver, cursor, signal),
      ({ id }) => id,
    )
    this.resources = {
      team: {
        open: (location, signal) => this.load(location, signal),
        onLocationChange: (location) => this.people.onLocationChange(location),
      },
    }
    observe(this)
  }

  get isLeader(): boolean {
    return this.team.value?.standing === 'leader'
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  async approve({ id: userId }: TeamMember): Promise<void> {
    if (this.approving !== null) return
    this.approving = userId
    await this.decide({ userId, act: 'approve', reason: '' }, this.forms.newKey())
    runInAction(() => (this.approving = null))
  }

  /** Opens the form for the leader's reason. */
  write(act: WrittenDecision['act'], { id: userId }: TeamMember): void {
    this.managed = null
    const form = this.forms.make<ReasonForm, ReasonForm, Team>({
      name: `${act}-membership:${this.id}:${userId}`,
      needs: 'member',
      values: { text: '' },
      check: checkReason,
      send: ({ text }, key) => this.decide({ userId, act, reason: text }, key),
      onSent: this.close,
    })
    this.written = { act, form }
    void form.open()
  }

  manage(member: TeamMember | null): void {
    this.managed = member
  }

  close(): void {
    this.written = null
  }

  chooseSuccessor(member: TeamMember | null): void {
    this.managed = null
    this.successor = member
  }

  /** Asks the chosen successor to lead the team. */
  async offerLead(): Promise<void> {
    if (this.successor !== null) await this.decideOffer('offerLead', this.successor.id)
  }

  async withdrawOffer(): Promise<void> {
    const offer = this.team.value?.offer ?? null
    if (offer !== null) await this.decideOffer('withdrawOffer', offer.to.id)
  }

  /** Selects a tab and reloads its list, since another screen, or an act in another tab, may have changed it. */
  choose(tab: string): void {
    this.people.choose({ tab })
    if (tab === 'activities') void this.activities.start()
    else if (this.people.list.state === 'ready') void this.people.refresh()
  }

  async refresh(): Promise<void> {
    this.close()
    await this.team.load()
    if (this.isLeader) await this.people.refresh()
  }

  /** Opens the form in which the leader calls an activity off, or the question whether to end it. */
  endActivity(act: LeaderActivityAct, activity: ActivityCard): void {
    const form = this.forms.make<ReasonForm, ReasonForm, Activity>({
      name: `${act}-activity:${activity.id}`,
      needs: 'member',
      values: { text: '' },
      check: (values) => (act === 'callOff' ? checkReason(values) : success(values)),
      send: ({ text }, key) =>
        this.leadActivities.execute(act, activity.id, text, key, { refresh: () => this.activities.start() }),
      onSent: () => {
        this.keepActivity()
        void this.activities.start()
      },
    })
    this.activityToEnd = { act, activity, form }
    void form.open()
  }

  /** Shows past activities, whose attendance may still wait for the leader. */
  showOver(over: boolean): void {
    this.showsOver = over
    void this.activities.start()
  }

  keepActivity(): void {
    this.activityToEnd = null
  }

  private async load(location: ScreenLocation, signal?: CancelSignal): Promise<void> {
    await this.team.load(signal)
    if (!this.isLeader) return
    await this.people.open(location, signal)
    if (this.people.filters.tab === 'activities') await this.activities.start(signal)
  }

  private async decideOffer(act: 'offerLead' | 'withdrawOffer', userId: string): Promise<void> {
    if (this.isOffering) return
    this.isOffering = true
    const decision = { userId, act, reason: '' }
    const outcome = await this.acts.decide(this.id, decision, this.forms.newKey(), { refresh: this.refresh })
    runInAction(() => {
      this.isOffering = false
      this.successor = null
      if (outcome.ok) this.team.set(outcome.value)
    })
  }

  private async decide(decision: LeaderDecision, key: string): Promise<Outcome<Team>> {
    const outcome = await this.acts.decide(this.id, decision, key, { refresh: this.refresh })
    if (outcome.ok) {
      this.team.set(outcome.value)
      this.people.remove(decision.userId)
      await this.people.refresh()
    }
    return outcome
  }
}
