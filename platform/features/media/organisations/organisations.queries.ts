import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, eq, sql } from 'drizzle-orm'
import { codesWith, type CodeWith } from '../../../../src/domain/frame/content/content-kinds'
import { isBeyond, inLanguage, isOneOf, limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { saysTyped } from '../../../kernel/search/said-in'
import { contents, organisations } from '../../../kernel/contents/contents.schema'
import { isFollowed } from '../../participation/reactions/is-followed'
import { orderableServices } from '../../civic/orders/orders.schema'
import { organisationGroups } from './organisations.schema'

export function selectOrganisationGroups(queries: Queries, language: Language) {
  const { id, name, sort } = organisationGroups
  return queries.read(
    build
      .select({ id, name: inLanguage(name, language) })
      .from(organisationGroups)
      .orderBy(asc(sort), asc(id)),
  )
}

export function organisationColumns(language: Language, viewer: string | null) {
  const { id, name, logo, intro, followers } = organisations
  const isFollowing = isFollowed(viewer ?? '', 'organisation', id)
  return {
    id,
    name: inLanguage(name, language),
    logo,
    intro: inLanguage(intro, language),
    followers,
    // Drizzle drops the table names of columns in a select from one table, but only in the outermost expression: the
    // parentheses make this an inner one.
    followed: viewer === null ? sql<boolean>`false` : sql<boolean>`(${isFollowing})`,
  }
}

/** Selects names and logos of the organisations with these ids, in no order. */
export function selectOrganisationNames(queries: Queries, ids: readonly string[], language: Language) {
  const { id, name, logo } = organisations
  return queries.read(
    build
      .select({ id, name: inLanguage(name, language), logo })
      .from(organisations)
      .where(isOneOf(id, ids)),
  )
}

export interface OrganisationsQuestion {
  readonly group: string | undefined
  /** A text that the name says, in either language. */
  readonly search: string | undefined
  readonly language: Language
  readonly viewer: string | null
  readonly limit: number
  readonly after: readonly unknown[] | null
}

export function selectOrganisations(
  queries: Queries,
  { group, search = '', language, viewer, limit, after }: OrganisationsQuestion,
) {
  return queries.read(
    build
      .select(organisationColumns(language, viewer))
      .from(organisations)
      .where(
        and(
          group === undefined ? undefined : eq(organisations.kind, group),
          saysTyped(sql`concat_ws(chr(10), ${organisations.name}->>'zh-CN', ${organisations.name}->>'en')`, search),
          isBeyond('>', [organisations.id], after),
        ),
      )
      .orderBy(asc(organisations.id))
      .limit(limitOf(limit)),
  )
}

export async function selectOrganisation(queries: Queries, id: string, language: Language, viewer: string | null) {
  const published = sql`select 1 from ${contents} where ${contents.listed} is not false
    and ${contents.organisationId} = ${organisations.id} and ${contents.type} = kind.type`
  const kinds = sql`unnest(array[${literalList(codesWith('list'))}]::smallint[]) kind(type)`
  const row = await queries.readOne(
    build
      .select({
        ...organisationColumns(language, viewer),
        types: sql<CodeWith<'list'>[]>`(array(select kind.type from ${kinds} where exists (${published})))`,
      })
      .from(organisations)
      .where(eq(organisations.id, id)),
  )
  if (row === null) return undefined
  const { name, text, cover, organisationId, sort } = orderableServices
  const services = await queries.read(
    build
      .select({ id: orderableServices.id, name: inLanguage(name, language), text: inLanguage(text, language), cover })
      .from(orderableServices)
      .where(eq(organisationId, id))
      .orderBy(asc(sort), asc(orderableServices.id))
      .limit(limitOf(mostServices)),
  )
  return { ...row, services }
}

/**
 * The most services shown for an organisation. Most organisations offer only a handful. The list of all services has
 * the rest.
 */
const mostServices = 50

const literalList = (codes: readonly number[]) => sql.join(codes.map(literal), sql`, `)
