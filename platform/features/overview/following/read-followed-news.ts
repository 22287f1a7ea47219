import type { Language } from '../../../../src/domain/frame/site/preferences'
import { cardOf } from '../../../kernel/contents/cards'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import type { Queries } from '../../../kernel/database/queries'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { readUnwanted } from '../../participation/reports/is-content-shown-to'
import { selectFollowedNews } from './followed-news.queries'

interface NewsReader {
  readonly userId: string
  readonly language: Language
  readonly authors: readonly ContentAuthor[]
}

/**
 * Reads a page of what a member's publishers published. A content with two publishers is on the page once, so that a
 * page may be shorter than its size; the next one continues after its last publication.
 */
export async function readFollowedNews(
  queries: Queries,
  { userId, language, authors }: NewsReader,
  size: number,
  after: CursorValues | null,
) {
  const rows = await selectFollowedNews(queries, userId, language, size + 1, after)
  const { items, next_cursor: cursor } = listPage(
    rows,
    size,
    (row) => [row.published_at.toISOString(), row.content_id],
    (row) => row,
  )
  const unwanted = await readUnwanted(
    queries,
    userId,
    authors,
    items.map((row) => row.content_id),
  )
  const shown = new Map(
    items.flatMap((row) =>
      row.shown_id === null || unwanted.has(row.shown_id) ? [] : [[row.shown_id, cardOf(row.card)] as const],
    ),
  )
  return { items: [...shown.values()], next_cursor: cursor }
}
