import * as z from 'zod/mini'
import { publisherKinds } from '../src/domain/frame/content/content-kinds'
import { readPeriods } from '../src/domain/people/account/most-read'
import { endpoint } from './endpoint'
import { feedItemSchema, typesQuery } from './feed'
import { count, id, optionalUrl, pageOf, pageQueryShape, placeQueryShape } from './fields'

/** How many people read it in the area and the period, each of them once; 3 at least. */
const readers = count

export const listMuchRead = endpoint({
  id: null,
  name: 'listMuchRead',
  method: 'GET',
  url: '/v1/much_read',
  summary:
    'What the members of a city or province read most, today or in the last seven days, of given types. It is the same for every caller',
  isKeptOffline: true,
  query: z.object({
    ...pageQueryShape,
    ...placeQueryShape,
    period: z._default(z.enum(readPeriods), 'week'),
    types: typesQuery,
  }),
  answer: pageOf(z.object({ item: feedItemSchema, readers })),
  showsPlace: true,
})

export const listToFollow = endpoint({
  id: null,
  name: 'listToFollow',
  method: 'GET',
  url: '/v1/to_follow',
  summary:
    'Publishers of one kind who published what was read most in the last seven days, without those whom I follow; without members who stand in no ranking, or with whom there is a block',
  query: z.object({ ...pageQueryShape, ...placeQueryShape, kind: z.enum(publisherKinds) }),
  answer: pageOf(
    z.object({
      id,
      name: z.string(),
      picture: optionalUrl,
      /** What they say of themselves; empty for members. */
      intro: z.string(),
      followers: count,
    }),
  ),
  showsPlace: true,
})
