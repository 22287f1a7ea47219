import type * as z from 'zod/mini'
import type { getArticle } from '../../../contract/articles'
import type { Article } from '../../application/articles/article'
import { publicationOf } from '../content/publication-of-wire'
import type { Camelised } from '../http/wire-case'

export function articleOf(article: Camelised<z.infer<(typeof getArticle)['answer']>>): Article {
  return { ...article, ...publicationOf(article), externalUrl: article.externalUrl || null }
}
