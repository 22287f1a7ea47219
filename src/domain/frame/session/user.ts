/**
 * The logged-in user as the user-info cookie holds it, which never includes the identity card, the birth date or the
 * address.
 */
export interface User {
  readonly id: string
  /** The phone, masked (138****8000); null when none is bound. */
  readonly phone: string | null
  readonly avatar: string | null
  readonly nickname: string
  /** Whether the real name was verified. */
  readonly realName: boolean
}
