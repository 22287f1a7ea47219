import { inject } from 'inversify'
import { CurrentTime } from '../../../application/civic/amenities/current-time'
import { MapSpot } from '../../../application/civic/maps/map-spot'
import { CurrentSpot, spotOpener } from '../../../application/civic/surroundings/current-spot'
import { SurroundingsGateway } from '../../../application/civic/surroundings/surroundings-gateway'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Clock } from '../../../application/frame/shared/clock'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { AmenityCard } from '../../../domain/civic/amenities/amenity'
import { pointText } from '../../../domain/civic/surroundings/spot'
import {
  kindsWithout,
  surroundingKey,
  switchedKind,
  usualReach,
  type SurroundingItem,
  type SurroundingKind,
} from '../../../domain/civic/surroundings/surroundings'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { success } from '../../../domain/frame/shared/result'
import { addressPath } from '../../frame/site/cities.paths'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

interface SurroundingFilters extends Readonly<Record<string, string>> {
  /** Metres. */
  readonly within: string
  /** The kinds that are switched off. */
  readonly without: string
  readonly place: string
  readonly at: string
}

const usual: SurroundingFilters = { within: usualReach, without: '', place: '', at: '' }
/** The most open places that are shown. */
const mostPlaces = 8
const nothing = success({ items: [], nextCursor: null })

/** What is around one spot: the newest of five kinds, and the places that are open now. */
export class MyStreetViewModel implements ScreenViewModel {
  readonly surroundings: FilteredList<SurroundingItem, SurroundingFilters>
  /** The places that are open now, the nearest first. */
  readonly places: Loadable<readonly AmenityCard[]>
  readonly time: CurrentTime
  readonly resources: Resources
  isChanging = false
  /** Whether the address that was chosen has no position. */
  lacksPosition = false
  private isShown = false
  /** Whether the open places were looked for before a spot was known. */
  private wasWithoutSpot = false

  constructor(
    @inject(SurroundingsGateway) private readonly gateway: SurroundingsGateway,
    @inject(CurrentSpot) readonly spot: CurrentSpot,
    @inject(MapSpot) readonly mapSpot: MapSpot,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) clock: Clock,
  ) {
    this.time = new CurrentTime(clock)
    this.surroundings = new FilteredList({
      navigator,
      defaults: usual,
      load: async ({ within, without }, request, signal) => {
        const kinds = kindsWithout(without)
        const found = await spot.find(signal)
        if (!found.ok) return found
        if (found.value === null || kinds.length === 0) return nothing
        return gateway.list({ spot: found.value, within, kinds }, request, signal)
      },
      keyOf: surroundingKey,
    })
    this.places = new Loadable((signal) => this.findOpenPlaces(signal))
    this.resources = { spot, surroundings: this.surroundings, places: resetResource(this.places) }
    observe(this)
  }

  get shownKinds(): readonly SurroundingKind[] {
    return kindsWithout(this.surroundings.filters.without)
  }

  /** The places that are open now, as far away as the list goes. */
  get openPlaces(): readonly AmenityCard[] {
    const reach = Number(this.surroundings.filters.within)
    return (this.places.value ?? [])
      .filter(({ distance }) => distance !== null && distance <= reach)
      .slice(0, mostPlaces)
  }

  applyLocation({ query }: ScreenLocation): void {
    this.spot.aim({ place: query['place'] ?? '', at: query['at'] ?? '' })
  }

  show(): () => void {
    const address = this.spot.consumeAddress()
    if (address?.position != null) this.choosePoint(address.position)
    else if (address !== null) [this.lacksPosition, this.isChanging] = [true, !this.spot.isMissing]
    this.isShown = true
    this.loadForKnownSpot()
    const hide = this.time.show()
    return () => {
      this.isShown = false
      hide()
    }
  }

  switchKind(kind: SurroundingKind): void {
    this.surroundings.choose({ without: switchedKind(this.surroundings.filters.without, kind) })
  }

  chooseReach(within: string): void {
    this.surroundings.choose({ within })
  }

  /** Looks around the visitor, once their position is known. */
  async locate(): Promise<void> {
    // Whoever is asked for the permission may have left the screen, which must not call them back.
    if (!(await this.spot.locate()) || !this.isShown) return
    this.stopChanging()
    this.surroundings.choose({ place: '', at: '' })
    // The position may be another one than that of the list that was loaded before.
    await Promise.all([this.surroundings.restart(), this.places.load()])
  }

  choosePoint(point: GeoPoint): void {
    const at = pointText(point)
    this.stopChanging()
    this.spot.aim({ place: '', at })
    this.surroundings.choose({ place: '', at })
    void this.spot.open()
    void this.places.load()
  }

  chooseCentre(): void {
    const { centre } = this.spot
    if (centre !== null) this.choosePoint(centre)
  }

  chooseAddress(): void {
    this.stopChanging()
    this.navigator.navigateTo(addressPath(spotOpener))
  }

  chooseOnMap(): void {
    this.stopChanging()
    this.mapSpot.open(this.spot.spot)
  }

  change(): void {
    this.isChanging = true
  }

  stopChanging(): void {
    this.isChanging = false
    this.lacksPosition = false
  }

  showAllKinds(): void {
    this.surroundings.choose({ without: '' })
  }

  /** Loads what was drawn without a spot, because this device alone remembers the visitor's own one. */
  private loadForKnownSpot(): void {
    if (!this.wasWithoutSpot || this.spot.spot === null) return
    if (this.surroundings.list.items.length === 0) void this.surroundings.restart()
    void this.places.load()
  }

  private async findOpenPlaces(signal?: CancelSignal) {
    const found = await this.spot.find(signal)
    if (!found.ok) return found
    this.wasWithoutSpot = found.value === null
    if (found.value === null || this.spot.isOutside) return success([])
    return this.gateway.openPlaces(found.value, signal)
  }
}
