import type { BaseKind, BaseShape } from '../../../src/domain/civic/maps/city-map'
import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'
import { districts, parks, streets } from './places'

/** A point of the drawing: a hundred units from west to east and from south to north, with the centre at 50, 50. */
type Spot = readonly [x: number, y: number]

/** The WGS-84 position of a point; the drawing covers about fifteen kilometres on each side. */
export function positionAt([x, y]: Spot): { readonly latitude: number; readonly longitude: number } {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return { latitude: round(26.355 + y * 0.0013), longitude: round(111.535 + x * 0.0015) }
}

/** The outlines of the districts, in the order of `districts`: the old town in the middle, all others around it. */
const districtSpots: readonly (readonly Spot[])[] = [
  [[34, 36], [46, 32], [60, 34], [68, 50], [60, 66], [52, 70], [42, 70], [32, 56]],
  [[30, 112], [72, 112], [66, 86], [60, 66], [52, 70], [42, 70], [34, 90]],
  [[-12, 112], [30, 112], [34, 90], [42, 70], [32, 56], [12, 64], [-12, 62]],
  [[112, 36], [112, -12], [62, -12], [58, 12], [60, 34], [68, 50], [90, 40]],
  [[72, 112], [112, 112], [112, 36], [90, 40], [68, 50], [60, 66], [66, 86]],
  [[-12, 62], [12, 64], [32, 56], [34, 36], [46, 32], [60, 34], [58, 12], [62, -12], [-12, -12]],
]

const river: readonly Spot[] = [[-12, 76], [4, 73], [18, 64], [32, 61], [44, 64], [55, 59], [64, 46], [75, 39], [88, 41], [100, 33], [112, 28]]
const brook: readonly Spot[] = [[52, 112], [57, 96], [52, 84], [55, 72], [53, 61]]
const pond: readonly Spot[] = [[19, 30], [24, 33], [29, 31], [30, 26], [25, 23], [20, 25]]

const green: readonly (readonly [Localised, readonly Spot[]])[] = [
  [parks[0] ?? bilingual('', ''), [[74, 10], [84, 4], [97, 9], [99, 22], [88, 31], [77, 24]]],
  [parks[1] ?? bilingual('', ''), [[58, 74], [70, 72], [74, 82], [66, 88], [60, 84]]],
  [parks[2] ?? bilingual('', ''), [[16, 28], [24, 36], [33, 33], [33, 23], [24, 19], [16, 22]]],
  [parks[3] ?? bilingual('', ''), [[2, 84], [14, 80], [26, 88], [24, 102], [8, 104], [-2, 96]]],
  [parks[4] ?? bilingual('', ''), [[60, 54], [66, 48], [70, 53], [64, 58]]],
  [parks[5] ?? bilingual('', ''), [[84, 66], [95, 62], [100, 74], [90, 80]]],
  [parks[7] ?? bilingual('', ''), [[40, 42], [46, 41], [47, 46], [41, 47]]],
]

/** The middle of a park, which is given by its index in `parks`; null for one that the map does not draw. */
export function parkSpot(park: number): Spot | null {
  const spots = green.find(([name]) => name === parks[park])?.[1]
  if (spots === undefined) return null
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [mean(spots.map(([x]) => x)), mean(spots.map(([, y]) => y))]
}

const ring: readonly Spot[] = Array.from({ length: 37 }, (_, index): Spot => {
  const angle = (index * Math.PI) / 18
  return [50 + 30 * Math.cos(angle) * (1 + 0.06 * Math.sin(3 * angle)), 50 + 28 * Math.sin(angle)]
})

const roads: readonly (readonly Spot[])[] = [
  ring,
  [[-12, 47], [20, 45], [38, 50], [62, 52], [84, 55], [112, 52]],
  [[47, -12], [49, 20], [50, 50], [48, 78], [44, 112]],
  [[-12, 6], [18, 18], [36, 34], [50, 50], [68, 68], [86, 90], [100, 112]],
  [[112, 6], [86, 18], [66, 34], [50, 50], [34, 72], [18, 92], [6, 112]],
]

