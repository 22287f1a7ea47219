import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { draftCardExamples } from '../../../../contract/page-draft-cards'
import { errorCodes } from '../../../../contract/envelope'
import { findingsOf, type PageFinding } from '../../../../src/domain/overview/builder/document-findings'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf, type Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { pageDrafts, pagePublications } from './builder.schema'
import { selectVersion } from './builder.queries'
import { deadLinks } from './dead-links'
import { asDocument, picturesOf, type WirePageDocument } from './page-rows'
import { requirePage } from './read-draft'
import { stored } from './save-draft'
import { writePublished } from './write-page'

export interface WantedPublication {
  readonly pageId: string
  readonly editorId: string
  /** The version of the draft that the editor looked at. */
  readonly version: number
  readonly why: string
  /** When it is to be published; null for now. */
  readonly plannedAt: Date | null
  readonly despiteFindings: boolean
}

/** A page is planned at most this many milliseconds ahead. */
const farthest = 366 * 86_400_000

/** What is to be mended before a document is published. */
export async function pageFindings(queries: Queries, document: WirePageDocument): Promise<readonly PageFinding[]> {
  const read = asDocument(document)
  return [...findingsOf(read, draftCardExamples as never), ...(await deadLinks(queries, read))]
}

/**
 * Publishes a version of the draft, or plans it. The draft's row is locked by the statement that compares its version,
 * and whether this version is published already, so that of several at once one counts, and the numbers of publications
 * follow each other.
 */
export async function publishDraft(transaction: Transaction, wanted: WantedPublication, at: Date): Promise<number> {
  const { pageId, editorId, version, why, plannedAt, despiteFindings } = wanted
  const queries = queriesOf(transaction)
  await requirePage(queries, pageId)
  if (plannedAt !== null && plannedAt <= at) throw invalid({ at: 'past' })
  if (plannedAt !== null && plannedAt.getTime() > at.getTime() + farthest) throw invalid({ at: 'far' })
  const [draft] = await transaction
    .update(pageDrafts)
    .set({
      publications: sql`${pageDrafts.publications} + 1`,
      ...(plannedAt === null ? { publishedVersion: version } : {}),
    })
    .where(
      and(
        eq(pageDrafts.pageId, pageId),
        eq(pageDrafts.version, version),
        plannedAt === null ? sql`${pageDrafts.publishedVersion} is distinct from ${version}` : undefined,
      ),
    )
    .returning({ number: pageDrafts.publications, document: pageDrafts.document, kept: pageDrafts.kept })
  if (draft === undefined) {
    const isCurrent = (await selectVersion(queries, pageId)) === version
    throw new Refusal(errorCodes.somebodyFirst, null, { state: isCurrent ? 'published-meanwhile' : 'saved-meanwhile' })
  }
  if (plannedAt !== null) await refuseSamePlan(queries, { pageId, version, plannedAt })
  const document = draft.document as unknown as WirePageDocument
  if (!despiteFindings && (await pageFindings(queries, document)).length > 0)
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'findings' })
  await transaction
    .insert(pagePublications)
    .values({
      ...{ pageId, number: draft.number, version, document: stored(document), pictures: picturesOf(document) },
      ...{ why, authorId: editorId, madeAt: at, plannedAt, publishedAt: plannedAt === null ? at : null },
    })
  if (plannedAt === null) await writePublished(transaction, pageId, { document, kept: draft.kept })
  else await callOffOthers(transaction, pageId, draft.number, at)
  return draft.number
}

const isWaiting = and(isNull(pagePublications.publishedAt), isNull(pagePublications.calledOffAt))

/** Refuses a plan that is there already: of several editors who plan the same at once, one does. */
async function refuseSamePlan(
  queries: Queries,
  { pageId, version, plannedAt }: Pick<WantedPublication, 'pageId' | 'version'> & { readonly plannedAt: Date },
): Promise<void> {
  const { number, version: ofPlan, plannedAt: due } = pagePublications
  const isSame = and(eq(pagePublications.pageId, pageId), eq(ofPlan, version), eq(due, plannedAt), isWaiting)
  const planned = await queries.readValue(build.select({ number }).from(pagePublications).where(isSame))
  if (planned !== null) throw new Refusal(errorCodes.somebodyFirst, null, { state: 'planned-meanwhile' })
}

/** A page has one plan at most: the one that was made last. */
async function callOffOthers(transaction: Transaction, pageId: string, number: number, at: Date): Promise<void> {
  await transaction
    .update(pagePublications)
    .set({ calledOffAt: at })
    .where(and(eq(pagePublications.pageId, pageId), isWaiting, sql`${pagePublications.number} <> ${number}`))
}

/** Cancels a planned publication; refuses when it is published already. */
export async function callOff(database: Database, pageId: string, number: number, at: Date): Promise<void> {
  const calledOff = await database
    .update(pagePublications)
    .set({ calledOffAt: at })
    .where(and(eq(pagePublications.pageId, pageId), eq(pagePublications.number, number), isWaiting))
    .returning({ number: pagePublications.number })
  if (calledOff.length === 0) throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-planned' })
}

/**
 * Publishes what is due. Each plan is marked by one conditional update, in the transaction that publishes it, so that it
 * is published once, however many processes run this at once.
 */
export async function publishDue(database: Database, at: Date): Promise<void> {
  const due = await queriesOf(database).read(
    build
      .select({ pageId: pagePublications.pageId, number: pagePublications.number })
      .from(pagePublications)
      .where(and(isWaiting, lte(pagePublications.plannedAt, at)))
      .orderBy(asc(pagePublications.plannedAt))
      .limit(20),
  )
  for (const { pageId, number } of due)
    await database.transaction(async (transaction) => {
      const [publication] = await transaction
        .update(pagePublications)
        .set({ publishedAt: at })
        .where(and(eq(pagePublications.pageId, pageId), eq(pagePublications.number, number), isWaiting))
        .returning({ document: pagePublications.document, version: pagePublications.version })
      if (publication === undefined) return
      const [draft] = await transaction
        .update(pageDrafts)
        .set({ publishedVersion: publication.version })
        .where(eq(pageDrafts.pageId, pageId))
        .returning({ kept: pageDrafts.kept })
      await writePublished(transaction, pageId, {
        document: publication.document as unknown as WirePageDocument,
        kept: draft?.kept ?? {},
      })
    })
}
