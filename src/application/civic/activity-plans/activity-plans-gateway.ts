import type { ActivityPlan, CheckedPlan } from '../../../domain/civic/activity-plans/activity-plan'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** What the leader of a team may plan. */
export interface Planning {
  readonly team: { readonly id: string; readonly name: string }
  /** Whether the office looks at a plan before everybody sees it. */
  readonly needsApproval: boolean
  /** How many more activities the team may have planned or to come. */
  readonly left: number
  /** How many plans wait for the office or were refused by it. */
  readonly waiting: number
  /** The limit that keeps the leader from planning once more. */
  readonly limit: ReachedLimit | null
}

/** The team for which an activity is planned, and the activity whose pictures it takes over. */
export interface PlanOrigin {
  readonly teamId: string
  readonly copyOf: string | null
}

/** Plans of activities, which only the leader of their team sees until they are approved. */
export interface ActivityPlansGateway {
  planning(teamId: string, signal?: CancelSignal): Promise<Outcome<Planning>>
  list(
    teamId: string,
    state: 'submitted' | 'refused',
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ActivityPlan>>>
  plan(id: string, signal?: CancelSignal): Promise<Outcome<ActivityPlan>>
  /** Answers with an activity for each time that it is repeated, the first one first. */
  create(origin: PlanOrigin, plan: CheckedPlan, key: string): Promise<Outcome<readonly ActivityPlan[]>>
  change(id: string, plan: CheckedPlan): Promise<Outcome<ActivityPlan>>
  withdraw(id: string, key: string): Promise<Outcome<true>>
}
export const ActivityPlansGateway = port<ActivityPlansGateway>('ActivityPlansGateway')
