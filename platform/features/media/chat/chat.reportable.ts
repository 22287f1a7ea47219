import { eq, inArray } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { chatMessages } from './chat.schema'
import { isMessageId, removeMessage } from './remove-message'

export const reportableMessages: ReportableKind = {
  kind: 'chat-message',
  find: async (database, ids) => {
    const messages = await queriesOf(database).read(
      build
        .select({ id: chatMessages.id, authorId: chatMessages.userId, text: chatMessages.text, title: contents.title })
        .from(chatMessages)
        .innerJoin(contents, eq(contents.id, chatMessages.channelId))
        .where(inArray(chatMessages.id, ids.filter(isMessageId).map(Number))),
    )
    return messages.map(({ id, title, ...message }) => ({
      ...message,
      id: String(id),
      place: title['zh-CN'],
      pictures: [],
    }))
  },
  remove: removeMessage,
}
