import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { sources } from '../../../kernel/uploads/uploads.schema'
import type { SourceRow } from './keep-upload'

/** Selects those of the member's uploads with these ids that are available. */
export async function selectOwnUploads(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<SourceRow[]> {
  return await queriesOf(database).read(
    build
      .select()
      .from(sources)
      .where(and(inArray(sources.id, [...ids]), eq(sources.userId, userId), eq(sources.state, 'there'))),
  )
}
