import type { Language } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'

export function selectConfigurations(
  queries: Queries,
  codes: readonly string[],
): Promise<{ code: string; value: unknown }[]> {
  return queries.read('select code, value from configurations where code = any($1::text[]) order by code', [codes])
}

/** IANA name of the site's time zone; Asia/Shanghai where the configuration names none, as in the client. */
export async function selectTimeZone(queries: Queries): Promise<string> {
  const [zone] = await queries.readColumn<string | null>(
    `select value->>'time_zone' from configurations where code = 'site'`,
  )
  return zone || 'Asia/Shanghai'
}

export function selectConfigItems(queries: Queries): Promise<{ code: number; config_value: string }[]> {
  return queries.read('select code, value as config_value from config_items order by code')
}

/** The site's name in each language; nothing before it is configured. */
export function selectSiteNames(queries: Queries): Promise<string[]> {
  return queries.readColumn<string>(
    `select distinct name.value from configurations c
     cross join lateral jsonb_each_text(case jsonb_typeof(c.value->'name') when 'object' then c.value->'name' else '{}' end) name where c.code = 'site'`,
  )
}

/** The A–Z index uses the initial of a name: of its pinyin in Chinese, of the name itself in English. */
const initial = (table: string, language: Language) =>
  language === 'en' ? `upper(left(${table}.name->>'en', 1))` : `${table}.initial`

interface CityRow {
  readonly id: string
  readonly name: string
  readonly chinese: string
  readonly initial: string
  readonly hot: boolean
}
interface ProvinceRow extends Omit<CityRow, 'hot'> {
  readonly cities: CityRow[]
}

export function selectProvinces(queries: Queries, language: Language): Promise<ProvinceRow[]> {
  return queries.read<ProvinceRow>(
    `select p.id, p.name->>'${language}' as name, p.name->>'zh-CN' as chinese, ${initial('p', language)} as initial, coalesce(c.cities, '[]') as cities from provinces p
     left join (select c.province_id, jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name->>'${language}', 'chinese', c.name->>'zh-CN', 'initial', ${initial('c', language)}, 'hot', c.hot) order by c.sort, c.id) as cities
       from cities c group by c.province_id) c on c.province_id = p.id
     order by p.sort, p.id`,
  )
}

/**
 * The nearest city within 200 km, by great circle distance; a bounding box in degrees lets the index be used. The box
 * fails near the poles and across the 180th meridian, where we have no cities.
 */
export async function selectNearestCity(
  queries: Queries,
  latitude: number,
  longitude: number,
  language: Language,
): Promise<CityRow | undefined> {
  const rows = await queries.read<CityRow>(
    `select id, name, chinese, initial, hot from (
       select c.id, c.name->>'${language}' as name, c.name->>'zh-CN' as chinese, ${initial('c', language)} as initial, c.hot,
         12742 * asin(sqrt(least(1, power(sin(radians(c.latitude - $1::float8) / 2), 2)
           + cos(radians($1::float8)) * cos(radians(c.latitude)) * power(sin(radians(c.longitude - $2::float8) / 2), 2)))) as kilometres
       from cities c where c.latitude between $1::float8 - 2 and $1::float8 + 2 and c.longitude between $2::float8 - 4 and $2::float8 + 4) near
     where kilometres <= 200 order by kilometres, id limit 1`,
    [latitude, longitude],
  )
  return rows[0]
}

interface AgreementRow {
  readonly id: string
  readonly code: 'terms' | 'privacy'
  readonly title: string
  readonly content: string
}

export function selectAgreements(queries: Queries, language: Language): Promise<AgreementRow[]> {
  return queries.read<AgreementRow>(
    `select id, code, title->>'${language}' as title, content->>'${language}' as content from agreements order by sort, id`,
  )
}
