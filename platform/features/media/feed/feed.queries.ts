import type { Language } from '../../../../src/domain/frame/site/preferences'
import { asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { codesWith } from '../../../../src/domain/frame/content/content-kinds'
import {
  isBeyond,
  cursorPlaces,
  cursorValues,
  inLanguage,
  limitOf,
  literal,
  one,
} from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, textStatement } from '../../../kernel/database/statement'
import { cardColumn, cardSchema } from '../../../kernel/contents/cards'
import type { Card } from '../../../kernel/contents/cards'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { categories, contents, subCategories } from '../../../kernel/contents/contents.schema'
import { citiesAround } from '../../../kernel/contents/cities-around'

/** The requested category, sub-category or organisation (all when none is given), and the chosen place, by id. */
interface FeedScope {
  readonly categoryId: string | undefined
  readonly subCategoryId: string | undefined
  readonly organisationId?: string | undefined
  readonly city?: string | undefined
  /** The ids of contents that are left out, since they stand above the feed. */
  readonly leftOut?: readonly string[] | undefined
}

export interface FeedQuestion extends FeedScope {
  readonly language: Language
  readonly viewer: string | null
  readonly types: readonly number[]
  /** Number of rows; a literal in the statement, since a plan that does not know it may read the whole table. */
  readonly limit: number
  readonly after: CursorValues | null
}

/** Every content type that a list can hold (B05). */
export const listedTypes = codesWith('list')
export const newestFirst = sql`order by ${contents.publishedAt} desc, ${contents.id} desc`

/** The variant of the statement: the kinds of its conditions, without their values. */
interface Shape {
  readonly narrowedBy: 'category' | 'subCategory' | 'organisation' | null
  readonly hasCity: boolean
  readonly leavesOut: boolean
  readonly types: readonly number[]
}

function shapeOf(scope: FeedScope, types: readonly number[]): Shape {
  const { categoryId, subCategoryId, organisationId, city, leftOut = [] } = scope
  const narrowedBy =
    organisationId !== undefined
      ? 'organisation'
      : subCategoryId !== undefined
        ? 'subCategory'
        : categoryId !== undefined
          ? 'category'
          : null
  return { narrowedBy, hasCity: city !== undefined, leavesOut: leftOut.length > 0, types }
}

/** The id that narrows a scope: of its organisation, sub-category or category. */
const narrowedTo = ({ categoryId, subCategoryId, organisationId }: FeedScope): string | undefined =>
  organisationId ?? subCategoryId ?? categoryId
const cityOf = ({ hasCity }: Shape, city: Placeholder): Placeholder | null => (hasCity ? city : null)

/**
 * The condition that a content is listed. As the column is never null, `listed` and `listed is not false` mean the
 * same. The indexes within categories are built for the second form, so that PostgreSQL's planner cannot scan the index
 * of all contents and filter them, which takes long when a category has had nothing new for a while.
 */
function conditionsOf({ narrowedBy, leavesOut }: Shape, narrowedTo: Placeholder, leftOut: Placeholder): SQL[] {
  const isBelow = leavesOut ? [sql`${contents.id} <> all(${leftOut}::text[])`] : []
  if (narrowedBy === null) return [sql`${contents.listed}`, ...isBelow]
  const column = {
    category: contents.categoryId,
    subCategory: contents.subCategoryId,
    organisation: contents.organisationId,
  }[narrowedBy]
  return [sql`${contents.listed} is not false`, eq(column, narrowedTo), ...isBelow]
}

const all = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
const typeList = (types: readonly number[]): SQL => sql.raw(types.join(', '))

/** How many pages' worth of rows the scan over all kinds and places may read in search of the requested ones. */
const scannedPages = 4

/** Reads the index of all contents for the requested places and types. */
function oneScan(shape: Shape, city: Placeholder, conditions: readonly (SQL | undefined)[], limit: number): SQL {
  const ofTypes = shape.types.length === 0 ? undefined : sql`${contents.type} in (${typeList(shape.types)})`
  const filterConditions = [sql`${contents.place} = any(${citiesAround(cityOf(shape, city))})`, ofTypes]
  return sql`(select * from ${contents} where ${all(conditions)} ${newestFirst} limit ${literal(limit * scannedPages)}) ${contents} where ${all(filterConditions)}`
}

/**
 * Merges one index scan for each requested place and type, with a limit each; the contents of an organisation are read
 * for all places at once.
 */
function manyScans(shape: Shape, city: Placeholder, conditions: readonly (SQL | undefined)[], limit: number): SQL {
  const requestedTypes = shape.types.length === 0 ? listedTypes : shape.types
  const isAnywhere = shape.narrowedBy === 'organisation'
  const ofPlace = isAnywhere ? undefined : eq(contents.place, sql`of_place.place`)
  const one = all([...conditions, ofPlace, eq(contents.type, sql`of_type.type`)])
  const places = isAnywhere ? sql`` : sql`unnest(${citiesAround(cityOf(shape, city))}) of_place(place) cross join `
  return sql`(select ${contents}.* from ${places}unnest(array[${typeList(requestedTypes)}]::smallint[]) of_type(type) cross join lateral (
    select * from ${contents} where ${one} ${newestFirst} limit ${literal(limit)}) ${contents}) ${contents}`
}

