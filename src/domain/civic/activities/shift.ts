/** A shift or a role of an activity, such as the morning or the tea stand, which members join by itself. */
export interface Shift {
  readonly id: string
  readonly name: string
  /** Its times, in milliseconds since 1970; both are null when it lasts as long as the activity. */
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly places: number
  readonly placesLeft: number
}

/** The shift that a member joined. */
export type OwnShift = Pick<Shift, 'id' | 'name' | 'startsAt' | 'endsAt'>
