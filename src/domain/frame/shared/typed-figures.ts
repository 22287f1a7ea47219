import { plainLine } from './plain-text'

/** The value of a decimal digit of any script. Digits stand in runs that begin with a zero, one run after another. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** A text of which the digits of all scripts are ASCII digits. */
export const plainDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, digitOf)

/** A text of which the digits of all scripts, also raised or in circles, are ASCII digits, and wide letters plain ones. */
export const plainFigures = (text: string): string => plainDigits(text.normalize('NFKC'))

/**
 * What people and devices put between the figures of a number: spaces, dashes and dots of all kinds, brackets, slashes,
 * and what nobody sees, such as marks of direction, variation selectors and the frame of a keycap.
 */
const betweenFigures =
  /[\s\p{Z}\p{C}\p{DI}\p{M}\p{Dash}\u30FC\u00B7\u2022\u2219\u22C5\u2027\u30FB.,/()[\]{}〔〕【】〈〉「」~～∼]/gu

/** A typed number or code without what is between its figures: every field that takes one parses it from this form. */
export function bareFigures(text: string): string {
  return plainFigures(plainLine(text)).replace(betweenFigures, '')
}
