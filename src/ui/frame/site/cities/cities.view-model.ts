import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { FindCity, type LocationState } from '../../../../application/frame/site/find-city'
import { CitiesStore } from '../../../../application/frame/site/cities.store'
import { RegionSearch } from '../../../../application/frame/site/region-search'
import { PreferencesStore } from '../../../../application/frame/site/preferences.store'
import { citiesByLetter, hotCities, type City, type CityGroup } from '../../../../domain/frame/site/cities'
import type { Region } from '../../../../domain/frame/site/site'
import type { ScreenViewModel } from '../../shell/screens/screen'

/** S015: cities by province or by letter, by search or by position; the choice is stored. */
export class CitiesViewModel implements ScreenViewModel {
  readonly resources: Resources
  order: 'letter' | 'province' = 'letter'
  locating: LocationState = { kind: 'idle' }

  constructor(
    @inject(RegionSearch) readonly regions: RegionSearch,
    @inject(FindCity) private readonly findCity: FindCity,
    @inject(CitiesStore) private readonly cities: CitiesStore,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.resources = { provinces: resetResource(regions.provinces) }
    observe(this)
  }

  get currentRegion(): { readonly id: string | null; readonly name: string } {
    const { id, name } = this.cities
    // The list is in the current language; the stored choice may be in another one.
    const listedRegion = this.regions.provinces.value
      ?.flatMap((province): readonly Region[] => [province, ...province.cities])
      .find((place) => place.id === id)
    return { id, name: listedRegion?.name ?? name }
  }

  get groups(): readonly CityGroup[] {
    const { compare } = new Intl.Collator(this.preferences.language)
    return citiesByLetter(this.regions.provinces.value ?? [], compare)
  }

  /** The site's own city, and its whole province. */
  get own(): readonly Region[] {
    const { own, ownProvince } = this.cities
    return [own, ...(ownProvince === null ? [] : [ownProvince])]
  }

  get hot(): readonly City[] {
    return hotCities(this.regions.provinces.value ?? [])
  }

  setOrder(order: 'letter' | 'province'): void {
    this.order = order
  }

  async locate(): Promise<void> {
    if (this.locating.kind === 'looking') return
    this.locating = { kind: 'looking' }
    const locating = await this.findCity.execute()
    runInAction(() => (this.locating = locating))
  }

  choose({ id, name }: Region): void {
    this.cities.choose({ id, name })
    this.navigator.back()
  }
}
