import * as z from 'zod/mini'
import { activityCardSchema } from './activities'
import { latitudeInQuery, longitudeInQuery } from './coordinates'
import { endpoint } from './endpoint'
import { feedItemSchema } from './feed'
import { count, pageOf, pageQueryShape } from './fields'
import { suggestionCardSchema } from './suggestions'
import { wishCardSchema } from './wishes'

/** A content with its metres from the position of the query; the other cards have theirs. */
const placedContent = { content: feedItemSchema, distance: count }

const surroundingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('news'), ...placedContent }),
  z.object({ kind: z.literal('post'), ...placedContent }),
  z.object({ kind: z.literal('suggestion'), suggestion: suggestionCardSchema }),
  z.object({ kind: z.literal('wish'), wish: wishCardSchema }),
  z.object({ kind: z.literal('activity'), activity: activityCardSchema }),
])
export type SurroundingDto = z.input<typeof surroundingSchema>

export const listSurroundings = endpoint({
  id: null,
  name: 'listSurroundings',
  method: 'GET',
  url: '/v1/surroundings',
  summary:
    'What is around a position, newest first: news and posts of open circles with a place, public suggestions, wishes by their area, and activities that are not over',
  query: z.object({
    ...pageQueryShape,
    /** WGS-84; a client rounds the position of a visitor to about 100 m. */
    latitude: latitudeInQuery,
    longitude: longitudeInQuery,
    /** The greatest distance in metres. */
    within: z._default(z.coerce.number<number>().check(z.int(), z.minimum(100), z.maximum(3000)), 1000),
    /** Kinds separated by commas: news, post, suggestion, wish, activity; all when omitted. */
    kinds: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: pageOf(surroundingSchema),
})
