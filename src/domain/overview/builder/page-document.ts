import type { TextInLanguages } from '../../frame/site/preferences'

/** A value of JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined }

/**
 * A card as editors write it: with each text in both languages, and with the source of its items in place of the items.
 * Its other fields are those that the contract has for its type; the builder knows none of them by name.
 */
export interface DraftCard {
  readonly id: string
  readonly type: string
  readonly [field: string]: JsonValue | undefined
}

/** What a page has besides its cards. */
export interface PageSettings {
  readonly title: TextInLanguages
  /** The colour behind the cards; null for the usual one. */
  readonly backgroundColor: string | null
  readonly shareDescription: TextInLanguages
  readonly shareImage: string | null
}

/** A page of the builder as editors change it. */
export interface PageDocument {
  readonly settings: PageSettings
  readonly cards: readonly DraftCard[]
}

/**
 * The type of a card that this version cannot edit. It can be moved and removed; the platform keeps what it holds, and
 * `kept` says which type that is.
 */
export const keptType = 'kept'

/** The most cards of a page. */
export const mostCards = 100
/** The most bytes of a page as JSON. */
export const mostPageBytes = 200_000

/** The length of a page as JSON in UTF-8. */
export function bytesOf(document: PageDocument): number {
  let bytes = 0
  for (const sign of JSON.stringify(document)) {
    const point = sign.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Whether two values of JSON say the same, whatever the order of the fields of their objects. */
export function saysTheSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (isList(one) || isList(other))
    return (
      isList(one) &&
      isList(other) &&
      one.length === other.length &&
      one.every((part, index) => saysTheSame(part, other[index]))
    )
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => saysTheSame(one[name], other[name]))
}

/** Whether two documents say the same. */
export function areSameDocuments(one: PageDocument, other: PageDocument): boolean {
  return one === other || saysTheSame(jsonOfDocument(one), jsonOfDocument(other))
}

const jsonOfDocument = ({ settings, cards }: PageDocument): JsonValue => ({ settings: { ...settings }, cards })

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value)
}
