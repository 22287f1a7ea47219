/** Somebody who registered by a member's invitation. */
export interface Invited {
  /** Of the row, not of the person. */
  readonly id: string
  /** Masked. */
  readonly name: string
  /** When they registered, in milliseconds since 1970. */
  readonly at: number
}
