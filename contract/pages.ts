import * as z from 'zod/mini'
import { activityKinds } from '../src/domain/civic/activities/activity'
import { endpoint } from './endpoint'
import { feedItemSchema, linkSchema } from './feed'
import { channelSchema } from './channels'
import { count, id, idPath, mediaUrl, moment, optionalUrl, pageOf, pageQueryShape, placeQueryShape } from './fields'
import { errorCodes } from './envelope'

const base = { id, title: z.nullable(z.string()) }
const picture = z.object({ image: mediaUrl, title: z.string(), link: z.nullable(linkSchema) })
/** The greatest number of rows of a card whose items are fetched separately. */
const rows = z.optional(count)
/**
 * The items that the platform looks up for a card; `items` is null when they are to be fetched with `getPageCardItems`.
 */
const items = { items: z.nullable(z.array(feedItemSchema)), rows, more: z.nullable(linkSchema) }
const styles = z.enum(['text', 'left', 'right', 'big', 'three', 'waterfall'])
const limit = z.int().check(z.minimum(1), z.maximum(20))
const tab = { id, name: z.string(), rows }

/** Every card type of the page builder that this version can show; the client leaves out cards of other types. */
export const pageCardSchema = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('banner'), pictures: z.array(picture), ratio: z.enum(['16:9', '2:1', '4:3']) }),
  z.object({
    ...base,
    type: z.literal('entries'),
    columns: z.int(),
    entries: z.array(z.object({ name: z.string(), icon: z.string(), link: linkSchema })),
  }),
  z.object({
    ...base,
    type: z.literal('notice'),
    notices: z.array(z.object({ text: z.string(), link: z.nullable(linkSchema) })),
  }),
  z.object({ ...base, type: z.literal('title-bar'), subtitle: z.nullable(z.string()), link: z.nullable(linkSchema) }),
  z.object({
    ...base,
    type: z.literal('picture-cube'),
    pictures: z.array(picture).check(z.minLength(1), z.maxLength(4)),
  }),
  z.object({ ...base, type: z.literal('article-list'), style: styles, ...items }),
  z.object({ ...base, type: z.literal('audio-list'), ...items }),
  z.object({ ...base, type: z.literal('album-grid'), ...items }),
  z.object({ ...base, type: z.literal('video-list'), ...items }),
  z.object({ ...base, type: z.literal('short-video-row'), ...items }),
  z.object({ ...base, type: z.literal('collection-row'), ...items }),
  z.object({ ...base, type: z.literal('topic'), ...items }),
  z.object({ ...base, type: z.literal('gallery'), ...items }),
  z.object({ ...base, type: z.literal('radio'), channels: z.nullable(z.array(channelSchema)), rows }),
  z.object({ ...base, type: z.literal('tv'), channels: z.nullable(z.array(channelSchema)), rows }),
  /** Organisations, which the client fetches with `listOrganisations`. */
  z.object({
    ...base,
    type: z.literal('organisations'),
    group_id: z.nullable(id),
    limit,
    more: z.nullable(linkSchema),
  }),
  /** People, whom the client fetches with `listAnchors`. */
  z.object({ ...base, type: z.literal('people'), limit, more: z.nullable(linkSchema) }),
  /** The newest open wishes, which the client fetches with `listWishes`. */
  z.object({ ...base, type: z.literal('wishes'), category_id: z.nullable(id), limit, more: z.nullable(linkSchema) }),
  /** Activities that need volunteers, the next one first; the client fetches them with `listActivities`. */
  z.object({
    ...base,
    type: z.literal('activities'),
    kind: z.nullable(z.enum(activityKinds)),
    limit,
    more: z.nullable(linkSchema),
  }),
  /** A map of the venues, which the client fetches with `getMapPicture`. */
  z.object({ ...base, type: z.literal('venues-map'), more: z.nullable(linkSchema) }),
  z.object({ ...base, type: z.literal('rich-text'), html: z.string() }),
  z.object({
    ...base,
    type: z.literal('countdown'),
    until: moment,
    done_text: z.string(),
    image: z.nullable(optionalUrl),
  }),
  /** An entry to the search. */
  z.object({ ...base, type: z.literal('search-box'), placeholder: z.nullable(z.string()) }),
  /** An entry to the search of guides, and entries to single guides. */
  z.object({
    ...base,
    type: z.literal('guide-search'),
    placeholder: z.string(),
    link: linkSchema,
    guides: z.array(z.object({ name: z.string(), link: linkSchema })),
  }),
  /** An entry to the form of suggestions; `more` leads to the suggestions that were sent. */
  z.object({
    ...base,
    type: z.literal('suggestion-entry'),
    text: z.string(),
    link: linkSchema,
    more: z.nullable(linkSchema),
  }),
  /**
   * Tabs, each with a list or with tabs of its own; their items are fetched with the tab's id in place of the card's.
   */
  z.object({
    ...base,
    type: z.literal('tabs'),
    tabs: z.array(z.object({ ...tab, tabs: z.optional(z.array(z.object(tab))) })),
  }),
  z.object({ ...base, type: z.literal('space'), /** Height in CSS pixels. */ height: count, line: z.boolean() }),
  z.object({ ...base, type: z.literal('floating-button'), image: mediaUrl, label: z.string(), link: linkSchema }),
])
export type PageCardDto = z.input<typeof pageCardSchema>

/**
 * A page of the builder. The cards are validated one by one, so that a broken or unknown card never breaks the page.
 */
const pageSchema = z.object({
  id,
  title: z.string(),
  background_color: z.nullable(z.string()),
  share_description: z.string(),
  share_image: z.nullable(optionalUrl),
  cards: z.array(z.looseObject({ id, type: z.string() })),
})

export const getPage = endpoint({
  id: 'C009',
  name: 'getPage',
  method: 'GET',
  url: '/v3/page_card_data/:id',
  summary: 'A page of the builder; id `default` is the page of the site',
  isKeptOffline: true,
  path: idPath,
  query: z.object(placeQueryShape),
  showsPlace: true,
  answer: pageSchema,
  errors: [errorCodes.gone],
})

/** The preview of a page (S160). Whoever has the token may see it; nobody else finds it, and no cache keeps it. */
export const getPagePreview = endpoint({
  id: null,
  name: 'getPagePreview',
  method: 'GET',
  url: '/v1/page_previews/:id',
  summary: 'A page that is not published yet, by its token',
  path: idPath,
  query: z.object(placeQueryShape),
  showsPlace: true,
  secretAddress: true,
  answer: pageSchema,
  errors: [errorCodes.gone],
})

export const getPageCardItems = endpoint({
  id: null,
  name: 'getPageCardItems',
  method: 'GET',
  url: '/v1/page_card_items/:id',
  summary: 'The items behind one card; `tab` chooses one of a card of tabs',
  isKeptOffline: true,
  path: idPath,
  query: z.object({ tab: z.optional(id), ...placeQueryShape }),
  showsPlace: true,
  answer: z.object({ items: z.array(feedItemSchema), channels: z.array(channelSchema) }),
  errors: [errorCodes.gone],
})

export const listPageCardItems = endpoint({
  id: null,
  name: 'listPageCardItems',
  method: 'GET',
  url: '/v1/page_card_items/:id/all',
  summary: 'All items behind one card, or behind one tab by its id, in pages',
  isKeptOffline: true,
  path: idPath,
  query: z.object({ ...pageQueryShape, ...placeQueryShape }),
  showsPlace: true,
  answer: z.object({ ...pageOf(feedItemSchema).shape, title: z.string(), style: z.nullable(styles) }),
  errors: [errorCodes.gone],
})
