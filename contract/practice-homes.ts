import * as z from 'zod/mini'
import { homeKinds } from '../src/domain/practice-homes/practice-home'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, id, idPath, mediaUrl, pageOf, pageQueryShape } from './fields'
import { latitude, longitude, nearQueryShape } from './positions'

const placeShape = { address: z.string(), /** WGS-84 */ latitude, longitude }

const placedOrganisationSchema = z.object({
  id,
  name: z.string(),
  logo: mediaUrl,
  ...placeShape,
  /** Metres from the position of the query; null without one. */
  distance: z.nullable(count),
})
export type PlacedOrganisationDto = z.infer<typeof placedOrganisationSchema>

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
  intro: z.string(),
  /** Null for an organisation without one. */
  place: z.nullable(z.object(placeShape)),
  /** The teams that belong to it or serve there, and their members; who is in two of them counts twice. */
  teams: count,
  members: count,
  /** The service for it. */
  minutes: count,
  /** Of the present month in the site's calendar. */
  month_minutes: count,
  /** The number of times of service. */
  times: count,
})
export type PracticeHomeDto = z.infer<typeof practiceHomeSchema>

export const getPracticeHome = endpoint({
  id: null,
  name: 'getPracticeHome',
  method: 'GET',
  url: '/v1/consumer/practice_home/:id',
  summary: 'What the volunteers of one organisation or at one station do',
  path: idPath,
  answer: z.object({ home: practiceHomeSchema }),
  errors: [errorCodes.gone],
  keptOffline: true,
})
