import { and, asc, eq, inArray } from 'drizzle-orm'
import { comingStates } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { FoundSource } from '../../../kernel/search/found-source'
import { teams } from '../teams/teams.schema'
import { activities } from './activities.schema'
import { organisationOfActivity } from './service-hosts'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

/** Finds future and past activities, except those that wait for the office or were cancelled. */
export const foundActivities: FoundSource = {
  kind: 'activity',
  select: async (database, fits, limit) => {
    const { id, title, intro, placeName, pictures, startsAt, endsAt, state } = activities
    const rows = await queriesOf(database).read(
      build
        .select({
          id,
          title,
          intro,
          placeName,
          pictures,
          startsAt,
          endsAt,
          state,
          organisationId: organisationOfActivity,
        })
        .from(activities)
        .leftJoin(teams, eq(teams.id, activities.teamId))
        .where(and(inArray(state, [...comingStates, 'ended']), fits(id)))
        .orderBy(asc(id))
        .limit(limit),
    )
    return rows.map(({ title: name, intro: text, placeName: place, pictures: [picture = null], ...activity }) => ({
      ...{ id: activity.id, name, text, more: [place], picture, organisationId: activity.organisationId },
      at: activity.startsAt,
      endedAt: activity.state === 'ended' ? activity.endsAt : null,
    }))
  },
}
