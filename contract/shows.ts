import * as z from 'zod/mini'
import { memberShowActs, ownShowStates, showActs, showStates } from '../src/domain/civic/shows/show-lifecycle'
import { personSchema, stepOf } from './cases'
import { listComments } from './comments'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { postingErrors } from './expected-errors'
import { count, flag, id, idPath, mediaUrl, moment, pageOf, pageQueryShape, reachedLimit, writtenText } from './fields'

const state = z.enum(showStates)
export const contentClass = z.object({ id, name: z.string() })
/** A picture; width and height in pixels, 0 when unknown. */
const picture = z.object({ url: mediaUrl, width: count, height: count })

export const showCardSchema = z.object({
  id,
  /** The beginning of the show's text. */
  summary: z.string(),
  /** The category of the show or entry; null when it has none. */
  category: z.nullable(contentClass),
  /** The topic of an entry; null for a show. */
  topic: z.nullable(z.object({ id, title: z.string() })),
  state,
  /** When the show became public; before that, when it was written. */
  at: moment,
  cover: z.nullable(picture),
  has_video: flag,
  pictures_count: count,
  likes: count,
  comments: count,
  author: personSchema,
  mine: flag,
})
export type ShowCardDto = z.input<typeof showCardSchema>

export const showSchema = z.object({
  ...showCardSchema.shape,
  text: z.string(),
  place: z.string(),
  pictures: z.array(picture),
  video: z.nullable(mediaUrl),
  acts: z.array(z.enum(memberShowActs)),
  /** The history, for the author alone. */
  steps: z.array(stepOf(z.enum(['submit', ...showActs]), state)),
  comments_open: flag,
})
export type ShowDto = z.input<typeof showSchema>

/** What the author writes for a show or an entry. */
export const showWriting = {
  text: writtenText(4000),
  /** The name of a place; may be ''. */
  place: writtenText(200),
  /** Ids of the author's uploads: pictures, or one video with a picture as its cover. */
  pictures: z.array(id).check(z.maxLength(10)),
}

export const getShowOptions = endpoint({
  id: 'C109',
  name: 'getShowOptions',
  method: 'GET',
  url: '/v1/consumer/civilization_config',
  summary:
    'The categories of shows, in order, whether one may be published now (B14), and the limit that keeps me from publishing another one',
  answer: z.object({ categories: z.array(contentClass), publishing: flag, limit: reachedLimit }),
})
export const listShows = endpoint({
  id: 'C106',
  name: 'listShows',
  method: 'GET',
  url: '/v1/consumer/civilization',
  summary: 'The shows that everybody sees, newest first',
  isKeptOffline: true,
  query: z.object({ ...pageQueryShape, category_id: z.optional(id) }),
  answer: pageOf(showCardSchema),
})
export const getShow = endpoint({
  id: 'C107',
  name: 'getShow',
  method: 'GET',
  url: '/v1/consumer/civilization/:id',
  summary: 'One show or entry; what is not public is answered to its author alone',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({ show: showSchema }),
  errors: [errorCodes.gone],
})
export const listMyShows = endpoint({
  id: 'C108',
  name: 'listMyShows',
  method: 'GET',
  url: '/v1/consumer/my_civilization',
  summary: 'What I showed, also under topics, in every state, newest first',
  access: 'session',
  query: z.object({ ...pageQueryShape, state: z.optional(z.enum(ownShowStates)) }),
  answer: pageOf(showCardSchema),
})
export const createShow = endpoint({
  id: null,
  name: 'createShow',
  method: 'POST',
  url: '/v1/consumer/civilization',
  summary: 'Publishes a show; it waits for approval. Refused while publishing is switched off (B14)',
  access: 'phone',
  body: z.object({ ...showWriting, category_id: id }),
  answer: z.object({ show: showSchema }),
  errors: postingErrors,
  idempotent: true,
})
export const removeShow = endpoint({
  id: null,
  name: 'removeShow',
  method: 'DELETE',
  url: '/v1/consumer/my_civilization/:id',
  summary: 'Deletes what I showed',
  access: 'session',
  path: idPath,
  answer: z.object({ deleted: flag }),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses],
})
export const listShowComments = endpoint({
  id: 'C110',
  name: 'listShowComments',
  method: 'GET',
  url: '/v1/consumer/civilization_comments',
  summary: 'Comments of a show, as C027 answers them for its type',
  isKeptOffline: true,
  query: z.object({ ...pageQueryShape, id, order: listComments.query.shape.order }),
  answer: listComments.answer,
  errors: [errorCodes.gone],
})
