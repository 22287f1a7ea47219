import { inject } from 'inversify'
import { Clock } from '../shared/clock'
import { PageLife, type PageMoment } from '../shared/page-life'
import { StreamProbe } from './stream-probe'

/** Milliseconds between two probes of a lost stream. */
const probeInterval = 1000

/**
 * Network and visibility events for a player of live streams. The browser does not notice every return of the network
 * (a server that hung, a captive portal), so a lost stream is probed, and the first answer after silence counts as
 * 'online'. When the server keeps answering but has no stream, the player's own back-off decides when to retry.
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

  /** Sets the address of the lost stream; null once it plays, or is no longer wanted. */
  onStreamLost(url: string | null): void {
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
    const sendProbe = async () => {
      const answers = await this.probe.answers(url)
      if (!isWatched) return
      const isBack = answers && wasSilent
      wasSilent = !answers
      cancel = this.clock.after(probeInterval, () => void sendProbe())
      if (isBack) for (const listener of this.listeners) listener({ type: 'online' })
    }
    void sendProbe()
  }
}
