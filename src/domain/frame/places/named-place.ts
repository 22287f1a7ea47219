import { parseText, type TextProblem, type TextRule } from '../shared/plain-text'
import { failure, success, type Result } from '../shared/result'
import type { GeoPoint } from './geo-point'

/** A place by name, such as a street, with a position in WGS-84 where the writer gave one. */
export interface NamedPlace {
  readonly name: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The place of what is nowhere in particular. */
export const nowhere: NamedPlace = { name: '', latitude: null, longitude: null }

export type PlaceProblem = TextProblem | 'not-a-position'

/** Parses the place of a form: its name by the rule, and both numbers of a position or neither. */
export function parsePlace(place: NamedPlace, rule: TextRule): Result<NamedPlace, PlaceProblem> {
  const name = parseText(place.name, rule)
  if (!name.ok) return name
  return isPosition(place) ? success({ ...place, name: name.value }) : failure('not-a-position')
}

/** The position of a place; null where the writer gave none. */
export const positionOf = ({ latitude, longitude }: Omit<NamedPlace, 'name'>): GeoPoint | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

function isPosition({ latitude, longitude }: NamedPlace): boolean {
  if (latitude === null || longitude === null) return latitude === longitude
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}
