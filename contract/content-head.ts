import * as z from 'zod/mini'
import { shareInfoSchema } from './articles'
import { sourceSchema } from './feed'
import { flag, id, moment, optionalUrl } from './fields'

/** The head of a content that gathers other contents: banner, title and lead. */
export const contentHeadShape = {
  id,
  title: z.string(),
  lead: z.string(),
  cover: z.nullable(optionalUrl),
  published_at: moment,
  source: z.nullable(sourceSchema),
  comments_open: flag,
  share: shareInfoSchema,
}