const feedPage = textStatement(
  'a page of the feed',
  z.object({ card: cardSchema }),
  ['narrowedTo', 'city', 'viewer', 'leftOut'],
  (
    { narrowedTo, city, viewer, leftOut },
    scans: 'one' | 'many',
    shape: Shape,
    language: Language,
    isMember: boolean,
    isFirst: boolean,
    limit: number,
  ) => {
    const older = isBeyond('<', [contents.publishedAt, contents.id], isFirst ? null : cursorPlaces(2))
    const rows = (scans === 'one' ? oneScan : manyScans)(
      shape,
      city,
      [...conditionsOf(shape, narrowedTo, leftOut), older],
      limit,
    )
    const card = cardColumn(language, isMember ? viewer : null)
    return sql`select ${card} as card from ${rows} ${newestFirst} limit ${literal(limit)}`
  },
)

/**
 * Selects a page along an index, whatever the size of the table. First the index of all contents is read in search of
 * the requested places and types, which usually fills the page. This stops at a limit, since contents of a rare type or
 * place may be far away. If it does not fill the page, one scan for each place and type is merged. Types must be
 * validated numbers, since they are written into the statement.
 */
export async function selectFeed(queries: Queries, question: FeedQuestion): Promise<readonly Card[]> {
  const { language, viewer, organisationId, types, city, leftOut, limit, after } = question
  const shape = shapeOf(question, types)
  const values = { narrowedTo: narrowedTo(question), city, viewer, leftOut, ...cursorValues(after) }
  const page = (scans: 'one' | 'many') =>
    queries.readColumn(feedPage(scans, shape, language, viewer !== null, after === null, limit), values)
  if (types.length !== 1 && organisationId === undefined) {
    const rows = await page('one')
    if (rows.length === limit) return rows
  }
  return await page('many')
}

/** The most newer items that are counted. Readers need no exact number beyond it. */
const mostNewer = 100

const newerItems = textStatement(
  'how many items are newer',
  z.object({ count: z.int() }),
  ['narrowedTo', 'city', 'leftOut', 'since'],
  ({ narrowedTo, city, leftOut, since }, shape: Shape) => {
    const conditions = [
      ...conditionsOf(shape, narrowedTo, leftOut),
      gt(contents.publishedAt, sql`${since}::timestamptz`),
    ]
    return sql`select count(*)::int as count from (select 1 from ${manyScans(shape, city, conditions, mostNewer)} limit ${literal(mostNewer)}) as newer`
  },
)

/** Counts the items newer than an instant, up to a hundred. */
export async function countNewer(
  queries: Queries,
  since: string,
  scope: FeedScope,
  types: readonly number[],
): Promise<number> {
  const values = { since, narrowedTo: narrowedTo(scope), city: scope.city, leftOut: scope.leftOut }
  const row = await queries.readOne(newerItems(shapeOf(scope, types)), values)
  return row?.count ?? 0
}

interface SubCategory {
  readonly id: string
  readonly name: string
}

export function selectCategories(queries: Queries, language: Language) {
  const { id, name, sort, categoryId } = subCategories
  const children = sql<
    SubCategory[]
  >`coalesce((select jsonb_agg(jsonb_build_object('id', ${id}, 'name', ${inLanguage(name, language)}) order by ${sort}, ${id})
    from ${subCategories} where ${eq(categoryId, categories.id)}), '[]')`
  return queries.read(
    build
      // Drizzle drops the table names of columns in a select from one table, but only in the outermost expression: the
      // parentheses make this an inner one.
      .select({
        id: categories.id,
        name: inLanguage(categories.name, language),
        children: sql<SubCategory[]>`(${children})`,
      })
      .from(categories)
      .where(eq(categories.listed, true))
      .orderBy(asc(categories.sort), asc(categories.id)),
  )
}

/** Selects the head of a category; `home` means the first one. */
export async function selectCategoryHead(queries: Queries, id: string) {
  return await queries.readOne(
    build
      .select({ carousel: categories.carousel, entries: categories.entries })
      .from(categories)
      .where(or(eq(categories.id, id), sql`${id} = 'home'`))
      .orderBy(asc(categories.sort), asc(categories.id))
      .limit(limitOf(1)),
  )
}

/** Selects the places whose content a visitor of the given place sees. */
export async function selectPlaces(queries: Queries, city: string | undefined): Promise<readonly string[]> {
  const row = await queries.readValue(
    build.select({ places: sql<string[]>`(${citiesAround(city ?? null)})` }).from(one),
  )
  return row ?? []
}
