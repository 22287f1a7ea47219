import type { GeoPoint } from '../../frame/places/geo-point'

/** The view of a map: its middle and its zoom. */
export interface MapView extends GeoPoint {
  readonly zoom: number
}

export const farthestZoom = 3
export const closest = 18

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
