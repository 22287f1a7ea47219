/** The kinds of practice home: an organisation, or a station, which is a venue. */
export const homeKinds = ['organisation', 'station'] as const

interface HomeLocation {
  readonly address: string
  /** WGS-84 */
  readonly latitude: number
  readonly longitude: number
}

/** An organisation that has a place, as lists show it. */
export interface LocatedOrganisation extends HomeLocation {
  readonly id: string
  readonly name: string
  readonly logo: string | null
  /** Metres from the visitor; null when no position was given. */
  readonly distance: number | null
}

/** The volunteer service of one organisation, or at one station. */
export interface PracticeHome {
  readonly id: string
  readonly kind: (typeof homeKinds)[number]
  /** The place; null for an organisation without one. */
  readonly place: HomeLocation | null
  readonly name: string
  readonly logo: string
  /** The station's picture, or that of a venue at which the organisation's teams serve; null without one. */
  readonly picture: string | null
  readonly intro: string
  readonly teams: number
  /** The number of members of all its teams. */
  readonly members: number
  /** The minutes of service for the home. */
  readonly minutes: number
  readonly monthMinutes: number
  /** How many times somebody served. */
  readonly times: number
}

/** A team in the ranking of a home's teams, by its service in a period. */
export interface RankedTeam {
  readonly id: string
  readonly name: string
  readonly logo: string
  readonly minutes: number
  /** How many times its members served. */
  readonly times: number
}
