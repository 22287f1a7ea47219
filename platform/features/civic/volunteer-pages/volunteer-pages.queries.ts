import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isBeyond } from '../../../kernel/database/expressions'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { isFollowed } from '../../participation/reactions/is-followed'
import { isNotBlockedBy } from '../../people/privacy/block-people'
import { isRanked } from '../../people/privacy/privacy-settings'
import { teamMembers, teams } from '../teams/teams.schema'
import { volunteers } from '../volunteers/volunteers.schema'

/** Selects a member, and since when they have been an approved volunteer; undefined when there is no such member. */
export async function selectMember(database: Database, id: string) {
  return await queriesOf(database).readOne(
    build
      .select({
        id: users.id,
        nickname: users.nickname,
        avatar: users.avatar,
        followers: users.followers,
        since: volunteers.registeredAt,
      })
      .from(users)
      .leftJoin(volunteers, and(eq(volunteers.id, users.id), eq(volunteers.state, 'approved')))
      .where(and(eq(users.id, id), isNull(users.deletedAt))),
  )
}

/** Whether a member follows another one. */
export async function isFollowing(database: Database, viewer: string, id: string): Promise<boolean> {
  const row = await queriesOf(database).readOne(
    build
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isFollowed(viewer, 'member', users.id))),
  )
  return row !== null
}

export async function selectTeamsOfVolunteer(database: Database, userId: string, language: Language, limit: number) {
  const rows = await queriesOf(database).read(
    build
      .select({ id: teams.id, name: teams.name, logo: teams.logo })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(and(eq(teamMembers.userId, userId), eq(teamMembers.state, 'member')))
      .orderBy(asc(teamMembers.askedAt), asc(teams.id))
      .limit(limit),
  )
  return rows.map(({ name, ...team }) => ({ ...team, name: name[language] }))
}

/** Selects approved volunteers, the latest first: the index by state is read backwards. */
export async function selectVolunteers(
  database: Database,
  reader: string | null,
  limit: number,
  after: CursorValues | null,
) {
  return await queriesOf(database).read(
    build
      .select({ id: users.id, nickname: users.nickname, avatar: users.avatar, since: volunteers.registeredAt })
      .from(volunteers)
      .innerJoin(users, eq(users.id, volunteers.id))
      .where(
        and(
          eq(volunteers.state, 'approved'),
          isRanked(volunteers.id),
          isNotBlockedBy(reader, volunteers.id),
          isBeyond('<', [volunteers.registeredAt, volunteers.id], after),
        ),
      )
      .orderBy(desc(volunteers.registeredAt), desc(volunteers.id))
      .limit(limit),
  )
}

/** Selects people in the order of the ids. */
export async function selectPeople(database: Database, ids: readonly string[]) {
  const people = await queriesOf(database).read(
    build
      .select({ id: users.id, nickname: users.nickname, avatar: users.avatar })
      .from(users)
      .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt))),
  )
  return ids.flatMap((id) => people.find((person) => person.id === id) ?? [])
}
