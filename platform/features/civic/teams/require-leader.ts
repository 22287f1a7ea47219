import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { volunteers } from '../volunteers/volunteers.schema'
import { teams } from './teams.schema'

/**
 * Refuses a person who does not lead the team (403003), or is suspended as a volunteer (409001). Throws 403001 when
 * there is no such team.
 */
export async function requireLeader(database: Database, id: string, userId: string): Promise<void> {
  const team = await queriesOf(database).readOne(
    build
      .select({ leaderId: teams.leaderId, state: volunteers.state })
      .from(teams)
      .leftJoin(volunteers, eq(volunteers.id, teams.leaderId))
      .where(eq(teams.id, id)),
  )
  if (team === null) throw new Refusal(errorCodes.gone)
  if (team.leaderId !== userId) throw new Refusal(errorCodes.notYours)
  if (team.state === 'suspended') throw new Refusal(errorCodes.stateRefuses, null, { state: 'suspended' })
}

export async function requireTeam(database: Database, id: string): Promise<void> {
  const team = await queriesOf(database).readOne(build.select({ id: teams.id }).from(teams).where(eq(teams.id, id)))
  if (team === null) throw new Refusal(errorCodes.gone)
}

/** Requires a team that can be joined: 403001 for an unknown one, 409001 with the state `closed` for a closed one. */
export async function requireOpenTeam(database: Database, id: string): Promise<void> {
  const team = await queriesOf(database).readOne(
    build.select({ closedAt: teams.closedAt }).from(teams).where(eq(teams.id, id)),
  )
  if (team === null) throw new Refusal(errorCodes.gone)
  if (team.closedAt !== null) throw new Refusal(errorCodes.stateRefuses, null, { state: 'closed' })
}

/** Locks a team that somebody leads, so that of handing it over, changing and closing it each sees the one before. */
export async function lockLedTeam(transaction: Transaction, leaderId: string, id: string) {
  const team = await queriesOf(transaction).readOne(
    build.select().from(teams).where(eq(teams.id, id)).for('no key update'),
  )
  if (team === null) throw new Refusal(errorCodes.gone)
  if (team.leaderId !== leaderId) throw new Refusal(errorCodes.notYours)
  return team
}