/** The position of a street, which is given by its index in `streets`: of a house in its middle. */
export const streetPosition = (street: number) => positionAt([14 + ((street * 37) % 73), 14 + ((street * 53) % 73)])

/** The streets: ten from west to east, and ten from south to north. */
const streetSpots = streets.map((_, index): readonly Spot[] => {
  const line = 8 + Math.floor(index / 2) * 9.3
  const bend = ((index * 7) % 5) - 2
  const from = (index * 13) % 24
  const to = 100 - ((index * 17) % 26)
  const middle = (from + to) / 2
  return index % 2 === 0
    ? [[from, line], [middle, line + bend], [to, line + bend * 0.6]]
    : [[line, from], [line + bend, middle], [line + bend * 0.6, to]]
})

/** A band of water of some width along a line. */
function band(line: readonly Spot[], wide: number): readonly Spot[] {
  const sides = line.map(([x, y], index): readonly [Spot, Spot] => {
    const [fromX, fromY] = line[Math.max(0, index - 1)] ?? [x, y]
    const [toX, toY] = line[Math.min(line.length - 1, index + 1)] ?? [x, y]
    const lineLength = Math.hypot(toX - fromX, toY - fromY) || 1
    const [acrossX, acrossY] = [(-(toY - fromY) / lineLength) * wide, ((toX - fromX) / lineLength) * wide]
    return [[x + acrossX, y + acrossY], [x - acrossX, y - acrossY]]
  })
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()]
}

const water = [band(river, 1.5), band(brook, 0.6), pond]

const geoPosition = (spot: Spot): [longitude: number, latitude: number] => {
  const { latitude, longitude } = positionAt(spot)
  return [longitude, latitude]
}

/** A shape as it is stored: with its name in both languages. */
type DemoShape = Omit<BaseShape, 'properties'> & { readonly properties: { readonly kind: BaseKind; readonly name: Localised } }

const area = (kind: BaseKind, name: Localised, spots: readonly Spot[]): DemoShape => ({
  type: 'Feature',
  properties: { kind, name },
  geometry: { type: 'Polygon', coordinates: [[...spots, ...spots.slice(0, 1)].map(geoPosition)] },
})
const line = (kind: BaseKind, name: Localised, spots: readonly Spot[]): DemoShape => ({
  type: 'Feature',
  properties: { kind, name },
  geometry: { type: 'LineString', coordinates: spots.map(geoPosition) },
})

const nameless = bilingual('', '')

/** The base of the demo city's map, as GeoJSON. */
export const demoMapBase = () => ({
  type: 'FeatureCollection',
  features: [
    ...districtSpots.map((spots, index) => area('district', districts[index] ?? nameless, spots)),
    ...green.map(([name, spots]) => area('park', name, spots)),
    ...water.map((spots, index) => area('water', index === 0 ? bilingual('兰江', 'Lan River') : nameless, spots)),
    ...streetSpots.map((spots, index) => line('street', streets[index] ?? nameless, spots)),
    ...roads.map((spots) => line('road', nameless, spots)),
  ],
})

const [west, north] = geoPosition([13, 87])
const [east, south] = geoPosition([87, 13])
/** Map settings of the demo; a real city names a tile server or its own GeoJSON here, and its attribution. */
export const demoMap = {
  tiles: null,
  attribution: bilingual('临川示意图', 'Riverbend, drawn'),
  start: { south, west, north, east },
}

/** Whether a point lies on dry land in a district, which is given by its index in `districts`. */
export function isInDistrict(district: number, spot: Spot): boolean {
  return encloses(districtSpots[district] ?? [], spot) && !water.some((shape) => encloses(shape, spot))
}

function encloses(shape: readonly Spot[], [x, y]: Spot): boolean {
  return shape.reduce((isInside, [fromX, fromY], index) => {
    const [toX, toY] = shape[(index + 1) % shape.length] ?? [fromX, fromY]
    const crosses = fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX
    return crosses ? !isInside : isInside
  }, false)
}
