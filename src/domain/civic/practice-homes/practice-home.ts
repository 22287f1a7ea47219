/** A station is a venue of practice. */
export const homeKinds = ['organisation', 'station'] as const

interface HomePlace {
  readonly address: string
  /** WGS-84 */
  readonly latitude: number
  readonly longitude: number
}

/** An organisation among those that have a place. */
export interface PlacedOrganisation extends HomePlace {
  readonly id: string
  readonly name: string
  readonly logo: string | null
  /** Metres; null when no position was given. */
  readonly distance: number | null
}

/** What the volunteers of one organisation, or at one station, do. */
export interface PracticeHome {
  readonly id: string
  readonly kind: (typeof homeKinds)[number]
  /** Null for an organisation without one. */
  readonly place: HomePlace | null
  readonly name: string
  readonly logo: string
  /** Of the station, or of a venue at which the teams of the organisation serve; null without one. */
  readonly picture: string | null
  readonly intro: string
  readonly teams: number
  /** Of all its teams. */
  readonly members: number
  /** The service for it. */
  readonly minutes: number
  readonly monthMinutes: number
  /** The number of times of service. */
  readonly times: number
}

/** A team of a home among its others, by its service in a period. */
export interface RankedTeam {
  readonly id: string
  readonly name: string
  readonly logo: string
  readonly minutes: number
  /** The number of times of service. */
  readonly times: number
}
