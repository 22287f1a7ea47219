import { injectable } from 'inversify'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'

/** An address with the position of its street or district; null where that is not known. */
interface LocatedAddress {
  readonly text: string
  readonly position: GeoPoint | null
}

/** An address that was chosen on its own screen, for the screen that asked for it. */
@injectable('Singleton')
export class ChosenAddress {
  private cache: { readonly opener: string; readonly address: LocatedAddress } | null = null

  setAnswer(opener: string, address: LocatedAddress): void {
    this.cache = { opener, address }
  }

  /** Takes the address chosen for a screen, once; null when none was. */
  consume(opener: string): LocatedAddress | null {
    if (this.cache?.opener !== opener) return null
    const { address } = this.cache
    this.cache = null
    return address
  }
}
