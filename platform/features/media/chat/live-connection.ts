import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type * as z from 'zod/mini'
import type { ChatMessageDto, liveEvents } from '../../../../contract/chat'

/**
 * The most bytes that wait for a slow reader; beyond that the connection is cut, and the reader catches up when they
 * reconnect.
 */
const mostWaiting = 256 * 1024

type EventName = keyof typeof liveEvents
type EventData<Name extends EventName> = z.infer<(typeof liveEvents)[Name]>

/**
 * One open stream of server-sent events. Messages that arrive before `start` wait until then. No message is sent twice.
 */
export class EventStream {
  private last: number | null = null
  private unsentMessages: readonly ChatMessageDto[] = []

  constructor(
    readonly channelId: string,
    private readonly response: ServerResponse,
    /** The session that may read a channel for members; null for a guest. */
    readonly tokenHash: string | null,
    /**
     * The socket of the request. With HTTP pipelining, Node.js gives it to the response only once earlier responses on
     * the same socket are sent.
     */
    private readonly socket: Socket,
  ) {}

  /** Whether the client has disconnected. */
  get isGone(): boolean {
    return this.socket.destroyed || this.response.destroyed || this.response.writableEnded
  }

  start(data: EventData<'start'>, after: number): void {
    this.last = Number(data.messages.at(-1)?.id ?? after)
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
    this.response.end()
  }

  private send<Name extends EventName>(name: Name, data: EventData<Name>, id: number | null): void {
    if (this.response.writableLength > mostWaiting) {
      this.response.destroy()
      return
    }
    // JSON contains no line breaks, so one `data` line holds the whole message.
    this.response.write(`${id === null ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }
}
