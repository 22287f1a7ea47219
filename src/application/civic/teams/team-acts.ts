import { inject } from 'inversify'
import type { OwnTeamAct } from '../../../domain/civic/teams/membership-lifecycle'
import type { Team } from '../../../domain/civic/teams/team'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import { Intents } from '../../frame/session/access/intents'
import type { Outcome } from '../../frame/shared/failure'
import type { NoticeCode } from '../../frame/shared/notice-codes'
import { NoticesStore } from '../../frame/shared/notices.store'
import { TeamsGateway, type LeaderDecision } from './teams-gateway'
import { teamNotices } from './team-notices'

const doneNotices = {
  join: teamNotices['team-asked'],
  withdraw: teamNotices['team-request-withdrawn'],
  leave: teamNotices['team-left'],
  approve: teamNotices['applicant-approved'],
  refuse: teamNotices['applicant-refused'],
  remove: teamNotices['member-removed'],
  offerLead: teamNotices['lead-offered'],
  withdrawOffer: teamNotices['offer-withdrawn'],
  acceptLead: teamNotices['lead-accepted'],
  declineLead: teamNotices['lead-declined'],
} as const satisfies Record<OwnTeamAct | LeaderDecision['act'], NoticeCode>

const intent = 'join-team'

/** The acts on memberships of a team. */
export class TeamActs {
  constructor(
    @inject(TeamsGateway) private readonly gateway: TeamsGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** Performs one of the visitor's own acts. A guest's request to join is sent when they return from the login. */
  async execute(id: string, act: OwnTeamAct, key: string, refreshing: ShownCase): Promise<Team | null> {
    const joining = { kind: intent, target: id, payload: null }
    if (act === 'join' && !this.intents.requireMember(joining)) return null
    const outcome = await this.caseAct.after(await this.gateway.act(id, act, key), refreshing)
    if (act === 'join') this.intents.saveIfExpired(joining, outcome)
    return this.done(outcome, doneNotices[act])
  }

  /**
   * Whether a request to join was interrupted by the login and can be sent now. True only once, because the stored
   * intent is removed.
   */
  consumeJoinIntent(id: string): boolean {
    return this.intents.mayAct('member') && this.intents.consume(intent, id) !== null
  }

  /** Sends a decision of the leader. */
  async decide(id: string, decision: LeaderDecision, key: string, refreshing: ShownCase): Promise<Outcome<Team>> {
    const outcome = await this.caseAct.after(await this.gateway.decide(id, decision, key), refreshing)
    this.done(outcome, doneNotices[decision.act])
    return outcome
  }

  private done(outcome: Outcome<Team>, notice: NoticeCode): Team | null {
    if (outcome.ok) this.notices.show({ code: notice }, 'success')
    else this.caseAct.tellFailure(outcome.reason)
    return outcome.ok ? outcome.value : null
  }
}
