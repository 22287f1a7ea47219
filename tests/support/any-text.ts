import * as fc from 'fast-check'
import { withoutUnseen } from '../../src/domain/frame/shared/unseen-characters'

const signs = [
  '<',
  '>',
  '&',
  '"',
  "'",
  ';',
  ':',
  ',',
  '\\',
  ']]>',
  '<![CDATA[',
  '<!--',
  '-->',
  '&lt;',
  '&amp;amp;',
  '&#60;',
]
const words = [
  'img',
  ' src=x onerror=alert(1)',
  '<script>alert(1)</script>',
  '</item>',
  'a <b c',
  'BEGIN:VEVENT',
  '望江路',
  '🙂',
  'é',
]

/**
 * Texts of several lines that look like markup and other notations, as they are stored: composed, without unseen
 * characters, blanks at their ends and doubled ones.
 */
export const anyText = (lines: 'one' | 'many' = 'one') =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...signs, ...words, ' ', ...(lines === 'one' ? [] : ['\n'])),
        fc.string({ unit: 'grapheme' }),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.join('').normalize('NFC'))
    // eslint-disable-next-line no-control-regex
    .map((text) => text.replace(/[\u0000-\u0009\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ''))
    .map((text) =>
      text
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n\s*/g, '\n')
        .trim(),
    )
    .filter((text) => text !== '' && withoutUnseen(text) === text)
