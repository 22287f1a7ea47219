import { desc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { Desk } from '../../../kernel/operator/desk'
import { officeReason } from '../../../kernel/cases/office-reason'
import { tellRemovalToAuthor } from '../../participation/comments/tell-removal'
import { contents } from '../../../kernel/contents/contents.schema'
import { users } from '../../../kernel/members/members.schema'
import { chatMessages } from './chat.schema'
import { notifyOfRemoval } from './live-notices'

/** The office removes a message of a live chat, also from the screens that show it, with a reason for its author. */
export async function removeMessage(database: Database, id: string, reasonText: string, at: Date): Promise<void> {
  const reason = officeReason(reasonText)
  if (!/^\d{1,15}$/.test(id)) throw new Refusal(errorCodes.gone)
  await database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(chatMessages)
      .where(eq(chatMessages.id, Number(id)))
      .returning()
    if (removed === undefined) throw new Refusal(errorCodes.gone)
    await notifyOfRemoval(transaction, removed.channelId, id)
    const { userId, channelId, text } = removed
    await tellRemovalToAuthor(transaction, { kind: 'chat.remove', userId, id: channelId, text, reason, at })
  })
}

/** Chat messages do not wait for approval, so the desk shows the latest. */
export const chatDesk: Desk = {
  name: 'chat',
  summary: 'The latest messages of the live chats',
  byName: true,
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ message: chatMessages, nickname: users.nickname, title: contents.title })
        .from(chatMessages)
        .innerJoin(users, eq(users.id, chatMessages.userId))
        .innerJoin(contents, eq(contents.id, chatMessages.channelId))
        .orderBy(desc(chatMessages.id))
        .limit(limit),
    )
    return rows.map(({ message: { id, createdAt, userId, text }, nickname, title }) => ({
      id: String(id),
      since: createdAt,
      from: `${nickname} (${userId})`,
      title: title['zh-CN'],
      text,
    }))
  },
  acts: { remove: { summary: 'with a reason, which its author reads', takesText: true, carryOut: removeMessage } },
}
