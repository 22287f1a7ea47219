import type { Transaction } from '../../../kernel/database/client'
import { indexThings } from '../../frame/search-index/found-things'
import { foundTeams } from './teams.found'

/** Updates what the search knows of a team, in the transaction that changes it. */
export async function indexTeam(transaction: Transaction, id: string): Promise<void> {
  await indexThings(transaction, foundTeams, [id])
}
