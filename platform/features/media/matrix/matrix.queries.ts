import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../kernel/database/client'
import {
  countOf,
  existsIn,
  inLanguage,
  isBeyond,
  limitOf,
  literal,
  nameOf,
  namesOf,
} from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { writing } from '../../../kernel/database/writing'
import { cardColumn } from '../../../kernel/contents/cards'
import { contents, organisations } from '../../../kernel/contents/contents.schema'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { follows } from '../../participation/reactions/reactions.schema'
import { organisationColumns } from '../organisations/organisations.queries'
import { organisationGroups } from '../organisations/organisations.schema'
import { outsideAccounts } from './matrix.schema'

/** The number of accounts that stand for a group where all groups are listed. */
const firstAccounts = 8
/** The most accounts on other platforms that one group shows. */
const mostOutside = 50

const ofGroup = eq(organisations.kind, organisationGroups.id)
const accounts = countOf(organisations, ofGroup)

/** Selects the groups that have an account, each with its first accounts. */
export function selectMatrixGroups(queries: Queries, language: Language) {
  const { id, name, sort } = organisationGroups
  const first = build
    .select({ id: organisations.id, name: organisations.name, logo: organisations.logo })
    .from(organisations)
    .where(sql`${organisations.kind} = ${organisationGroups}.id`)
    .orderBy(asc(organisations.id))
    .limit(limitOf(firstAccounts))
    .as('first')
  const account = sql`jsonb_build_object('id', ${first.id}, 'name', ${first.name}->>${literal(language)}, 'logo', ${first.logo})`
  return queries.read(
    build
      .select({
        id,
        name: inLanguage(name, language),
        // The parentheses keep the names of the tables, which drizzle leaves out in the outermost expression.
        accounts: sql<number>`(${accounts})`,
        first: sql<
          { id: string; name: string; logo: string }[]
        >`(select coalesce(jsonb_agg(${account} order by ${first.id}), '[]') from ${first})`,
      })
      .from(organisationGroups)
      .where(existsIn(organisations, ofGroup))
      .orderBy(asc(sort), asc(id)),
  )
}

/** Selects one group with its accounts on other platforms; null when there is none. */
export async function selectMatrixGroup(queries: Queries, id: string, language: Language, viewer: string | null) {
  const isFollowing = and(
    eq(follows.userId, viewer ?? ''),
    eq(follows.kind, 'organisation'),
    eq(follows.targetId, organisations.id),
  )
  const group = await queries.readOne(
    build
      .select({
        id: organisationGroups.id,
        name: inLanguage(organisationGroups.name, language),
        accounts: sql<number>`(${accounts})`,
        followed:
          viewer === null
            ? sql<number>`0`
            : sql<number>`(${countOf(organisations, and(ofGroup, existsIn(follows, isFollowing)))})`,
      })
      .from(organisationGroups)
      .where(eq(organisationGroups.id, id)),
  )
  if (group === null) return null
  const { platform, name, url, groupId, sort } = outsideAccounts
  const outside = await queries.read(
    build
      .select({ id: outsideAccounts.id, name: inLanguage(name, language), platform, url })
      .from(outsideAccounts)
      .where(eq(groupId, id))
      .orderBy(asc(sort), asc(outsideAccounts.id))
      .limit(limitOf(mostOutside)),
  )
  return { ...group, outside }
}

/**
 * Selects a page of a group's accounts, each with its newest article, in one statement: for each account of the page
 * the index of its articles is read for one row.
 */
export function selectMatrixAccounts(
  queries: Queries,
  group: string,
  language: Language,
  viewer: string | null,
  limit: number,
  after: CursorValues | null,
) {
  const newest = build
    .select({ card: cardColumn(language, viewer).as('card') })
    .from(contents)
    .where(
      and(
        sql`${contents.listed} is not false`,
        eq(contents.organisationId, organisations.id),
        eq(contents.type, contentKinds.post.code),
      ),
    )
    .orderBy(desc(contents.publishedAt), desc(contents.id))
    .limit(limitOf(1))
    .as('newest')
  return queries.read(
    build
      .select({ ...organisationColumns(language, viewer), newest: newest.card })
      .from(organisations)
      .leftJoinLateral(newest, sql`true`)
      .where(and(eq(organisations.kind, group), isBeyond('>', [organisations.id], after)))
      .orderBy(asc(organisations.id))
      .limit(limitOf(limit)),
  )
}

/** Follows every account of a group that the member does not follow yet; null when there is no such group. */
export async function followGroup(database: Database, userId: string, group: string): Promise<number | null> {
  const groupRows = database
    .$with('followed_group')
    .as(build.select({ id: organisationGroups.id }).from(organisationGroups).where(eq(organisationGroups.id, group)))
  const { targetId, kind } = follows
  const addedRows = database.$with('added', { id: targetId }).as(
    sql`insert into ${follows} (${namesOf(follows.userId, kind, targetId)})
      select ${userId}::text, 'organisation', ${organisations.id} from ${organisations}
      where ${organisations.kind} in (select id from ${groupRows}) order by ${organisations.id}
      on conflict do nothing returning ${targetId}`,
  )
  // Locks the organisations in one order, so that two members who follow the same group never wait for each other.
  const lockedRows = build
    .select({ id: organisations.id })
    .from(organisations)
    .where(sql`${organisations.id} in (select ${nameOf(targetId)} from ${addedRows})`)
    .orderBy(asc(organisations.id))
    .for('update')
  const countedRows = database.$with('counted').as(
    database
      .update(organisations)
      .set({ followers: sql`${organisations.followers} + 1` })
      .where(sql`${organisations.id} in ${lockedRows}`)
      .returning({ id: organisations.id }),
  )
  const [row] = await writing(database, groupRows, addedRows, countedRows)
    .select({ added: sql<number>`(select count(*)::int from ${addedRows})` })
    .from(groupRows)
  return row?.added ?? null
}
