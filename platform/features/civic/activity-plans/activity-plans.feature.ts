import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/activity-plans'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { requireLeader } from '../teams/require-leader'
import { changeActivityPlan } from './change-activity-plan'
import { planActivity, planLimit } from './plan-activity'
import { planOf, readPlan, readPlanning, readPlans, selectPlans } from './read-plan'
import { withdrawActivityPlan } from './withdraw-activity-plan'

/** The planning of activities by the leaders of teams. */
export const activityPlansFeature: PlatformFeature = { name: 'activity-plans', routes: activityPlansRoutes }

function activityPlansRoutes(app: FastifyInstance): void {
  const { now } = app.platform

  serve(app, contract.getPlanning, async ({ database, query, caller }) => {
    const { id } = caller.require()
    await requireLeader(database, query.team_id, id)
    const planning = await readPlanning(database, query.team_id, caller.language)
    return { ...planning, limit: await planLimit.readReached(database, id, now()) }
  })

  serve(app, contract.listActivityPlans, async ({ database, query, caller }) => {
    const { team_id: teamId, state, page_size: size } = query
    await requireLeader(database, teamId, caller.require().id)
    const page = { limit: size + 1, after: cursorValues(query.cursor, 'ts') }
    const rows = await selectPlans(database, { teamId, state }, page)
    return listPage(
      rows,
      size,
      ({ activity }) => [activity.startsAt.toISOString(), activity.id],
      (row) => planOf(row, caller.language),
    )
  })

  serve(app, contract.getActivityPlan, async ({ database, path, caller }) => ({
    plan: await readPlan(database, caller.require().id, path.id, caller.language),
  }))

  serve(app, contract.planActivity, async ({ database, body, caller }) => {
    const { id } = caller.require()
    const ids = await planActivity(database, id, body, now())
    return { plans: await readPlans(database, ids, caller.language) }
  })

  serve(app, contract.changeActivityPlan, async ({ database, path, body, caller }) => {
    const { id } = caller.require()
    await changeActivityPlan(database, id, { id: path.id, language: caller.language, body }, now())
    return { plan: await readPlan(database, id, path.id, caller.language) }
  })

  serve(app, contract.withdrawActivityPlan, async ({ database, body, caller }) => {
    await withdrawActivityPlan(database, caller.require().id, body.id, now())
    return { withdrawn: true as const }
  })
}
