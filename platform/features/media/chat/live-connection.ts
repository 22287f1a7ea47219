import type * as z from 'zod/mini'
import type { ChatMessageDto, liveEvents } from '../../../../contract/chat'
import type { EventSender } from '../../../kernel/http/event-stream'

type EventName = keyof typeof liveEvents
type EventData<Name extends EventName> = z.input<(typeof liveEvents)[Name]>

/**
 * One open stream of server-sent events. Messages that arrive before `start` wait until then. No message is sent twice.
 */
export class EventStream {
  private last: number | null = null
  private unsentMessages: readonly ChatMessageDto[] = []

  constructor(
    readonly channelId: string,
    private readonly sender: EventSender,
    /** The session that may read a channel for members; null for a guest. */
    readonly tokenHash: string | null,
    /** The member who reads; null for a guest. */
    readonly readerId: string | null,
  ) {}

  /** Whether the client has disconnected. */
  get isGone(): boolean {
    return this.sender.isGone
  }

  /** Begins with messages that the reader sees of all those up to the id `read`. */
  start(data: EventData<'start'>, read: number): void {
    this.last = read
    this.send('start', data, this.last)
    const { unsentMessages } = this
    this.unsentMessages = []
    this.add(unsentMessages)
  }

  /** Sends the messages that the client does not have yet. */
  add(messages: readonly ChatMessageDto[]): void {
    if (this.last === null) {
      this.unsentMessages = [...this.unsentMessages, ...messages]
      return
    }
    for (const message of messages) {
      const id = Number(message.id)
      if (id <= this.last) continue
      this.last = id
      this.send('message', message, id)
    }
  }

  remove(id: string): void {
    this.unsentMessages = this.unsentMessages.filter((message) => message.id !== id)
    if (this.last !== null) this.send('removed', { id }, null)
  }

  setViewers(viewers: number): void {
    if (this.last !== null) this.send('viewers', { viewers }, null)
  }

  end(): void {
    this.sender.end()
  }

  private send<Name extends EventName>(name: Name, data: EventData<Name>, id: number | null): void {
    this.sender.send(name, data, id)
  }
}
