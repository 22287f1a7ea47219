import type { DocumentParts } from './document-parts.mjs'
import type { Figure } from './figures.mjs'

export const comparedFigures: Readonly<
  Record<'first visit' | 'first paint' | 'blocking after it' | 'main thread', string>
>
export interface MeasuredPage {
  readonly parts: DocumentParts
  readonly visits: Readonly<Record<keyof typeof comparedFigures, readonly number[]>>
}
export function ratioOf(here: number, there: number): number
export function comparedPage(
  name: string,
  page: { readonly here: MeasuredPage; readonly there: MeasuredPage | null },
): Figure[]
export function comparedSum(documents: readonly { readonly here: number; readonly there: number | null }[]): Figure
