import type { Language } from '../../../src/domain/frame/site/preferences'
import { areaAround, type CityArea } from '../../../src/domain/frame/places/city-area'
import { positionFrom } from '../../../src/domain/frame/places/geo-point'
import { and, asc, between, eq, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { inLanguage, isOneOf, limitOf } from '../database/expressions'
import type { Queries } from '../database/queries'
import { build } from '../database/statement'
import { distanceFrom } from '../places/positions'
import { agreements, cities, configItems, configurations, districts, provinces, streets } from './site.schema'

export function selectConfigurations(queries: Queries, codes: readonly string[]) {
  const { code, value } = configurations
  return queries.read(build.select({ code, value }).from(configurations).where(isOneOf(code, codes)).orderBy(asc(code)))
}

const ofSite = eq(configurations.code, 'site')

/** IANA name of the site's time zone; Asia/Shanghai where the configuration names none, as in the client. */
export async function selectTimeZone(queries: Queries): Promise<string> {
  const zoneOfSite = sql<string | null>`${configurations.value}->>'time_zone'`
  const zone = await queries.readValue(build.select({ zone: zoneOfSite }).from(configurations).where(ofSite))
  return zone || 'Asia/Shanghai'
}

/**
 * The area in which places of the city are: the configured one, else what is around the city of the site; null where
 * neither is known.
 */
export async function selectCityArea(queries: Queries): Promise<CityArea | null> {
  const row = await queries.readOne(
    build
      .select({
        area: sql<CityArea | null>`${configurations.value}->'area'`,
        latitude: cities.latitude,
        longitude: cities.longitude,
      })
      .from(configurations)
      .leftJoin(cities, sql`${cities.id} = ${configurations.value}->'city_info'->>'id'`)
      .where(ofSite),
  )
  if (row?.area) return row.area
  const middle = positionFrom(row?.latitude, row?.longitude)
  return middle === null ? null : areaAround(middle)
}

export function selectConfigItems(queries: Queries) {
  const { code, value } = configItems
  return queries.read(build.select({ code, config_value: value }).from(configItems).orderBy(asc(code)))
}

/** The site's name in each language; empty before it is configured. */
export async function selectSiteNames(queries: Queries): Promise<string[]> {
  const name = await queries.readValue(
    build
      .select({ name: sql<unknown>`${configurations.value}->'name'` })
      .from(configurations)
      .where(ofSite),
  )
  return typeof name === 'object' && name !== null ? [...new Set(Object.values(name).map(String))] : []
}

/** The A–Z index uses the initial of a name: of its pinyin in Chinese, of the name itself in English. */
const initialOf = (place: { readonly name: PgColumn; readonly initial: PgColumn }, language: Language): SQL<string> =>
  language === 'en' ? sql<string>`upper(left(${inLanguage(place.name, 'en')}, 1))` : sql<string>`${place.initial}`

/** The name of a place in the visitor's language, and in Chinese, by which it can also be found. */
const placeColumns = (place: typeof cities | typeof provinces, language: Language) => ({
  id: place.id,
  name: inLanguage(place.name, language),
  chinese: inLanguage(place.name, 'zh-CN'),
  initial: initialOf(place, language),
})

/** Selects provinces with their cities, both in their order. */
export async function selectProvinces(queries: Queries, language: Language) {
  const [all, allCities] = await Promise.all([
    queries.read(
      build.select(placeColumns(provinces, language)).from(provinces).orderBy(asc(provinces.sort), asc(provinces.id)),
    ),
    queries.read(
      build
        .select({ ...placeColumns(cities, language), hot: cities.hot, province: cities.provinceId })
        .from(cities)
        .orderBy(asc(cities.sort), asc(cities.id)),
    ),
  ])
  const ofProvince = new Map(all.map(({ id }) => [id, [] as Omit<(typeof allCities)[number], 'province'>[]]))
  for (const { province, ...city } of allCities) ofProvince.get(province)?.push(city)
  return all.map((province) => ({ ...province, cities: ofProvince.get(province.id) ?? [] }))
}

/** Selects the districts of a city with their streets, both in their order. */
export async function selectStreets(queries: Queries, cityId: string, language: Language) {
  const [all, allStreets] = await Promise.all([
    queries.read(
      build
        .select({ id: districts.id, name: inLanguage(districts.name, language) })
        .from(districts)
        .where(eq(districts.cityId, cityId))
        .orderBy(asc(districts.sort), asc(districts.id)),
    ),
    queries.read(
      build
        .select({
          ...{ id: streets.id, name: inLanguage(streets.name, language), district: streets.districtId },
          ...{ latitude: streets.latitude, longitude: streets.longitude },
        })
        .from(streets)
        .innerJoin(districts, eq(districts.id, streets.districtId))
        .where(eq(districts.cityId, cityId))
        .orderBy(asc(streets.sort), asc(streets.id)),
    ),
  ])
  return all.map((district) => ({
    ...district,
    streets: allStreets
      .filter((street) => street.district === district.id)
      .map(({ id, name, latitude, longitude }) => ({ id, name, latitude, longitude })),
  }))
}

/** The greatest distance at which a street counts as the visitor's own, in metres and in degrees of latitude. */
const nearestStreetWithin = { metres: 3_000, latitude: 0.03 }

/** Selects the nearest street of a city within 3 km, with its district. */
export async function selectNearestStreet(
  queries: Queries,
  cityId: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  language: Language,
) {
  const distance = distanceFrom(streets, { latitude, longitude })
  const limits = nearestStreetWithin
  return await queries.readOne(
    build
      .select({
        id: streets.id,
        name: inLanguage(streets.name, language),
        districtId: districts.id,
        district: inLanguage(districts.name, language),
      })
      .from(streets)
      .innerJoin(districts, eq(districts.id, streets.districtId))
      .where(
        and(
          eq(districts.cityId, cityId),
          between(streets.latitude, latitude - limits.latitude, latitude + limits.latitude),
          lte(distance, limits.metres),
        ),
      )
      .orderBy(distance, asc(streets.id))
      .limit(limitOf(1)),
  )
}

/**
 * The greatest distance at which a city counts as the visitor's own, in metres, and in degrees at our latitudes.
 */
const nearest = { metres: 200_000, latitude: 2, longitude: 4 }

/**
 * Selects the nearest city within 200 km, by great-circle distance; a bounding box in degrees lets the index be used.
 * The box fails near the poles and across the 180th meridian, where we have no cities.
 */
export async function selectNearestCity(queries: Queries, latitude: number, longitude: number, language: Language) {
  const distance = distanceFrom(cities, { latitude, longitude })
  return await queries.readOne(
    build
      .select({ ...placeColumns(cities, language), hot: cities.hot })
      .from(cities)
      .where(
        and(
          between(cities.latitude, latitude - nearest.latitude, latitude + nearest.latitude),
          between(cities.longitude, longitude - nearest.longitude, longitude + nearest.longitude),
          lte(distance, nearest.metres),
        ),
      )
      .orderBy(distance, asc(cities.id))
      .limit(limitOf(1)),
  )
}

export function selectAgreements(queries: Queries, language: Language) {
  const { id, code, title, content, sort } = agreements
  return queries.read(
    build
      .select({ id, code, title: inLanguage(title, language), content: inLanguage(content, language) })
      .from(agreements)
      .orderBy(asc(sort), asc(id)),
  )
}

export function selectClauses(queries: Queries, language: Language) {
  const { id, code, title, updatedAt, sort } = agreements
  return queries.read(
    build
      .select({ id, code, title: inLanguage(title, language), updated_at: updatedAt })
      .from(agreements)
      .orderBy(asc(sort), asc(id)),
  )
}
