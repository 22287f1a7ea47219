import L from 'leaflet'
import Supercluster from 'supercluster'
import type { GeoPoint } from '../../../../domain/frame/places/geo-point'
import { placeKey, type MapPlace } from '../../../../domain/civic/maps/map-place'
import { closest } from '../../../../domain/civic/maps/map-view'
import { classNames } from '../../../frame/kit/styles/class-names'
import styles from './map-canvas.module.css'
import type { DrawnPlaces, MapEvents } from './map-drawing'
import { spreadMarks, type MarkedSpot } from './map-spots'
import { countMark, placeMark } from './map-marks'
import type { MarkDisc } from './names-apart'

/** Accessible names of the marks. */
export interface MarkWords {
  readonly place: (place: MapPlace) => string
  readonly group: (count: number) => string
  readonly count: (count: number) => string
}

/** The pixels within which places form one group. */
const radius = 52
/** The least distance between two marks in pixels, so that none covers another. */
const leastDistance = 44
/** Degrees within which no zoom separates places. */
const oneSpot = 0.00005

/** A mark to be drawn; marks with the same key are the same. */
interface Mark {
  readonly key: string
  readonly latitude: number
  readonly longitude: number
  readonly label: string
  readonly isPicked: boolean
  readonly draw: () => Element
  readonly act: () => void
}

/** The marks of places and of groups, in reading order. */
export class PlaceMarks {
  private index = new Supercluster<{ key: string }>()
  private drawnPlaces: readonly MapPlace[] | null = null
  private selectedKey: string | null = null
  private readonly drawn = new Map<string, { readonly marker: L.Marker; act: () => void }>()

  constructor(
    private readonly map: L.Map,
    private readonly words: MarkWords,
    private readonly events: Pick<MapEvents, 'onPick' | 'onTogether'>,
  ) {}

  draw(places: DrawnPlaces): void {
    if (places.places !== this.drawnPlaces || places.selectedKey !== this.selectedKey) this.load(places)
    const marks = [...this.marksOf(places)].sort(
      (one, other) => other.latitude - one.latitude || one.longitude - other.longitude,
    )
    const markKeys = new Set(marks.map(({ key }) => key))
    for (const [key, { marker }] of this.drawn) {
      if (markKeys.has(key)) continue
      marker.remove()
      this.drawn.delete(key)
    }
    marks.forEach((mark) => this.place(mark))
    this.order(marks)
  }

  /** The marks as they are drawn, in pixels of the map. */
  discs(): readonly MarkDisc[] {
    return [...this.drawn.values()].map(({ marker }) => {
      const { x, y } = this.map.latLngToContainerPoint(marker.getLatLng())
      const drawing = marker.getElement()?.querySelector<HTMLElement>(`.${styles.drawing ?? ''} > *`)
      return { x, y, radius: (drawing?.getBoundingClientRect().width ?? 0) / 2 }
    })
  }

  /**
   * Loads the places into the index of groups. The picked place is left out: it keeps its own mark, whatever is near
   * it.
   */
  private load({ places, selectedKey }: DrawnPlaces): void {
    this.drawnPlaces = places
    this.selectedKey = selectedKey
    this.index = new Supercluster<{ key: string }>({ radius, extent: 256, maxZoom: closest })
    this.index.load(
      places
        .map((place) => ({ place, key: placeKey(place) }))
        .filter(({ key }) => key !== selectedKey)
        .map(({ place: { longitude, latitude }, key }) => ({
          type: 'Feature',
          properties: { key },
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
        })),
    )
  }

  private *marksOf({ places, groups, selectedKey }: DrawnPlaces): Iterable<Mark> {
    const placesByKey = new Map(places.map((place) => [placeKey(place), place]))
    const selectedPlace = selectedKey === null ? undefined : placesByKey.get(selectedKey)
    if (selectedPlace !== undefined) yield this.markOf(selectedPlace, true)
    const paddedBounds = this.map.getBounds().pad(0.2)
    const box: [number, number, number, number] = [
      paddedBounds.getWest(),
      paddedBounds.getSouth(),
      paddedBounds.getEast(),
      paddedBounds.getNorth(),
    ]
    const clusters = this.index
      .getClusters(box, Math.round(this.map.getZoom()))
      .map(({ geometry, properties }): MarkedSpot => {
        const [longitude = 0, latitude = 0] = geometry.coordinates
        const keys = 'cluster_id' in properties ? this.leavesOf(properties.cluster_id) : [properties.key]
        return { latitude, longitude, count: keys.length, keys }
      })
    const spots = [...clusters, ...groups.map((group) => ({ ...group, keys: [] }))]
    const marks = spreadMarks(spots, leastDistance, {
      pixelsOf: ({ latitude, longitude }) => this.map.project([latitude, longitude]),
      pointOf: ({ x, y }) => {
        const { lat, lng } = this.map.unproject([x, y])
        return { latitude: lat, longitude: lng }
      },
      picked: selectedPlace ?? null,
    })
    for (const spot of marks) {
      const { latitude, longitude, count, keys } = spot
      const place = count === 1 ? placesByKey.get(keys[0] ?? '') : undefined
      yield place === undefined
        ? this.countOf(`spot-${latitude},${longitude},${count}`, spot, () => this.open(spot, placesByKey))
        : this.markOf(place, false, spot)
    }
  }

