import type { GeoPoint } from '../../../../domain/frame/places/geo-point'
import L from 'leaflet'
import { baseKinds, type BaseShape, type CityMap } from '../../../../domain/civic/maps/city-map'
import type { MapBox } from '../../../../domain/civic/maps/map-box'
import type { MapPlace, PlaceGroup } from '../../../../domain/civic/maps/map-place'
import { closest, farthestZoom, type MapView } from '../../../../domain/civic/maps/map-view'
import { prefersReducedMotion } from '../../../frame/kit/environment/use-media-query'
import styles from './map-canvas.module.css'
import { nameMark, selfMark, spotMark } from './map-marks'
import { marksClear } from './marks-clear'
import { namesApart, type MapArea } from './names-apart'
import { PlaceMarks, type MarkWords } from './place-marks'

export interface MapEvents {
  readonly onShown: (view: MapView, box: MapBox, isByHand: boolean) => void
  readonly onPick: (key: string) => void
  /** Called with places that share one position. */
  readonly onTogether: (keys: readonly string[]) => void
}

/** The places that are drawn over the base. */
export interface DrawnPlaces {
  readonly places: readonly MapPlace[]
  readonly groups: readonly PlaceGroup[]
  readonly selectedKey: string | null
  readonly ownPosition: GeoPoint | null
  /** The line from the visitor to a place; empty without one. */
  readonly way?: readonly GeoPoint[]
  /** A spot that is no place of the map, such as what somebody wrote about. */
  readonly spot?: GeoPoint | null
}

const names = 'names'
const base = 'base'
/** The zoom at which there is enough space for names of parks, and for wide streets. */
const closeZoom = 13
/** The part of the city's size that may lie outside of the map at each side, so that it does not open one zoom farther. */
const cutAtStart = 0.08

/** Drives leaflet: the base, the marks, and gestures and keys. */
export class MapDrawing {
  private readonly map: L.Map
  private readonly marks: PlaceMarks
  private readonly names: L.Marker[] = []
  private ownMarker: L.Marker | null = null
  private wayLine: L.Polyline | null = null
  private spotMarker: L.Marker | null = null
  private isOwnMove = false
  /** Whether the view may still move, because nobody has chosen it and no marks have been drawn in it. */
  private isFirstView: boolean
  private isClearingMarks = false
  private isRemoved = false
  private drawn: DrawnPlaces = { places: [], groups: [], selectedKey: null, ownPosition: null }

  constructor(
    private readonly element: HTMLElement,
    private readonly city: CityMap,
    start: MapView | null,
    words: MarkWords,
    private readonly events: MapEvents,
  ) {
    const moves = !prefersReducedMotion()
    this.isFirstView = start === null
    this.map = L.map(element, {
      // Leaflet's own controls are off: they set their markup as innerHTML, and are smaller than the touch area of our
      // buttons.
      zoomControl: false,
      attributionControl: false,
      minZoom: farthestZoom,
      maxZoom: closest,
      // The wheel scrolls the page; the buttons, the keys and two fingers zoom the map.
      scrollWheelZoom: false,
      zoomAnimation: moves,
      fadeAnimation: moves,
      markerZoomAnimation: moves,
      inertia: moves,
    })
    if (!moves) this.moveAtOnce()
    this.marks = new PlaceMarks(this.map, words, { onPick: events.onPick, onTogether: events.onTogether })
    this.map.on('moveend', () => this.tellShown())
    this.withoutUserEvent(() => {
      if (start === null) {
        const { south, west, north, east } = city.start
        this.map.fitBounds(L.latLngBounds([south, west], [north, east]).pad(-cutAtStart), { animate: false })
      } else this.map.setView([start.latitude, start.longitude], start.zoom, { animate: false })
    })
  }

  /**
   * Draws the base. It is called in a task of its own, and once the map has its view, because until then leaflet keeps a
   * listener for each shape and searches all of them for every new one.
   */
  drawBase(): void {
    const { base: shapes, tiles } = this.city
    // The base lies below the tiles, so that it shows until they are loaded.
    this.map.createPane(base).style.zIndex = '150'
    const namesPane = this.map.createPane(names)
    namesPane.style.zIndex = '450'
    namesPane.style.pointerEvents = 'none'
    namesPane.setAttribute('aria-hidden', 'true')
    const features = [...shapes].sort(
      (one, other) => baseKinds.indexOf(one.properties.kind) - baseKinds.indexOf(other.properties.kind),
    )
    const look: L.GeoJSONOptions<BaseShape['properties']> & L.PathOptions = {
      pane: base,
      interactive: false,
      renderer: L.svg({ pane: base, padding: 0.5 }),
      style: (shape) => ({ className: styles[shape?.properties.kind ?? ''] ?? '' }),
      onEachFeature: ({ properties: { kind, name } }, layer) => {
        if (name === '' || kind === 'street' || kind === 'road' || tiles !== null) return
        const icon = iconOf(nameMark(name), styles[`${kind}Name`])
        const middle = (layer as L.Polygon).getBounds().getCenter()
        this.names.push(L.marker(middle, { icon, pane: names, interactive: false, keyboard: false }).addTo(this.map))
      },
    }
    L.geoJSON(features, look).addTo(this.map)
    this.placeNames()
    if (tiles !== null) L.tileLayer(tiles.url, { maxNativeZoom: tiles.maxZoom, maxZoom: closest }).addTo(this.map)
  }

