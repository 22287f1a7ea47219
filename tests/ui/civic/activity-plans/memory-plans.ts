import type {
  ActivityPlansGateway,
  Planning,
  PlanOrigin,
} from '../../../../src/application/civic/activity-plans/activity-plans-gateway'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { ActivityPlan, CheckedPlan } from '../../../../src/domain/civic/activity-plans/activity-plan'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'

const hour = 3_600_000

export const plan = (id: string, more: Partial<ActivityPlan> = {}): ActivityPlan => ({
  id,
  team: { id: 't1', name: 'Herons' },
  state: 'submitted',
  kind: 'company',
  title: `Plan ${id}`,
  intro: 'Tea, and a chat about the news.',
  requirements: '',
  place: { name: 'Tea house', latitude: 26.42, longitude: 111.61 },
  enrolsAt: start,
  enrolsUntil: null,
  startsAt: start + 24 * hour,
  endsAt: start + 26 * hour,
  places: 8,
  joined: 0,
  shifts: [],
  pictures: [],
  reason: '',
  ...more,
})

/** A platform with a few plans; it records its calls, and fails on demand. */
export class MemoryPlans implements ActivityPlansGateway {
  plans: readonly ActivityPlan[] = [plan('1'), plan('2', { state: 'refused', reason: 'The hall is closed.' })]
  planned: Planning = { team: { id: 't1', name: 'Herons' }, needsApproval: true, left: 18, waiting: 2, limit: null }
  readonly calls: string[] = []
  readonly sent: CheckedPlan[] = []
  failing: Readonly<Record<string, Failure>> = {}

  planning = async (teamId: string) => this.answer(`planning ${teamId}`, this.planned)
  list = async (teamId: string, state: 'submitted' | 'refused') =>
    this.answer(`list ${teamId}/${state}`, {
      items: this.plans.filter((each) => each.state === state),
      nextCursor: null,
    })
  plan = async (id: string) => {
    const found = this.plans.find((each) => each.id === id)
    return found === undefined ? failure(failureOf('gone', { status: 403 })) : this.answer(`plan ${id}`, found)
  }
  create = async ({ teamId, copyOf }: PlanOrigin, sent: CheckedPlan) => {
    this.sent.push(sent)
    const state = this.planned.needsApproval ? 'submitted' : 'enrolling'
    return this.answer(`create ${teamId}${copyOf === null ? '' : ` like ${copyOf}`}`, [plan('9', { state })])
  }
  change = async (id: string, sent: CheckedPlan) => {
    this.sent.push(sent)
    return this.answer(
      `change ${id}`,
      plan(
        id,
        this.plans.find((each) => each.id === id),
      ),
    )
  }
  withdraw = async (id: string) => {
    this.plans = this.plans.filter((each) => each.id !== id)
    return this.answer(`withdraw ${id}`, true as const)
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const problem = this.failing[call.split(' ')[0] ?? '']
    return problem === undefined ? success(value) : failure(problem)
  }
}
