import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { EventSender } from '../../../kernel/http/event-stream'
import type { CurrentAlertsAnswer, PublicAlerts } from './public-alerts'

/** The stream of one reader. */
export class AlertStream {
  private sent: string | null = null

  constructor(
    readonly language: Language,
    readonly sender: EventSender,
  ) {}

  /**
   * Sends the list, unless the reader has it: most of what the office changes is no alert.
   * @param list The items as text, by which lists are compared.
   */
  send(current: CurrentAlertsAnswer, list = JSON.stringify(current.items)): void {
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
      const lists = { 'zh-CN': await this.listIn('zh-CN'), en: await this.listIn('en') }
      for (const stream of this.streams) {
        const { current, text } = lists[stream.language]
        stream.send(current, text)
      }
    } catch (error) {
      this.log.warn({ err: error }, 'the alerts of the streams could not be read')
    }
  }

  private async listIn(language: Language) {
    const current = await this.alerts.current(language)
    return { current, text: JSON.stringify(current.items) }
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
