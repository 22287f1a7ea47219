import type * as z from 'zod/mini'
import type { getTopic } from '../../../../contract/topics'
import type { ContentHead } from '../../../domain/frame/content/content-head'
import type { Camelised } from '../http/wire-case'
import { publicationOf } from './publication-of-wire'

export function contentHeadOf(head: Camelised<z.infer<(typeof getTopic)['answer']>>): ContentHead {
  const { id, title, lead, cover, commentsOpen } = head
  return { id, title, lead, cover: cover || null, commentsOpen, ...publicationOf(head) }
}
