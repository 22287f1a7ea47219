import { and, eq, ne, sql } from 'drizzle-orm'
import type { FoundItemDto } from '../../../../contract/search'
import { belongsToCircle } from '../../../../src/domain/civic/circles/circle-membership'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { summaryBelow } from '../../../../src/domain/frame/shared/format/summary'
import type { Database } from '../../../kernel/database/client'
import { countRows } from '../../../kernel/lists/count-rows'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { selectCirclePosts, type CirclePostCardRow } from './circle-posts.queries'
import { beginningOf } from '../../../kernel/cases/beginning-of'
import { inCircle } from './publish-circle-post'
import { standingIn } from './require-circle'
import { circlePosts, circles } from './circles.schema'
import { begunWord, foundPieces, partsMatch, soughtWords } from '../../frame/search-index/search-words'
import { hasParts } from '../../frame/search-index/has-parts'

/** The visitor who searches, and their language; the id is null for a guest. */
interface CircleSearcher {
  readonly id: string | null
  readonly language: Language
}

/** A circle in which somebody searches. */
export interface SearchedCircle {
  readonly id: string
  readonly name: string
  /** Whether they may read what is written in it. */
  readonly isReadable: boolean
}

/** The circle of this id; null when there is none. */
export async function findSearchedCircle(
  database: Database,
  id: string,
  searcher: CircleSearcher,
): Promise<SearchedCircle | null> {
  const circle = await queriesOf(database).readOne(
    build
      .select({ id: circles.id, name: circles.name, isClosed: circles.isClosed })
      .from(circles)
      .where(and(eq(circles.id, id), ne(circles.state, 'hidden'))),
  )
  if (circle === null) return null
  const isReadable = !circle.isClosed || belongsToCircle(await standingIn(database, id, searcher.id))
  return { id, name: circle.name[searcher.language], isReadable }
}

interface CircleQuestion {
  readonly phrase: string
  readonly size: number
  readonly cursor: string | undefined
}

/** A page of the posts of a circle with all words of a search, the newest first, as a search answers them. */
export async function searchCircle(
  database: Database,
  { id: circleId, isReadable }: SearchedCircle,
  { phrase, size, cursor }: CircleQuestion,
  { id: readerId, language }: CircleSearcher,
): Promise<{ items: FoundItemDto[]; next_cursor: string | null }> {
  const search = partsMatch(phrase)
  if (!isReadable || search === null || search === '') return { items: [], next_cursor: null }
  const filter = { circleId, tab: 'new', search, readerId } as const
  const rows = await selectCirclePosts(queriesOf(database), filter, size + 1, cursorValues(cursor, 'ts'))
  return listPage(
    rows,
    size,
    ({ post }) => [(post.publishedAt ?? post.createdAt).toISOString(), post.id],
    (row) => foundItemOf(row, language, phrase),
  )
}

/** Counts the matching posts of a circle, stopping at the limit plus one. */
export async function countInCircle(
  database: Database,
  { id, isReadable }: SearchedCircle,
  phrase: string,
): Promise<number> {
  const search = partsMatch(phrase)
  if (!isReadable || search === null || search === '') return 0
  return await countRows(
    database,
    circlePosts,
    and(sql`${circlePosts.state} = 'published'`, hasParts(circlePosts.searchParts, inCircle(id, search))),
  )
}

function foundItemOf({ post, likes, comments }: CirclePostCardRow, language: Language, phrase: string): FoundItemDto {
  const title = beginningOf(post.text, 40)[language]
  const marks = foundPieces([post.text[language]], new Set(soughtWords(phrase)), begunWord(phrase))
  return {
    ...{ id: post.id, type: contentKinds.circlePost.code, title },
    ...{
      summary: summaryBelow(title, post.text[language]),
      source: null,
      covers: post.pictures.map(({ url }) => url).slice(0, 3),
    },
    ...{ layout: 'right', published_at: (post.publishedAt ?? post.createdAt).toISOString(), views: 0 },
    ...{ likes: likes ?? 0, comments: comments ?? 0, liked: false, duration: null, pictures: null },
    ...{ external_url: null, medium: null, link: null, found_by: null, marks },
  }
}
