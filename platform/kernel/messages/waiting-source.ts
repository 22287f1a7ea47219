import type { WaitingName } from '../../../src/domain/frame/messages/message'
import type { Queries } from '../database/queries'

/** What waits for members besides messages, which its feature declares. */
export interface WaitingSource {
  readonly name: WaitingName
  /** Counts it for each of these members by one statement; members without any may be left out. */
  readonly count: (queries: Queries, userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}
