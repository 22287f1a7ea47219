import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../../kernel/database/client'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { endOwnMembership } from './membership-acts'
import { teamMembers, teams } from './teams.schema'

export async function selectLed(database: Database, userId: string) {
  return await database
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(eq(teams.leaderId, userId))
    .orderBy(asc(teams.id))
}

/** The teams that somebody belongs to or asked to join, in one order for everybody, so that no two wait for each other. */
export async function selectMemberships(database: Database, userId: string) {
  return await database
    .select({ teamId: teamMembers.teamId, state: teamMembers.state })
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, userId), inArray(teamMembers.state, ['member', 'pending'])))
    .orderBy(asc(teamMembers.teamId))
}

/**
 * Leaves every team of somebody, and withdraws their requests. A team that they lead stays with them, also one that
 * they were handed meanwhile; so does one that admitted them meanwhile, which is asked for again.
 */
export async function leaveTeams(transaction: Transaction, userId: string, at: Date): Promise<void> {
  const left = async () => {
    for (const { teamId, state } of await selectMemberships(transaction, userId))
      await unlessRefused(() =>
        endOwnMembership(transaction, userId, teamId, state === 'member' ? 'leave' : 'withdraw', at),
      )
  }
  await left()
  // Whose request was approved between reading and withdrawing it.
  await left()
}
