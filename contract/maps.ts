import * as z from 'zod/mini'
import { activityKinds } from '../src/domain/civic/activities/activity'
import { baseKinds } from '../src/domain/civic/maps/city-map'
import { placeSorts } from '../src/domain/civic/maps/map-place'
import { venueKinds } from '../src/domain/civic/venues/venue'
import { endpoint } from './endpoint'
import { count, flag, id, instant } from './fields'
import { latitude, longitude } from './positions'

const position = z.tuple([longitude, latitude])
const shapeSchema = z.object({
  type: z.literal('Feature'),
  properties: z.object({ kind: z.enum(baseKinds), name: z.string() }),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
    z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
  ]),
})

const boxShape = { south: latitude, west: longitude, north: latitude, east: longitude }

export const getCityMap = endpoint({
  id: null,
  name: 'getCityMap',
  method: 'GET',
  url: '/v1/consumer/city_map',
  summary: 'The map of the site’s city: tiles by an address with {z}, {x} and {y}, a base as GeoJSON, or both',
  keptOffline: true,
  answer: z.object({
    tiles: z.nullable(z.object({ url: z.string(), max_zoom: z.int().check(z.minimum(1), z.maximum(22)) })),
    base: z.nullable(z.object({ type: z.literal('FeatureCollection'), features: z.array(shapeSchema) })),
    attribution: z.string(),
    /** WGS-84: what the map shows first. */
    start: z.object(boxShape),
  }),
})

const placeBase = { id, name: z.string(), address: z.string(), /** WGS-84 */ latitude, longitude }
const placeSchema = z.discriminatedUnion('sort', [
  z.object({ ...placeBase, sort: z.literal('venue'), kind: z.enum(venueKinds) }),
  z.object({ ...placeBase, sort: z.literal('activity'), kind: z.enum(activityKinds), starts_at: instant }),
])
export type MapPlaceDto = z.infer<typeof placeSchema>

export const getMapPicture = endpoint({
  id: null,
  name: 'getMapPicture',
  method: 'GET',
  url: '/v1/consumer/map_picture',
  summary:
    'What the map of the city shows first, as a small drawing: its base in few points, and where the venues are. All numbers are parts of its width and height',
  keptOffline: true,
  answer: z.object({
    width: count,
    height: count,
    /** Each line is x, y, x, y …; areas are closed by whoever draws them. */
    shapes: z.array(z.object({ kind: z.enum(baseKinds), lines: z.array(z.array(z.int())) })),
    /** Venues, and how many of them are at one place. */
    marks: z.array(z.object({ x: z.int(), y: z.int(), count })),
    /** How many venues are in it and around it; a lower bound where `is_more` says so, and then there are no marks. */
    total: count,
    is_more: flag,
    attribution: z.string(),
  }),
})

const latitudeInQuery = z.coerce.number<number>().check(z.minimum(-90), z.maximum(90))
const longitudeInQuery = z.coerce.number<number>().check(z.minimum(-180), z.maximum(180))

export const listMapPlaces = endpoint({
  id: null,
  name: 'listMapPlaces',
  method: 'GET',
  url: '/v1/consumer/map_places',
  summary:
    'Venues, and activities to come, in a box of the map. Up to 500 come one by one, more as groups by place; beyond 10,000 of a sort neither, and the box has to be smaller',
  keptOffline: true,
  query: z.object({
    south: latitudeInQuery,
    west: longitudeInQuery,
    north: latitudeInQuery,
    east: longitudeInQuery,
    /** Without it, all. */
    sort: z.optional(z.enum(placeSorts)),
  }),
  answer: z.object({
    places: z.array(placeSchema),
    groups: z.array(z.object({ latitude, longitude, count })),
    /** How many are in the box; a lower bound where `is_more` says so. */
    total: count,
    is_more: flag,
  }),
})
