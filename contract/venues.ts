import * as z from 'zod/mini'
import { venueKinds } from '../src/domain/civic/venues/venue'
import { hoursSchema } from './amenities'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, id, idPath, mediaUrl, optionalUrl, pageOf, pageQuery, pageQueryShape } from './fields'
import { latitude, longitude } from './coordinates'
import { nearQueryShape, positionQueryShape } from './positions'

const kind = z.enum(venueKinds)

export const venueCardSchema = z.object({
  id,
  kind,
  name: z.string(),
  address: z.string(),
  cover: optionalUrl,
  /** WGS-84 */
  latitude,
  longitude,
  /** Metres from the position of the query; null without one. */
  distance: z.nullable(count),
})
export type VenueCardDto = z.input<typeof venueCardSchema>

export const venueSchema = z.object({
  ...venueCardSchema.shape,
  intro: z.string(),
  pictures: z.array(mediaUrl),
  /** They are null where nobody knows them. */
  hours: z.nullable(hoursSchema),
  phone: z.nullable(z.string()),
  parent: z.nullable(z.object({ id, name: z.string() })),
})

export const listVenues = endpoint({
  id: 'C112',
  name: 'listVenues',
  method: 'GET',
  url: '/v1/consumer/civilized_positions',
  summary: 'Venues of practice, by name or the nearest first',
  query: z.object({ ...pageQueryShape, kind: z.optional(kind), ...nearQueryShape }),
  answer: pageOf(venueCardSchema),
})

export const listStations = endpoint({
  id: 'C120',
  name: 'listStations',
  method: 'GET',
  url: '/v1/consumer/station/stationlist',
  summary: 'Stations of practice, by name or the nearest first',
  query: z.object({ ...pageQueryShape, ...nearQueryShape }),
  answer: pageOf(venueCardSchema),
})

export const getVenue = endpoint({
  id: 'C113',
  name: 'getVenue',
  method: 'GET',
  url: '/v1/consumer/civilized_position/:id',
  summary: 'One venue of practice',
  path: idPath,
  query: z.object(positionQueryShape),
  answer: z.object({ venue: venueSchema }),
  errors: [errorCodes.gone],
})

export const listVenueTeams = endpoint({
  id: 'C114',
  name: 'listVenueTeams',
  method: 'GET',
  url: '/v1/consumer/civilized_position_teams/:id',
  summary: 'The teams of a venue',
  path: idPath,
  query: pageQuery,
  answer: pageOf(z.object({ id, name: z.string(), logo: optionalUrl, members: count })),
  errors: [errorCodes.gone],
})

export const listVenueStaff = endpoint({
  id: null,
  name: 'listVenueStaff',
  method: 'GET',
  url: '/v1/consumer/civilized_position/:id/staff',
  summary: 'Who works at a venue, as it presents them, the heads first',
  path: idPath,
  query: pageQuery,
  answer: pageOf(
    z.object({
      id,
      name: z.string(),
      role: z.string(),
      /** A photo of the venue; '' without one. */
      photo: optionalUrl,
      /** The office's phone number; null where it is not public. */
      phone: z.nullable(z.string()),
    }),
  ),
  errors: [errorCodes.gone],
})

export const listVenueChildren = endpoint({
  id: 'C115',
  name: 'listVenueChildren',
  method: 'GET',
  url: '/v1/consumer/civilized_position/:id/children',
  summary: 'The venues that belong to a venue, by name',
  path: idPath,
  query: z.object({ ...pageQueryShape, ...positionQueryShape }),
  answer: pageOf(venueCardSchema),
  errors: [errorCodes.gone],
})
