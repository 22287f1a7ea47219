import type { MessengerAsking } from '../../../src/domain/frame/session/messenger-asking'
import type { PageSignature } from './page-signature'

/** A visitor's account at the messenger. */
export interface MessengerAccount {
  readonly provider: string
  readonly subject: string
  /** The nickname at the messenger; empty when it does not give one. */
  readonly nickname: string
  /** Whether the visitor allowed the login on the messenger's page; false for a silent one, which asks nobody. */
  readonly isAllowed: boolean
}

/** The messenger: a way to log in (OAuth, authorization code), and the signatures that its script wants from pages. */
export interface MessengerService {
  readonly isOffered: boolean
  /**
   * The page on which a visitor allows the login; it returns to `redirect` with `state`, and with a code when the login
   * was allowed.
   * @throws Refusal 503003 when login by messenger is not offered
   */
  address(redirect: string, state: string, asking: MessengerAsking): string
  /**
   * The account that a code stands for; null when the code is unknown, used or expired.
   * @throws Refusal 503003 when login by messenger is not offered, 503001 when the messenger does not answer
   */
  accountOf(code: string): Promise<MessengerAccount | null>
  /**
   * Signs the address of a page, without its hash, for the messenger's script.
   * @throws Refusal 503003 when the platform is unknown to the messenger, 503001 when it does not answer
   */
  sign(url: string): Promise<PageSignature>
}
