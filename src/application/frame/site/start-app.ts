import { inject } from 'inversify'
import type { SiteConfig } from '../../../domain/frame/site/site'
import { hasTexts, isRecord } from '../../../domain/frame/shared/json-record'
import { LocalStorage } from '../shared/storage'
import { PreferencesStore } from './preferences.store'
import { SiteGateway, type SiteSettings } from './site-gateway'
import { SiteStore } from './site.store'

const configKey = 'site.config'
const settingsKey = 'site.settings'

/**
 * Starts the client (B46): configuration and settings are loaded concurrently. When the server does not answer, the
 * last good copy is used.
 */
export class StartApp {
  constructor(
    @inject(SiteGateway) private readonly gateway: SiteGateway,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {}

  async execute(): Promise<void> {
    this.site.restart()
    const { config, settings } = await this.load()
    if (!config.ok) {
      const copy = this.storage.read(configKey)
      if (isConfig(copy)) this.site.setConfig(copy)
    }
    if (settings.ok) return
    const copy = this.storage.read(settingsKey)
    if (isSettings(copy)) this.site.setSettings(copy)
    else this.site.fail(settings.reason)
  }

  /** Loads both again, in the language that was chosen meanwhile. What does not come stays as it is shown. */
  async refresh(): Promise<void> {
    await this.load()
  }

  /** Loads both, and shows and stores what comes, unless another language was chosen while it was on its way. */
  private async load() {
    const { language } = this.preferences
    const [config, settings] = await Promise.all([this.gateway.site(), this.gateway.settings()])
    if (language === this.preferences.language) {
      if (config.ok) this.storage.write(configKey, config.value)
      if (settings.ok) this.storage.write(settingsKey, settings.value)
      if (config.ok) this.site.setConfig(config.value)
      if (settings.ok) this.site.setSettings(settings.value)
    }
    return { config, settings }
  }
}

/** Whether the stored value is a site, by what every screen needs of it. */
const isConfig = (stored: unknown): stored is SiteConfig => hasTexts(stored, 'name', 'timeZone')

/** Whether the stored value has all parts of the settings. */
const isSettings = (stored: unknown): stored is SiteSettings =>
  isRecord(stored) &&
  Array.isArray(stored['menu']) &&
  isRecord(stored['skin']) &&
  isRecord(stored['domains']) &&
  isRecord(stored['hosts'])
