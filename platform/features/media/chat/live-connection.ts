import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type * as z from 'zod/mini'
import type { ChatMessageDto, liveEvents } from '../../../../contract/chat'

/** Bytes that wait for a slow reader; beyond, it is cut off, and catches up when it comes back. */
const mostWaiting = 256 * 1024

type EventName = keyof typeof liveEvents
type EventData<Name extends EventName> = z.infer<(typeof liveEvents)[Name]>

/** One open stream of server-sent events. Messages that come before its start wait for it; none is sent twice. */
export class LiveConnection {
  private last: number | null = null
  private waiting: readonly ChatMessageDto[] = []

  constructor(
    readonly channelId: string,
    private readonly response: ServerResponse,
    /** The session for which a channel of members is open; null for a guest. */
    readonly tokenHash: string | null,
    /** The connection that the request came on; the answer has it only when its turn on it comes. */
    private readonly socket: Socket,
  ) {}

  /** Nobody reads it any more. */
  get isGone(): boolean {
    return this.socket.destroyed || this.response.destroyed || this.response.writableEnded
  }

  start(data: EventData<'start'>, after: number): void {
    this.last = Number(data.messages.at(-1)?.id ?? after)
    this.send('start', data, this.last)
    const { waiting } = this
    this.waiting = []
    this.add(waiting)
  }

  /** Sends those that it does not have yet. */
  add(messages: readonly ChatMessageDto[]): void {
    if (this.last === null) {
      this.waiting = [...this.waiting, ...messages]
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
    this.waiting = this.waiting.filter((message) => message.id !== id)
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
    // JSON has no line breaks of its own: one line of data is the whole.
    this.response.write(`${id === null ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }
}
