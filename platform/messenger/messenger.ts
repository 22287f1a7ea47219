/** Who somebody is in the messenger. */
export interface MessengerAccount {
  readonly provider: string
  readonly subject: string
  /** As they call themselves there; empty when it does not say. */
  readonly nickname: string
}

/** The messenger as a way to log in (OAuth, authorization code). */
export interface Messenger {
  readonly isOffered: boolean
  /**
   * Where a visitor allows the login; it returns to `redirect` with `state`, and with a code when it was allowed.
   * @throws Refusal 503003 when it is not offered
   */
  address(redirect: string, state: string): string
  /** Whom a code stands for; null for one that is unknown or too old. @throws Refusal 503003 when it is not offered */
  accountOf(code: string): Promise<MessengerAccount | null>
}
