import { carryOut } from '../../../kernel/cases/carry-out'
import type { Database } from '../../../kernel/database/client'
import { withdrawMemberContent } from '../../frame/publishing/withdraw-member-content'
import { lockJoining, partAllFrom, takeBack } from './join-suggestions'
import { suggestionCase } from './suggestion-case'

/**
 * The author withdraws a suggestion that nobody has answered. Its words, pictures and place are gone at once, wherever
 * they were; its history stays, for its author alone.
 */
export async function withdrawSuggestion(database: Database, userId: string, id: string, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockJoining(transaction)
    await carryOut(transaction, suggestionCase, {
      id,
      act: 'withdraw',
      role: 'author',
      actorId: userId,
      at,
      set: { asker: null, joinedId: null },
      also: async (within) => {
        await withdrawMemberContent(within, { id, kind: suggestionCase.name, authorId: userId })
        await takeBack(within, id)
        await partAllFrom(within, id, at)
      },
    })
  })
}
