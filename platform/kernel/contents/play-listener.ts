import type { Database } from '../database/client'

/** How far a member has played a content. */
export interface PlayedContent {
  readonly userId: string
  readonly contentId: string
  /** The position in seconds. */
  readonly seconds: number
  /** The platform's time. */
  readonly at: Date
}

/** Told by the account of what a member has played, after the position is stored. */
export type PlayListener = (database: Database, played: PlayedContent) => Promise<void>
