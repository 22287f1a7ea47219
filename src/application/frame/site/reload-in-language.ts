import { inject } from 'inversify'
import { CitiesGateway } from './cities-gateway'
import { CitiesStore } from './cities.store'
import { PreferencesStore } from './preferences.store'
import { StartApp } from './start-app'

/**
 * Asks anew for what stands on every screen in the words of the site, once another language was chosen: its name, slogan
 * and menu, and the name of the place that the visitor chose. What does not come stays as it was.
 */
export class ReloadInLanguage {
  constructor(
    @inject(StartApp) private readonly startApp: StartApp,
    @inject(CitiesGateway) private readonly gateway: CitiesGateway,
    @inject(CitiesStore) private readonly cities: CitiesStore,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {}

  async execute(): Promise<void> {
    await Promise.all([this.startApp.refresh(), this.renameChosenRegion()])
  }

  private async renameChosenRegion(): Promise<void> {
    if (this.cities.chosenRegion === null) return
    const { language } = this.preferences
    const outcome = await this.gateway.provinces()
    if (!outcome.ok || language !== this.preferences.language) return
    const regions = outcome.value.flatMap((province) => [province, ...province.cities])
    const region = regions.find(({ id }) => id === this.cities.chosenRegion?.id)
    if (region !== undefined) this.cities.choose(region)
  }
}
