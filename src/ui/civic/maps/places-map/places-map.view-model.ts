import type { GeoPoint } from '../../../../domain/frame/places/geo-point'
import { inject } from 'inversify'
import { MapsGateway } from '../../../../application/civic/maps/maps-gateway'
import { PlacesInView } from '../../../../application/civic/maps/places-in-view'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { PositionStore } from '../../../../application/frame/places/position.store'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Clock } from '../../../../application/frame/shared/clock'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resource, Resources } from '../../../../application/frame/shared/resource'
import { isRecord } from '../../../../domain/frame/shared/json-record'
import type { CityMap } from '../../../../domain/civic/maps/city-map'
import { boxAround, enlargedBox, metresBetween, middleOf, type MapBox } from '../../../../domain/civic/maps/map-box'
import { placeKey, type MapPlace, type PlaceFilter } from '../../../../domain/civic/maps/map-place'
import { viewOfText, viewText, type MapView } from '../../../../domain/civic/maps/map-view'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { amenityKinds } from '../../../../domain/civic/amenities/amenity'
import { aroundMapPath, practiceMapPath } from '../maps.paths'

/** A place in the list, with its distance from the visitor in metres; null when their position is unknown. */
export interface NearbyPlace {
  readonly key: string
  readonly place: MapPlace
  readonly distance: number | null
}

/** What one of the maps shows. */
interface MapScope {
  readonly path: string
  /** The query parameter of the address that says which of the choices is shown. */
  readonly parameter: string
  readonly choices: readonly PlaceFilter[]
  /** What is shown while none of them is chosen. */
  readonly all: PlaceFilter
}

/** S138: venues, and activities to come, on a map. */
const practiceScope: MapScope = { path: practiceMapPath, parameter: 'sort', choices: ['venue', 'activity'], all: null }
/** S088: places nearby on a map. */
const aroundScope: MapScope = { path: aroundMapPath, parameter: 'kind', choices: amenityKinds, all: 'amenity' }

/** The zoom for a picked place. */
const placeZoom = 16
/** The zoom for the visitor's surroundings. */
const nearZoom = 14
/** Milliseconds without a move after which the address stores the view of the map (debounce). */
const settledAfter = 500

/** The places of the city on a map and in a list: venues and future activities (S138), or amenities (S088). */
export class PlacesMapViewModel implements ScreenViewModel {
  readonly map: Loadable<CityMap>
  readonly places: PlacesInView
  /** The chosen part of the places; null for all. */
  choice: PlaceFilter = null
  /** The key of the place that was picked, on the map or in the list. */
  selectedKey: string | null = null
  /**
   * The keys of places that share one position, which no zoom separates, while only these places are listed; null
   * otherwise.
   */
  groupedKeys: readonly string[] | null = null
  /** The view to which the map moves, whoever caused the move; a new object moves the map. Null at first. */
  aim: MapView | null = null
  /** The view that the map shows now. */
  view: MapView | null = null
  readonly resources: Resources
  /** The view in the address, to which somebody moved the map by hand. It is never the visitor's position. */
  private addressView: string | null = null
  private scope: MapScope = practiceScope
  private cancelWriting: () => void = () => undefined

  constructor(
    @inject(MapsGateway) gateway: MapsGateway,
    @inject(PositionStore) private readonly positions: PositionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.map = new Loadable((signal) => gateway.cityMap(signal))
    this.places = new PlacesInView((box, filter, signal) => gateway.placesIn(box, filter, signal), clock)
    this.resources = { map: this.asItWas() }
    observe(this)
  }

  /**
   * The places, sorted by their distance from the visitor, or from the middle of the map when the visitor's position is
   * unknown.
   */
  get listedPlaces(): readonly NearbyPlace[] {
    const visitorPosition = this.positions.position
    const { groupedKeys, places } = this
    const from = visitorPosition ?? (places.boxInView === null ? null : middleOf(places.boxInView))
    return places.inView
      .map((place) => ({ key: placeKey(place), place, metres: from === null ? 0 : metresBetween(from, place) }))
      .filter(({ key }) => groupedKeys === null || groupedKeys.includes(key))
      .sort((one, other) => one.metres - other.metres || (one.key < other.key ? -1 : 1))
      .map(({ key, place, metres }) => ({ key, place, distance: visitorPosition === null ? null : metres }))
  }

  get selectedPlace(): NearbyPlace | null {
    const { selectedKey } = this
    const place =
      selectedKey === null ? undefined : this.places.places?.places.find((each) => placeKey(each) === selectedKey)
    if (selectedKey === null || place === undefined) return null
    const visitorPosition = this.positions.position
    return {
      key: selectedKey,
      place,
      distance: visitorPosition === null ? null : metresBetween(visitorPosition, place),
    }
  }

