import {
  changeActivityPlan,
  getActivityPlan,
  getPlanning,
  listActivityPlans,
  planActivity,
  withdrawActivityPlan,
} from '../../contract/activity-plans'
import { configurations } from '../../platform/kernel/site/site.schema'
import { there } from './activities'
import type { TestPlatform } from './platform'

interface Who {
  readonly token: string
}

const hour = 3_600_000
/** Counts the idempotency keys of all tests of a file. */
let keys = 0

/** Helpers for tests of the planning of activities. */
export function planTools(platform: TestPlatform) {
  const key = () => ({ 'idempotency-key': `plan-key-${(keys += 1)}`, 'x-language': 'en' })
  const english = { 'x-language': 'en' }
  /** A plan that keeps the rules, for tomorrow at the same hour. */
  const plan = (change: object = {}, starts = 24 * hour) => {
    const from = (hours: number) => new Date(platform.clock.now().getTime() + hours).toISOString()
    return {
      kind: 'company',
      title: 'Reading the paper',
      intro: 'The news, a chat and a pot of tea.',
      requirements: '',
      place: { name: 'Tea house', ...there },
      enrols_at: null,
      enrols_until: null,
      starts_at: from(starts),
      ends_at: from(starts + 2 * hour),
      places: 5,
      pictures: [],
      kept: [],
      ...change,
    }
  }
  return {
    plan,
    /** Sets whether the office of the site looks at activities and names first. */
    configure: async (approves: boolean) => {
      const value = { approve_activities: approves, approve_team_names: approves }
      await platform.database
        .insert(configurations)
        .values({ code: 'volunteering', value })
        .onConflictDoUpdate({ target: configurations.code, set: { value } })
    },
    send: (who: Who, teamId: string, change: object = {}, repeat: object = { every: 'once', times: 2 }) =>
      platform.call(planActivity, {
        token: who.token,
        headers: key(),
        body: { team_id: teamId, copy_of: null, repeat, ...plan(), ...change },
      }),
    change: (who: Who, id: string, change: object = {}, starts?: number) =>
      platform.call(changeActivityPlan, {
        token: who.token,
        headers: english,
        path: { id },
        body: plan(change, starts),
      }),
    read: (who: Who, id: string) =>
      platform.call(getActivityPlan, { token: who.token, headers: english, path: { id } }),
    list: (who: Who, teamId: string, state = 'submitted') =>
      platform.call(listActivityPlans, { token: who.token, headers: english, query: { team_id: teamId, state } }),
    planning: (who: Who, teamId: string) =>
      platform.call(getPlanning, { token: who.token, headers: english, query: { team_id: teamId } }),
    withdraw: (who: Who, id: string) =>
      platform.call(withdrawActivityPlan, { token: who.token, headers: key(), body: { id } }),
  }
}
