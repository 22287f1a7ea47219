import { replaceUnseen } from '../../../src/domain/frame/shared/unseen-characters'

/**
 * A text for a terminal or a log: whatever nobody sees, above all what a terminal takes for an order, is written as an
 * escape of JSON, so that a document of JSON stays the same document. Line feeds and tabs stay.
 */
export function printable(text: string): string {
  return replaceUnseen(text, (character) =>
    character === '\n' || character === '\t' ? character : escaped(character),
  ).replace(/\p{Surrogate}/gu, escaped)
}

/** The same on one line, for a text of somebody else within a line of ours. */
export function printableLine(text: string): string {
  return printable(text.replace(/[\s\u0085]+/gu, ' ').trim())
}

function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`,
  ).join('')
}
