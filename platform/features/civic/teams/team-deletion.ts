import type { DeletionBlock } from '../../../../src/domain/people/own-data/own-data'
import type { Database } from '../../../kernel/database/client'
import { selectLed } from './leave-teams'

/** A leader hands their team over before their account is deleted. */
export async function teamsThatBlock(database: Database, userId: string): Promise<readonly DeletionBlock[]> {
  return (await selectLed(database, userId)).length > 0 ? ['leads-team'] : []
}
