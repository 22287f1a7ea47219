import type { Transaction } from '../../../kernel/database/client'
import { indexThings } from '../../frame/search-index/found-things'
import { foundPages } from './pages.found'

/** Has the search find a page as it is now, or no longer when nobody may see it. */
export async function indexPage(transaction: Transaction, pageId: string): Promise<void> {
  await indexThings(transaction, foundPages, [pageId])
}