  show(places: DrawnPlaces): void {
    if (this.isRemoved) return
    this.drawn = places
    this.draw()
    // The visitor's own mark lies below the counts of places, which must stay readable and tappable.
    this.ownMarker = this.moveMark(this.ownMarker, places.ownPosition, { draw: selfMark, zIndexOffset: -1000 })
    this.spotMarker = this.moveMark(this.spotMarker, places.spot ?? null, { draw: spotMark, zIndexOffset: 1000 })
    this.showWay(places.way ?? [])
    if (this.isFirstView && places.places.length + places.groups.length > 0) this.clearMarks()
  }

  goTo({ latitude, longitude, zoom }: MapView): void {
    if (this.isRemoved) return
    this.isFirstView = false
    this.withoutUserEvent(() => this.map.setView([latitude, longitude], zoom, { animate: false }))
  }

  zoom(step: 1 | -1): void {
    this.map.setZoom(this.map.getZoom() + step)
  }

  resize(): void {
    this.withoutUserEvent(() => this.map.invalidateSize({ animate: false }))
  }

  remove(): void {
    // Leaflet reports a move some time after the map's size has changed, even if the map has been removed by then. The
    // listeners are removed first, so that nothing handles it.
    this.map.off()
    this.map.remove()
    this.isRemoved = true
  }

  private draw(): void {
    this.marks.draw(this.drawn)
    this.placeNames()
  }

  /** Moves the names of areas off the marks, and hides those that have no space. */
  private placeNames(): void {
    const elements = this.names.flatMap((marker) => {
      const element = marker.getElement()?.firstElementChild
      return element instanceof HTMLElement && element.offsetWidth > 0 ? [{ marker, element }] : []
    })
    const boxes = elements.map(({ marker, element: { offsetWidth: width, offsetHeight: height } }) => {
      const { x, y } = this.map.latLngToContainerPoint(marker.getLatLng())
      return { x, y, width, height }
    })
    const offsets = namesApart(boxes, this.marks.discs(), this.size, this.overMap())
    for (const [index, { element }] of elements.entries()) {
      const offset = offsets[index] ?? null
      element.style.visibility = offset === null ? 'hidden' : ''
      element.style.left = `${offset?.x ?? 0}px`
      element.style.top = `${offset?.y ?? 0}px`
    }
  }

  /** Moves the first view so that marks do not lie under the buttons and the source of the map. */
  private clearMarks(): void {
    this.isFirstView = false
    const { x, y } = marksClear(this.marks.discs(), this.overMap(), this.size)
    if (x === 0 && y === 0) return
    // The list below the map stays that of the first view, so that no row comes or goes under the reader's eyes. Marks
    // are drawn beyond the edge as far as this moves.
    this.isClearingMarks = true
    this.map.panBy([-x, -y], { animate: false })
    this.isClearingMarks = false
  }

  private get size(): { readonly width: number; readonly height: number } {
    const { x: width, y: height } = this.map.getSize()
    return { width, height }
  }

  /** What lies over the map beside it in the document: its buttons, and its source. */
  private overMap(): readonly MapArea[] {
    const { left, top } = this.element.getBoundingClientRect()
    const siblings = [...(this.element.parentElement?.children ?? [])].filter((each) => each !== this.element)
    return siblings
      .map((each) => each.getBoundingClientRect())
      .map((box) => ({
        x: box.left - left + box.width / 2,
        y: box.top - top + box.height / 2,
        width: box.width,
        height: box.height,
      }))
      .filter(({ width }) => width > 0)
  }

  /** Removes a mark that does nothing, and draws it where it is now. */
  private moveMark(
    marker: L.Marker | null,
    at: GeoPoint | null,
    { draw, zIndexOffset }: { readonly draw: () => HTMLElement; readonly zIndexOffset: number },
  ): L.Marker | null {
    marker?.remove()
    if (at === null) return null
    const icon = iconOf(draw())
    return L.marker([at.latitude, at.longitude], { icon, interactive: false, keyboard: false, zIndexOffset }).addTo(
      this.map,
    )
  }

  private showWay(way: readonly GeoPoint[]): void {
    this.wayLine?.remove()
    const points = way.map(({ latitude, longitude }) => L.latLng(latitude, longitude))
    const look = { className: styles.way ?? '', interactive: false }
    this.wayLine = points.length < 2 ? null : L.polyline(points, look).addTo(this.map)
  }

  /** Runs an act that moves the map without an animation, and marks this move as not made by hand. */
  private withoutUserEvent(act: () => void): void {
    this.isOwnMove = true
    act()
    this.isOwnMove = false
  }

  private tellShown(): void {
    if (this.isClearingMarks) return this.draw()
    const { lat: latitude, lng: longitude } = this.map.getCenter()
    const zoom = this.map.getZoom()
    this.element.dataset['zoom'] = zoom >= closeZoom ? 'near' : 'far'
    const bounds = this.map.getBounds()
    const box = {
      south: Math.max(-90, bounds.getSouth()),
      west: Math.max(-180, bounds.getWest()),
      north: Math.min(90, bounds.getNorth()),
      east: Math.min(180, bounds.getEast()),
    }
    if (!this.isOwnMove) this.isFirstView = false
    this.draw()
    this.events.onShown({ latitude, longitude, zoom }, box, !this.isOwnMove)
  }

  /** Makes leaflet pan without an animation, also for the keyboard. */
  private moveAtOnce(): void {
    const panBy = this.map.panBy.bind(this.map)
    this.map.panBy = (offset, options) => panBy(offset, { ...options, animate: false })
  }
}

function iconOf(html: HTMLElement, className = ''): L.DivIcon {
  return L.divIcon({ html, className, iconSize: undefined })
}
