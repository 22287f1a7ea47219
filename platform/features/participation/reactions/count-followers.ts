import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { follows } from './reactions.schema'

/** Counts the members who follow something, for a row that is written again after it was withdrawn. */
export async function countFollowers(
  database: Database,
  kind: (typeof follows.$inferSelect)['kind'],
  id: string,
): Promise<number> {
  const ofIt = and(eq(follows.kind, kind), eq(follows.targetId, id))
  return (await queriesOf(database).readValue(build.select({ count: count() }).from(follows).where(ofIt))) ?? 0
}
