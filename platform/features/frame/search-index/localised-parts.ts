import type { Localised } from '../../../kernel/database/schema/localised'
import { searchParts } from './search-words'

/** The search parts of texts in both languages. */
export const localisedParts = (...texts: readonly Localised[]): string[] =>
  searchParts([...new Set(texts.flatMap((text) => Object.values(text)))].join('\n'))
