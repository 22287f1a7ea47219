import * as z from 'zod/mini'
import { latitude, latitudeInQuery, longitude, longitudeInQuery } from './coordinates'
import { writtenText } from './fields'

/** A place by its name, '' for none, with a position where one was given: both numbers or neither. */
export const namedPlaceSchema = z.object({
  name: z.string(),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
})
/** The same as somebody writes it. */
export const namedPlaceWriting = z.object({ ...namedPlaceSchema.shape, name: writtenText(400) })
/** A position on the map; null for none. */
export const positionSchema = z.nullable(z.object({ latitude, longitude }))

/** A position, WGS-84: both numbers or neither. With a position, answers carry distances. */
export const positionQueryShape = { latitude: z.optional(latitudeInQuery), longitude: z.optional(longitudeInQuery) }

/** A distance in metres. */
export const withinInQuery = z.coerce.number<number>().check(z.int(), z.minimum(100), z.maximum(50_000))

/**
 * The order of a list of places: by name, or nearest first. Nearest first needs a position, and lists the places within
 * `within` metres.
 */
export const nearQueryShape = {
  ...positionQueryShape,
  order: z._default(z.enum(['name', 'near']), 'name'),
  within: z._default(withinInQuery, 50_000),
}
