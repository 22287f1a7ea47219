import type { Language } from '../../../../domain/frame/site/preferences'
import { listStatusWords } from './list-status.words'

/** What a list shows now. */
export interface ListFacts {
  readonly count: number
  readonly hasMore: boolean
  /** Whether it shows what a search or a filter found. */
  readonly isSearched: boolean
}

/** Says in a live region how many rows a list has. */
export function sayListChange(region: HTMLElement, language: Language, facts: ListFacts): void {
  const text = textOf(language, facts)
  // The same words again are a change all the same.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}

function textOf(language: Language, { count, hasMore, isSearched }: ListFacts): string {
  const words = listStatusWords[language]
  if (count === 0) return isSearched ? words.noneFound : words.none
  if (hasMore) return words.first(count)
  return isSearched ? words.found(count) : words.shown(count)
}
