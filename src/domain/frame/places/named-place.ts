import { parseText, type TextProblem, type TextRule } from '../shared/plain-text'
import { failure, success, type Result } from '../shared/result'
import { isInArea, type CityArea } from './city-area'
import { positionFrom, type GeoPoint } from './geo-point'

/** A place by name, such as a street, with a position in WGS-84 where the writer gave one. */
export interface NamedPlace {
  readonly name: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The place of what is nowhere in particular. */
export const nowhere: NamedPlace = { name: '', latitude: null, longitude: null }

export type PlaceProblem = TextProblem | 'not-a-position' | 'outside-city' | 'no-words'

/**
 * Parses the place of a form: its name by the rule, and a position in the city or none. A position has words, since
 * whoever cannot see a map reads those.
 * @param area null where the site does not know its own
 */
export function parsePlace(place: NamedPlace, rule: TextRule, area: CityArea | null): Result<NamedPlace, PlaceProblem> {
  const name = parseText(place.name, rule)
  if (!name.ok) return name
  const parsed = { ...place, name: name.value }
  if (place.latitude === null && place.longitude === null) return success(parsed)
  const position = positionOf(place)
  if (position === null) return failure('not-a-position')
  if (!isInArea(area, position)) return failure('outside-city')
  return parsed.name === '' ? failure('no-words') : success(parsed)
}

/** The position of a place; null where the writer gave none. */
export const positionOf = ({ latitude, longitude }: Omit<NamedPlace, 'name'>): GeoPoint | null =>
  positionFrom(latitude, longitude)
