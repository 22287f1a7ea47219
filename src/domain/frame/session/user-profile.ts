/** The fields of a user that only the profile screen needs; they are never stored in the browser. */
export interface UserProfile {
  readonly homeAddress: string
  /** The birth date, YYYY-MM-DD; null when not given. */
  readonly birthdate: string | null
  /** The sex: 0 not said, 1 male, 2 female. */
  readonly sex: 0 | 1 | 2
}
