import type { Language } from '../../../domain/frame/site/preferences'
import type { DraftCard, PageDocument } from '../../../domain/overview/builder/page-document'
import type { CardContent, PageCard } from '../../../domain/overview/pages/page-card'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** What a field of a card holds; the form shows a control for each kind, and knows no card. */
export type CardField = { readonly name: string; /** Whether it may be left out. */ readonly optional: boolean } & (
  | { readonly kind: 'texts'; readonly most: number; readonly isHtml: boolean }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly (string | number)[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'moment' }
  | { readonly kind: 'link' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'category' }
  /** A list of ids, each on a line of its own. */
  | { readonly kind: 'ids'; readonly most: number }
  | { readonly kind: 'group'; readonly fields: readonly CardField[] }
  | { readonly kind: 'list'; readonly most: number; readonly fields: readonly CardField[] }
)

/** The types of cards that the contract knows: what each is made of, and how it looks. */
export interface CardTypes {
  /** All types that can be added, in the order of the gallery. */
  readonly all: readonly string[]
  /** The fields of a type, without id and type; empty for a card that is only kept. */
  fieldsOf(type: string): readonly CardField[]
  /** The example of a type, with which a new card begins. */
  example(type: string, id: string): DraftCard
  /** Why a card cannot be saved as it is, by the path of the field; empty when it can. */
  reasonsOf(card: DraftCard): readonly string[]
  /** The card as readers get it; null for one that this version cannot show. */
  shown(card: DraftCard, language: Language): PageCard | null
  /** Reads a document that came from elsewhere; null when it is none. */
  readDocument(value: unknown): PageDocument | null
  /** The cards of a value that came from elsewhere, such as the clipboard; without those that cannot be saved. */
  readCards(value: unknown): readonly DraftCard[]
  /** What a list of a card shows now; null for a card without a source. */
  content(card: DraftCard): Promise<Outcome<CardContent>> | null
}
export const CardTypes = port<CardTypes>('CardTypes')
