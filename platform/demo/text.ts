import type { Localised } from '../kernel/database/schema/localised'

/** A text of the demo in both languages. */
export function bilingual(chinese: string, english: string): Localised {
  return { 'zh-CN': chinese, en: english }
}

/** Whether a text is Chinese; people have nicknames of the language in which they write. */
export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** The same text in both languages, such as numbers and frequencies. */
export function sameInBoth(text: string): Localised {
  return bilingual(text, text)
}

/** Fills the `{name}` slots of a template in both languages. */
export function fillTemplate(template: Localised, slots: Readonly<Record<string, Localised>>): Localised {
  const filledIn = (language: keyof Localised) =>
    template[language].replace(/\{(\w+)\}/g, (whole, name: string) => slots[name]?.[language] ?? whole)
  const english = filledIn('en')
  // A slot at the start of a sentence takes a capital letter.
  return bilingual(
    filledIn('zh-CN'),
    english.replace(/(^|[.!?]\s+|\n)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase()),
  )
}