  private leavesOf(cluster: number): readonly string[] {
    return this.index.getLeaves(cluster, Infinity).map(({ properties }) => properties.key)
  }

  private markOf(place: MapPlace, isPicked: boolean, { latitude, longitude }: GeoPoint = place): Mark {
    const key = placeKey(place)
    return {
      key,
      latitude,
      longitude,
      isPicked,
      label: this.words.place(place),
      draw: () => placeMark(place.sort),
      act: () => this.events.onPick(key),
    }
  }

  private countOf(
    key: string,
    { latitude, longitude, count }: { readonly latitude: number; readonly longitude: number; readonly count: number },
    act: () => void,
  ): Mark {
    return {
      key,
      latitude,
      longitude,
      isPicked: false,
      label: this.words.group(count),
      draw: () => countMark(count, this.words.count(count)),
      act,
    }
  }

  /** Opens a group by zooming in; places that share one position are listed instead. */
  private open({ latitude, longitude, count, keys }: MarkedSpot, placesByKey: ReadonlyMap<string, MapPlace>): void {
    const zoom = this.map.getZoom()
    // A group that the platform has formed has a count, but no keys of its places. It opens by zooming in.
    if (keys.length < count) {
      this.map.setView([latitude, longitude], Math.min(closest, zoom + 2))
      return
    }
    const bounds = L.latLngBounds(
      keys.flatMap((key) => {
        const place = placesByKey.get(key)
        return place === undefined ? [] : [L.latLng(place.latitude, place.longitude)]
      }),
    )
    const isOneSpot = bounds.getNorth() - bounds.getSouth() < oneSpot && bounds.getEast() - bounds.getWest() < oneSpot
    if (isOneSpot || zoom >= closest) this.events.onTogether(keys)
    else
      this.map.setView(
        bounds.getCenter(),
        Math.min(closest, Math.max(zoom + 1, this.map.getBoundsZoom(bounds.pad(0.3)))),
      )
  }

  private place({ key, latitude, longitude, label, isPicked, draw, act }: Mark): void {
    const drawnMark = this.drawn.get(key)
    const marker = drawnMark?.marker ?? this.add(key, L.latLng(latitude, longitude), draw())
    const entry = drawnMark ?? { marker, act }
    entry.act = act
    this.drawn.set(key, entry)
    marker.setLatLng([latitude, longitude])
    const element = marker.getElement()
    element?.setAttribute('aria-label', label)
    element?.classList.toggle(styles.picked ?? '', isPicked)
    element?.setAttribute('aria-pressed', String(isPicked))
    marker.setZIndexOffset(isPicked ? 1000 : 0)
  }

  private add(key: string, at: L.LatLng, drawing: Element): L.Marker {
    const html = document.createElement('span')
    html.className = styles.drawing ?? ''
    html.append(drawing)
    const icon = L.divIcon({ html, className: classNames(styles.mark), iconSize: undefined })
    const marker = L.marker(at, { icon, riseOnHover: true })
    const act = () => this.drawn.get(key)?.act()
    marker.on('click', act)
    marker.addTo(this.map)
    marker.getElement()?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      // The map has key handlers of its own, which must not react.
      event.stopPropagation()
      act()
    })
    return marker
  }

  /**
   * Sets the order of the Tab key. It does nothing while a mark has the focus, because that mark must not be moved in
   * the DOM.
   */
  private order(marks: readonly Mark[]): void {
    const pane = this.map.getPane('markerPane')
    if (pane === undefined || pane.contains(document.activeElement)) return
    const elements = marks.flatMap(({ key }) => this.drawn.get(key)?.marker.getElement() ?? [])
    pane.append(...elements)
  }
}
