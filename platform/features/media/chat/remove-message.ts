import { desc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import type { Desk } from '../../../kernel/operator/desk'
import { officeReason } from '../../../kernel/cases/office-reason'
import { selectWritten } from '../../participation/comments/written-entries'
import { tellRemovalToAuthor } from '../../participation/comments/tell-removal'
import { chatMessages } from './chat.schema'
import { notifyOfRemoval } from './live-notices'

/** Whether a text can be the id of a message. */
export const isMessageId = (id: string): boolean => /^\d{1,15}$/.test(id)

/** The office removes a message of a live chat, also from the screens that show it, with a reason for its author. */
export async function removeMessage(database: Database, id: string, reasonText: string, at: Date): Promise<void> {
  const reason = officeReason(reasonText)
  if (!isMessageId(id)) throw new Refusal(errorCodes.gone)
  await database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(chatMessages)
      .where(eq(chatMessages.id, Number(id)))
      .returning()
    if (removed === undefined) throw new Refusal(errorCodes.gone)
    await notifyOfRemoval(transaction, removed.channelId, id)
    const { userId, channelId } = removed
    await tellRemovalToAuthor(transaction, {
      kind: 'chat.remove',
      userId,
      id: channelId,
      contentId: channelId,
      reason,
      at,
    })
  })
}

/** Chat messages do not wait for approval, so the desk shows the latest. */
export const chatDesk: Desk = {
  name: 'chat',
  summary: 'The latest messages of the live chats',
  byName: true,
  selectWaiting: (database, limit) =>
    selectWritten(
      database,
      { ...chatMessages, contentId: chatMessages.channelId },
      { order: [desc(chatMessages.id)], limit },
    ),
  acts: { remove: { summary: 'with a reason, which its author reads', takesText: true, carryOut: removeMessage } },
}
