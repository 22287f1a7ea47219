import type * as z from 'zod/mini'
import type { getTopic } from '../../../contract/topics'
import type { ContentHead } from '../../domain/content/content-head'
import { instantOf } from '../../domain/shared/site-time'
import { shareInfoOf } from '../articles/article-of-wire'
import type { Camelised } from '../http/wire-case'

export function contentHeadOf(head: Camelised<z.infer<(typeof getTopic)['answer']>>): ContentHead {
  const { id, title, lead, cover, publishedAt, source, commentsOpen, share } = head
  return {
    id,
    title,
    lead,
    cover: cover || null,
    publishedAt: instantOf(publishedAt) ?? 0,
    source: source === null ? null : { ...source, logo: source.logo || null },
    commentsOpen,
    share: shareInfoOf(share),
  }
}
