import type { GeoPoint } from '../../frame/places/geo-point'
import { worldSize } from './map-box'

/** The view of a map: its middle and its zoom. */
export interface MapView extends GeoPoint {
  readonly zoom: number
}

export const farthestZoom = 3
export const closest = 18

/** The pixels of the smallest map in which points shall all be seen, with some space around them. */
const [width, height] = [240, 160]

/** The closest view, up to a zoom, that shows all of some points on the smallest phone. */
export function viewOfPoints(points: readonly GeoPoint[], nearest: number): MapView {
  const [latitudes, longitudes] = [points.map((point) => point.latitude), points.map((point) => point.longitude)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const latitude = (south + north) / 2
  /** The degrees of latitude that are as high on the map as one degree of longitude is wide. */
  const flattening = Math.max(0.05, Math.cos((latitude * Math.PI) / 180))
  const span = Math.max((east - west) / width, (north - south) / flattening / height, 1e-9)
  const zoom = Math.floor(Math.log2(360 / (worldSize * span)))
  return { latitude, longitude: (west + east) / 2, zoom: Math.min(nearest, Math.max(farthestZoom, zoom)) }
}

/** The view as written into an address: rounded to about 100 metres, or to about 10 when zoomed in closely. */
export function viewText({ latitude, longitude, zoom }: MapView): string {
  const decimals = zoom >= 16 ? 4 : 3
  return [latitude.toFixed(decimals), longitude.toFixed(decimals), String(Math.round(zoom))].join(',')
}

/** The view written in an address; null for any other text. */
export function viewOfText(text: string): MapView | null {
  const numbers = text.split(',')
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = numbers.map((part) =>
    /^-?\d{1,3}(\.\d{1,6})?$/.test(part) ? Number(part) : Number.NaN,
  )
  const isView =
    numbers.length === 3 && Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && Number.isInteger(zoom)
  return isView && zoom >= farthestZoom && zoom <= closest ? { latitude, longitude, zoom } : null
}
