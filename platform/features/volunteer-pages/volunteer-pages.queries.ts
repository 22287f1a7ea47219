import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import type { Language } from '../../database/schema/localised'
import { users } from '../session/session.schema'
import { teamMembers, teams } from '../teams/teams.schema'
import { volunteers } from '../volunteers/volunteers.schema'

/** A member, and since when they are an approved volunteer; undefined for nobody. */
export async function selectMember(database: Database, id: string) {
  const [row] = await database
    .select({ id: users.id, nickname: users.nickname, avatar: users.avatar, since: volunteers.registeredAt })
    .from(users)
    .leftJoin(volunteers, and(eq(volunteers.id, users.id), eq(volunteers.state, 'approved')))
    .where(eq(users.id, id))
  return row
}

export async function selectTeamsOfVolunteer(database: Database, userId: string, language: Language, limit: number) {
  const rows = await database
    .select({ id: teams.id, name: teams.name, logo: teams.logo })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.state, 'member')))
    .orderBy(asc(teamMembers.askedAt), asc(teams.id))
    .limit(limit)
  return rows.map(({ name, ...team }) => ({ ...team, name: name[language] }))
}
