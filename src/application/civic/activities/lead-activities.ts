import { inject } from 'inversify'
import type { Activity, ActivityCard } from '../../../domain/civic/activities/activity'
import type { LeaderActivityAct } from '../../../domain/civic/activities/activity-lifecycle'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import type { Page } from '../../frame/shared/page'
import { ActivitiesGateway } from './activities-gateway'
import { activityNotices } from './activity-notices'

const doneNotices = {
  callOff: activityNotices['activity-called-off'],
  endEarly: activityNotices['activity-ended'],
} as const

/** A team's activities, and its leader's acts on them. */
export class LeadActivities {
  constructor(
    @inject(ActivitiesGateway) private readonly gateway: ActivitiesGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** @param over True lists the activities that are over; false those to come or under way. */
  ofTeam(
    teamId: string,
    over: boolean,
    cursor: string | undefined,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ActivityCard>>> {
    return this.gateway.ofTeam(teamId, over, cursor === undefined ? {} : { cursor }, signal)
  }

  async execute(
    act: LeaderActivityAct,
    id: string,
    reason: string,
    key: string,
    refreshing: ShownCase,
  ): Promise<Outcome<Activity>> {
    const outcome = await this.caseAct.after(await this.gateway.performLeaderAct(act, id, reason, key), refreshing)
    if (outcome.ok) this.notices.show({ code: doneNotices[act] }, 'success')
    return outcome
  }
}
