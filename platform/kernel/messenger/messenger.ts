/** A visitor's account at the messenger. */
export interface MessengerAccount {
  readonly provider: string
  readonly subject: string
  /** The nickname at the messenger; empty when it does not give one. */
  readonly nickname: string
}

/** The messenger as a way to log in (OAuth, authorization code). */
export interface MessengerService {
  readonly isOffered: boolean
  /**
   * The page on which a visitor allows the login; it returns to `redirect` with `state`, and with a code when the login
   * was allowed.
   * @throws Refusal 503003 when login by messenger is not offered
   */
  address(redirect: string, state: string): string
  /**
   * The account that a code stands for; null when the code is unknown or expired.
   * @throws Refusal 503003 when login by messenger is not offered
   */
  accountOf(code: string): Promise<MessengerAccount | null>
}
