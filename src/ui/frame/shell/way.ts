import { port } from '../../../application/frame/shared/port'
import type { Catalogue } from '../words/words'

/**
 * A screen of the product that the search finds although no content stands for it, such as settings or the member's own
 * orders.
 */
export interface SearchWay {
  readonly path: string
  /** Its name, and after each `|` other names for what people do there. */
  readonly words: Readonly<Record<'zh-CN' | 'en', string>>
}

/** The name of a way as its screen shows it. */
export const wayName = (words: string): string => words.split('|', 1)[0] ?? ''

/** Makes the ways of a feature from its catalogue, which pairs each word with a path. */
export function waysOf<Name extends string>(
  catalogue: Catalogue<Readonly<Record<Name, string>>>,
  paths: readonly (readonly [Name, string])[],
): readonly SearchWay[] {
  return paths.map(([name, path]) => ({ path, words: { 'zh-CN': catalogue['zh-CN'][name], en: catalogue.en[name] } }))
}

/** The ways of all features. */
export interface SearchWaysSource {
  load(): Promise<readonly SearchWay[]>
}
export const SearchWaysSource = port<SearchWaysSource>('WaysSource')
