import { inject } from 'inversify'
import type { SiteConfig } from '../../../domain/frame/site/site'
import { LocalStorage } from '../shared/storage'
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
  ) {}

  async execute(): Promise<void> {
    this.site.restart()
    const [config, settings] = await Promise.all([this.gateway.site(), this.gateway.settings()])
    if (config.ok) this.storage.write(configKey, config.value)
    if (settings.ok) this.storage.write(settingsKey, settings.value)
    const shownConfig = config.ok ? config.value : (this.storage.read(configKey) as SiteConfig | null)
    const shownSettings = settings.ok ? settings.value : (this.storage.read(settingsKey) as SiteSettings | null)
    if (shownConfig !== null) this.site.setConfig(shownConfig)
    if (shownSettings !== null) this.site.setSettings(shownSettings)
    else if (!settings.ok) this.site.fail(settings.reason)
  }
}
