import { eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import type { WaitingCase } from '../../../kernel/operator/desk'

/** The columns of a table of what members wrote under contents. */
interface WrittenColumns {
  readonly id: AnyPgColumn<{ data: string | number; notNull: true }>
  readonly createdAt: AnyPgColumn<{ data: Date; notNull: true }>
  readonly userId: AnyPgColumn<{ data: string; notNull: true }>
  readonly text: AnyPgColumn<{ data: string; notNull: true }>
  readonly contentId: AnyPgColumn<{ data: string; notNull: true }>
}

/** Selects what members wrote under contents, as a desk shows it: each with its author and the title of the content. */
export async function selectWritten(
  database: Database,
  { id, createdAt, userId, text, contentId }: WrittenColumns,
  { where, order, limit }: { readonly where?: SQL | undefined; readonly order: readonly SQL[]; readonly limit: number },
): Promise<readonly WaitingCase[]> {
  const rows = await queriesOf(database).read(
    build
      .select({ id, createdAt, userId, text, nickname: users.nickname, title: contents.title })
      .from(id.table)
      .innerJoin(contents, eq(contents.id, contentId))
      .leftJoin(users, eq(users.id, userId))
      .where(where)
      .orderBy(...order)
      .limit(limit),
  )
  return rows.map((row) => ({
    id: String(row.id),
    since: row.createdAt,
    from: row.nickname === null ? 'a deleted account' : `${row.nickname} (${row.userId})`,
    title: row.title['zh-CN'],
    text: row.text,
  }))
}
