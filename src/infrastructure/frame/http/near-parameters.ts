import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { reaches } from '../../../domain/frame/places/reaches'

/**
 * The query parameters of a list that can be ordered nearest first. That order needs a position; without one, the list
 * has its usual order.
 * @param within the greatest distance of the nearest, one of `reaches`
 */
export function nearParameters<Usual extends string>(
  { order, within = '' }: { readonly order: string; readonly within?: string },
  place: GeoPoint | null,
  usual: Usual,
) {
  const reach = reaches.find((metres) => metres === within)
  if (order !== 'near' || place === null) return { ...place, order: usual }
  return { ...place, order: 'near' as const, ...(reach === undefined ? {} : { within: Number(reach) }) }
}
