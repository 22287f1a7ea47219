import { replaceUnseen } from '../../../src/domain/frame/shared/unseen-characters'

/**
 * Makes a text safe for a terminal or a log: invisible characters, above all those that control a terminal, are written
 * as JSON escapes, so that a JSON document keeps its meaning. Line feeds and tabs stay.
 */
export function printable(text: string): string {
  return replaceUnseen(text, (character) =>
    character === '\n' || character === '\t' ? character : escapeCharacter(character),
  ).replace(/\p{Surrogate}/gu, escapeCharacter)
}

/** Does the same as `printable` and replaces line breaks by spaces, for a text by others within a line of ours. */
export function printableLine(text: string): string {
  return printable(text.replace(/[\s\u0085]+/gu, ' ').trim())
}

function escapeCharacter(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')
}
