import type * as z from 'zod/mini'
import { draftCardSchema, type AnyDraftCard } from '../../../../contract/page-draft-cards'
import {
  keptType,
  saysTheSame,
  type JsonValue,
  type PageDocument,
} from '../../../../src/domain/overview/builder/page-document'
import type { pageDocumentSchema } from '../../../../contract/page-drafts'
import type { Localised } from '../../../kernel/database/schema/localised'
import type { pageCards } from '../pages/pages.schema'

type CardRow = typeof pageCards.$inferSelect
/** What a card holds besides its place on a page. */
export type StoredCard = Omit<CardRow, 'id' | 'pageId' | 'parentId' | 'sort'>
/** What the cards hold that the builder cannot edit, with their tabs, by their ids. */
export type KeptCards = Readonly<Record<string, StoredCard>>
/** The document as the contract has it. The domain knows the same document by fewer names. */
export type WirePageDocument = z.output<typeof pageDocumentSchema>

/** The document as the domain's rules read it. They look at texts, links and pictures, whatever their fields are named. */
export const asDocument = ({ settings, cards }: WirePageDocument): PageDocument => ({
  settings: {
    title: settings.title,
    backgroundColor: settings.background_color,
    shareDescription: settings.share_description,
    shareImage: settings.share_image,
  },
  cards: cards as unknown as PageDocument['cards'],
})

/** The number of cards with items that come with the page; those further down are fetched when they come near. */
const eagerCards = 8
/** The most rows in the list of a tab. */
const tabLimit = 6
const noSource = { source: null, itemIds: null, itemCategoryId: null, itemType: null, itemLimit: 6, eager: true }

/**
 * The rows of a document's cards.
 * @param prefix of their ids, so that a draft and its page have cards of their own
 */
export function rowsOfCards(
  pageId: string,
  cards: WirePageDocument['cards'],
  kept: KeptCards,
  prefix: string,
): CardRow[] {
  let withItems = 0
  return cards.flatMap((card, index): CardRow[] => {
    const id = `${prefix}${card.id}`
    const place = { id, pageId, parentId: null, sort: index + 1 }
    if (card.type === keptType) {
      const contents = kept[card.id]
      return contents === undefined ? [] : [{ ...contents, ...place }]
    }
    const contents = contentsOf(card, id)
    if (contents.source !== null) withItems += 1
    const tabs = card.type === 'tabs' ? tabRows(pageId, id, card.tabs) : []
    return [{ ...contents, ...place, eager: withItems <= eagerCards }, ...tabs]
  })
}

type EditableCard = Exclude<AnyDraftCard, { readonly type: typeof keptType }>

function contentsOf(card: EditableCard, rowId: string): StoredCard {
  const { id: _id, type, title, ...fields } = card
  const row = { ...noSource, type, title }
  if ('source' in fields) {
    const { source, ...others } = fields
    const ids = source.ids.length === 0 ? null : source.ids
    if (!('from' in source)) return { ...row, content: {}, source: 'channels', itemIds: ids, itemLimit: source.limit }
    const { all = false, more = null, ...rest } = others as { readonly all?: boolean; readonly more?: unknown }
    const content = { ...rest, more: all ? 'all' : more }
    const chosen =
      source.from === 'ids' ? { itemIds: source.ids } : { itemCategoryId: source.category, itemType: source.type }
    return { ...row, content, source: source.from, ...chosen, itemLimit: source.limit }
  }
  if (card.type === 'tabs') return { ...row, content: { tabs: shownTabs(rowId, card.tabs) } }
  return { ...row, content: fields }
}

type Tabs = readonly { readonly name: Localised; readonly category: string | null; readonly tabs?: Tabs | null }[]
const tabId = (parent: string, index: number) => `${parent}-tab-${index + 1}`

function shownTabs(parent: string, tabs: Tabs): readonly object[] {
  return tabs.map(({ name, tabs: inner }, index) => {
    const id = tabId(parent, index)
    return { id, name, ...(inner == null ? { rows: tabLimit } : { tabs: shownTabs(id, inner) }) }
  })
}

function tabRows(pageId: string, parentId: string, tabs: Tabs): CardRow[] {
  return tabs.flatMap(({ name, category, tabs: inner }, index) => {
    const id = tabId(parentId, index)
    const source = inner == null ? 'newest' : null
    const row = { ...noSource, id, pageId, parentId, sort: index + 1, type: 'tab', title: name, content: {} }
    return [
      { ...row, source, itemCategoryId: category, itemLimit: tabLimit, eager: false },
      ...tabRows(pageId, id, inner ?? []),
    ]
  })
}

/**
 * The cards of a page as editors change them, from its rows in their order. A card that this version could not write
 * back as it was is only kept.
 */
export function cardsOfRows(rows: readonly CardRow[]): {
  readonly cards: WirePageDocument['cards']
  readonly kept: KeptCards
} {
  const kept: Record<string, StoredCard> = {}
  const cards = rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => {
      const candidate = candidateOf(row, rows)
      const read = draftCardSchema.safeParse(candidate)
      if (read.success && saysTheSame(read.data as unknown as JsonValue, candidate as JsonValue)) return read.data
      const { id, pageId: _page, parentId: _parent, sort: _sort, ...contents } = row
      kept[id] = contents
      return { id, type: keptType, kept: row.type } as const
    })
  return { cards, kept }
}

function candidateOf(row: CardRow, rows: readonly CardRow[]): unknown {
  const { id, type, title } = row
  const content = row.content as Readonly<Record<string, unknown>>
  if (type === 'tabs') return { id, type, title, tabs: tabsOf(id, rows) }
  if (row.source === 'channels') return { id, type, title, source: { ids: row.itemIds ?? [], limit: row.itemLimit } }
  if (row.source === null) return { id, type, title, ...content }
  const { more = null, ...rest } = content
  const source = {
    ...{ from: row.source, category: row.itemCategoryId, type: row.itemType },
    ...{ ids: row.itemIds ?? [], limit: row.itemLimit },
  }
  return { id, type, title, ...rest, source, all: more === 'all', more: more === 'all' ? null : more }
}

/** The tabs of a card; a tab without a source has tabs of its own. */
function tabsOf(parent: string, rows: readonly CardRow[]): unknown[] {
  const tabsBelow = (id: string) => rows.filter(({ parentId }) => parentId === id)
  const tabOf = (row: CardRow) => ({ name: row.title, category: row.itemCategoryId })
  return tabsBelow(parent).map((row) => ({
    ...tabOf(row),
    tabs: row.source === null ? tabsBelow(row.id).map(tabOf) : null,
  }))
}

/** The addresses of the pictures of a document that are stored here. */
export function picturesOf({ settings, cards }: WirePageDocument): string[] {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
    else if (typeof value === 'string' && value.startsWith('/uploads/')) found.add(value)
  }
  walk(cards)
  walk(settings.share_image)
  return [...found]
}
