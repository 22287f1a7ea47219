import { and, eq, lte } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { changedCardIds } from '../../../../src/domain/overview/builder/merge-documents'
import {
  bytesOf,
  keptType,
  mostPageBytes,
  type PageDocument,
} from '../../../../src/domain/overview/builder/page-document'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { pageDrafts, pageDraftSteps } from './builder.schema'
import { asDocument, picturesOf, type WirePageDocument } from './page-rows'
import { readDraft } from './read-draft'
import { writeShadow } from './write-page'

/** The saved versions of a draft that are kept. */
const keptSteps = 100

export interface DraftSave {
  readonly pageId: string
  readonly editorId: string
  /** The version that the editor began with. */
  readonly basedOn: number
  readonly document: WirePageDocument
}

/**
 * Saves the draft, unless somebody saved another version since the one that it is based on. Returns whether it was
 * saved. The version is compared by the statement that writes it, so that one of two editors at once is first.
 */
export async function saveDraft(
  transaction: Transaction,
  { pageId, editorId, basedOn, document }: DraftSave,
  at: Date,
): Promise<boolean> {
  if (bytesOf(asDocument(document)) > mostPageBytes) throw new Refusal(errorCodes.tooLarge)
  const before = await readDraft(queriesOf(transaction), pageId)
  checkCards(document, before.kept)
  const row = { document: stored(document), authorId: editorId, savedAt: at }
  const version = basedOn + 1
  const { kept } = before
  const written =
    basedOn === 0
      ? await transaction
          .insert(pageDrafts)
          .values({ ...row, pageId, version, kept })
          .onConflictDoNothing()
          .returning({ pageId: pageDrafts.pageId })
      : await transaction
          .update(pageDrafts)
          .set({ ...row, version })
          .where(and(eq(pageDrafts.pageId, pageId), eq(pageDrafts.version, basedOn)))
          .returning({ pageId: pageDrafts.pageId })
  if (written.length === 0) return false
  const changed = changedCardIds(asDocument(before.document), asDocument(document)).length
  await transaction.insert(pageDraftSteps).values({ ...row, pageId, version, changed, pictures: picturesOf(document) })
  await transaction
    .delete(pageDraftSteps)
    .where(and(eq(pageDraftSteps.pageId, pageId), lte(pageDraftSteps.version, version - keptSteps)))
  await writeShadow(transaction, pageId, { document, kept })
  return true
}

/** A document as its column has it; only the names of the settings differ from those of the domain. */
export const stored = (document: WirePageDocument) => document as unknown as PageDocument

/** Each card has an id of its own, and what is only kept is known. */
function checkCards({ cards }: WirePageDocument, kept: Readonly<Record<string, unknown>>): void {
  if (new Set(cards.map(({ id }) => id)).size < cards.length) throw invalid({ document: 'card-twice' })
  if (cards.some(({ id, type }) => type === keptType && !Object.hasOwn(kept, id)))
    throw invalid({ document: 'not-kept' })
}
