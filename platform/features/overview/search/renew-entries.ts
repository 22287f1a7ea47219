import { asc } from 'drizzle-orm'
import { foundKindOf, isFoundThing } from '../../../../src/domain/overview/search/found-kinds'
import type { Database } from '../../../kernel/database/client'
import { isBeyond, limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { FoundSource } from '../../../kernel/search/found-source'
import { renewThings } from '../../frame/search-index/found-things'
import { reindexPublisher, renewContents } from '../../frame/search-index/index-contents'
import { searchEntries } from '../../frame/search-index/search-index.schema'

const batchSize = 500

/** Makes some entries of the index anew, and returns where the next ones begin; null after the last. */
export async function renewEntries(
  database: Database,
  sources: readonly FoundSource[],
  after: string,
): Promise<string | null> {
  const { type, id, contentId, organisationId, hostId } = searchEntries
  const [, afterType = '', afterId = ''] = /^(-?\d+)\/([^]*)$/.exec(after) ?? []
  const rows = await queriesOf(database).read(
    build
      .select({ type, id, contentId, organisationId, hostId })
      .from(searchEntries)
      .where(isBeyond('>', [type, id], after === '' ? null : [Number(afterType), afterId]))
      .orderBy(asc(type), asc(id))
      .limit(limitOf(batchSize)),
  )
  const last = rows.at(-1)
  if (last === undefined) return null
  await database.transaction(async (transaction) => {
    await renewContents(
      transaction,
      rows.flatMap((row) => row.contentId ?? []),
    )
    for (const row of rows) {
      if (row.organisationId !== null) await reindexPublisher(transaction, 'organisation', row.organisationId)
      if (row.hostId !== null) await reindexPublisher(transaction, 'host', row.hostId)
    }
    const things = rows.filter((row) => row.contentId === null && row.organisationId === null && row.hostId === null)
    for (const code of new Set(things.map((row) => row.type))) {
      const kind = foundKindOf(code)
      const ids = things.filter((row) => row.type === code).map((row) => row.id)
      if (kind !== null && isFoundThing(kind)) await renewThings(transaction, kind, sources, ids)
    }
  })
  return `${last.type}/${last.id}`
}
