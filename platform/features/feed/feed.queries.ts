import type { Language } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'
import { cardColumn } from './cards'
import type { Card } from './cards'
import type { Position } from './cursor'

/** The category or sub-category that is asked for; all when neither is. */
interface FeedPlace {
  readonly categoryId: string | undefined
  readonly subCategoryId: string | undefined
}

export interface FeedQuestion extends FeedPlace {
  readonly language: Language
  readonly viewer: string | null
  readonly types: readonly number[]
  /** Rows wanted; stands in the statement, since a plan that does not know it may read the whole table. */
  readonly limit: number
  readonly after: Position | null
}

const newest = 'order by c.published_at desc, c.id desc'

/**
 * What is in lists. Both say the same of a column that is never null; the indexes within categories are made for the
 * second, so that the planner cannot walk along one of all contents and filter, which is long where a category has
 * been quiet for a while.
 */
const listed = (narrowed: boolean): string => (narrowed ? 'c.listed is not false' : 'c.listed')

/** How much further than the page a walk over all kinds may go for those that are wanted. */
const furthest = 4

/**
 * One walk along one index, however long the table is. Several types are first sought along the index of all, where the
 * page usually stands: a few rows further at most, since a rare type may be far away. What is not found there is read by
 * one walk a type, merged. Types are numbers that were checked, and stand in the statement, so that the planner knows
 * which of them are rare.
 */
export async function selectFeed(queries: Queries, question: FeedQuestion): Promise<Card[]> {
  const { language, viewer, categoryId, subCategoryId, types, limit, after } = question
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const conditions = [listed(subCategoryId !== undefined || categoryId !== undefined)]
  if (subCategoryId !== undefined) conditions.push(`c.sub_category_id = ${place(subCategoryId)}`)
  else if (categoryId !== undefined) conditions.push(`c.category_id = ${place(categoryId)}`)
  if (after !== null) conditions.push(`(c.published_at, c.id) < (${place(after[0])}::timestamptz, ${place(after[1])})`)
  const column = cardColumn(language, viewer === null ? null : place(viewer))
  const from = (type: string, rows: number) => `from contents c where ${[...conditions, ...(type === '' ? [] : [`c.type = ${type}`])].join(' and ')} ${newest} limit ${rows}`
  if (types.length <= 1) return queries.readColumn<Card>(`select ${column} ${from(types.length === 0 ? '' : String(types[0]), limit)}`, values)
  const near = await queries.readColumn<Card>(`select ${column} from (select c.* ${from('', limit * furthest)}) c where c.type in (${types.join(', ')}) ${newest} limit ${limit}`, values)
  if (near.length === limit) return near
  return queries.readColumn<Card>(`select ${column} from (${types.map((type) => `(select c.* ${from(String(type), limit)})`).join(' union all ')}) c ${newest} limit ${limit}`, values)
}

/** Newer items than an instant, counted up to a hundred: more than that is 'many' to a reader and costs for nothing. */
export async function countNewer(queries: Queries, since: string, { categoryId, subCategoryId }: FeedPlace, types: readonly number[]): Promise<number> {
  const values: unknown[] = [since]
  const place = (value: unknown) => `$${values.push(value)}`
  const conditions = [listed(subCategoryId !== undefined || categoryId !== undefined), 'c.published_at > $1::timestamptz']
  if (subCategoryId !== undefined) conditions.push(`c.sub_category_id = ${place(subCategoryId)}`)
  else if (categoryId !== undefined) conditions.push(`c.category_id = ${place(categoryId)}`)
  const walk = (type: string) => `(select 1 from contents c where ${[...conditions, ...(type === '' ? [] : [`c.type = ${type}`])].join(' and ')} ${newest} limit 100)`
  const newer = types.length === 0 ? walk('') : `select 1 from (${types.map((type) => walk(String(type))).join(' union all ')}) each limit 100`
  const rows = await queries.read<{ count: number }>(`select count(*)::int as count from (${newer}) as newer`, values)
  return rows[0]?.count ?? 0
}

interface CategoryRow { readonly id: string; readonly name: string; readonly children: { id: string; name: string }[] }

export function selectCategories(queries: Queries, language: Language): Promise<CategoryRow[]> {
  return queries.read<CategoryRow>(
    `select c.id, c.name->>'${language}' as name,
       coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name->>'${language}') order by s.sort, s.id) from sub_categories s where s.category_id = c.id), '[]') as children
     from categories c order by c.sort, c.id`)
}

/** The head of a category; `home` has that of the first one. */
export async function selectCategoryHead(queries: Queries, id: string): Promise<{ carousel: unknown; entries: unknown } | undefined> {
  const rows = await queries.read<{ carousel: unknown; entries: unknown }>(`select carousel, entries from categories where id = $1 or $1 = 'home' order by sort, id limit 1`, [id])
  return rows[0]
}
