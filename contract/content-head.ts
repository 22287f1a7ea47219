import * as z from 'zod/mini'
import { shareInfoSchema } from './articles'
import { sourceSchema } from './feed'
import { flag, id, instant, mediaUrl } from './fields'

/** The head of a content that gathers other contents: banner, title and lead. */
export const contentHeadShape = {
  id,
  title: z.string(),
  lead: z.string(),
  cover: z.nullable(mediaUrl),
  published_at: instant,
  source: z.nullable(sourceSchema),
  comments_open: flag,
  share: shareInfoSchema,
}
