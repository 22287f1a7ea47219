import type { OpeningHours } from '../amenities/opening-hours'

/**
 * The kinds of venue. A centre has offices in the streets, and an office has stations in the neighbourhoods. Bases and
 * spots are places of other institutions, such as schools and hospitals.
 */
export const venueKinds = ['centre', 'office', 'station', 'base', 'spot'] as const
export type VenueKind = (typeof venueKinds)[number]

/** A venue of volunteer practice, as lists show it. */
export interface VenueCard {
  readonly id: string
  readonly kind: VenueKind
  readonly name: string
  readonly address: string
  readonly cover: string | null
  /** WGS-84 */
  readonly latitude: number
  readonly longitude: number
  /** Metres from the visitor; null when no position was given. */
  readonly distance: number | null
}

export interface Venue extends VenueCard {
  readonly intro: string
  readonly pictures: readonly string[]
  /** The opening hours; null where nobody knows them. */
  readonly hours: OpeningHours | null
  /** The phone number; null without one. */
  readonly phone: string | null
  /** The venue that this one belongs to; null for none. */
  readonly parent: { readonly id: string; readonly name: string } | null
}

/** A person who works at a venue, as the venue presents them. */
export interface VenueStaffMember {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly photo: string | null
  /** The person's office phone number; null where it is not public. */
  readonly phone: string | null
}

export interface VenueTeam {
  readonly id: string
  readonly name: string
  readonly logo: string | null
  readonly members: number
}
