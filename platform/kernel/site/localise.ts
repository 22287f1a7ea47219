import type { Language } from '../../../src/domain/frame/site/preferences'
import type { Localised } from '../database/schema/localised'

/**
 * Returns a document with its texts in one language. Every object whose only keys are the site's languages becomes the
 * text in that language. Configuration, builder cards and heads of categories are stored with such objects.
 */
export function localise(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => localise(part, language))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (entries.length === 2 && 'zh-CN' in value && 'en' in value) return (value as Localised)[language]
  return Object.fromEntries(entries.map(([key, part]) => [key, localise(part, language)]))
}
