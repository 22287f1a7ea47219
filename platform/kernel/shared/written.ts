import type { Localised } from '../database/schema/localised'

/** A text of a resident, in whatever language: the same in all of them. */
export function written(text: string): Localised {
  return { 'zh-CN': text, en: text }
}

export const unsaid: Localised = written('')
