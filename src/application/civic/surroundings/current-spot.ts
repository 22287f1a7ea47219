import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { middleOf } from '../../../domain/civic/maps/map-box'
import {
  approximate,
  referenceKey,
  referenceOf,
  type ChosenSpot,
  type SpotReference,
} from '../../../domain/civic/surroundings/spot'
import { isInArea } from '../../../domain/frame/places/city-area'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { isRecord } from '../../../domain/frame/shared/json-record'
import { success } from '../../../domain/frame/shared/result'
import { PositionStore } from '../../frame/places/position.store'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { observe } from '../../frame/shared/observe'
import type { Resource } from '../../frame/shared/resource'
import { ChosenAddress } from '../../frame/site/chosen-address'
import { SiteStore } from '../../frame/site/site.store'
import { SurroundingsGateway } from './surroundings-gateway'

/** The name of the screen for `ChosenAddress`, which keeps the address that was chosen for it. */
export const spotOpener = 'my-street'

/**
 * The spot around which a visitor looks: a place or a point that the address names, or their own position. That one is
 * asked for by a tap alone, rounded before anything is sent, and stands in no address. It does not follow the visitor,
 * so that no distance changes while they read.
 */
export class CurrentSpot implements Resource {
  spot: ChosenSpot | null = null
  private reference: SpotReference = { kind: 'none' }
  /** A place that is being looked up, by the key of its reference. */
  private search: { readonly key: string; readonly found: ReturnType<SurroundingsGateway['place']> } | null = null

  constructor(
    @inject(SurroundingsGateway) private readonly gateway: SurroundingsGateway,
    @inject(PositionStore) private readonly positions: PositionStore,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(ChosenAddress) private readonly addresses: ChosenAddress,
  ) {
    observe(this)
  }

  /** Whether neither the address nor the visitor has named a spot yet. */
  get isMissing(): boolean {
    return this.spot === null && this.reference.kind === 'none'
  }

  get isLocating(): boolean {
    return this.positions.state.kind === 'looking'
  }

  /** Whether the spot is far from everything that the site knows. */
  get isOutside(): boolean {
    return this.spot !== null && !isInArea(this.site.area, this.spot)
  }

  /** The middle of the city; null where the site does not know its own area. */
  get centre(): GeoPoint | null {
    return this.site.area === null ? null : middleOf(this.site.area)
  }

  /** Takes over what the address says. */
  aim(address: { readonly place: string; readonly at: string }): void {
    this.reference = referenceOf(address)
    const key = referenceKey(this.reference)
    if (this.spot !== null && this.spot.key !== key) this.spot = null
    const { reference } = this
    if (this.spot !== null) return
    if (reference.kind === 'point') this.spot = { ...reference.at, kind: 'point', key, name: '' }
    else if (reference.kind === 'none') this.takeOwn()
  }

  /** Resolves to the spot, which a place has once it is found; to null where there is none. */
  async find(signal?: CancelSignal): Promise<Outcome<GeoPoint | null>> {
    const { reference } = this
    if (this.spot !== null || reference.kind !== 'place') return success(this.spot)
    const key = referenceKey(reference)
    // The list and the open places ask at the same time.
    if (this.search?.key !== key) this.search = { key, found: this.gateway.place(reference, signal) }
    const found = await this.search.found
    if (this.search?.key === key) this.search = null
    if (!found.ok) return found
    const { name, latitude, longitude } = found.value
    const spot: ChosenSpot = { name, latitude, longitude, kind: 'place', key }
    // Meanwhile the address may name another place, and the same one where only a filter has changed.
    if (referenceKey(this.reference) === key) runInAction(() => (this.spot = spot))
    return success(spot)
  }

  /** Asks the device for the visitor's position. Returns whether it is known, and nothing else was chosen meanwhile. */
  async locate(): Promise<boolean> {
    const key = referenceKey(this.reference)
    if ((await this.positions.find()) === null || referenceKey(this.reference) !== key) return false
    runInAction(() => {
      this.reference = { kind: 'none' }
      this.takeOwn()
    })
    return true
  }

  /** Takes the address that was chosen on its own screen for this one; null when none was. */
  consumeAddress(): { readonly position: GeoPoint | null } | null {
    return this.addresses.consume(spotOpener)
  }

  async open(): Promise<void> {
    await this.nameSpot()
  }

  async onLocationChange(): Promise<void> {
    await this.nameSpot()
  }

  snapshot(): ChosenSpot | null {
    return this.spot
  }

  /** A place by its name needs no second call; the visitor's own position is not asked for again. */
  restore(saved: unknown): boolean {
    if (!isSpot(saved) || saved.key !== referenceKey(this.reference)) return false
    this.spot = saved
    return true
  }

  private takeOwn(): void {
    const { position } = this.positions
    if (position !== null) this.spot = { ...approximate(position), kind: 'own', key: '', name: '' }
  }

  /** Reads the name of the street at a point. Without an answer the point has none, which is no failure. */
  private async nameSpot(): Promise<void> {
    const { spot } = this
    if (spot === null || spot.kind !== 'point' || spot.name !== '') return
    const street = await this.gateway.streetAt({ latitude: spot.latitude, longitude: spot.longitude })
    const name = street.ok ? street.value : ''
    if (name !== '' && this.spot?.key === spot.key) runInAction(() => (this.spot = { ...spot, name }))
  }
}

function isSpot(saved: unknown): saved is ChosenSpot {
  return (
    isRecord(saved) &&
    typeof saved['latitude'] === 'number' &&
    typeof saved['longitude'] === 'number' &&
    typeof saved['name'] === 'string' &&
    typeof saved['key'] === 'string' &&
    ['own', 'place', 'point'].some((kind) => kind === saved['kind'])
  )
}
