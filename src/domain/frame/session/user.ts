/** The logged-in user, as the user-info cookie holds it: never the identity card, the birth date or the address. */
export interface User {
  readonly id: string
  /** Masked (138****8000); null when none is bound. */
  readonly phone: string | null
  readonly avatar: string | null
  readonly nickname: string
  /** The real name was verified. */
  readonly realName: boolean
}
