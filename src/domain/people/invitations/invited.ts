/** A person who registered by a member's invitation. */
export interface Invited {
  /** The id of this row; it is not the person's id. */
  readonly id: string
  /** The nickname, masked. */
  readonly name: string
  /** When they registered, in milliseconds since 1970. */
  readonly at: number
}
