import * as z from 'zod/mini'
import { accessibilityMarks, amenityKinds } from '../src/domain/civic/amenities/amenity'
import { reportedParts } from '../src/domain/civic/amenities/amenity-report'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, day, id, idPath, optionalUrl, listSearchInQuery, pageOf, pageQueryShape, writtenText } from './fields'
import { latitude, longitude } from './coordinates'
import { nearQueryShape } from './positions'

const kind = z.enum(amenityKinds)

const periods = z.array(
  z.object({
    /** Minutes since the midnight with which the day began. */
    opens: z.int().check(z.minimum(0), z.maximum(1439)),
    /** Minutes since the same midnight; more than 1440 when it closes on the next day. */
    closes: z.int().check(z.minimum(1), z.maximum(2880)),
  }),
)
/** Opening hours, as the city's calendar makes them of what a place published. */
export const hoursSchema = z.object({
  /** The periods of each day of the week, Sunday first, by the clock of the site's time zone. */
  weekly: z.array(periods).check(z.length(7)),
  /** The dates from yesterday on, whose hours differ: the place's own, and those of the city's calendar. */
  special: z.array(z.object({ date: day, /** '' without one. */ name: z.string(), periods })),
})

const entryShape = {
  id,
  kind,
  name: z.string(),
  address: z.string(),
  cover: optionalUrl,
  /** WGS-84 */
  latitude,
  longitude,
  /** They are null where nobody knows them. */
  hours: z.nullable(hoursSchema),
  accessibility: z.array(z.enum(accessibilityMarks)),
}

export const amenityCardSchema = z.object({
  ...entryShape,
  /** Metres from the position of the query; null without one. */
  distance: z.nullable(count),
})

export const amenitySchema = z.object({
  ...entryShape,
  intro: z.string(),
  phone: z.nullable(z.string()),
  /** The day on which the entry was last checked. */
  checked_on: day,
})

export const listAmenities = endpoint({
  id: null,
  name: 'listAmenities',
  method: 'GET',
  url: '/v1/consumer/arounds',
  summary:
    'Places of everyday use in the city by kind and by words, by name or the nearest first. A page of those that are open now may be shorter than asked for, or empty, and still have a next one',
  query: z.object({
    ...pageQueryShape,
    kind: z.optional(kind),
    /** '1' returns only what is open now. */
    open: z.optional(z.literal('1')),
    /** Searches names and addresses in both languages. The last word may be half typed. */
    search: listSearchInQuery,
    ...nearQueryShape,
  }),
  answer: pageOf(amenityCardSchema),
})

export const getAmenity = endpoint({
  id: null,
  name: 'getAmenity',
  method: 'GET',
  url: '/v1/consumer/around/:id',
  summary: 'One place of everyday use',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({ amenity: amenitySchema }),
  errors: [errorCodes.gone],
})

export const reportAmenity = endpoint({
  id: null,
  name: 'reportAmenity',
  method: 'POST',
  url: '/v1/consumer/around/:id/report',
  summary:
    'Reports that the entry of a place is wrong. The report is feedback to the office, which a guest may send too',
  path: idPath,
  body: z.object({
    parts: z.array(z.enum(reportedParts)).check(z.maxLength(reportedParts.length)),
    text: writtenText(4000),
  }),
  answer: z.object({ /** The new feedback; null for a guest. */ feedback_id: z.nullable(id) }),
  errors: [errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
})
