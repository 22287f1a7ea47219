import type { Language } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'
import { cardColumn } from './cards'
import type { Card } from './cards'
import type { Position } from './cursor'
import { placesAround } from './places'

/** The wanted category or sub-category (all when neither is given), and the chosen place, by id. */
interface FeedScope {
  readonly categoryId: string | undefined
  readonly subCategoryId: string | undefined
  readonly city?: string | undefined
}

export interface FeedQuestion extends FeedScope {
  readonly language: Language
  readonly viewer: string | null
  readonly types: readonly number[]
  /** Number of rows; a literal in the statement, since a plan that does not know it may read the whole table. */
  readonly limit: number
  readonly after: Position | null
}

/** Every type that a list can hold (B05). */
export const listedTypes = [1, 2, 3, 4, 5, 7, 15] as const
const newest = 'order by c.published_at desc, c.id desc'

/**
 * The condition for being listed. Both forms are equivalent for a column that is never null; the indexes within
 * categories are built for the second, so that the planner cannot scan the index of all contents and filter, which
 * takes long where a category has been quiet for a while.
 */
const listed = (narrowed: boolean): string => (narrowed ? 'c.listed is not false' : 'c.listed')

/** How many pages' worth of rows the scan over all kinds and places may read in search of the wanted ones. */
const scannedPages = 4

/** One index scan for each wanted place and type, with a limit each. */
function indexScans(places: string, types: readonly number[], conditions: readonly string[], limit: number): string {
  const each = types.length === 0 ? listedTypes : types
  return `(select c.* from unnest(${places}) of_place(place) cross join unnest(array[${each.join(', ')}]::smallint[]) of_type(type) cross join lateral (
    select c.* from contents c where ${[...conditions, 'c.place = of_place.place', 'c.type = of_type.type'].join(' and ')} ${newest} limit ${limit}) c)`
}

/**
 * A scan along an index, whatever the size of the table. First the index of all contents is read for the wanted places
 * and types, where a page is usually found, up to a limit, since a rare type or place may be far away. If that does not
 * fill the page, one scan for each place and type is merged. Types are validated numbers.
 */
export async function selectFeed(queries: Queries, question: FeedQuestion): Promise<Card[]> {
  const { language, viewer, categoryId, subCategoryId, types, city, limit, after } = question
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const conditions = [listed(subCategoryId !== undefined || categoryId !== undefined)]
  if (subCategoryId !== undefined) conditions.push(`c.sub_category_id = ${place(subCategoryId)}`)
  else if (categoryId !== undefined) conditions.push(`c.category_id = ${place(categoryId)}`)
  if (after !== null) conditions.push(`(c.published_at, c.id) < (${place(after[0])}::timestamptz, ${place(after[1])})`)
  const column = cardColumn(language, viewer === null ? null : place(viewer))
  const places = placesAround(city === undefined ? null : place(city))
  if (types.length !== 1) {
    const wanted = [
      `c.place = any(${places})`,
      ...(types.length === 0 ? [] : [`c.type in (${types.join(', ')})`]),
    ].join(' and ')
    const found = await queries.readColumn<Card>(
      `select ${column} from (select c.* from contents c where ${conditions.join(' and ')} ${newest} limit ${limit * scannedPages}) c where ${wanted} ${newest} limit ${limit}`,
      values,
    )
    if (found.length === limit) return found
  }
  return queries.readColumn<Card>(
    `select ${column} from ${indexScans(places, types, conditions, limit)} c ${newest} limit ${limit}`,
    values,
  )
}

/** Items newer than an instant, counted up to a hundred: beyond that readers need no exact number. */
export async function countNewer(
  queries: Queries,
  since: string,
  { categoryId, subCategoryId, city }: FeedScope,
  types: readonly number[],
): Promise<number> {
  const values: unknown[] = [since]
  const place = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    listed(subCategoryId !== undefined || categoryId !== undefined),
    'c.published_at > $1::timestamptz',
  ]
  if (subCategoryId !== undefined) conditions.push(`c.sub_category_id = ${place(subCategoryId)}`)
  else if (categoryId !== undefined) conditions.push(`c.category_id = ${place(categoryId)}`)
  const newer = indexScans(placesAround(city === undefined ? null : place(city)), types, conditions, 100)
  const rows = await queries.read<{ count: number }>(
    `select count(*)::int as count from (select 1 from ${newer} each limit 100) as newer`,
    values,
  )
  return rows[0]?.count ?? 0
}

interface CategoryRow {
  readonly id: string
  readonly name: string
  readonly children: { id: string; name: string }[]
}

export function selectCategories(queries: Queries, language: Language): Promise<CategoryRow[]> {
  return queries.read<CategoryRow>(
    `select c.id, c.name->>'${language}' as name,
       coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name->>'${language}') order by s.sort, s.id) from sub_categories s where s.category_id = c.id), '[]') as children
     from categories c order by c.sort, c.id`,
  )
}

/** A carousel picture or an entry; one with a place is shown for that place alone. */
export interface PlacedPart {
  readonly place?: string
}
interface CategoryHeadRow {
  readonly carousel: readonly PlacedPart[]
  readonly entries: readonly PlacedPart[]
}

/** The head of a category; `home` means the first one. */
export async function selectCategoryHead(queries: Queries, id: string): Promise<CategoryHeadRow | undefined> {
  const rows = await queries.read<CategoryHeadRow>(
    `select carousel, entries from categories where id = $1 or $1 = 'home' order by sort, id limit 1`,
    [id],
  )
  return rows[0]
}

/** The places whose content a visitor of the given place sees. */
export async function selectPlaces(queries: Queries, city: string | undefined): Promise<string[]> {
  return queries.readColumn<string>(
    `select unnest(${placesAround(city === undefined ? null : '$1')}) as place`,
    city === undefined ? [] : [city],
  )
}
