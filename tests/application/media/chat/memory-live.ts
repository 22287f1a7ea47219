import type { ChatGateway, EarlierMessages } from '../../../../src/application/media/chat/chat-gateway'
import type { LiveFeed, LiveNews } from '../../../../src/application/media/chat/live-feed'
import type { Outcome } from '../../../../src/application/frame/shared/failure'
import type { ChatMessage } from '../../../../src/domain/media/chat/chat-message'
import { success } from '../../../../src/domain/frame/shared/result'

export const message = (id: number, text = `Message ${id}`, key = `key-${id}`): ChatMessage => ({
  id: String(id),
  key,
  author: { id: `u${id}`, nickname: `Reader ${id}`, avatar: null, official: false },
  text,
  at: Date.UTC(2026, 10, 21, 4),
})

/** Streams that a test speaks into. */
export class MemoryFeed implements LiveFeed {
  readonly opened: (string | null)[] = []
  private listener: ((news: LiveNews) => void) | null = null

  open(_channelId: string, after: string | null, listener: (news: LiveNews) => void): () => void {
    this.opened.push(after)
    this.listener = listener
    return () => {
      if (this.listener === listener) this.listener = null
    }
  }

  get isOpen(): boolean {
    return this.listener !== null
  }

  say(news: LiveNews): void {
    this.listener?.(news)
  }

  start(...messages: readonly ChatMessage[]): void {
    this.say({ type: 'started', messages, reset: true, earlier: Number(messages[0]?.id ?? 0) > 10, viewers: 3 })
  }
}

/** Takes messages, or answers as it is told to. */
export class MemoryChat implements ChatGateway {
  readonly posted: string[] = []
  answer: ((text: string, key: string) => Promise<Outcome<ChatMessage>>) | null = null
  private id = 100

  /** Messages with the ids below, two at a time; or what it is told. */
  before: Outcome<EarlierMessages> | null = null

  async earlier(_channelId: string, first: string): Promise<Outcome<EarlierMessages>> {
    if (this.before !== null) return this.before
    const ids = [Number(first) - 2, Number(first) - 1].filter((id) => id > 10)
    return success({ messages: ids.map((id) => message(id)), earlier: Number(first) - 3 > 10 })
  }

  async post(_channelId: string, text: string, key: string): Promise<Outcome<ChatMessage>> {
    this.posted.push(`${key} ${text}`)
    return this.answer === null ? success(message((this.id += 1), text, key)) : await this.answer(text, key)
  }
}
