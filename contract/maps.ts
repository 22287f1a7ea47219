import * as z from 'zod/mini'
import { activityKinds } from '../src/domain/civic/activities/activity'
import { amenityKinds } from '../src/domain/civic/amenities/amenity'
import { baseKinds } from '../src/domain/civic/maps/city-map'
import { placeSorts } from '../src/domain/civic/maps/map-place'
import { venueKinds } from '../src/domain/civic/venues/venue'
import { endpoint } from './endpoint'
import { count, flag, id, moment } from './fields'
import { latitude, latitudeInQuery, longitude, longitudeInQuery } from './coordinates'

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
  isKeptOffline: true,
  answer: z.object({
    tiles: z.nullable(z.object({ url: z.string(), max_zoom: z.int().check(z.minimum(1), z.maximum(22)) })),
    base: z.nullable(z.object({ type: z.literal('FeatureCollection'), features: z.array(shapeSchema) })),
    attribution: z.string(),
    /** The area that the map shows first, WGS-84. */
    start: z.object(boxShape),
  }),
})

const placeBase = { id, name: z.string(), address: z.string(), /** WGS-84 */ latitude, longitude }
export const placeSchema = z.discriminatedUnion('sort', [
  z.object({ ...placeBase, sort: z.literal('venue'), kind: z.enum(venueKinds) }),
  z.object({ ...placeBase, sort: z.literal('amenity'), kind: z.enum(amenityKinds) }),
  z.object({ ...placeBase, sort: z.literal('activity'), kind: z.enum(activityKinds), starts_at: moment }),
])
export type MapPlaceDto = z.input<typeof placeSchema>

export const getMapPicture = endpoint({
  id: null,
  name: 'getMapPicture',
  method: 'GET',
  url: '/v1/consumer/map_picture',
  summary:
    'What the map of the city shows first, as a small drawing: its base in few points, and where the venues are. All numbers are parts of its width and height',
  isKeptOffline: true,
  answer: z.object({
    width: count,
    height: count,
    /** The shapes of the map. A line is x, y, x, y …; the client closes the outline of an area. */
    shapes: z.array(z.object({ kind: z.enum(baseKinds), lines: z.array(z.array(z.int())) })),
    /** Points on the picture, each with the number of venues there. */
    marks: z.array(z.object({ x: z.int(), y: z.int(), count })),
    /**
     * The number of venues in the picture and around it. With `is_more` it is a lower bound, and there are no marks.
     */
    total: count,
    is_more: flag,
    attribution: z.string(),
  }),
})

export const listMapPlaces = endpoint({
  id: null,
  name: 'listMapPlaces',
  method: 'GET',
  url: '/v1/consumer/map_places',
  summary:
    'Venues and activities to come, or amenities, in a box of the map. Up to 500 come one by one, more as groups by place; beyond 10,000 of a sort neither, and the box has to be smaller',
  isKeptOffline: true,
  query: z.object({
    south: latitudeInQuery,
    west: longitudeInQuery,
    north: latitudeInQuery,
    east: longitudeInQuery,
    /** Filters by sort; venues and activities when omitted. */
    sort: z.optional(z.enum(placeSorts)),
    /** Filters the amenities by kind; without effect on other sorts. */
    kind: z.optional(z.enum(amenityKinds)),
  }),
  answer: z.object({
    places: z.array(placeSchema),
    groups: z.array(z.object({ latitude, longitude, count })),
    /** The number of places in the box; a lower bound when `is_more` is set. */
    total: count,
    is_more: flag,
  }),
})
