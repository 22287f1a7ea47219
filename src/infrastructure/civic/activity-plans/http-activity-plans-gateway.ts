import { inject } from 'inversify'
import {
  changeActivityPlan,
  getActivityPlan,
  getPlanning,
  listActivityPlans,
  planActivity,
  withdrawActivityPlan,
  type activityPlanSchema,
} from '../../../../contract/activity-plans'
import type { ActivityPlansGateway, PlanOrigin } from '../../../application/civic/activity-plans/activity-plans-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { ActivityPlan, CheckedPlan } from '../../../domain/civic/activity-plans/activity-plan'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Decoded } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpActivityPlansGateway implements ActivityPlansGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  planning(teamId: string, signal?: CancelSignal) {
    return this.http.send(getPlanning, { failures, query: { teamId }, signal })
  }

  async list(teamId: string, state: 'submitted' | 'refused', request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, teamId, state }
    const answer = await this.http.send(listActivityPlans, { failures, query, signal })
    return mapped(answer, pageOf(planOf))
  }

  async plan(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getActivityPlan, { failures, path: { id }, signal })
    return mapped(answer, ({ plan }) => planOf(plan))
  }

  async create({ teamId, copyOf }: PlanOrigin, plan: CheckedPlan, idempotencyKey: string) {
    const body = { teamId, copyOf, repeat: plan.repeat, ...bodyOf(plan) }
    const answer = await this.http.send(planActivity, { failures, body, idempotencyKey })
    return mapped(answer, ({ plans }) => plans.map(planOf))
  }

  async change(id: string, plan: CheckedPlan) {
    const answer = await this.http.send(changeActivityPlan, { failures, path: { id }, body: bodyOf(plan) })
    return mapped(answer, ({ plan: changed }) => planOf(changed))
  }

  async withdraw(id: string, idempotencyKey: string) {
    const answer = await this.http.send(withdrawActivityPlan, { failures, body: { id }, idempotencyKey })
    return partOf(answer, 'withdrawn')
  }
}

const wireTime = (instant: number) => new Date(instant).toISOString()
const wireMoment = (instant: number | null) => (instant === null ? null : wireTime(instant))

function bodyOf({ kind, title, intro, requirements, place, places, pictures, kept, ...times }: CheckedPlan) {
  return {
    ...{ kind, title, intro, requirements, place, places, pictures: [...pictures], kept: [...kept] },
    shifts: times.shifts.map(({ id, name, places: most, startsAt, endsAt }) => ({
      ...{ id, name, places: most },
      startsAt: wireMoment(startsAt),
      endsAt: wireMoment(endsAt),
    })),
    enrolsAt: wireMoment(times.enrolsAt),
    enrolsUntil: wireMoment(times.enrolsUntil),
    startsAt: wireTime(times.startsAt),
    endsAt: wireTime(times.endsAt),
  }
}

function planOf(plan: Decoded<typeof activityPlanSchema>): ActivityPlan {
  const { id, team, state, kind, title, intro, requirements, place, places, joined, pictures, reason } = plan
  return {
    ...{ id, team, state, kind, title, intro, requirements, place, places, joined, pictures, reason },
    enrolsAt: plan.enrolsAt,
    enrolsUntil: plan.enrolsUntil,
    startsAt: plan.startsAt,
    endsAt: plan.endsAt,
    shifts: plan.shifts.map(({ startsAt, endsAt, ...shift }) => ({
      ...{ id: shift.id, name: shift.name, places: shift.places, joined: shift.joined },
      startsAt,
      endsAt,
    })),
  }
}
