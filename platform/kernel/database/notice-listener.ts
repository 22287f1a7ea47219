import { Client, escapeIdentifier } from 'pg'

/** Milliseconds before the first attempt to reconnect. */
const firstPause = 500
/** The most milliseconds between two attempts to reconnect. */
const longestPause = 15_000

interface ListenedChannel {
  readonly connectionString: string
  readonly channel: string
  /** Milliseconds that opening a connection may take. */
  readonly connect: number
}

/**
 * Runs LISTEN on a connection of its own, since connections of the pool come and go. Reconnects by itself, with a
 * growing pause.
 */
export class NoticeListener {
  private client: Client | null = null
  private attempt = 0
  private isEnded = false
  private reconnectTimer: NodeJS.Timeout | null = null

  constructor(
    private readonly listened: ListenedChannel,
    private readonly onNotice: (payload: string) => void,
    /** Called when it listens again after a lost connection, and may have missed notifications. */
    private readonly onAgain: () => void,
  ) {}

  /** Resolves once it listens, or once the first attempt has failed. */
  async start(): Promise<void> {
    const { connectionString, channel, connect } = this.listened
    const client = new Client({ connectionString, connectionTimeoutMillis: connect, keepAlive: true })
    this.client = client
    // pg emits `error` when a connection breaks, and an `error` without a listener ends the process. An `end` follows.
    client.on('error', () => undefined)
    client.once('end', () => this.onLost(client))
    client.on('notification', ({ payload = '' }) => this.onNotice(payload))
    try {
      await client.connect()
      await client.query(`listen ${escapeIdentifier(channel)}`)
      this.attempt = 0
    } catch {
      await client.end().catch(() => undefined)
      this.onLost(client)
    }
  }

  async end(): Promise<void> {
    this.isEnded = true
    if (this.reconnectTimer !== null) clearTimeout(this.reconnectTimer)
    const { client } = this
    this.client = null
    await client?.end().catch(() => undefined)
  }

  private onLost(client: Client): void {
    // An error and an end may both be reported for one connection; only the first counts.
    if (this.client !== client || this.isEnded) return
    this.client = null
    const pause = Math.min(longestPause, firstPause * 2 ** this.attempt)
    this.attempt += 1
    this.reconnectTimer = setTimeout(() => {
      void this.start().then(() => this.client !== null && this.onAgain())
    }, pause).unref()
  }
}
