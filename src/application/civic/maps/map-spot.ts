import { inject } from 'inversify'
import type { CityMap } from '../../../domain/civic/maps/city-map'
import type { MapView } from '../../../domain/civic/maps/map-view'
import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { SiteStore } from '../../frame/site/site.store'
import type { CityArea } from '../../../domain/frame/places/city-area'
import { Loadable } from '../../frame/shared/loadable'
import { observe } from '../../frame/shared/observe'
import { MapsGateway } from './maps-gateway'

/** The zoom at which the streets around a spot are seen, with some of the city for orientation. */
const spotZoom = 15

/** The map of the city around one spot, on which the spot is shown or chosen. It is loaded when it is opened. */
export class MapSpot {
  isOpen = false
  /** The view with which the map begins; null for the whole city. */
  aim: MapView | null = null
  /** The spot that is marked; null while none is known. */
  mark: GeoPoint | null = null
  readonly map: Loadable<CityMap>
  private view: MapView | null = null

  constructor(
    @inject(MapsGateway) gateway: MapsGateway,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {
    this.map = new Loadable((signal) => gateway.cityMap(signal))
    observe(this)
  }

  /** @param spot The spot to show, or to choose another one from; null when there is none yet. */
  open(spot: GeoPoint | null): void {
    this.isOpen = true
    this.mark = spot
    this.view = null
    this.aim = spot === null ? null : { ...spot, zoom: spotZoom }
    if (this.map.value === null) void this.map.load()
  }

  /** The area in which a spot of the city may be chosen; null where the site does not know it. */
  get area(): CityArea | null {
    return this.site.area
  }

  close(): void {
    this.isOpen = false
  }

  onShown(view: MapView): void {
    this.view = view
  }

  /** The middle of what the map shows, to about a metre; null before it shows anything. */
  get middle(): GeoPoint | null {
    const { view } = this
    return view === null ? null : { latitude: rounded(view.latitude), longitude: rounded(view.longitude) }
  }
}

const rounded = (degrees: number): number => Number(degrees.toFixed(5))
