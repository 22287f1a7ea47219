import { and, eq, isNull, sql } from 'drizzle-orm'
import { mostLedTeams } from '../../../../src/domain/civic/teams/lead-offer'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { teams } from './teams.schema'

/** How many teams somebody leads. */
export async function countLed(database: Database, userId: string): Promise<number> {
  const count = await queriesOf(database).readValue(
    build
      .select({ count: sql<number>`count(*)::int` })
      .from(teams)
      .where(and(eq(teams.leaderId, userId), isNull(teams.closedAt))),
  )
  return count ?? 0
}

/** Whether somebody leads as many teams as one may. */
export async function leadsEnough(database: Database, userId: string): Promise<boolean> {
  return (await countLed(database, userId)) >= mostLedTeams
}
