/** The limit that keeps a member from sending one more, which a form says before it is filled. */
export interface ReachedLimit {
  /** How many can be sent, or open, at once. */
  readonly most: number
  /** When another one can be sent; null where that is when one of those that are open has ended. */
  readonly until: number | null
}
