import { inject } from 'inversify'
import { Clock } from '../shared/clock'
import { PageLife, type PageMoment } from '../shared/page-life'
import { StreamProbe } from './stream-probe'

/** Milliseconds between two looks at a stream that was lost. */
const lookEvery = 1000

/**
 * The moments of the page for a player of live streams. The browser does not notice every return of the network (a server
 * that hung, a captive portal): while a stream is lost it is probed, and the first answer after silence counts as 'online'.
 * A server that answers all along and still has no stream is left to the back-off.
 */
export class StreamNetwork {
  private lostUrl: string | null = null
  private stop: () => void = () => undefined
  private readonly listeners = new Set<(moment: PageMoment) => void>()

  constructor(
    @inject(PageLife) private readonly page: PageLife,
    @inject(StreamProbe) private readonly probe: StreamProbe,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  listen(listener: (moment: PageMoment) => void): () => void {
    this.listeners.add(listener)
    const end = this.page.listen(listener)
    return () => {
      this.listeners.delete(listener)
      end()
    }
  }

  /** The address of the stream that is being sought; null once it plays, or nobody wants it any more. */
  lost(url: string | null): void {
    if (url === this.lostUrl) return
    this.lostUrl = url
    this.stop()
    if (url !== null) this.watch(url)
  }

  private watch(url: string): void {
    let isWatched = true
    let wasSilent = false
    let cancel: () => void = () => undefined
    this.stop = () => {
      isWatched = false
      cancel()
    }
    const look = async () => {
      const answers = await this.probe.answers(url)
      if (!isWatched) return
      const isBack = answers && wasSilent
      wasSilent = !answers
      cancel = this.clock.after(lookEvery, () => void look())
      if (isBack) for (const listener of this.listeners) listener({ type: 'online' })
    }
    void look()
  }
}
