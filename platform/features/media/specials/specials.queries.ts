import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, eq, sql } from 'drizzle-orm'
import { isBeyond, inLanguage, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, preparedSelect } from '../../../kernel/database/statement'
import { cardColumn } from '../../../kernel/contents/cards'
import type { Card } from '../../../kernel/contents/cards'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { specialColumns, specialItems } from './specials.schema'

/** An item's sort position in its column, and its card, which is the same for every visitor. */
export interface SpecialItemRow {
  readonly sort: number
  readonly id: string
  readonly card: Card
}

const itemColumns = (language: Language) => ({
  sort: specialItems.sort,
  id: specialItems.contentId,
  card: cardColumn(language, null),
})

/** Selects the columns of a special with their first `limit` items each. */
const columns = preparedSelect(['specialId'], ({ specialId }, language: Language, limit: number) => {
  const { sort, id, card } = itemColumns(language)
  const items = build
    .select({ item: sql`json_build_object('sort', ${sort}, 'id', ${id}, 'card', ${card})`.as('item') })
    .from(specialItems)
    .innerJoin(contents, and(eq(contents.id, specialItems.contentId), published))
    .where(eq(specialItems.columnId, specialColumns.id))
    .orderBy(asc(specialItems.sort), asc(specialItems.contentId))
    .limit(limitOf(limit))
    .as('first')
  return (
    build
      // Drizzle drops the table names of columns in a select from one table, but only in the outermost expression: the
      // parentheses make this an inner one.
      .select({
        id: specialColumns.id,
        name: inLanguage(specialColumns.name, language),
        items: sql<SpecialItemRow[]>`(coalesce((select json_agg(item) from ${items}), '[]'))`,
      })
      .from(specialColumns)
      .where(eq(specialColumns.specialId, specialId))
      .orderBy(asc(specialColumns.sort), asc(specialColumns.id))
  )
})

export function selectSpecialColumns(queries: Queries, id: string, language: Language, limit: number) {
  return queries.read(columns(language, limit), { specialId: id })
}

export function selectColumnItems(
  queries: Queries,
  columnId: string,
  language: Language,
  limit: number,
  after: readonly unknown[] | null,
) {
  return queries.read(
    build
      .select(itemColumns(language))
      .from(specialItems)
      .innerJoin(contents, and(eq(contents.id, specialItems.contentId), published))
      .where(
        and(eq(specialItems.columnId, columnId), isBeyond('>', [specialItems.sort, specialItems.contentId], after)),
      )
      .orderBy(asc(specialItems.sort), asc(specialItems.contentId))
      .limit(limitOf(limit)),
  )
}
