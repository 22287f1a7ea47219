import { positionFrom, type GeoPoint } from '../places/geo-point'
import type { Region } from './site'

/** A place with its initial in the A–Z index. */
interface ListedRegion extends Region {
  readonly initial: string
  /** The pronunciation of the Chinese name: syllables separated by spaces. */
  readonly pinyin: string
}

export interface City extends ListedRegion {
  /** Whether the city is among the most popular. */
  readonly hot: boolean
}

export interface Province extends ListedRegion {
  readonly cities: readonly City[]
}

/** A street with the position of its middle, WGS-84; both numbers are null where it is not known. */
export interface Street extends Region {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A district of a city with its streets. */
export interface District extends Region {
  readonly streets: readonly Street[]
}

/**
 * The position of an address: that of its street, or the mean of the streets of its district; null where it names
 * neither, or where they have none.
 * @param parts province, city, district, street
 */
export function positionOfAddress(districts: readonly District[], parts: readonly Region[]): GeoPoint | null {
  const [, , district, street] = parts
  const known = districts.find(({ id }) => id === district?.id)?.streets ?? []
  const points = known
    .filter(({ id }) => street === undefined || id === street.id)
    .flatMap(({ latitude, longitude }) => positionFrom(latitude, longitude) ?? [])
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return points.length === 0
    ? null
    : {
        latitude: mean(points.map(({ latitude }) => latitude)),
        longitude: mean(points.map(({ longitude }) => longitude)),
      }
}

/** The place of a position, as far as the site knows it. */
export interface NearestCity {
  readonly city: City
  readonly district: Region | null
  readonly street: Region | null
}

/** The cities of one initial. */
export interface CityGroup {
  readonly letter: string
  readonly cities: readonly City[]
}

const otherInitials = '#'

/** All cities from A to Z by their initials; those without one come last under '#'. */
export function citiesByLetter(
  provinces: readonly Province[],
  compare: (one: string, other: string) => number,
): readonly CityGroup[] {
  const groups = new Map<string, City[]>()
  for (const city of allCities(provinces)) {
    const letter = letterOf(city)
    groups.set(letter, [...(groups.get(letter) ?? []), city])
  }
  return [...groups]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([letter, cities]) => ({ letter, cities: cities.sort((one, other) => compare(one.name, other.name)) }))
}

/**
 * Provinces and cities that match a search: by name, by pinyin ('changsha'), by the initials of its syllables ('cs'),
 * or by the index initial. A matching province includes its cities. Prefix matches come first.
 * @param fold the form in which texts are compared
 */
export function findRegions(
  provinces: readonly Province[],
  words: string,
  fold: (text: string) => string,
): readonly Region[] {
  const plain = (text: string) => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  const queryWords = plain(words)
  if (queryWords === '') return []
  const matches = provinces.flatMap((province) => {
    const fit = fitOf(province, queryWords, plain)
    const cities = province.cities.map((city) => ({
      region: city as Region,
      fit: fitOf(city, queryWords, plain) || fit,
    }))
    return [{ region: province as Region, fit }, ...cities]
  })
  return unique([2, 1].flatMap((fit) => matches.filter((each) => each.fit === fit).map(({ region }) => region)))
}

/** How well a place matches: 2 for a prefix, 1 for a part, 0 for no match. */
function fitOf(region: ListedRegion, queryWord: string, plain: (text: string) => string): 0 | 1 | 2 {
  const syllables = region.pinyin.toLowerCase().split(' ')
  const name = plain(region.name)
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  if ([name, syllables.join(''), initials, letterOf(region).toLowerCase()].some((text) => text.startsWith(queryWord)))
    return 2
  return name.includes(queryWord) ? 1 : 0
}

/** The most popular cities, in the order of their provinces. */
export function hotCities(provinces: readonly Province[]): readonly City[] {
  return allCities(provinces).filter(({ hot }) => hot)
}

/**
 * The letter at a relative height of the index, where `share` is 0 at the top and 1 at the bottom; null without
 * letters.
 */
export function letterAt(letters: readonly string[], share: number): string | null {
  if (letters.length === 0 || Number.isNaN(share)) return null
  const index = Math.floor(share * letters.length)
  return letters[Math.min(letters.length - 1, Math.max(0, index))] ?? null
}

function allCities(provinces: readonly Province[]): readonly City[] {
  return unique(provinces.flatMap(({ cities }) => cities))
}

function unique<Place extends Region>(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [place.id, place])).values()]
}

function letterOf({ initial }: ListedRegion): string {
  const letter = initial.trim().charAt(0).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : otherInitials
}

function rank(letter: string): number {
  return letter === otherInitials ? Infinity : letter.charCodeAt(0)
}
