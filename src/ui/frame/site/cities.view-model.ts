import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ComparedWriting } from '../../../application/frame/lists/compared-writing'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { CitiesGateway } from '../../../application/frame/site/cities-gateway'
import { FindCity, type LocationState } from '../../../application/frame/site/find-city'
import { CitiesStore } from '../../../application/frame/site/cities.store'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'
import {
  citiesByLetter,
  findRegions,
  hotCities,
  type City,
  type CityGroup,
  type Province,
} from '../../../domain/frame/site/cities'
import type { Region } from '../../../domain/frame/site/site'
import type { ScreenViewModel } from '../shell/screen'

/** S015: cities by province or by letter, by search or by position; the choice is stored. */
export class CitiesViewModel implements ScreenViewModel {
  readonly provinces: Loadable<readonly Province[]>
  readonly resources: Resources
  order: 'letter' | 'province' = 'letter'
  search = ''
  locating: LocationState = { kind: 'idle' }

  constructor(
    @inject(CitiesGateway) gateway: CitiesGateway,
    @inject(FindCity) private readonly findCity: FindCity,
    @inject(CitiesStore) private readonly cities: CitiesStore,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(ComparedWriting) private readonly writing: ComparedWriting,
  ) {
    this.provinces = new Loadable((signal) => gateway.provinces(signal))
    this.resources = { provinces: resetResource(this.provinces) }
    observe(this)
  }

  get currentRegion(): { readonly id: string | null; readonly name: string } {
    const { id, name } = this.cities
    // The list is in the current language; the stored choice may be in another one.
    const listedRegion = this.provinces.value
      ?.flatMap((province): readonly Region[] => [province, ...province.cities])
      .find((place) => place.id === id)
    return { id, name: listedRegion?.name ?? name }
  }

  get groups(): readonly CityGroup[] {
    const { compare } = new Intl.Collator(this.preferences.language)
    return citiesByLetter(this.provinces.value ?? [], compare)
  }

  /** The site's own city, and its whole province. */
  get own(): readonly Region[] {
    const { own, ownProvince } = this.cities
    return [own, ...(ownProvince === null ? [] : [ownProvince])]
  }

  get hot(): readonly City[] {
    return hotCities(this.provinces.value ?? [])
  }

  get matchingRegions(): readonly Region[] {
    return findRegions(this.provinces.value ?? [], this.search, this.writing.fold)
  }

  setSearch(search: string): void {
    this.search = search
    void this.writing.prepare(search)
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
