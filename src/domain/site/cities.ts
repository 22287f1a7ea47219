import type { Region } from './site'

/** A city with the letter that it stands under in an index from A to Z. */
export interface City extends Region {
  readonly initial: string
}

export interface Province extends City {
  readonly cities: readonly City[]
}

/** What stands under one letter. */
export interface CityGroup {
  readonly letter: string
  readonly cities: readonly City[]
}

const others = '#'

/** All cities from A to Z by their letters; those without one come last under '#'. */
export function citiesByLetter(provinces: readonly Province[], compare: (one: string, other: string) => number): readonly CityGroup[] {
  const groups = new Map<string, City[]>()
  for (const city of allCities(provinces)) {
    const letter = letterOf(city)
    groups.set(letter, [...(groups.get(letter) ?? []), city])
  }
  return [...groups]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([letter, cities]) => ({ letter, cities: cities.sort((one, other) => compare(one.name, other.name)) }))
}

/** Cities whose name, or the name of whose province, holds the words; a single letter finds what stands under it too. */
export function findCities(provinces: readonly Province[], words: string): readonly City[] {
  const wanted = words.trim().toLocaleLowerCase()
  if (wanted === '') return []
  const isLetter = /^[a-z]$/.test(wanted)
  const found = provinces.flatMap((province) =>
    province.name.toLocaleLowerCase().includes(wanted)
      ? province.cities
      : province.cities.filter((city) => city.name.toLocaleLowerCase().includes(wanted) || (isLetter && letterOf(city).toLowerCase() === wanted)),
  )
  return unique(found)
}

/** Which letter is under a finger on the index: `share` is how far down it is, from 0 to 1. */
export function letterAt(letters: readonly string[], share: number): string | null {
  if (letters.length === 0 || Number.isNaN(share)) return null
  const place = Math.floor(share * letters.length)
  return letters[Math.min(letters.length - 1, Math.max(0, place))] ?? null
}

function allCities(provinces: readonly Province[]): readonly City[] {
  return unique(provinces.flatMap(({ cities }) => cities))
}

function unique(cities: readonly City[]): readonly City[] {
  return [...new Map(cities.map((city) => [city.id, city])).values()]
}

function letterOf({ initial }: City): string {
  const letter = initial.trim().charAt(0).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : others
}

function rank(letter: string): number {
  return letter === others ? Infinity : letter.charCodeAt(0)
}
