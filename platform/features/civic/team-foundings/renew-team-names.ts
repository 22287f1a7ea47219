import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { isBeyond, limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { keyOfName } from './name-claims'
import { teamNames } from './team-foundings.schema'
import { alias } from 'drizzle-orm/pg-core'

const batchSize = 500
const other = alias(teamNames, 'other')

/**
 * Brings the kept names of teams into the form in which names are compared now, and returns where the next ones begin;
 * null after the last. Of two names that are one in it, the one that has the form already keeps it.
 */
export async function renewTeamNames(database: Database, after: string): Promise<string | null> {
  const rows = await queriesOf(database).read(
    build
      .select({ key: teamNames.key })
      .from(teamNames)
      .where(isBeyond('>', [teamNames.key], after === '' ? null : [after]))
      .orderBy(asc(teamNames.key))
      .limit(limitOf(batchSize)),
  )
  const last = rows.at(-1)
  if (last === undefined) return null
  for (const { key } of rows) {
    const renewed = keyOfName(key)
    if (renewed === key || renewed === '') continue
    await database
      .update(teamNames)
      .set({ key: renewed })
      .where(
        and(
          eq(teamNames.key, key),
          notExists(
            build
              .select({ one: sql`1` })
              .from(other)
              .where(eq(other.key, renewed)),
          ),
        ),
      )
  }
  return last.key
}
