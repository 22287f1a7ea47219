import * as z from 'zod/mini'

/** A latitude in degrees, WGS-84. */
export const latitude = z.number().check(z.minimum(-90), z.maximum(90))
/** A longitude in degrees, WGS-84. */
export const longitude = z.number().check(z.minimum(-180), z.maximum(180))

/** The same as a query writes them. */
export const latitudeInQuery = z.coerce.number<number>().check(z.minimum(-90), z.maximum(90))
export const longitudeInQuery = z.coerce.number<number>().check(z.minimum(-180), z.maximum(180))
