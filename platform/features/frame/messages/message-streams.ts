import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../kernel/database/client'
import { findEnded, type EventSender, type OpenStreams } from '../../../kernel/http/event-stream'
import { queriesOf } from '../../../kernel/database/queries'
import { BatchedReads } from '../../../kernel/shared/batched-reads'
import type { WaitingSource } from '../../../kernel/messages/waiting-source'
import { readUnreadOf, type MemberUnread } from './unread.queries'

/** Members whose messages are read by one statement. */
const mostMembers = 100

interface MessageStream {
  readonly userId: string
  readonly tokenHash: string
  readonly sender: EventSender
}

/**
 * The streams of members' messages that this process has open. A notification of the database names a member whose
 * messages have changed, and the hub reads them from the table, so that a lost notification costs time and no message.
 * When many are told at once, or come back at once after a restart, it reads for many of them together.
 */
export class MessageStreams implements OpenStreams {
  private readonly streams = new Map<string, Set<MessageStream>>()
  /** Members whose streams are told by a reading that has not begun. */
  private readonly telling = new Set<string>()
  private readonly unread: BatchedReads<MemberUnread>

  constructor(
    private readonly database: Database,
    private readonly host: {
      readonly log: FastifyBaseLogger
      readonly now: () => Date
      readonly waitingSources: readonly WaitingSource[]
    },
  ) {
    this.unread = new BatchedReads((userIds) => {
      for (const userId of userIds) this.telling.delete(userId)
      return readUnreadOf(queriesOf(database), host.waitingSources, userIds)
    }, mostMembers)
  }

  async open(stream: MessageStream): Promise<void> {
    if (stream.sender.isGone) return
    const { userId } = stream
    this.streams.set(userId, (this.streams.get(userId) ?? new Set()).add(stream))
    stream.sender.send('unread', await this.unread.read(userId))
  }

  close(stream: MessageStream): void {
    const set = this.streams.get(stream.userId)
    set?.delete(stream)
    if (set?.size === 0) this.streams.delete(stream.userId)
  }

  onNotice(userId: string): void {
    if (this.streams.has(userId)) void this.tell(userId)
  }

  catchUp(): void {
    for (const userId of this.streams.keys()) void this.tell(userId)
  }

  /** Shows that the connections are alive, and ends those whose session has ended, in whichever process. */
  sendHeartbeat(): void {
    for (const stream of this.all()) {
      if (stream.sender.isGone) this.close(stream)
      else stream.sender.send('alive', {})
    }
    void this.endLoggedOut().catch((error: unknown) => this.warn(error))
  }

  end(): void {
    for (const { sender } of this.all()) sender.end()
    this.streams.clear()
  }

  private all(): readonly MessageStream[] {
    return [...this.streams.values()].flatMap((set) => [...set])
  }

  /** Tells a member's streams once, however many changes come before the messages are read. */
  private async tell(userId: string): Promise<void> {
    if (this.telling.has(userId)) return
    this.telling.add(userId)
    try {
      const unread = await this.unread.read(userId)
      for (const { sender } of this.streams.get(userId) ?? []) sender.send('unread', unread)
    } catch (error) {
      this.warn(error)
    }
  }

  private async endLoggedOut(): Promise<void> {
    for (const stream of await findEnded(this.database, this.all(), this.host.now())) {
      stream.sender.end()
      this.close(stream)
    }
  }

  private warn(error: unknown): void {
    this.host.log.warn({ err: error }, 'the unread messages of a stream could not be read')
  }
}
