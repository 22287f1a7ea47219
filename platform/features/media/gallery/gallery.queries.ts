import type { Language } from '../../../../src/domain/frame/site/preferences'
import { asc, eq } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { inLanguage } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, preparedSelect } from '../../../kernel/database/statement'
import { contents } from '../../../kernel/contents/contents.schema'
import { isPublishedContent } from '../../../kernel/contents/published'
import { galleryPictures } from './gallery.schema'

const gallery = preparedSelect(['id'], ({ id }, language: Language) =>
  build
    .select({
      id: contents.id,
      title: inLanguage(contents.title, language),
      summary: inLanguage(contents.summary, language),
      covers: contents.covers,
      published_at: contents.publishedAt,
      source: contents.source,
      comments_open: contents.commentsOpen,
      share: contents.share,
    })
    .from(contents)
    .where(isPublishedContent(id, contentKinds.gallery.code)),
)

export async function selectGallery(queries: Queries, id: string, language: Language) {
  return await queries.readOne(gallery(language), { id })
}

const pictures = preparedSelect(['id'], ({ id }, language: Language) => {
  const { url, width, height, caption, galleryId, sort } = galleryPictures
  return build
    .select({ url, width, height, caption: inLanguage(caption, language) })
    .from(galleryPictures)
    .where(eq(galleryId, id))
    .orderBy(asc(sort))
})

export function selectGalleryPictures(queries: Queries, id: string, language: Language) {
  return queries.read(pictures(language), { id })
}
