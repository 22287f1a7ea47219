import { activityTools } from '../../../support/activities'
import { teamTools } from '../../../support/teams'
import { teamMembers } from '../../../../platform/features/civic/teams/teams.schema'
import type { Callers } from '../gateway-table'

/** A team that volunteer-400 leads, with volunteer-403 in it. */
export const team = async ({ platform, row }: Callers<object>) => {
  const id = `team-of-${row}`
  const tools = teamTools(platform)
  await tools.create(id, { id: 'volunteer-400', token: '' }, 'Night readers')
  const at = platform.clock.now()
  await platform.database
    .insert(teamMembers)
    .values({ teamId: id, userId: 'volunteer-403', state: 'member', askedAt: at, updatedAt: at })
  return id
}
/** An activity of a team of volunteer-400, which begins in half an hour unless a time is given. */
export const activity = async (by: Callers<object>, change: object = {}) =>
  activityTools(by.platform).make({ teamId: await team(by), id: `activity-of-${by.row}`, starts: 1_200_000, ...change })
