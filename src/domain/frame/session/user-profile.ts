/** Fields of a user for the profile screen alone; never stored in the browser. */
export interface UserProfile {
  readonly homeAddress: string
  /** YYYY-MM-DD */
  readonly birthdate: string | null
  /** 0 not said, 1 male, 2 female */
  readonly sex: 0 | 1 | 2
}
