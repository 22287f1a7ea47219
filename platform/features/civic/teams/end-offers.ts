import { and, inArray, isNotNull, lte } from 'drizzle-orm'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import type { Database } from '../../../kernel/database/client'
import { endedOfferMessages } from './membership-messages.words'
import { teams } from './teams.schema'

/**
 * Ends the offers to lead a team that nobody answered in time, and tells the leader and the member who was asked. Safe
 * to run in several processes at once: one statement takes an offer's end away, and only who took it tells.
 */
export async function endOffers(database: Database, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const ended = await transaction
      .update(teams)
      .set({ offerEndsAt: null })
      .where(and(isNotNull(teams.successorId), lte(teams.offerEndsAt, at)))
      .returning({ id: teams.id, leaderId: teams.leaderId, successorId: teams.successorId })
    if (ended.length === 0) return
    const ids = ended.map(({ id }) => id)
    await transaction.update(teams).set({ successorId: null }).where(inArray(teams.id, ids))
    const news = ended.flatMap(({ id, leaderId, successorId }) => {
      const slots = { team: refer('team', id), who: refer('member', successorId ?? '') }
      const messageTo = (userId: string, words: (typeof endedOfferMessages)['leader'], path: string) => ({
        ...{ userId, id, path, words, slots },
      })
      const team = encodeURIComponent(id)
      return [
        ...(leaderId === null ? [] : [messageTo(leaderId, endedOfferMessages.leader, `/team-managetab/${team}`)]),
        ...(successorId === null
          ? []
          : [messageTo(successorId, endedOfferMessages.volunteer, `/team-detail?id=${team}`)]),
      ]
    })
    await notify(transaction, { name: 'team.offer-ended', category: 'cases' }, news, at)
  })
}
