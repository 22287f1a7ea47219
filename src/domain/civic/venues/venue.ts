/** A centre has offices of the streets, an office stations of the neighbourhoods; bases and spots are places of others. */
export const venueKinds = ['centre', 'office', 'station', 'base', 'spot'] as const
export type VenueKind = (typeof venueKinds)[number]

/** A venue of practice in lists. */
export interface VenueCard {
  readonly id: string
  readonly kind: VenueKind
  readonly name: string
  readonly address: string
  readonly cover: string | null
  /** WGS-84 */
  readonly latitude: number
  readonly longitude: number
  /** Metres; null when no position was given. */
  readonly distance: number | null
}

export interface Venue extends VenueCard {
  readonly intro: string
  readonly pictures: readonly string[]
  /** In words, such as 'daily 9:00–17:00'. */
  readonly hours: string
  /** Null when it has none. */
  readonly phone: string | null
  /** The venue that it belongs to. */
  readonly parent: { readonly id: string; readonly name: string } | null
}

/** Somebody who works at a venue, as it presents them. */
export interface VenueStaff {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly photo: string | null
  /** Of their office; null where it is not public. */
  readonly phone: string | null
}

export interface VenueTeam {
  readonly id: string
  readonly name: string
  readonly logo: string | null
  readonly members: number
}
