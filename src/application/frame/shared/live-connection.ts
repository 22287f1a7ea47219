import { inject } from 'inversify'
import { reconnectDelay } from '../../../domain/frame/shared/reconnect'
import { Clock } from './clock'
import { observe } from './observe'
import { PageLife } from './page-life'
import { Random } from './random'

/**
 * Milliseconds without any event after which a stream counts as lost. The platform sends an event at least every 15 s.
 */
const silence = 40_000

/** An event of a stream. `started` says that it has begun, `lost` that it has ended or could not begin. */
interface StreamNews {
  readonly type: string
}

interface ConnectionRequest<News> {
  /** Opens the stream until the returned function is called. It does not reconnect by itself. */
  readonly open: (listener: (news: News) => void) => () => void
  readonly onNews: (news: News) => void
}

/**
 * Keeps a stream of events open while the page is visible. It reconnects after a growing pause, at once when the
 * network is back, and not at all while the page is hidden.
 */
export class LiveConnection<News extends StreamNews> {
  state: 'off' | 'connecting' | 'open' | 'waiting' = 'off'
  private connectionRequest: ConnectionRequest<News> | null = null
  private attempt = 0
  private endStream: (() => void) | null = null
  private endPause: (() => void) | null = null
  private endSilence: (() => void) | null = null

  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(PageLife) private readonly page: PageLife,
  ) {
    observe(this)
  }

  /** Whether the stream was lost, or could not be opened, and is to be opened again. */
  get isReconnecting(): boolean {
    return this.attempt > 0 && this.state !== 'open' && this.state !== 'off'
  }

  show(request: ConnectionRequest<News>): () => void {
    this.connectionRequest = request
    this.attempt = 0
    if (!this.page.isHidden) this.connect()
    const endPage = this.page.listen((moment) => {
      if (moment.type === 'visibility') {
        if (moment.hidden) this.stop()
        else if (this.state === 'off') this.connect()
      }
      if (moment.type === 'online' && this.state === 'waiting') this.connect()
    })
    return () => {
      endPage()
      this.stop()
      this.connectionRequest = null
    }
  }

  private connect(): void {
    const { connectionRequest } = this
    if (connectionRequest === null) return
    this.stop()
    this.state = 'connecting'
    this.endStream = connectionRequest.open((news) => this.receive(news))
    this.waitForLife()
  }

  private receive(news: News): void {
    if (this.connectionRequest === null || this.endStream === null) return
    if (news.type === 'lost') return this.lose()
    if (news.type === 'started') {
      this.state = 'open'
      this.attempt = 0
    }
    this.waitForLife()
    this.connectionRequest.onNews(news)
  }

  private waitForLife(): void {
    this.endSilence?.()
    this.endSilence = this.clock.after(silence, () => this.lose())
  }

  private lose(): void {
    this.stop()
    this.state = 'waiting'
    this.attempt += 1
    this.endPause = this.clock.after(reconnectDelay(this.attempt, this.random.next()), () => this.connect())
  }

  private stop(): void {
    this.state = 'off'
    this.endPause?.()
    this.endSilence?.()
    this.endPause = null
    this.endSilence = null
    const end = this.endStream
    this.endStream = null
    end?.()
  }
}
