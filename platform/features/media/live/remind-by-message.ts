import { message } from '../../../kernel/cases/message'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { pathOfScreen } from './live-address'
import type { DeliverReminders } from './send-reminders'

const words = message(
  ['直播即将开始', 'Starting soon'],
  ['您预约的直播“{title}”就要开始了。', 'The live event that you asked to be reminded of is about to begin: {title}'],
)

/** Delivers a reminder as a message to each member, which leads to the event. */
export const remindByMessage: DeliverReminders = async (transaction, { eventId, userIds }, at) => {
  const slots = { title: refer('content', eventId) }
  const path = pathOfScreen(eventId)
  const news = userIds.map((userId) => ({ userId, id: eventId, words, slots, path }))
  await notify(transaction, { name: 'live.begins', category: 'following' }, news, at)
}
