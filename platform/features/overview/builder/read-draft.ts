import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { users } from '../../../kernel/members/members.schema'
import { pageCards, pages } from '../pages/pages.schema'
import { pageDrafts } from './builder.schema'
import { cardsOfRows, type KeptCards, type WirePageDocument } from './page-rows'

/** An editor as others see them; the name is '' once the account is deleted. */
export const editorColumns = {
  id: sql<string>`coalesce(${users.id}, 'nobody')`,
  name: sql<string>`coalesce(${users.nickname}, '')`,
  avatar: sql<string>`coalesce(${users.avatar}, '')`,
}

/** The page of a draft in the preview. */
export const shadowId = (pageId: string) => `draft.${pageId}`

export interface ReadDraft {
  readonly id: string
  readonly version: number
  readonly document: WirePageDocument
  readonly kept: KeptCards
  readonly saved_at: string | null
  readonly saved_by: { readonly id: string; readonly name: string; readonly avatar: string } | null
  readonly preview_token: string | null
  readonly published: boolean
}

/** The draft of a page; the page itself, as version 0, while there is none. Throws 403001 when there is no such page. */
export async function readDraft(queries: Queries, pageId: string): Promise<ReadDraft> {
  const shadow = alias(pages, 'shadow')
  const page = await queries.readOne(
    build
      .select({
        previewToken: pages.previewToken,
        draftToken: shadow.previewToken,
        version: pageDrafts.version,
        document: pageDrafts.document,
        kept: pageDrafts.kept,
        savedAt: pageDrafts.savedAt,
        editorId: editorColumns.id,
        editorName: editorColumns.name,
        editorAvatar: editorColumns.avatar,
      })
      .from(pages)
      .leftJoin(pageDrafts, eq(pageDrafts.pageId, pages.id))
      .leftJoin(users, eq(users.id, pageDrafts.authorId))
      .leftJoin(shadow, eq(shadow.draftOf, pages.id))
      .where(and(eq(pages.id, pageId), isNull(pages.draftOf))),
  )
  if (page === null) throw new Refusal(errorCodes.gone)
  const { version, document, kept, savedAt } = page
  const published = page.previewToken === null
  if (version === null || document === null || kept === null)
    return {
      ...{ id: pageId, version: 0, ...(await readPublished(queries, pageId)) },
      ...{ saved_at: null, saved_by: null, preview_token: page.previewToken, published },
    }
  return {
    ...{ id: pageId, version, document: document as unknown as WirePageDocument, kept, published },
    saved_at: savedAt?.toISOString() ?? null,
    saved_by: { id: page.editorId, name: page.editorName, avatar: page.editorAvatar },
    preview_token: page.draftToken,
  }
}

/** The page as it is stored now, as a document. */
async function readPublished(queries: Queries, pageId: string) {
  const [page, rows] = await Promise.all([
    queries.readOne(build.select().from(pages).where(eq(pages.id, pageId))),
    queries.read(
      build
        .select()
        .from(pageCards)
        .where(eq(pageCards.pageId, pageId))
        .orderBy(asc(pageCards.sort), asc(pageCards.id)),
    ),
  ])
  if (page === null) throw new Refusal(errorCodes.gone)
  const { cards, kept } = cardsOfRows(rows)
  const document: WirePageDocument = {
    settings: {
      title: page.title,
      background_color: page.backgroundColor,
      share_description: page.shareDescription,
      share_image: page.shareImage,
    },
    cards,
  }
  return { document, kept }
}

/** Throws 403001 when there is no such page of the builder. */
export async function requirePage(queries: Queries, pageId: string): Promise<void> {
  const page = await queries.readOne(
    build
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.id, pageId), isNull(pages.draftOf))),
  )
  if (page === null) throw new Refusal(errorCodes.gone)
}
