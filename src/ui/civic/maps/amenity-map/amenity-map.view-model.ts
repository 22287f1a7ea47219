import { inject } from 'inversify'
import { AmenitiesGateway } from '../../../../application/civic/amenities/amenities-gateway'
import { CurrentTime } from '../../../../application/civic/amenities/current-time'
import { MapsGateway } from '../../../../application/civic/maps/maps-gateway'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { PositionStore } from '../../../../application/frame/places/position.store'
import { Clock } from '../../../../application/frame/shared/clock'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import type { Amenity } from '../../../../domain/civic/amenities/amenity'
import type { CityMap } from '../../../../domain/civic/maps/city-map'
import { metresBetween } from '../../../../domain/civic/maps/map-box'
import { placeKey, type MapPlace } from '../../../../domain/civic/maps/map-place'
import { viewOfPoints, type MapView } from '../../../../domain/civic/maps/map-view'
import type { GeoPoint } from '../../../../domain/frame/places/geo-point'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'

/** The zoom at which the streets around a place are readable. */
const placeZoom = 16

/** S089: one amenity on the map, with the way there. */
export class AmenityMapViewModel implements ScreenViewModel {
  readonly amenity: Loadable<Amenity>
  readonly map: Loadable<CityMap>
  readonly time: CurrentTime
  readonly resources: Resources
  /** The visitor's position before it was asked for again; it stands until there is a new one. */
  private lastPosition: GeoPoint | null = null

  constructor(
    @inject(AmenitiesGateway) amenities: AmenitiesGateway,
    @inject(MapsGateway) maps: MapsGateway,
    @inject(PositionStore) private readonly positions: PositionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) clock: Clock,
  ) {
    // The distance is computed here, so the visitor's position is not sent.
    this.amenity = new Loadable((signal, { params }) => amenities.amenity(params['id'] ?? '', signal))
    this.map = new Loadable((signal) => maps.cityMap(signal))
    this.time = new CurrentTime(clock)
    this.resources = { amenity: resetResource(this.amenity), map: this.map }
    observe(this)
  }

  get head(): ScreenHead | null {
    const { value } = this.amenity
    return value === null ? null : { title: value.name, description: value.address, image: value.cover }
  }

  /** The amenity as the map draws it; empty until it is loaded. */
  get places(): readonly MapPlace[] {
    const { value } = this.amenity
    if (value === null) return []
    const { id, kind, name, address, latitude, longitude } = value
    return [{ sort: 'amenity', id, kind, name, address, latitude, longitude }]
  }

  get selectedKey(): string | null {
    const [place] = this.places
    return place === undefined ? null : placeKey(place)
  }

  get ownPosition(): GeoPoint | null {
    return this.positions.position ?? this.lastPosition
  }

  /** The straight line from the visitor to the amenity; empty while one of them is not known. */
  get way(): readonly GeoPoint[] {
    const { ownPosition } = this
    const [place] = this.places
    return ownPosition === null || place === undefined ? [] : [ownPosition, place]
  }

  /** Metres along the way; null without one. */
  get distance(): number | null {
    const [from, to] = this.way
    return from === undefined || to === undefined ? null : metresBetween(from, to)
  }

  /** The view that shows the amenity, and the visitor where their position is known. */
  get aim(): MapView | null {
    const points = this.way.length > 0 ? this.way : this.places
    return points.length === 0 ? null : viewOfPoints(points, placeZoom)
  }

  show(): () => void {
    return this.time.show()
  }

  retry(): void {
    if (this.amenity.value === null) void this.amenity.load()
    if (this.map.value === null) void this.map.load()
  }

  async locate(): Promise<void> {
    this.lastPosition = this.ownPosition
    await this.positions.find()
  }

  /** Opens directions in the phone's map app. */
  openDirections(): void {
    const { value } = this.amenity
    if (value !== null) this.navigator.showWay(value, value.name)
  }
}
