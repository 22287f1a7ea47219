import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { MessageSettingsGateway } from '../../../application/frame/messages/message-settings-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { MessageCategory } from '../../../domain/frame/messages/message'
import { usualSettings, type MessageSettings } from '../../../domain/frame/messages/message-settings'

type Way = 'shown' | 'pushed'

/** How the member is told of messages. Every choice is saved at once, and taken back when it could not be saved. */
export class MessageSettingsViewModel {
  readonly settings: Loadable<MessageSettings>
  /** Choices are saved one after the other, so that the last one holds. */
  private saving: Promise<void> = Promise.resolve()
  private stored: MessageSettings | null = null

  constructor(@inject(MessageSettingsGateway) private readonly gateway: MessageSettingsGateway) {
    this.settings = new Loadable((signal) => gateway.settings(signal))
    observe(this)
  }

  async load(signal?: CancelSignal): Promise<void> {
    await this.settings.load(signal)
  }

  choose(way: Way, category: MessageCategory, isOn: boolean): void {
    const { value } = this.settings
    if (value === null) return
    const others = value[way].filter((each) => each !== category)
    this.change({ [way]: isOn ? [...others, category] : others })
  }

  setQuiet(isQuiet: boolean): void {
    this.change({ quietHours: isQuiet ? usualSettings.quietHours : null })
  }

  change(part: Partial<MessageSettings>): void {
    const { value } = this.settings
    if (value === null) return
    this.stored ??= value
    const wanted = { ...value, ...part }
    this.settings.set(wanted)
    this.saving = this.saving.then(() => this.save(wanted))
  }

  private async save(wanted: MessageSettings): Promise<void> {
    const outcome = await this.gateway.save(wanted)
    runInAction(() => {
      if (outcome.ok) this.stored = outcome.value
      if (this.settings.value === wanted && this.stored !== null) this.settings.set(this.stored)
    })
  }
}
