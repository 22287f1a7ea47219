import { inject } from 'inversify'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { addressText } from '../../../domain/frame/site/address'
import type { Region } from '../../../domain/frame/site/site'
import { ChosenAddress } from './chosen-address'
import { CitiesStore } from './cities.store'
import { PreferencesStore } from './preferences.store'

/**
 * Passes a chosen address to the screen that asked for it. When no screen asked, the address's city becomes the place
 * of the lists.
 */
export class ChooseAddress {
  constructor(
    @inject(ChosenAddress) private readonly chosenAddress: ChosenAddress,
    @inject(CitiesStore) private readonly cities: CitiesStore,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {}

  /**
   * @param parts The parts, largest first: province, city, district, street.
   * @param position The position of the address, where it is known.
   * @param opener The screen that asked for the address; '' for none.
   */
  execute(parts: readonly Region[], position: GeoPoint | null, opener: string): void {
    const place = parts[1] ?? parts[0]
    if (opener !== '') {
      const names = parts.map(({ name }) => name)
      this.chosenAddress.setAnswer(opener, { text: addressText(names, this.preferences.language), position })
    } else if (place !== undefined) this.cities.choose(place)
  }
}
