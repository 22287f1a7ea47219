import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { CitiesGateway } from '../../../../application/frame/site/cities-gateway'
import { CitiesStore } from '../../../../application/frame/site/cities.store'
import { ChooseAddress } from '../../../../application/frame/site/choose-address'
import { FindCity, type LocationState } from '../../../../application/frame/site/find-city'
import {
  positionOfAddress,
  type City,
  type District,
  type NearestCity,
  type Province,
} from '../../../../domain/frame/site/cities'
import type { Region } from '../../../../domain/frame/site/site'
import type { ScreenLocation, ScreenViewModel } from '../../shell/screens/screen'
import { openerQuery } from '../cities.paths'

/** S055: an address by province, city, district and street, or by the present position. */
export class AddressViewModel implements ScreenViewModel {
  readonly provinces: Loadable<readonly Province[]>
  readonly districts: Loadable<readonly District[]>
  readonly resources: Resources
  /** The parts chosen so far: a province, its city, a district, a street. */
  parts: readonly Region[] = []
  locating: LocationState = { kind: 'idle' }
  private opener = ''
  /** The city whose districts are loaded. */
  private loadedFor = ''

  constructor(
    @inject(CitiesGateway) gateway: CitiesGateway,
    @inject(FindCity) private readonly findCity: FindCity,
    @inject(CitiesStore) private readonly cities: CitiesStore,
    @inject(ChooseAddress) private readonly chooseAddress: ChooseAddress,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.provinces = new Loadable((signal) => gateway.provinces(signal))
    this.districts = new Loadable((signal) => gateway.districts(this.parts[1]?.id ?? '', signal))
    this.resources = { provinces: resetResource(this.provinces) }
    observe(this)
  }

  get currentRegion(): { readonly name: string } {
    return { name: this.cities.name }
  }

  /** The options for the next part; null while they are not loaded. */
  get options(): readonly Region[] | null {
    const [province, city, district, street] = this.parts
    if (street !== undefined) return []
    if (province === undefined) return this.provinces.value
    if (city === undefined) return this.provinces.value?.find(({ id }) => id === province.id)?.cities ?? []
    const districts = this.loadedFor === city.id ? this.districts.value : null
    if (district === undefined) return districts
    return districts?.find(({ id }) => id === district.id)?.streets ?? []
  }

  /** The loadable list that `options` comes from. */
  get source(): Pick<Loadable<unknown>, 'state' | 'failure'> {
    return this.parts.length < 2 ? this.provinces : this.districts
  }

  applyLocation({ query }: ScreenLocation): void {
    this.opener = query[openerQuery] ?? ''
  }

  retry(): void {
    const city = this.parts[1]
    void (city === undefined ? this.provinces.load() : this.loadDistricts(city.id))
  }

  /** Adds a part. A part that has no smaller parts completes the address. */
  async selectRegion(region: Region): Promise<void> {
    this.parts = [...this.parts, region]
    if (this.parts.length === 2) await this.loadDistricts(region.id)
    if (this.parts.at(-1)?.id !== region.id) return
    // Districts that failed to load can be requested again. A city without districts is the whole address.
    if (this.source.state !== 'failed' && this.options?.length === 0) this.finish()
  }

  /** Returns to the choice of one part; it and the parts after it are removed. */
  returnToPart(part: number): void {
    this.parts = this.parts.slice(0, part)
  }

  /** Completes the address with the parts chosen so far. */
  finish(): void {
    this.chooseAddress.execute(this.parts, positionOfAddress(this.districts.value ?? [], this.parts), this.opener)
    this.navigator.back()
  }

  async locate(): Promise<void> {
    if (this.locating.kind === 'looking') return
    this.locating = { kind: 'looking' }
    const locating = await this.findCity.execute()
    runInAction(() => (this.locating = locating))
  }

  readonly isExact = true

  /** Fills in the current position as precisely as the site knows it; each part can still be changed. */
  async choose({ id, name }: City, { district, street }: NearestCity): Promise<void> {
    const province = this.provinces.value?.find(({ cities }) => cities.some((city) => city.id === id))
    if (province === undefined) return
    this.parts = [
      { id: province.id, name: province.name },
      { id, name },
    ]
    await this.loadDistricts(id)
    const [, selectedRegion, more] = this.parts
    if (selectedRegion?.id !== id || more !== undefined) return
    if (district !== null)
      runInAction(() => (this.parts = [...this.parts, district, ...(street === null ? [] : [street])]))
    else if (this.source.state !== 'failed' && this.options?.length === 0) this.finish()
  }

  /** Removes the last part. */
  dropLast(): void {
    this.returnToPart(this.parts.length - 1)
  }

  private async loadDistricts(city: string): Promise<void> {
    const loaded = await this.districts.load()
    if (loaded !== null) runInAction(() => (this.loadedFor = city))
  }
}
