import type { Database } from '../database/client'
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
   * Performs the purpose, in the transaction that uses the code up, or throws a refusal, which leaves it unused. The
   * refusal's `state` is shown in the client's words where it has some, otherwise its message.
   */
  redeem(transaction: Database, code: ScannedCode): Promise<ScanOutcome>
}
