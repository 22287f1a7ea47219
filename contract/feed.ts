import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import {
  count,
  flag,
  id,
  idPath,
  instant,
  mediaUrl,
  moment,
  optionalUrl,
  pageOf,
  pageQueryShape,
  placeQueryShape,
  seconds,
  typeWith,
} from './fields'

export const sourceSchema = z.object({ id, name: z.string(), logo: optionalUrl })

/** One card in a list of content. */
export const feedItemSchema = z.object({
  id,
  type: typeWith('list'),
  title: z.string(),
  summary: z.string(),
  source: z.nullable(sourceSchema),
  covers: z.array(mediaUrl),
  layout: z.enum(['text', 'left', 'right', 'big', 'three']),
  published_at: moment,
  views: count,
  likes: count,
  comments: count,
  /** Whether the caller likes it; false for guests. */
  liked: flag,
  duration: z.nullable(seconds),
  /** The number of pictures of a gallery; null for other types. */
  pictures: z.nullable(count),
  external_url: z.nullable(z.string()),
})
export type FeedItemDto = z.input<typeof feedItemSchema>

/**
 * The target of an entry or a carousel picture: a content, a channel, a page of the builder, a path of the site or an
 * external address.
 */
export const linkSchema = z.object({
  kind: z.enum(['content', 'channel', 'page', 'category', 'path', 'external']),
  /** The content type (B05) or channel type (B06); null for links of other kinds. */
  type: z.nullable(z.int()),
  value: z.string(),
})

export const listCategories = endpoint({
  id: null,
  name: 'listCategories',
  method: 'GET',
  url: '/v1/categories',
  summary: 'Categories with their sub-categories, in order',
  isKeptOffline: true,
  answer: z.object({
    items: z.array(z.object({ id, name: z.string(), children: z.array(z.object({ id, name: z.string() })) })),
  }),
})

export const getCategoryHead = endpoint({
  id: null,
  name: 'getCategoryHead',
  method: 'GET',
  url: '/v1/category_heads/:id',
  summary: 'Carousel and quick entries above the feed of a category; id `home` for that of all',
  isKeptOffline: true,
  path: idPath,
  query: z.object(placeQueryShape),
  showsPlace: true,
  answer: z.object({
    carousel: z.array(z.object({ id, title: z.string(), image: mediaUrl, link: linkSchema })),
    entries: z.array(z.object({ id, name: z.string(), icon: z.string(), link: linkSchema })),
  }),
})

/**
 * The id of the head (`getCategoryHead`) below which a feed stands: the contents that its carousel leads to in the chosen
 * place are left out, on every page. A head without a carousel, or an unknown one, leaves out nothing.
 */
const belowHead = z.optional(id)

/** Content types, comma separated; all when omitted. */
export const typesQuery = z.optional(z.string().check(z.regex(/^\d{1,2}(,\d{1,2})*$/)))

export const listFeed = endpoint({
  id: null,
  name: 'listFeed',
  method: 'GET',
  url: '/v1/feeds',
  summary: 'Newest content, of one category or organisation when given, of given types',
  isKeptOffline: true,
  query: z.object({
    ...pageQueryShape,
    ...placeQueryShape,
    category_id: z.optional(id),
    sub_category_id: z.optional(id),
    organisation_id: z.optional(id),
    below_head: belowHead,
    types: typesQuery,
  }),
  answer: pageOf(feedItemSchema),
  showsPlace: true,
})

/** Counts the items that are newer than the first item shown, for the 'new posts' button. */
export const countNewerFeed = endpoint({
  id: null,
  name: 'countNewerFeed',
  method: 'GET',
  url: '/v1/feed_news',
  summary: 'How many items a feed has that are newer than an instant',
  query: z.object({
    since: instant,
    category_id: z.optional(id),
    sub_category_id: z.optional(id),
    organisation_id: z.optional(id),
    below_head: belowHead,
    types: typesQuery,
    ...placeQueryShape,
  }),
  answer: z.object({ count }),
  showsPlace: true,
})
