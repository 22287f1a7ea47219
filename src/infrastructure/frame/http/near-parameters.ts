import type { GeoPoint } from '../../../domain/frame/places/geo-point'

/** The query parameters of an ordered list of places. The order `near` needs a position; without one, it is by name. */
export const nearParameters = (order: string, place: GeoPoint | null) => ({
  ...place,
  order: order === 'near' && place !== null ? ('near' as const) : ('name' as const),
})
