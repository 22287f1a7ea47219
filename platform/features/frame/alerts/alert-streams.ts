import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { EventSender } from '../../../kernel/http/event-stream'
import type { CurrentAlertsAnswer, PublicAlerts } from './public-alerts'

/** Milliseconds between two heartbeats. */
export const beatInterval = 15_000

/** The stream of one reader. */
export class AlertStream {
  private sent: string | null = null

  constructor(
    readonly language: Language,
    readonly sender: EventSender,
  ) {}

  /** Sends the list, unless the reader has it: most of what the office changes is no alert. */
  send(current: CurrentAlertsAnswer): void {
    const list = JSON.stringify(current.items)
    if (list === this.sent) return
    this.sent = list
    this.sender.send('alerts', current)
  }
}

/** The streams of alerts that this process has open: each gets the list at first, and whenever it is another one. */
export class AlertStreams {
  private readonly streams = new Set<AlertStream>()

  constructor(
    private readonly alerts: PublicAlerts,
    private readonly log: FastifyBaseLogger,
  ) {}

  async open(stream: AlertStream): Promise<void> {
    if (stream.sender.isGone) return
    this.streams.add(stream)
    stream.send(await this.alerts.current(stream.language))
  }

  close(stream: AlertStream): void {
    this.streams.delete(stream)
  }

  /** Sends every reader what is public now. */
  async tell(): Promise<void> {
    if (this.streams.size === 0) return
    try {
      const lists = { 'zh-CN': await this.alerts.current('zh-CN'), en: await this.alerts.current('en') }
      for (const stream of this.streams) stream.send(lists[stream.language])
    } catch (error) {
      this.log.warn({ err: error }, 'the alerts of the streams could not be read')
    }
  }

  /** Shows that the connections are alive, and tells what a lost notification did not. */
  beat(): void {
    for (const stream of this.streams) {
      if (stream.sender.isGone) this.close(stream)
      else stream.sender.send('alive', {})
    }
    void this.tell()
  }

  end(): void {
    for (const { sender } of this.streams) sender.end()
    this.streams.clear()
  }
}
