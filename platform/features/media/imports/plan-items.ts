import { eq } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { importedItems } from './imports.schema'
import { matchItems } from './match-items'
import type { KnownItem, MatchedItem } from './match-items'
import type { LeftOut, ReadFeed } from './reading/read-feed'
import type { ReadItem } from './reading/read-item'

type ItemRow = typeof importedItems.$inferSelect

/** An item of an earlier run, with what its content says. */
export interface ImportedItem extends KnownItem, Omit<ItemRow, 'guid' | 'link'> {
  /** The kind of its content, which it keeps; null while there is none. */
  readonly type: number | null
}

export type PlannedItem = MatchedItem<ImportedItem>

/** An item that cannot be read this often is given up until its feed changes it. */
export const mostFailures = 3

/**
 * Finds the items that are new, or say something else than before: those that failed last, what is new before what has
 * changed, the oldest first. Some feeds change with every reading, and what is new would never have its turn.
 */
export async function planItems(database: Database, importId: string, { items }: ReadFeed) {
  const rows = await queriesOf(database).read(
    build
      .select({
        row: importedItems,
        ...{ title: contents.title, summary: contents.summary, type: contents.type },
        publishedAt: contents.publishedAt,
      })
      .from(importedItems)
      .leftJoin(contents, eq(contents.id, importedItems.contentId))
      .where(eq(importedItems.importId, importId)),
  )
  const known = rows.map(({ row, title, summary, type, publishedAt }): ImportedItem => ({
    ...row,
    ...{ title: title?.en ?? null, summary: summary?.en ?? null, publishedAt: publishedAt?.getTime() ?? null, type },
  }))
  const { matched, leftOut } = matchItems(items, known)
  const givenUp = matched.filter(({ item, before }) => before !== null && isGivenUp(before, item))
  return {
    planned: matched
      .filter(({ item, before }) => before === null || !isSettled(before, item))
      .sort(
        (one, other) =>
          (one.before?.failures ?? 0) - (other.before?.failures ?? 0) ||
          Number(isNew(other)) - Number(isNew(one)) ||
          one.item.publishedAt - other.item.publishedAt,
      ),
    leftOut: [
      ...leftOut,
      ...givenUp.map(({ item }): LeftOut => ({
        title: item.title,
        reason: `it could not be read ${mostFailures} times; its next change is tried`,
      })),
    ],
  }
}

/** Whether nothing was made of an item yet. */
export const isNew = ({ before }: PlannedItem): boolean => before?.contentId == null

const isGivenUp = ({ digest, failures }: ImportedItem, item: ReadItem): boolean =>
  digest === item.digest && failures >= mostFailures

/** Whether nothing is to be done for an item: it says the same as before, could never be read, or was taken back. */
const isSettled = (before: ImportedItem, item: ReadItem): boolean =>
  before.withdrawnAt !== null || isGivenUp(before, item) || (before.digest === item.digest && before.failures === 0)
