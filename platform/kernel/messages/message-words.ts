import type { Localised } from '../database/schema/localised'

/** A title and a text; `{name}` is a slot, which a value of that name fills. */
export interface MessageWords {
  readonly title: Localised
  readonly text: Localised
}

/**
 * A person, a text or a thing that a message names, as `<kind>:<id>`. Its words are read whenever the message is, so
 * that they are never older than their row (`MessageReferent`).
 */
export type Reference = `${string}:${string}`

export function partsOf(reference: Reference): readonly [kind: string, id: string] {
  const separator = reference.indexOf(':')
  return [reference.slice(0, separator), reference.slice(separator + 1)]
}

export const refer = (kind: string, id: string): Reference => `${kind}:${id}`

/**
 * The values of a message's slots: words that belong to the message itself, such as an amount or the office's reason, or
 * what it refers to. Slots for what members are called and wrote take references alone.
 */
export type Slots = Readonly<Record<string, Localised | Reference>> & {
  readonly [Name in 'who' | 'beginning' | 'text' | 'circle' | 'team' | 'notice']?: Reference
}

/** What the slots refer to, each once. */
export const referencesIn = (slots: Slots): Reference[] => [
  ...new Set(Object.values(slots).filter((value) => typeof value === 'string')),
]

/** The slots that words have. */
export const usedSlots = (slots: Slots, words: readonly MessageWords[]): Slots => {
  const texts = words.flatMap(({ title, text }) => [...Object.values(title), ...Object.values(text)])
  return Object.fromEntries(Object.entries(slots).filter(([name]) => texts.some((text) => text.includes(`{${name}}`))))
}

/** Fills the slots of a message, in its title and its text. A slot without a value stays as it is. */
export function fillMessage({ title, text }: MessageWords, values: Readonly<Record<string, Localised>>): MessageWords {
  return { title: fillWords(title, values), text: fillWords(text, values) }
}

/** Words as they say nothing of anybody: each slot is an ellipsis. */
export const withoutSlots = (words: Localised): Localised => ({
  'zh-CN': words['zh-CN'].replace(/\{\w+\}/g, '…'),
  en: words.en.replace(/\{\w+\}/g, '…'),
})

/** Fills the slots of words: `{name}` is replaced by the value of that name. */
export function fillWords(words: Localised, values: Readonly<Record<string, Localised>>): Localised {
  const filledIn = (language: keyof Localised) =>
    words[language].replace(/\{(\w+)\}/g, (whole, name: string) => values[name]?.[language] ?? whole)
  return { 'zh-CN': filledIn('zh-CN'), en: filledIn('en') }
}
