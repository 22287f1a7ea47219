import { radicalsAsCharacters } from './han-radicals'
import { plainDigits } from './typed-figures'
import { unseenSigns } from './unseen-characters'

const unseen = new RegExp(String.raw`[\p{Cf}\p{DI}${unseenSigns}]`, 'gu')
/** Letters that Unicode does not decompose, as keyboards without them write them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ł: 'l' },
  ...{ ς: 'σ', ё: 'е' },
}

/**
 * A text in the one form in which a search compares texts: small letters in half width, without the accents of Latin
 * and Greek letters, without unseen signs and selectors of variants, characters instead of radicals, the digits of all
 * scripts as ASCII digits, and the apostrophes of a transcription as signs. Traditional characters stay, because
 * simplifying them takes a table: the platform and the lists of the client do it beforehand.
 */
export function plainWriting(text: string): string {
  return plainDigits(radicalsAsCharacters(text).normalize('NFKD'))
    .toLowerCase()
    .replace(/([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036F]+/gu, '$1')
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþħıłςё]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\uA78B\uA78C]/g, "'")
}
