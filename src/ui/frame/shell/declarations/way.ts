import { port } from '../../../../application/frame/shared/port'
import type { TextInLanguages } from '../../../../domain/frame/site/preferences'

/**
 * A screen of the product that the search finds although no content stands for it, such as settings or the member's own
 * orders.
 */
export interface SearchWay {
  readonly path: string
  /** Its name, and after each `|` other names for what people do there. */
  readonly words: TextInLanguages
}

/** The name of a way as its screen shows it. */
export const wayName = (words: string): string => words.split('|', 1)[0] ?? ''

/** The ways of all features. */
export interface SearchWaysSource {
  load(): Promise<readonly SearchWay[]>
}
export const SearchWaysSource = port<SearchWaysSource>('WaysSource')
