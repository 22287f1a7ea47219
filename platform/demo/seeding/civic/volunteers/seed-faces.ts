import { and, asc, desc, eq, inArray, like, not } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { activityMembers } from '../../../../features/civic/activities/activities.schema'
import { circleMembers } from '../../../../features/civic/circles/circles.schema'
import { rankingSums } from '../../../../features/civic/rankings/rankings.schema'
import { teamMembers } from '../../../../features/civic/teams/teams.schema'
import { volunteers } from '../../../../features/civic/volunteers/volunteers.schema'
import { comments } from '../../../../features/participation/comments/comments.schema'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { users } from '../../../../kernel/members/members.schema'
import { demoVolunteerLook, demoVolunteers } from '../../../content/volunteers'
import { facesApart } from '../../../faces'
import { dateOfPast } from '../../../city-day'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { demoVolunteerId } from './seed-volunteers'

export const facesDemo: DemoStep = {
  feature: 'volunteers',
  what: bilingual('志愿者的面孔', 'faces of volunteers'),
  seed: seedFaces,
}

/** The rankings of this month, this year and all years are shown. */
const shownPeriods = (now: Date): readonly string[] => {
  const today = dateOfPast(now)
  return [today.slice(0, 7), today.slice(0, 4), 'all']
}

/** Gives the volunteers faces that fit their names, and that differ from those beside them in the lists of the city. */
async function seedFaces(database: Database, now: Date): Promise<void> {
  const isVolunteer = like(users.id, 'volunteer-%')
  const others = await queriesOf(database).read(
    build.select({ id: users.id, avatar: users.avatar }).from(users).where(not(isVolunteer)),
  )
  const looks = Array.from(
    { length: demoVolunteers },
    (_, index) => [demoVolunteerId(index + 1), demoVolunteerLook(index)] as const,
  )
  const faces = facesApart(
    new Map(looks),
    await selectNeighbours(database, now),
    new Map(others.map(({ id, avatar }) => [id, avatar])),
  )
  for (const [id] of looks)
    await database
      .update(users)
      .set({ avatar: faces.get(id) ?? '' })
      .where(eq(users.id, id))
}

/** Selects the pairs of people who stand beside each other in a list, in the order in which it is shown. */
async function selectNeighbours(database: Database, now: Date): Promise<readonly (readonly [string, string])[]> {
  const queries = queriesOf(database)
  const { kind, period, subjectId, minutes, times } = rankingSums
  const ranked = (measure: PgColumn) =>
    queries.read(
      build
        .select({ list: period, person: subjectId })
        .from(rankingSums)
        .where(and(eq(kind, 'person'), inArray(period, shownPeriods(now))))
        .orderBy(asc(period), desc(measure), desc(subjectId)),
    )
  const found = [
    await ranked(minutes),
    await ranked(times),
    await queries.read(
      build
        .select({ list: volunteers.state, person: volunteers.id })
        .from(volunteers)
        .orderBy(asc(volunteers.state), desc(volunteers.registeredAt), desc(volunteers.id)),
    ),
    await queries.read(
      build
        .select({ list: activityMembers.activityId, person: activityMembers.userId })
        .from(activityMembers)
        .orderBy(asc(activityMembers.activityId), asc(activityMembers.joinedAt), asc(activityMembers.userId)),
    ),
    await queries.read(
      build
        .select({ list: teamMembers.teamId, person: teamMembers.userId })
        .from(teamMembers)
        .orderBy(asc(teamMembers.teamId), asc(teamMembers.state), asc(teamMembers.askedAt), asc(teamMembers.userId)),
    ),
    await queries.read(
      build
        .select({ list: circleMembers.circleId, person: circleMembers.userId })
        .from(circleMembers)
        .where(eq(circleMembers.state, 'member'))
        .orderBy(asc(circleMembers.circleId), asc(circleMembers.askedAt), asc(circleMembers.userId)),
    ),
    await queries.read(
      build
        .select({ list: comments.contentId, person: comments.userId })
        .from(comments)
        .orderBy(asc(comments.contentId), desc(comments.createdAt), desc(comments.id)),
    ),
  ]
  return found.flatMap((rows) =>
    rows.flatMap(({ list, person }, index) => {
      const before = rows[index - 1]
      return before?.list === list && before.person !== person ? [[before.person, person] as const] : []
    }),
  )
}
