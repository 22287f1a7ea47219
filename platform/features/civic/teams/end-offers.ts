import { and, inArray, isNotNull, lte } from 'drizzle-orm'
import { asWritten } from '../../../kernel/shared/as-written'
import { fillMessage } from '../../../kernel/cases/notify-concerned'
import { notify } from '../../../kernel/messages/notify'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
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
      .returning({ id: teams.id, name: teams.name, leaderId: teams.leaderId, successorId: teams.successorId })
    if (ended.length === 0) return
    const ids = ended.map(({ id }) => id)
    await transaction.update(teams).set({ successorId: null }).where(inArray(teams.id, ids))
    const named = await queriesOf(transaction).read(
      build
        .select({ id: users.id, nickname: users.nickname })
        .from(users)
        .where(
          inArray(
            users.id,
            ended.map(({ successorId }) => successorId ?? ''),
          ),
        ),
    )
    const news = ended.flatMap(({ id, name, leaderId, successorId }) => {
      const who = asWritten(named.find((user) => user.id === successorId)?.nickname ?? '')
      const messageTo = (userId: string, message: (typeof endedOfferMessages)['leader'], path: string) => ({
        ...{ userId, id, path },
        words: fillMessage(message, { team: name, who }),
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
