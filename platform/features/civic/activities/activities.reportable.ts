import { and, eq, inArray } from 'drizzle-orm'
import { publicActivityStates } from '../../../../src/domain/civic/activities/activity-lifecycle'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { teams } from '../teams/teams.schema'
import { activities } from './activities.schema'
import { takeDownActivity } from './take-down-activity'

/** What the leader of a team wrote of an activity; nobody answers for one of the city itself. */
export const reportableActivities: ReportableKind = {
  kind: 'activity',
  find: async (database, ids) => {
    const { id, title, intro, requirements, placeName, pictures } = activities
    const found = await queriesOf(database).read(
      build
        .select({ id, title, intro, requirements, placeName, pictures, authorId: teams.leaderId, team: teams.name })
        .from(activities)
        .leftJoin(teams, eq(teams.id, activities.teamId))
        .where(and(isOneOf(id, ids), inArray(activities.state, [...publicActivityStates]))),
    )
    return found.map((activity) => ({
      id: activity.id,
      authorId: activity.authorId,
      text: [activity.title, activity.intro, activity.requirements, activity.placeName]
        .map((words) => words['zh-CN'])
        .filter((words) => words !== '')
        .join('\n'),
      place: activity.team?.['zh-CN'] ?? '',
      pictures: activity.pictures,
    }))
  },
  remove: takeDownActivity,
}
