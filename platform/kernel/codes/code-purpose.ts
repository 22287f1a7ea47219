import type { Database, Transaction } from '../database/client'
import type { Localised } from '../database/schema/localised'

/** A code that somebody scanned. */
export interface ScannedCode {
  /** The id of the code's subject, such as a team. */
  readonly subject: string
  /** The person who showed the code. */
  readonly issuerId: string
  readonly scannerId: string
  readonly at: Date
}

/** The result of a scan, as its screen and the record of scans show it. */
export interface ScanOutcome {
  readonly title: Localised
  readonly text: Localised
  /** The path of the screen to which it leads; null for none. */
  readonly path: string | null
}

/** A purpose of codes. A feature adds its own to the table; nothing else has to know it. */
export interface CodePurpose {
  /** The name as it appears in the code; letters and hyphens. */
  readonly name: string
  /** Refuses people who may not show a code for this subject. */
  requireIssuer(database: Database, issuerId: string, subject: string): Promise<void>
  /**
   * Carries out what the code is for, in the transaction that marks it as used, or throws a refusal, which leaves it
   * unused. The client shows its own words for the refusal's `state` if it has some, otherwise the refusal's message.
   */
  redeem(transaction: Transaction, code: ScannedCode): Promise<ScanOutcome>
}
