import type { Database, Transaction } from '../database/client'
import type { Localised } from '../database/schema/localised'

/** A code that somebody scanned. */
export interface ScannedCode {
  /** What it is about, such as a team. */
  readonly subject: string
  /** Who showed it. */
  readonly issuerId: string
  readonly scannerId: string
  readonly at: Date
}

/** What a scan has done, as its screen and the record say it. */
export interface ScanOutcome {
  readonly title: Localised
  readonly text: Localised
  /** The screen that it leads on to; null without one. */
  readonly path: string | null
}

/** One thing that codes are for. A feature adds its own to the table; nothing else has to know it. */
export interface CodePurpose {
  /** Stands in the code; letters and hyphens. */
  readonly name: string
  /** Refuses who may not show a code for this subject. */
  requireIssuer(database: Database, issuerId: string, subject: string): Promise<void>
  /**
   * Does what the code is for, in the transaction that uses it up, or throws a refusal, which leaves it unused. Its
   * `state` is shown in the client's words where it has some, otherwise its message.
   */
  redeem(transaction: Transaction, code: ScannedCode): Promise<ScanOutcome>
}
