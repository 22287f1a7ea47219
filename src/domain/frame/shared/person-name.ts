import { characterCount } from './graphemes'
import { radicalsAsCharacters } from './han-radicals'
import { isNameTooLong, type NameLength } from './name-length'
import { plainLine, type TextProblem } from './plain-text'
import { failure, success, type Result } from './result'

/** An identity card has names of up to 30 Chinese characters, a passport of up to 70 letters. */
export const personNameLength: NameLength = { chinese: 30, other: 70 }
const least = 2

export type PersonNameProblem = TextProblem | 'not-a-name'

/** Selectors of a character's variant, of which no register knows anything. */
const variantSelectors = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu
/** Every dot that keyboards, fonts and other systems have for the middle dot between the parts of a name. */
const middleDots =
  /[\u00B7\u02D9\u0387\u1427\u16EB\u2022\u2023\u2027\u2043\u2219\u22C5\u25CF\u25E6\u2981\u2E30\u2E31\u2E33\u30FB\uA78F\uFF65\u{10101}]/gu
/** Every sign that stands for an apostrophe: quotation marks, letters of transcriptions, accents without a letter. */
const apostrophes =
  /[`\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\u055A\u05F3\u2018\u2019\u201B\u2032\u2035\uA78B\uA78C\uFF07\uFF40]/g
/** Dashes of all kinds, without those that are drawn as a wave. */
const dashes = /(?![\u301C\u3030\u30A0])\p{Dash}/gu

const withPlainSigns = (text: string): string =>
  text.replace(variantSelectors, '').replace(dashes, '-').replace(middleDots, '·').replace(apostrophes, "'")

/**
 * A person's name in the one form in which it is checked, stored and sent to a register: composed, in half width, with
 * one middle dot, apostrophe and hyphen, without selectors of variants, with characters instead of radicals, and without
 * spaces between Chinese characters or around a dot. Names that look the same are the same in it.
 */
export function canonicalName(text: string): string {
  // NFKC makes some signs a space with a mark, and others several signs, so they are replaced before it and after it.
  return (
    plainLine(withPlainSigns(radicalsAsCharacters(withPlainSigns(text)).normalize('NFKC')))
      // A full stop ends an initial; behind a Chinese character it stands for the middle dot.
      .replace(/(\p{Script=Han}) ?[.。](?=.)/gu, '$1·')
      .replace(/ *([·-]) */g, '$1')
      .replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1')
  )
}

// The Chinese zero is no letter to Unicode, and stands in names.
const letter = String.raw`[\p{L}\p{Script=Han}]`
/** Letters of any script with their marks, with apostrophes before, between and after them, as in 't, O'Brien and Nuha'. */
const part = String.raw`'?${letter}(?:'?(?:${letter}|[\p{M}\u200C\u200D]))*'?`
/** Parts with a space, middle dot or hyphen between them; a full stop ends an initial or an abbreviation. */
const name = new RegExp(String.raw`^${part}(?:(?:\.[ -]?|[ ·-])${part})*\.?$`, 'u')
/** Scripts whose letters look alike: a word of two of them is a slip of the keyboard, or a deceit. */
const lookalikes = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
const mixesScripts = (word: string): boolean => lookalikes.filter((script) => script.test(word)).length > 1

/** Parses a name to its canonical form. */
export function parsePersonName(text: string): Result<string, PersonNameProblem> {
  const canonical = canonicalName(text)
  if (!/[^\p{C}\p{Z}]/u.test(canonical)) return failure('required')
  const letters = canonical.replace(/[\p{P}\p{Z}]/gu, '')
  if (isNameTooLong(letters, personNameLength) || characterCount(canonical) > 2 * personNameLength.other)
    return failure('too-long')
  if (characterCount(letters) < least) return failure('too-short')
  if (!name.test(canonical) || /\p{Script=Han}\.$/u.test(canonical)) return failure('not-a-name')
  if (canonical.split(/[^\p{L}\p{M}']/u).some(mixesScripts)) return failure('not-a-name')
  return success(canonical)
}
