/** The limit that keeps a member from sending one more, which a form says before it is filled. */
export interface ReachedLimit {
  /** How many may be sent within the time of the limit, or be open at the same time. */
  readonly most: number
  /** When another one can be sent; null for a limit that lasts until one of those that are open has ended. */
  readonly until: number | null
  /** The milliseconds from the answer until then, which hold on a device whose clock is wrong; null like `until`. */
  readonly wait: number | null
}
