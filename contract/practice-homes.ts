import * as z from 'zod/mini'
import { homeKinds } from '../src/domain/civic/practice-homes/practice-home'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { rankingPeriods } from '../src/domain/civic/rankings/ranking'
import { count, id, idPath, mediaUrl, optionalUrl, pageOf, pageQuery, pageQueryShape } from './fields'
import { latitude, longitude } from './coordinates'
import { nearQueryShape } from './positions'
import { venueCardSchema } from './venues'

const placeShape = { address: z.string(), /** WGS-84 */ latitude, longitude }

export const placedOrganisationSchema = z.object({
  id,
  name: z.string(),
  logo: mediaUrl,
  ...placeShape,
  /** Metres from the position of the query; null without one. */
  distance: z.nullable(count),
})

export const listNearOrganisations = endpoint({
  id: 'C119',
  name: 'listNearOrganisations',
  method: 'GET',
  url: '/v1/consumer/near_merchant',
  summary: 'Organisations that have a place, by name or the nearest first',
  query: z.object({ ...pageQueryShape, ...nearQueryShape }),
  answer: pageOf(placedOrganisationSchema),
})

const practiceHomeSchema = z.object({
  id,
  kind: z.enum(homeKinds),
  name: z.string(),
  logo: mediaUrl,
  /**
   * A station's own picture; for an organisation, that of the first venue at which its teams serve. Null without one.
   */
  picture: z.nullable(optionalUrl),
  intro: z.string(),
  /** The place; null for an organisation without one. */
  place: z.nullable(z.object(placeShape)),
  /** The number of teams that belong to the organisation or serve at the station. */
  teams: count,
  /** The number of these teams' members; a member of two teams counts twice. */
  members: count,
  /** Minutes of service for the organisation or at the station. */
  minutes: count,
  /** Minutes of service in the current month of the site's calendar. */
  month_minutes: count,
  /** How many times somebody served. */
  times: count,
})
export type PracticeHomeDto = z.input<typeof practiceHomeSchema>

export const getPracticeHome = endpoint({
  id: null,
  name: 'getPracticeHome',
  method: 'GET',
  url: '/v1/consumer/practice_home/:id',
  summary: 'What the volunteers of one organisation or at one station do',
  path: idPath,
  answer: z.object({ home: practiceHomeSchema }),
  errors: [errorCodes.gone],
  isKeptOffline: true,
})

export const listHomeVenues = endpoint({
  id: null,
  name: 'listHomeVenues',
  method: 'GET',
  url: '/v1/consumer/practice_home/:id/venues',
  summary: 'The venues at which the teams of an organisation serve, or those that belong to a station, by name',
  path: idPath,
  query: pageQuery,
  answer: pageOf(venueCardSchema),
  isKeptOffline: true,
})

export const listHomeRanking = endpoint({
  id: null,
  name: 'listHomeRanking',
  method: 'GET',
  url: '/v1/consumer/practice_home/:id/ranking',
  summary: 'The teams of an organisation, or those that serve at a station, by minutes of service: the first ten',
  path: idPath,
  query: z.object({ period: z.enum(rankingPeriods) }),
  answer: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        logo: mediaUrl,
        minutes: count,
        /** How many times somebody served. */ times: count,
      }),
    ),
  }),
  isKeptOffline: true,
})
