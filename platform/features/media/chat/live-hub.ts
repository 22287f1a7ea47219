import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { findEnded, type OpenStreams } from '../../../kernel/http/event-stream'
import { readBlockers } from '../../people/privacy/block-people'
import { chatMessageOf } from './chat-message-of'
import { selectAfter, selectLatest } from './chat.queries'
import type { EventStream } from './live-connection'
import { liveNoticeOf } from './live-notices'
import type { ViewerCounts } from './viewer-counts'

/** The number of messages with which a stream starts. */
const latest = 50
/**
 * The most messages that a reader is sent after missing them. A reader who missed more gets the latest messages
 * instead.
 */
const mostMissed = 200
/** Milliseconds within which several arrivals and departures are counted together (debounce). */
const countAfter = 500

/**
 * The streams that this process has open. Notifications of the database say that there is something new, and the hub
 * reads it from the table, so that a lost notification costs time and never a message.
 */
export class LiveHub implements OpenStreams {
  private readonly connections = new Map<string, Set<EventStream>>()
  /** The id of the last message read in each channel with a connection. */
  private readonly lastRead = new Map<string, number>()
  private readonly reading = new Map<string, Promise<void>>()
  private readonly changedChannels = new Set<string>()
  private counting: NodeJS.Timeout | null = null

  constructor(
    private readonly database: Database,
    private readonly counts: ViewerCounts,
    private readonly host: { readonly log: FastifyBaseLogger; readonly now: () => Date },
  ) {}

  /** Begins a stream: with the messages after a given one, or with the latest ones. */
  async open(connection: EventStream, after: number | null): Promise<void> {
    const { channelId, readerId } = connection
    if (connection.isGone) return
    const set = this.connections.get(channelId) ?? new Set()
    this.connections.set(channelId, set.add(connection))
    this.count(channelId)
    const queries = queriesOf(this.database)
    // It may be one that this reader does not see; what is written from now on is read by `pull`.
    const [newestOfAll] = await selectLatest(queries, channelId, null, 1)
    const newest = (await selectLatest(queries, channelId, readerId, latest)).reverse()
    const last = newestOfAll?.id ?? 0
    const missed =
      after === null || after > last ? null : await selectAfter(queries, channelId, readerId, after, mostMissed + 1)
    const isGap = missed === null || missed.length > mostMissed
    const rows = isGap ? newest : missed
    const viewers = await this.counts.read([channelId])
    if (this.connections.get(channelId)?.has(connection) !== true) return
    const read = Math.max(last, rows.at(-1)?.id ?? 0)
    this.lastRead.set(channelId, Math.max(read, this.lastRead.get(channelId) ?? 0))
    // The database may not count this connection yet.
    const viewerCount = Math.max(set.size, viewers.get(channelId) ?? 0)
    const messages = rows.map(chatMessageOf)
    connection.start({ messages, reset: isGap, earlier: newest.length === latest, viewers: viewerCount }, read)
    // Messages may have been written since, while nobody read for the channel.
    this.quietly(this.pull(channelId))
  }

  close(connection: EventStream): void {
    const { channelId } = connection
    const set = this.connections.get(channelId)
    if (set?.delete(connection) !== true) return
    if (set.size === 0) {
      this.connections.delete(channelId)
      this.lastRead.delete(channelId)
    }
    this.count(channelId)
  }

  onNotice(payload: string): void {
    const notice = liveNoticeOf(payload)
    if (notice === null || !this.connections.has(notice.channel)) return
    if (notice.what === 'removed')
      for (const connection of this.connections.get(notice.channel) ?? []) connection.remove(notice.id)
    else this.quietly(notice.what === 'message' ? this.pull(notice.channel) : this.showViewers([notice.channel]))
  }

  catchUp(): void {
    this.sendHeartbeat()
  }

  /**
   * Sends a heartbeat and reads whatever is new; called every few seconds, and after notifications may have been lost.
   */
  sendHeartbeat(): void {
    for (const set of this.connections.values())
      for (const connection of set) if (connection.isGone) this.close(connection)
    const channels = [...this.connections.keys()]
    if (channels.length === 0) return
    this.quietly(this.counts.write(() => this.ownCounts(channels), false).then(() => this.showViewers(channels)))
    for (const channel of channels) this.quietly(this.pull(channel))
    this.quietly(this.endLoggedOut())
  }

  /** Ends the streams of sessions that have ended, even in another process. The client then reconnects as a guest. */
  private async endLoggedOut(): Promise<void> {
    const all = [...this.connections.values()].flatMap((set) => [...set])
    for (const connection of await findEnded(this.database, all, this.host.now())) {
      connection.end()
      this.close(connection)
    }
  }

  /** Ends all streams, so that the platform can stop. */
  async end(): Promise<void> {
    if (this.counting !== null) clearTimeout(this.counting)
    for (const set of this.connections.values()) for (const connection of set) connection.end()
    this.connections.clear()
    await this.counts.leave()
  }

  /**
   * Reads what is new in a channel. Reads of one channel run one after the other, so what arrives meanwhile is read
   * next.
   */
  private async pull(channelId: string): Promise<void> {
    const pendingRead = this.reading.get(channelId) ?? Promise.resolve()
    const next = pendingRead.then(() => this.readNew(channelId))
    const settledWork = next.catch(() => undefined)
    this.reading.set(channelId, settledWork)
    try {
      await next
    } finally {
      if (this.reading.get(channelId) === settledWork) this.reading.delete(channelId)
    }
  }

  private async readNew(channelId: string): Promise<void> {
    const from = this.lastRead.get(channelId)
    // The channel's first connection is just starting, and reads for itself.
    if (from === undefined) return
    const queries = queriesOf(this.database)
    const rows = await selectAfter(queries, channelId, null, from, mostMissed)
    const last = rows.at(-1)
    if (last === undefined) return
    const readers = [...(this.connections.get(channelId) ?? [])].flatMap(({ readerId }) => readerId ?? [])
    const authors = new Set(rows.map(({ user_id: author }) => author))
    const blockers = await readBlockers(queries, readers, [...authors])
    this.lastRead.set(channelId, Math.max(last.id, from))
    const messages = rows.map(chatMessageOf)
    for (const connection of this.connections.get(channelId) ?? []) {
      const { readerId } = connection
      connection.add(
        messages.filter(({ author }) => readerId === null || blockers.get(author.id)?.has(readerId) !== true),
      )
    }
    if (rows.length === mostMissed) await this.readNew(channelId)
  }

  private async showViewers(channels: readonly string[]): Promise<void> {
    const viewers = await this.counts.read(channels)
    for (const channel of channels)
      for (const connection of this.connections.get(channel) ?? []) connection.setViewers(viewers.get(channel) ?? 0)
  }

  private count(channelId: string): void {
    this.changedChannels.add(channelId)
    this.counting ??= setTimeout(() => {
      this.counting = null
      const channels = [...this.changedChannels]
      this.changedChannels.clear()
      this.quietly(this.counts.write(() => this.ownCounts(channels), true))
    }, countAfter).unref()
  }

  private ownCounts(channels: readonly string[]): ReadonlyMap<string, number> {
    return new Map(channels.map((channel) => [channel, this.connections.get(channel)?.size ?? 0]))
  }

  /**
   * Logs a failure and goes on. While the database is away there is nothing to read, and the next heartbeat catches up.
   */
  private quietly(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.host.log.warn({ err: error }, 'live news could not be read'))
  }
}
