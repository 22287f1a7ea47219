import type * as z from 'zod/mini'
import type { getArticle, shareInfoSchema } from '../../../contract/articles'
import type { Article } from '../../application/articles/article'
import { instantOf } from '../../domain/shared/site-time'
import type { ShareInfo } from '../../domain/sharing/share'
import type { Camelised } from '../http/wire-case'

export function articleOf(article: Camelised<z.infer<(typeof getArticle)['answer']>>): Article {
  const { source, publishedAt, externalUrl, share } = article
  return {
    ...article,
    source: source === null ? null : { ...source, logo: source.logo || null },
    publishedAt: instantOf(publishedAt) ?? 0,
    externalUrl: externalUrl || null,
    share: shareInfoOf(share),
  }
}

export function shareInfoOf(share: Camelised<z.infer<typeof shareInfoSchema>>): ShareInfo {
  const { title, isShareCustom, shareTitle, shareCover, shareDes } = share
  return { title, isShareCustom, shareTitle, shareCover: shareCover ?? '', shareDescription: shareDes }
}
