import { port } from '../../../application/frame/shared/port'
import type { Catalogue } from '../words/words'

/** A screen of the product that a search leads to, which no content stands for: settings, orders of one's own. */
export interface Way {
  readonly path: string
  /** Its name, and after each `|` what else people call what they do there. */
  readonly words: Readonly<Record<'zh-CN' | 'en', string>>
}

/** What it is called on its screen. */
export const wayName = (words: string): string => words.split('|', 1)[0] ?? ''

/** Ways of a feature, from its catalogue: each word with its path. */
export function waysOf<Name extends string>(
  catalogue: Catalogue<Readonly<Record<Name, string>>>,
  paths: readonly (readonly [Name, string])[],
): readonly Way[] {
  return paths.map(([name, path]) => ({ path, words: { 'zh-CN': catalogue['zh-CN'][name], en: catalogue.en[name] } }))
}

/** The ways of all features. */
export interface WaysSource {
  load(): Promise<readonly Way[]>
}
export const WaysSource = port<WaysSource>('WaysSource')
