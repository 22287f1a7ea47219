import type { Localised } from '../database/schema/localised'

/** What a resident wrote, in whatever language: it shows the same in all of them. */
export function written(text: string): Localised {
  return { 'zh-CN': text, en: text }
}

export const unsaid: Localised = written('')
