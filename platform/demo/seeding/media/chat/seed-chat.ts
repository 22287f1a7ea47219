import type { Database } from '../../../../kernel/database/client'
import { chatMessages } from '../../../../features/media/chat/chat.schema'
import { demoChannels } from '../../../content/channels'
import { demoChat, demoGreeting } from '../../../content/chat'
import { demoReaders } from '../../../content/readers'
import { sequence } from '../../../random'
import { insertAll } from '../../insert'
import type { OnCount } from '../../insert'
import { editorId } from '../organisations/seed-official-accounts'
import { writerOf } from '../../frame/session/seed-people'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const chatDemo: DemoStep = { feature: 'chat', what: bilingual('聊天消息', 'chat messages'), seed: seedChat }

/** Whether a channel has messages. Every fourth channel has none, to show the empty state. */
const talks = (index: number): boolean => index % 4 !== 3

/** This channel's chat is longer than the first page. */
const busyChannel = 'tv-news'

export async function seedChat(database: Database, now: Date, onCount?: OnCount): Promise<void> {
  const rows = demoChannels.flatMap(({ id }, index) => {
    if (!talks(index)) return []
    const order = sequence(`chat on ${id}`)
    const start = order.whole(demoChat.length)
    const count = id === busyChannel ? 120 : 6 + order.whole(8)
    const texts = Array.from({ length: count }, (_, at) => demoChat[(start + at) % demoChat.length] ?? '')
    // The newspaper greets the viewers of the busy channel.
    const isGreeting = (at: number) => id === busyChannel && at === texts.length - 4
    return texts.map((text, at) => ({
      channelId: id,
      userId: isGreeting(at) ? editorId : writerOf(text, order.whole(demoReaders.length)),
      key: `${id}-${at + 1}`,
      text: isGreeting(at) ? demoGreeting : text,
      createdAt: new Date(now.getTime() - (texts.length - at) * 140_000),
    }))
  })
  await insertAll(database, chatMessages, rows, onCount)
}
