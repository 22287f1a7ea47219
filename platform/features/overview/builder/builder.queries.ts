import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { inLanguage, isBeyond, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import { pageCards, pages } from '../pages/pages.schema'
import { pageDrafts, pageDraftSteps, pagePublications } from './builder.schema'
import { editorColumns } from './read-draft'

/** Selects the pages that have no page of which they are the draft. */
export function selectPages(queries: Queries, language: Language, limit: number, after: readonly unknown[] | null) {
  const planned = sql<
    string | null
  >`(select to_char(min(${pagePublications.plannedAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from ${pagePublications} where ${pagePublications.pageId} = ${pages.id}
    and ${pagePublications.publishedAt} is null and ${pagePublications.calledOffAt} is null)`
  return queries.read(
    build
      .select({
        id: pages.id,
        title: inLanguage(pages.title, language),
        previewToken: pages.previewToken,
        cards: sql<number>`(select count(*)::int from ${pageCards} where ${pageCards.pageId} = ${pages.id} and ${pageCards.parentId} is null)`,
        savedAt: pageDrafts.savedAt,
        version: pageDrafts.version,
        publishedVersion: pageDrafts.publishedVersion,
        planned,
      })
      .from(pages)
      .leftJoin(pageDrafts, eq(pageDrafts.pageId, pages.id))
      .where(and(isNull(pages.draftOf), isBeyond('>', [pages.id], after)))
      .orderBy(asc(pages.id))
      .limit(limitOf(limit)),
  )
}

export function selectSteps(queries: Queries, pageId: string, limit: number, before: readonly unknown[] | null) {
  const { version, savedAt, changed, authorId } = pageDraftSteps
  return queries.read(
    build
      .select({ version, savedAt, changed, ...flatEditor })
      .from(pageDraftSteps)
      .leftJoin(users, eq(users.id, authorId))
      .where(and(eq(pageDraftSteps.pageId, pageId), isBeyond('<', [version], before)))
      .orderBy(desc(version))
      .limit(limitOf(limit)),
  )
}

export const selectStep = (queries: Queries, pageId: string, number: number) =>
  queries.readOne(
    build
      .select({ document: pageDraftSteps.document })
      .from(pageDraftSteps)
      .where(and(eq(pageDraftSteps.pageId, pageId), eq(pageDraftSteps.version, number))),
  )

const flatEditor = { editorId: editorColumns.id, editorName: editorColumns.name, editorAvatar: editorColumns.avatar }

const publicationColumns = {
  number: pagePublications.number,
  why: pagePublications.why,
  madeAt: pagePublications.madeAt,
  plannedAt: pagePublications.plannedAt,
  publishedAt: pagePublications.publishedAt,
  calledOffAt: pagePublications.calledOffAt,
  ...flatEditor,
}

const publicationsQuery = () =>
  build
    .select(publicationColumns)
    .from(pagePublications)
    .leftJoin(users, eq(users.id, pagePublications.authorId))
    .$dynamic()
export type PublicationRow = Awaited<ReturnType<typeof selectPublications>>[number]

export function selectPublications(queries: Queries, pageId: string, limit: number, before: readonly unknown[] | null) {
  return queries.read(
    publicationsQuery()
      .where(and(eq(pagePublications.pageId, pageId), isBeyond('<', [pagePublications.number], before)))
      .orderBy(desc(pagePublications.number))
      .limit(limitOf(limit)),
  )
}

export const selectPublication = (queries: Queries, pageId: string, number: number) =>
  queries.readOne(
    publicationsQuery().where(and(eq(pagePublications.pageId, pageId), eq(pagePublications.number, number))),
  )

export const selectPublishedDocument = (queries: Queries, pageId: string, number: number) =>
  queries.readOne(
    build
      .select({ document: pagePublications.document })
      .from(pagePublications)
      .where(and(eq(pagePublications.pageId, pageId), eq(pagePublications.number, number))),
  )

export const selectVersion = (queries: Queries, pageId: string) =>
  queries.readValue(build.select({ version: pageDrafts.version }).from(pageDrafts).where(eq(pageDrafts.pageId, pageId)))
