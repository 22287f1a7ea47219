import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { upsertPosition } from './play-positions.queries'
import type { PlayPositionRow } from './play-positions.queries'

interface PlayPosition {
  readonly id: string
  readonly type: number
  readonly seconds: number
  /** The device's own time. */
  readonly updatedAt: Date
}

/**
 * Stores how far a member has played a content, and returns the stored position, which is the newest by time. A time
 * from a clock that runs ahead is reduced to the present, because its position would otherwise win over those of all
 * other devices.
 */
export async function savePlayPosition(
  database: Database,
  userId: string,
  { id, type, seconds, updatedAt }: PlayPosition,
  now: Date,
): Promise<PlayPositionRow> {
  const at = updatedAt > now ? now : updatedAt
  const row = await upsertPosition(database, userId, id, type, seconds, at)
  if (row === null) throw new Refusal(errorCodes.gone)
  return row
}