  /** Whether it is the map of amenities. */
  get isAround(): boolean {
    return this.scope === aroundScope
  }

  get ownPosition(): GeoPoint | null {
    return this.positions.position
  }

  applyLocation({ path }: ScreenLocation): void {
    this.scope = path === aroundMapPath ? aroundScope : practiceScope
  }

  show(): () => void {
    return () => {
      this.cancelWriting()
      this.places.stop()
    }
  }

  retry(): void {
    void this.begin()
  }

  /** Called when the map shows another part of the city. */
  onMapMoved(view: MapView, box: MapBox, isByHand: boolean): void {
    this.view = view
    void this.places.look(box, this.filter)
    if (!isByHand) return
    this.groupedKeys = null
    this.addressView = viewText(view)
    this.cancelWriting()
    this.cancelWriting = this.clock.after(settledAfter, this.writeAddress)
  }

  choose(value: string): void {
    this.choice = this.choiceOf(value)
    this.groupedKeys = null
    this.selectedKey = null
    const box = this.places.boxInView
    if (box !== null) void this.places.look(box, this.filter)
    this.writeAddress()
  }

  /** Picks a place by its mark; the map does not move. */
  pickMark(key: string): void {
    this.selectedKey = key
    this.writeAddress()
  }

  /** Picks a place in the list; the map moves there. */
  selectPlace(key: string): void {
    this.pickMark(key)
    const place = this.selectedPlace?.place
    if (place !== undefined) this.goTo(place, placeZoom)
  }

  deselectPlace(): void {
    this.selectedKey = null
    this.writeAddress()
  }

  /** Lists places that share one position. */
  showTogether(keys: readonly string[]): void {
    this.groupedKeys = keys
    this.selectedKey = null
  }

  showAll(): void {
    this.groupedKeys = null
  }

  /** Asks for the visitor's position, and moves the map there. */
  async locate(): Promise<void> {
    const devicePosition = await this.positions.find()
    if (devicePosition !== null) this.goTo(devicePosition, nearZoom)
  }

  /** Saves and restores the map's view; everything else is in the address. */
  private asItWas(): Resource {
    return {
      open: async ({ query }, signal) => {
        this.applyQuery(query)
        await this.begin(signal)
      },
      // The address was changed by a link, or by the map's own update.
      onLocationChange: ({ query }) => {
        if ((query['at'] ?? null) === this.addressView && (query['place'] ?? null) === this.selectedKey) return
        this.applyQuery(query)
      },
      snapshot: () => this.view,
      restore: (saved, { query }) => {
        if (!isRecord(saved)) return false
        const { latitude, longitude, zoom } = saved
        if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof zoom !== 'number') return false
        this.applyQuery(query)
        this.aim = { latitude, longitude, zoom }
        void this.begin()
        return true
      },
      reload: () => this.begin(),
    }
  }

  private get filter(): PlaceFilter {
    return this.choice ?? this.scope.all
  }

  private choiceOf(value: string | undefined): PlaceFilter {
    return this.scope.choices.find((each) => each === value) ?? null
  }

  private goTo({ latitude, longitude }: GeoPoint, zoom: number): void {
    this.aim = { latitude, longitude, zoom: Math.max(zoom, this.view?.zoom ?? 0) }
  }

  private applyQuery(query: Readonly<Record<string, string>>): void {
    const at = viewOfText(query['at'] ?? '')
    this.addressView = at === null ? null : viewText(at)
    this.choice = this.choiceOf(query[this.scope.parameter])
    this.selectedKey = query['place'] ?? null
    if (at !== null) this.aim = at
  }

  /**
   * Loads the list and the map. When the view is known already, the list does not wait for the map, and is loaded for
   * the smallest area that the map will show.
   */
  private async begin(signal?: CancelSignal): Promise<void> {
    const aimedPlaces = this.aim === null ? null : this.places.look(boxAround(this.aim), this.filter)
    const map = await this.map.load(signal)
    if (this.aim === null && this.view === null && map !== null)
      await this.places.look(enlargedBox(map.start), this.filter)
    await aimedPlaces
  }

  private writeAddress(): void {
    const query = new Map([
      ['at', this.addressView],
      [this.scope.parameter, this.choice],
      ['place', this.selectedKey],
    ])
    const text = [...query]
      .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
      .join('&')
    const { path } = this.scope
    this.navigator.navigateTo(text === '' ? path : `${path}?${text}`, { replace: true })
  }
}
