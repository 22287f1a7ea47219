import type { GeoBox } from '../../../kernel/places/ring'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type * as z from 'zod/mini'
import type { getCityMap, getMapPicture } from '../../../../contract/maps'
import { enlargedBox, isInside } from '../../../../src/domain/civic/maps/map-box'
import type { Queries } from '../../../kernel/database/queries'
import { readCityMap } from './city-map'
import { selectCells } from './maps.queries'
import { mostCounted } from './places-in-box'
import { pictureShapes, type Spot } from './picture-shapes'

type Picture = z.input<typeof getMapPicture.answer>

/** The size of the picture in units. On a phone, about two units are one pixel. */
const [width, height] = [600, 400]
/** The number of cells along each side of the picture with its surroundings. Each cell gets one mark at most. */
const cells = 80

/** Draws the first view of the city's map in few bytes, for a card of a page. */
export async function readMapPicture(queries: Queries, language: Language): Promise<Picture> {
  const { base, start, attribution } = await readCityMap(queries, language)
  const box = inShape(start)
  // Places around the picture are counted too, as on the map when it opens, because the map is taller than the picture.
  const venueCells = await selectCells(queries, enlargedBox(box), {
    sort: 'venue',
    limit: mostCounted + 1,
    perSide: cells,
  })
  const sum = venueCells.reduce((all, { count }) => all + count, 0)
  const isMore = sum > mostCounted
  const unitsPerLongitude = width / (box.east - box.west)
  const unitsPerLatitude = height / (box.north - box.south)
  const spotAt = (longitude: number, latitude: number): Spot => [
    (longitude - box.west) * unitsPerLongitude,
    (box.north - latitude) * unitsPerLatitude,
  ]
  const marks = venueCells
    .filter((spot) => isInside(spot, box))
    .map(({ latitude, longitude, count }) => {
      const [x, y] = spotAt(longitude, latitude)
      return { x: Math.round(x), y: Math.round(y), count }
    })
    // Where marks overlap, the southern one is on top, as on the map.
    .sort((one, other) => one.y - other.y || one.x - other.x)
  return {
    width,
    height,
    shapes: pictureShapes(base?.features ?? [], { width, height }, spotAt),
    marks: isMore ? [] : marks,
    total: Math.min(sum, mostCounted),
    is_more: isMore,
    attribution,
  }
}

/** The smallest box with the picture's aspect ratio around the map's first view. */
function inShape({ south, west, north, east }: z.input<typeof getCityMap.answer>['start']): GeoBox {
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  /** Degrees of longitude that are as long as one degree of latitude. */
  const degreeRatio = 1 / Math.max(0.01, Math.cos((middle.latitude * Math.PI) / 180))
  const heightInDegrees = Math.max(north - south, ((east - west) / degreeRatio) * (height / width))
  const halfSize = {
    latitude: heightInDegrees / 2,
    longitude: ((heightInDegrees * degreeRatio) / 2) * (width / height),
  }
  return {
    south: middle.latitude - halfSize.latitude,
    north: middle.latitude + halfSize.latitude,
    west: middle.longitude - halfSize.longitude,
    east: middle.longitude + halfSize.longitude,
  }
}
