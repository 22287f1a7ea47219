import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { feedItemSchema, sourceSchema } from './feed'
import { count, flag, id, idPath, mediaUrl, moment, typeInQuery } from './fields'

/** Share settings of a content (B15). */
export const shareInfoSchema = z.object({
  title: z.string(),
  is_share_custom: flag,
  share_title: z.string(),
  share_cover: z.nullable(mediaUrl),
  share_des: z.string(),
})

/** The caller's relation to a content, and its counts: the part of a detail that changes. */
export const relationSchema = z.object({
  views: count,
  likes: count,
  comments: count,
  collections: count,
  shares: count,
  liked: flag,
  collected: flag,
  followed: flag,
})

export const getArticle = endpoint({
  id: 'C018',
  name: 'getArticle',
  method: 'GET',
  url: '/v2/c_static_article/:id',
  summary: 'The part of an article that can be cached',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({
    id,
    title: z.string(),
    summary: z.string(),
    author: z.nullable(z.string()),
    /** The host who wrote the article, whose account is public; null where the author is not a host. */
    author_host_id: z.nullable(id),
    source: z.nullable(sourceSchema),
    published_at: moment,
    /** When its text was last changed, or the office last answered a suggestion that it is about; null if neither. */
    updated_at: z.nullable(moment),
    /** Corrections of the article, newest first: what was wrong, and when it was put right. */
    corrections: z.array(z.object({ at: moment, text: z.string() })),
    cover: z.nullable(mediaUrl),
    /** HTML from outside, which is shown only through the sanitiser. */
    content: z.string(),
    /** The time that reading takes, in minutes. */
    reading_minutes: count,
    /** A recording of the article; null when there is none. */
    voice_url: z.nullable(mediaUrl),
    external_url: z.nullable(z.string()),
    comments_open: flag,
    share: shareInfoSchema,
  }),
  errors: [errorCodes.gone],
})

/**
 * The whole article in one call. The site's own client requests its two halves (C018 and C019) instead, because C018 is
 * cached for everybody.
 */
export const getWholeArticle = endpoint({
  id: 'C017',
  name: 'getWholeArticle',
  method: 'GET',
  url: '/v1/c_article/:id',
  summary: 'A whole article: its text (C018), its counts and my relation to it (C019)',
  path: idPath,
  answer: z.object({ ...getArticle.answer.shape, ...relationSchema.shape }),
  errors: [errorCodes.gone],
})

/** The relation to a content of any type; `type` defaults to 3, article. */
export const getRelation = endpoint({
  id: 'C019',
  name: 'getRelation',
  method: 'GET',
  url: '/v2/c_dynamic_article/:id',
  summary: 'Counts of a content and my relation to it',
  isKeptOffline: true,
  path: idPath,
  query: z.object({ type: z._default(typeInQuery('comment'), 3) }),
  answer: relationSchema,
})

export const listVoiceConfigs = endpoint({
  id: 'C007',
  name: 'listVoiceConfigs',
  method: 'GET',
  url: '/v2/article_voice_configs',
  summary: 'Settings of listen-to-article',
  answer: z.object({ enabled: flag, rate: z.number() }),
})

export const listRelated = endpoint({
  id: 'C023',
  name: 'listRelated',
  method: 'GET',
  url: '/v1/relatedPosts',
  summary: 'Content related to one',
  isKeptOffline: true,
  query: z.object({ id, type: typeInQuery('visit') }),
  answer: z.object({ items: z.array(feedItemSchema) }),
})
