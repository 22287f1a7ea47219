import { and, eq } from 'drizzle-orm'
import { carryOut } from '../../../kernel/cases/carry-out'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { contents } from '../../../kernel/contents/contents.schema'
import { withdrawMemberContent } from '../../../kernel/contents/withdraw-member-content'
import type { Database, Transaction } from '../../../kernel/database/client'
import { unsaid } from '../../../kernel/shared/as-written'
import { removeContent } from '../../frame/search-index/index-contents'
import { lockJoining, partAllFrom, takeBack } from './join-suggestions'
import { suggestionCase } from './suggestion-case'

/** What a suggestion says, emptied. */
const emptied = {
  title: unsaid,
  text: unsaid,
  pictures: [],
  video: null,
  contact: null,
  placeName: unsaid,
  latitude: null,
  longitude: null,
  searchParts: [],
}

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
      set: { ...emptied, asker: null, joinedId: null },
      also: async (within) => {
        await forgetWords(within, id)
        await takeBack(within, id)
        await partAllFrom(within, id, at)
      },
    })
  })
}

/** Removes what the suggestion says outside of its row: from lists, from the search, and from its history. */
async function forgetWords(transaction: Transaction, id: string): Promise<void> {
  await withdrawMemberContent(transaction, id)
  await transaction.update(contents).set({ title: unsaid, summary: unsaid, covers: [] }).where(eq(contents.id, id))
  await removeContent(transaction, id)
  await transaction
    .update(caseSteps)
    .set({ text: unsaid, pictures: [] })
    .where(and(eq(caseSteps.kind, suggestionCase.name), eq(caseSteps.caseId, id), eq(caseSteps.role, 'author')))
}
