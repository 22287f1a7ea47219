import type { Database } from '../../../kernel/database/client'
import { invalid } from '../../../kernel/http/refusal'
import { deleteVisits } from './account.queries'

/** The most ids in one call. Nobody can select more than a screen shows. */
const mostIds = 100

/** Removes the listed visits of a member (ids separated by commas), or all of them; returns how many there were. */
export async function clearHistory(database: Database, userId: string, list: string | undefined): Promise<number> {
  const ids = list === undefined ? null : list.split(',').filter((id) => id !== '')
  if (ids?.length === 0) throw invalid({ ids: 'too-short' })
  if (ids !== null && ids.length > mostIds) throw invalid({ ids: 'too-long' })
  return await deleteVisits(database, userId, ids)
}
