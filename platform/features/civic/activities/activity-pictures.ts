import type { Transaction } from '../../../kernel/database/client'
import { ownPictures } from '../../../kernel/uploads/own-pictures'
import { activityPictures } from './activities.uploads'

/** Returns the addresses of pictures that the leader uploaded for an activity; throws 400001 for those of others. */
export async function ownActivityPictures(
  transaction: Transaction,
  leaderId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  return await ownPictures(transaction, leaderId, ids, { use: activityPictures, now })
}
