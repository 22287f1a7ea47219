import type { OpeningHours } from './opening-hours'

/** The kinds of amenity, in the order of their tabs. No kind has the name of a `PlaceSort`. */
export const amenityKinds = [
  'government',
  'health',
  'pharmacy',
  'police',
  'culture',
  'sport',
  'park',
  'market',
  'transport',
  'toilet',
] as const
export type AmenityKind = (typeof amenityKinds)[number]

/** What makes a place usable for everybody, in the order in which it is shown. */
export const accessibilityMarks = [
  'step-free',
  'lift',
  'accessible-toilet',
  'accessible-parking',
  'tactile-paving',
  'hearing-loop',
  'sign-language',
  'wheelchair-loan',
  'nursing-room',
] as const
export type AccessibilityMark = (typeof accessibilityMarks)[number]

/** What is known of a place of everyday use in the city, such as a pharmacy, wherever it is shown. */
interface AmenityEntry {
  readonly id: string
  readonly kind: AmenityKind
  readonly name: string
  readonly address: string
  readonly cover: string | null
  /** WGS-84 */
  readonly latitude: number
  readonly longitude: number
  /** They are null where nobody knows them. */
  readonly hours: OpeningHours | null
  readonly accessibility: readonly AccessibilityMark[]
}

/** An amenity as lists show it. */
export interface AmenityCard extends AmenityEntry {
  /** Metres from the visitor; null when no position was given. */
  readonly distance: number | null
}

export interface Amenity extends AmenityEntry {
  readonly intro: string
  /** The phone number; null without one. */
  readonly phone: string | null
  /** The day on which its entry was last checked, YYYY-MM-DD. */
  readonly checkedOn: string
}
