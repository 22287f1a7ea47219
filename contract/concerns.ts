import * as z from 'zod/mini'
import { publicActivityStates } from '../src/domain/civic/activities/activity-lifecycle'
import { publicSuggestionStates } from '../src/domain/civic/suggestions/suggestion-lifecycle'
import { publicWishStates } from '../src/domain/civic/wishes/wish-lifecycle'
import { concerningKinds, thingKinds } from '../src/domain/frame/concerns/concerned'
import { hoursSchema } from './amenities'
import { endpoint } from './endpoint'
import { feedItemSchema } from './feed'
import { count, day, flag, id, idPath, moment, pageOf, pageQueryShape } from './fields'

/** What everybody may know of a thing. A suggestion and a wish name neither their author nor a place. */
const concernedThingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('suggestion'),
    id,
    title: z.string(),
    state: z.enum(publicSuggestionStates),
    /** The name of the office that has it. */
    department: z.string(),
    /** The instant until which its next answer is promised; null when none is awaited. */
    promised_at: z.nullable(moment),
    /** The instant of the office's last answer to its author; null before it. */
    replied_at: z.nullable(moment),
    /** Whether the office has missed what it promised. */
    is_late: flag,
  }),
  z.object({ kind: z.literal('wish'), id, title: z.string(), state: z.enum(publicWishStates) }),
  z.object({
    kind: z.literal('activity'),
    id,
    title: z.string(),
    state: z.enum(publicActivityStates),
    starts_at: moment,
    places_left: count,
  }),
  z.object({
    kind: z.literal('guide'),
    id,
    title: z.string(),
    /** The day of the department's last check, in the site's calendar. */
    checked_on: day,
    /** Whether its rule has changed since the content was last known to agree with it. */
    is_changed: flag,
  }),
  z.object({
    kind: z.literal('venue'),
    id,
    title: z.string(),
    /** They are null where nobody knows them. */
    hours: z.nullable(hoursSchema),
  }),
])
export type ConcernedThingDto = z.input<typeof concernedThingSchema>

export const listConcernedThings = endpoint({
  id: null,
  name: 'listConcernedThings',
  method: 'GET',
  url: '/v1/concerned_things/:id',
  summary: 'What a content is about, as its newsroom named it: the things that everybody may see',
  isKeptOffline: true,
  path: idPath,
  query: z.object({ kind: z.enum(concerningKinds) }),
  answer: z.object({ items: z.array(concernedThingSchema) }),
})

export const listConcerningContents = endpoint({
  id: null,
  name: 'listConcerningContents',
  method: 'GET',
  url: '/v1/concerning_contents/:id',
  summary: 'The contents about a thing that everybody may see, newest first',
  isKeptOffline: true,
  path: idPath,
  query: z.object({ ...pageQueryShape, kind: z.enum(thingKinds) }),
  answer: pageOf(feedItemSchema),
})
