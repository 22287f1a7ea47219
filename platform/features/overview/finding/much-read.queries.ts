import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { fewestReaders } from '../../../../src/domain/people/account/most-read'
import { cardColumn } from '../../../kernel/contents/cards'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { isBeyond, limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { readSums } from '../../people/account/account.schema'

const { period, area, type, readers, contentId } = readSums

/** The sums of one area in one period. */
export interface ReadScope {
  readonly area: string
  /** A day, or `week`. */
  readonly period: string
  readonly types: readonly number[]
}

/**
 * The most read contents of these types, as a table with their ids and readers. For each type, as many rows of the
 * index are read as are wanted, however many contents were read.
 */
export function mostRead(scope: ReadScope, limit: number, after: CursorValues | null) {
  const ofType = build
    .select({ readers, contentId })
    .from(readSums)
    .where(
      and(
        eq(period, scope.period),
        eq(area, scope.area),
        eq(type, sql`of_type.type`),
        // A literal, as in the condition of the index.
        sql`${readers} >= ${literal(fewestReaders)}`,
        isBeyond('<', [readers, contentId], after),
      ),
    )
    .orderBy(desc(readers), desc(contentId))
    .limit(limitOf(limit))
    .as('most_of_type')
  const types = sql`unnest(array[${sql.raw(scope.types.join(', '))}]::smallint[]) of_type(type)`
  return build
    .select({ readers: ofType.readers, contentId: ofType.contentId })
    .from(types)
    .crossJoinLateral(ofType)
    .orderBy(desc(ofType.readers), desc(ofType.contentId))
    .limit(limitOf(limit))
    .as('most_read')
}

/** Contents that no list of the editors has, but the lists of what residents made. */
const ofResidents = [contentKinds.show.code, contentKinds.entry.code]

/** Selects a page of what was read most; a content that is withdrawn comes without its card. */
export function selectMuchRead(
  queries: Queries,
  scope: ReadScope,
  { language, viewer }: { readonly language: Language; readonly viewer: string | null },
  limit: number,
  after: CursorValues | null,
) {
  const page = mostRead(scope, limit, after)
  const shown = and(
    eq(contents.id, page.contentId),
    published,
    or(eq(contents.listed, true), inArray(contents.type, ofResidents)),
  )
  return queries.read(
    build
      .select({
        readers: page.readers,
        content_id: page.contentId,
        /** It is null where the content is withdrawn. */
        shown_id: contents.id,
        card: cardColumn(language, viewer),
      })
      .from(page)
      .leftJoin(contents, shown)
      .orderBy(desc(page.readers), desc(page.contentId)),
  )
}
