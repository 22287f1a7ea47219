import type { DeletionBlock } from '../../../../src/domain/people/own-data/own-data'
import type { Database } from '../../../kernel/database/client'
import { selectCheckedIn } from './leave-activities'

/** A member who is checked in checks out before their account is deleted. */
export async function activitiesThatBlock(
  database: Database,
  userId: string,
  at: Date,
): Promise<readonly DeletionBlock[]> {
  return (await selectCheckedIn(database, userId, at)).length > 0 ? ['checked-in'] : []
}
