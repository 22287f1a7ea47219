import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Transaction } from '../../../kernel/database/client'
import { announceChange } from '../../../kernel/publishing/site-changes'
import { Refusal } from '../../../kernel/http/refusal'
import { randomToken } from '../../../kernel/shared/random'
import { indexPage } from '../pages/index-page'
import { pageCards, pages } from '../pages/pages.schema'
import { picturesOf, rowsOfCards, type KeptCards, type WirePageDocument } from './page-rows'
import { shadowId } from './read-draft'

interface WrittenPage {
  readonly document: WirePageDocument
  readonly kept: KeptCards
}

/** Puts a document in place of what everybody sees of the page, at once also in the search and in all first views. */
export async function writePublished(transaction: Transaction, pageId: string, page: WrittenPage): Promise<void> {
  await transaction
    .update(pages)
    .set({ ...columnsOf(page.document), previewToken: null })
    .where(eq(pages.id, pageId))
  await writeCards(transaction, pageId, page, '')
  await indexPage(transaction, pageId)
  await announceChange(transaction)
}

/** Stores a draft as the page that its preview shows. */
export async function writeShadow(transaction: Transaction, pageId: string, page: WrittenPage): Promise<void> {
  const id = shadowId(pageId)
  const columns = columnsOf(page.document)
  await transaction
    .insert(pages)
    .values({ id, ...columns, draftOf: pageId, previewToken: randomToken() })
    .onConflictDoUpdate({ target: pages.id, set: columns })
  await writeCards(transaction, id, page, 'draft.')
}

function columnsOf(document: WirePageDocument) {
  const { settings } = document
  return {
    title: settings.title,
    backgroundColor: settings.background_color,
    shareDescription: settings.share_description,
    shareImage: settings.share_image,
    pictures: picturesOf(document),
  }
}

async function writeCards(
  transaction: Transaction,
  pageId: string,
  { document, kept }: WrittenPage,
  prefix: string,
): Promise<void> {
  await transaction.delete(pageCards).where(eq(pageCards.pageId, pageId))
  const rows = rowsOfCards(pageId, document.cards, kept, prefix)
  if (rows.length === 0) return
  const written = await transaction.insert(pageCards).values(rows).onConflictDoNothing().returning({ id: pageCards.id })
  // A card of another page has one of the ids, which no client of ours gives twice.
  if (written.length < rows.length) throw new Refusal(errorCodes.stateRefuses, null, { state: 'card-elsewhere' })
}
