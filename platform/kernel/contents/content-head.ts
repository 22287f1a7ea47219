import type { Language } from '../../../src/domain/frame/site/preferences'
import { inLanguage } from '../database/expressions'
import type { Queries } from '../database/queries'
import { build, preparedSelect } from '../database/statement'
import { contents } from './contents.schema'
import { publicationOf } from './publication'
import { isPublishedContent } from './published'

const head = preparedSelect(['id'], ({ id }, type: number, language: Language) =>
  build
    .select({
      id: contents.id,
      title: inLanguage(contents.title, language),
      lead: inLanguage(contents.summary, language),
      covers: contents.covers,
      published_at: contents.publishedAt,
      source: contents.source,
      comments_open: contents.commentsOpen,
      share: contents.share,
    })
    .from(contents)
    .where(isPublishedContent(id, type)),
)
type HeadRow = NonNullable<Awaited<ReturnType<typeof selectContentHead>>>

/** Selects the head of a published content of a kind. */
export async function selectContentHead(queries: Queries, type: number, id: string, language: Language) {
  return await queries.readOne(head(type, language), { id })
}

export function contentHeadOf({ covers, share, source, published_at, ...rest }: HeadRow, language: Language) {
  const cover = covers[0] ?? null
  return {
    ...rest,
    cover,
    ...publicationOf({ published_at, source, share }, { title: rest.title, summary: rest.lead, cover }, language),
  }
}
