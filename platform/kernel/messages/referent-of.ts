import { and, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Localised } from '../database/schema/localised'
import { isOneOf } from '../database/expressions'
import { build } from '../database/statement'
import { asWritten } from '../shared/as-written'
import type { MessageReferent } from './message-referent'

interface ReadWords extends Pick<MessageReferent, 'kind' | 'is'> {
  readonly id: PgColumn
  /** The column with its words, in the site's languages or as they were written; a null is nothing to show. */
  readonly words: PgColumn
  /** The column with the picture of whoever can be the sender of a message. */
  readonly picture?: PgColumn
  /** The condition under which a reader sees a row; all are seen without one. */
  readonly isShownTo?: (readerId: string) => SQL | undefined
}

interface ReadRow {
  readonly id: string
  readonly words: Localised | string | null
  readonly picture?: string
}

/** A referent whose words stand in a column of its table. */
export const referentOf = ({ kind, is, id, words, picture, isShownTo }: ReadWords): MessageReferent => ({
  kind,
  is,
  read: async (queries, ids, readerId) => {
    const rows = await queries.read(
      build
        .select({ id, words, ...(picture === undefined ? {} : { picture }) })
        .from(id.table)
        .where(and(isOneOf(id, ids), isShownTo?.(readerId))),
    )
    return (rows as ReadRow[]).flatMap(({ words: read, ...row }) =>
      read === null ? [] : { ...row, words: typeof read === 'string' ? asWritten(read) : read },
    )
  },
})
