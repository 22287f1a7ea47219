import type { Localised } from '../database/schema/localised'

/** A resident's text, the same in all languages of the site. */
export function asWritten(text: string): Localised {
  return { 'zh-CN': text, en: text }
}

export const unsaid: Localised = asWritten('')
