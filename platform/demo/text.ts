import type { Localised } from '../kernel/database/schema/localised'

/** A text of the demo in both languages. */
export function both(chinese: string, english: string): Localised {
  return { 'zh-CN': chinese, en: english }
}

/** The same text in both languages, such as numbers and frequencies. */
export function same(text: string): Localised {
  return both(text, text)
}

/** Fills the `{name}` slots of a template in both languages. */
export function fill(template: Localised, slots: Readonly<Record<string, Localised>>): Localised {
  const into = (language: keyof Localised) =>
    template[language].replace(/\{(\w+)\}/g, (whole, name: string) => slots[name]?.[language] ?? whole)
  const english = into('en')
  // A slot at the start of a sentence takes a capital letter.
  return both(
    into('zh-CN'),
    english.replace(/(^|[.!?]\s+|\n)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase()),
  )
}
