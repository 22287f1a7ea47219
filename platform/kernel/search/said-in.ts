import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { formsOf } from '../shared/simplified'

/** Matches accents that are typed or left out. */
const accents = /[\u0300-\u036F]/g
/** What may stand between two Chinese characters of a name. */
const gap = '[ ·•・‧]?'

/**
 * A pattern of PostgreSQL that finds a text however it is written: in any case, width and accent, in traditional or
 * simplified characters, and with dots or spaces within Chinese names. It suits few rows, since no index helps it; what
 * has many rows has search parts.
 */
export function writtenPattern(text: string): string {
  const characters = [...text.normalize('NFKD').replace(accents, '')]
  return characters
    .map((character, at) => {
      if (!/\p{Script=Han}/u.test(character))
        return classOf([character.toLowerCase(), character.toUpperCase()].join(''))
      const joins = /\p{Script=Han}/u.test(characters[at + 1] ?? '')
      return classOf(formsOf(character)) + (joins ? gap : '')
    })
    .join('')
}

/** One of these characters. The signs that have a meaning in a class are escaped. */
const classOf = (characters: string): string => `[${characters.replace(/[\\\]^-]/g, '\\$&')}]`

/** A text as `writtenPattern` compares it. */
const compared = (text: SQL): SQL => sql`regexp_replace(normalize(${text}, nfkd), '[\u0300-\u036F]', '', 'g')`

/** Condition: a text has what a pattern (`writtenPattern`) finds. */
export const matchesPattern = (text: SQL, pattern: string | Placeholder): SQL =>
  sql`${compared(text)} ~ ${pattern}::text`

/** Condition: a text says what somebody typed, however it is written; every text says ''. */
export const saysTyped = (text: SQL, typed: string): SQL | undefined =>
  typed.trim() === '' ? undefined : matchesPattern(text, writtenPattern(typed.trim()))

/** Condition: a text is what somebody typed, however it is written. */
export const isWritten = (text: SQL, typed: string): SQL => matchesPattern(text, `^${writtenPattern(typed.trim())}$`)

/** Condition: a text says all words that somebody typed. */
export const saysWords = (text: SQL, typed: string): readonly SQL[] =>
  typed
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => matchesPattern(text, writtenPattern(word)))

/** The position in a text of what somebody typed, counted from 1; 0 for nowhere. */
export const placeOfTyped = (text: SQL, typed: string): SQL =>
  sql`regexp_instr(${compared(text)}, ${writtenPattern(typed.trim())})`
