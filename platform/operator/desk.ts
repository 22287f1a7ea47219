import type { Database } from '../database/client'

/** Something that waits for the operator. */
export interface WaitingCase {
  readonly id: string
  readonly since: Date
  /** Who it is from. */
  readonly from: string
  readonly title: string
  readonly text: string
}

export interface DeskAct {
  readonly summary: string
  /** Whether the act comes with words, which the person concerned reads. */
  readonly takesText: boolean
  /** Runs the use case; a `Refusal` says that the case does not allow it. */
  readonly carryOut: (database: Database, id: string, text: string, at: Date) => Promise<void>
}

/** What a feature leaves to the operator: the cases that wait, oldest first, and what may be done with them. */
export interface Desk {
  readonly name: string
  readonly summary: string
  readonly waiting: (database: Database, limit: number) => Promise<readonly WaitingCase[]>
  readonly acts: Readonly<Record<string, DeskAct>>
}
