import type * as z from 'zod/mini'
import type { getArticle } from '../../../../contract/articles'
import type { Article } from '../../../application/media/articles/article'
import { publicationOf } from '../../frame/content/publication-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function articleOf(article: Camelised<z.infer<(typeof getArticle)['answer']>>): Article {
  const { id, title, summary, author, authorHostId, cover, content, readingMinutes, voiceUrl, commentsOpen } = article
  return {
    id,
    title,
    summary,
    author,
    authorHostId,
    cover,
    content,
    readingMinutes,
    voiceUrl,
    commentsOpen,
    ...publicationOf(article),
    updatedAt: article.updatedAt === null ? null : Date.parse(article.updatedAt),
    corrections: article.corrections.map(({ at, text }) => ({ at: Date.parse(at), text })),
    externalUrl: article.externalUrl || null,
  }
}
