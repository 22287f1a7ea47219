/** The counts above the entries of the personal centre. */
export interface Statistics {
  readonly favourites: number
  readonly history: number
  readonly follows: number
  readonly subscriptions: number
  readonly comments: number
}
