import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { endOwnMembership } from './membership-acts'
import { teamMembers, teams } from './teams.schema'

export async function selectLed(database: Database, userId: string) {
  return await queriesOf(database).read(
    build
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .where(eq(teams.leaderId, userId))
      .orderBy(asc(teams.id)),
  )
}

/**
 * Selects the teams that somebody belongs to or asked to join, in the same order for everybody, so that no two calls
 * deadlock.
 */
export async function selectMemberships(database: Database, userId: string) {
  return await queriesOf(database).read(
    build
      .select({ teamId: teamMembers.teamId, state: teamMembers.state })
      .from(teamMembers)
      .where(and(eq(teamMembers.userId, userId), inArray(teamMembers.state, ['member', 'pending'])))
      .orderBy(asc(teamMembers.teamId)),
  )
}

/**
 * Makes a member leave all their teams, and withdraws their requests to join. They stay in a team that they lead, even
 * if it was handed over to them only meanwhile.
 */
export async function leaveTeams(transaction: Transaction, userId: string, at: Date): Promise<void> {
  const leaveAll = async () => {
    for (const { teamId, state } of await selectMemberships(transaction, userId))
      await unlessRefused(() =>
        endOwnMembership(transaction, userId, teamId, state === 'member' ? 'leave' : 'withdraw', at),
      )
  }
  await leaveAll()
  // The second call leaves teams that approved a request after the first call read it and before it could withdraw it.
  await leaveAll()
}
