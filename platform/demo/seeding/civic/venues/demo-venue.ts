import { isInDistrict, positionAt } from '../../../content/map'
import { districts, streets } from '../../../content/places'
import { demoVenues } from '../../../content/venues'
import type { DemoVenue } from '../../../content/venues'
import { sequence } from '../../../random'
import type { Sequence } from '../../../random'
import { bilingual } from '../../../text'

export const venueId = (index: number): string => `venue-${String(index + 1).padStart(2, '0')}`

export interface PlacedVenue extends DemoVenue {
  readonly id: string
  readonly address: ReturnType<typeof bilingual>
  readonly latitude: number
  readonly longitude: number
}

/** The venue at an index of `demoVenues`, with its position in the city; the centre is in the middle of the city. */
export function demoVenueAt(index: number): PlacedVenue {
  const demo = demoVenues[index]
  if (demo === undefined) throw new Error(`the demo has no venue ${index}`)
  const order = sequence(venueId(index))
  const street = streets[(index * 3) % streets.length] ?? bilingual('', '')
  const district = districts[demo.district] ?? bilingual('', '')
  const house = 2 + order.whole(120)
  const position = positionAt(index === 0 ? [50, 50] : spotIn(demo.district, order))
  return {
    ...demo,
    id: venueId(index),
    address: bilingual(`${district['zh-CN']}${street['zh-CN']}${house}号`, `${house} ${street.en}, ${district.en}`),
    ...position,
  }
}

/** A random point in a district, on dry land. */
export function spotIn(district: number, order: Sequence): readonly [number, number] {
  for (;;) {
    const spot = [2 + order.whole(960) / 10, 2 + order.whole(960) / 10] as const
    if (isInDistrict(district, spot)) return spot
  }
}
