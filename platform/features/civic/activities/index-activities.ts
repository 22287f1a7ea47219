import type { Transaction } from '../../../kernel/database/client'
import { indexThings } from '../../frame/search-index/found-things'
import { foundActivities } from './activities.found'

/** Puts activities that became public into the search, in the transaction that publishes them. */
export async function indexActivities(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await indexThings(transaction, foundActivities, ids)
}
