import { inject } from 'inversify'
import type * as z from 'zod/mini'
import {
  draftCardExamples,
  draftCards,
  draftCardSchema,
  type DraftCardType,
} from '../../../../contract/page-draft-cards'
import { listDraftCardItems, pageDocumentSchema } from '../../../../contract/page-drafts'
import type { CardField, CardTypes } from '../../../application/overview/builder/card-types'
import type { Outcome } from '../../../application/frame/shared/failure'
import {
  keptType,
  type DraftCard,
  type JsonValue,
  type PageDocument,
} from '../../../domain/overview/builder/page-document'
import type { CardContent, PageCard } from '../../../domain/overview/pages/page-card'
import type { Language } from '../../../domain/frame/site/preferences'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { camelised, camelisedPath, snakeCased } from '../../frame/http/wire-case'
import { pageCardOf } from '../pages/page-card-of-wire'
import { fieldsOfShape } from './card-fields'

const isKnown = (type: string): type is DraftCardType => Object.hasOwn(draftCards, type)
type Fields = Readonly<Record<string, unknown>>

/** The card types of the contract. */
export class ContractCardTypes implements CardTypes {
  readonly all: readonly string[] = Object.keys(draftCards)
  private readonly fields = new Map<string, readonly CardField[]>()

  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  fieldsOf(type: string): readonly CardField[] {
    if (!isKnown(type)) return []
    const known = this.fields.get(type) ?? fieldsOfShape(draftCards[type].shape)
    this.fields.set(type, known)
    return known
  }

  example(type: string, id: string): DraftCard {
    if (!isKnown(type)) throw new Error(`No example of ${type}`)
    return camelised(draftCards[type], { id, type, ...draftCardExamples[type] } as never) as DraftCard
  }

  reasonsOf(card: DraftCard): readonly string[] {
    const read = draftCardSchema.safeParse(snakeCased(draftCardSchema, card))
    if (read.success) return []
    const schema = isKnown(card.type) ? draftCards[card.type] : draftCardSchema
    const single = schema.safeParse(snakeCased(schema, card))
    return (single.error?.issues ?? read.error.issues).map(({ path }) => camelisedPath(schema, path.join('.')))
  }

  shown(card: DraftCard, language: Language): PageCard | null {
    if (!isKnown(card.type)) return null
    const wire = snakeCased(draftCards[card.type], card) as Fields
    const { source, all, ...fields } = inLanguage(wire, language) as Fields
    return pageCardOf({ ...readersFields(card, fields), ...sourceFields(source, all), id: card.id, type: card.type })
  }

  readDocument(value: unknown): PageDocument | null {
    const read = pageDocumentSchema.safeParse(snakeCased(pageDocumentSchema, value))
    return read.success ? documentOf(read.data) : null
  }

  readCards(value: unknown): readonly DraftCard[] {
    if (!Array.isArray(value)) return []
    return value.flatMap((card: unknown) => {
      const read = draftCardSchema.safeParse(snakeCased(draftCardSchema, card))
      return read.success && read.data.type !== keptType ? [camelised(draftCardSchema, read.data) as DraftCard] : []
    })
  }

  content(card: DraftCard): Promise<Outcome<CardContent>> | null {
    const { source } = card
    if (typeof source !== 'object' || source === null) return null
    const type = card.type === 'radio' || card.type === 'tv' ? card.type : 'items'
    const asked = { from: 'newest', category: null, type: null, ...source } as z.output<
      typeof listDraftCardItems.body
    >['source']
    return this.read({ type, source: asked })
  }

  private async read(body: z.output<typeof listDraftCardItems.body>): Promise<Outcome<CardContent>> {
    return mapped(await this.http.send(listDraftCardItems, { failures: 'in-place', body }), ({ items, channels }) => ({
      items: items.map(feedItemOf),
      channels,
    }))
  }
}

/** A document of the wire as the domain has it. */
export function documentOf(document: z.output<typeof pageDocumentSchema>): PageDocument {
  return camelised(pageDocumentSchema, document) as unknown as PageDocument
}

/** The tabs of a card get ids; everything else is what readers get. */
function readersFields(card: DraftCard, fields: Fields): Fields {
  return card.type === 'tabs' ? { ...fields, tabs: tabsOf(card.id, fields['tabs']) } : fields
}

function tabsOf(parent: string, tabs: unknown): unknown {
  if (!Array.isArray(tabs)) return []
  return tabs.map(({ name, tabs: inner }: { readonly name: unknown; readonly tabs?: unknown }, index) => {
    const id = `${parent}-tab-${index + 1}`
    return { id, name, ...(Array.isArray(inner) && inner.length > 0 ? { tabs: tabsOf(id, inner) } : {}) }
  })
}

/** Items are fetched for each card by what its source says (`content`). */
function sourceFields(source: unknown, all: unknown): Fields {
  if (typeof source !== 'object' || source === null) return {}
  const rows = (source as { readonly limit?: unknown }).limit
  return all === undefined ? { channels: null, rows } : { items: null, rows }
}

/** A value with each text in one language. */
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => inLanguage(part, language))
  if (typeof value !== 'object' || value === null) return value
  if ('zh-CN' in value && 'en' in value) return (value as Readonly<Record<Language, JsonValue>>)[language]
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inLanguage(part, language)]))
}
