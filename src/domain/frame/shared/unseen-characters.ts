/**
 * What is unseen although Unicode neither calls it default-ignorable nor a space, for a class of a regular expression:
 * characters reserved for no character at all, the place of an object, which dictation leaves behind, and the blank of
 * notes.
 */
export const unseenSigns = String.raw`\p{NChar}\uFFFC\u{1D159}`
/**
 * The characters that may be unseen: control characters, characters that Unicode calls default-ignorable (zero-width
 * characters, marks of direction, tags, fillers), line and paragraph separators, characters reserved for annotations,
 * those above, and the blank of Braille, which makes a name empty.
 */
const unseenSet = String.raw`[\p{Cc}\p{DI}\u2028\u2029\u2800\uFFF9-\uFFFB${unseenSigns}]`
const mayBeUnseen = new RegExp(unseenSet, 'u')

/** Scripts whose correct spelling uses zero-width joiners to join letters or keep them apart. */
const joining = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('')
const pictograph = String.raw`\p{ExtPict}(?:\p{EMod}|[\uFE0E\uFE0F]\u20E3?)*`
/** England, Scotland and Wales, which are the only flags whose region is written in tags. */
const regions = ['gbeng', 'gbsct', 'gbwls']
  .map((region) => Array.from(region, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join(''))
  .join('|')

/** Matches invisible characters that are part of something visible, or else a single unseen character. */
const unseen = new RegExp(
  [
    '(',
    [
      String.raw`\u{1F3F4}(?:${regions})\u{E007F}`,
      String.raw`${pictograph}(?:\u200D${pictograph})+`,
      String.raw`[\p{ExtPict}\p{EMod}\p{RI}\d#*][\uFE0E\uFE0F]`,
      String.raw`[${joining}][\u200C\u200D](?![\u200C\u200D])`,
      String.raw`\p{scx=Mongolian}[\u180B-\u180F]`,
      String.raw`\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
      String.raw`[\u2801-\u28FF]\u2800+(?=[\u2801-\u28FF])`,
    ].join('|'),
    ')',
    String.raw`|\r\n?|${unseenSet}`,
  ].join(''),
  'gu',
)

/**
 * Replaces each unseen character by the result of `instead`. Those that are part of something visible stay: the joiners
 * of emoji and of Arabic, Persian and Indic words, selectors of a character's variant, and blanks between words in
 * Braille.
 */
export function replaceUnseen(text: string, instead: (character: string) => string): string {
  if (!mayBeUnseen.test(text)) return text
  return text.replace(unseen, (found: string, characterSeen: string | undefined) => characterSeen ?? instead(found))
}

const lineBreak = /^(?:\r\n?|[\n\v\f\u0085\u2028\u2029])$/

/**
 * A text as it may be stored and shown to others. Every kind of line break becomes a line feed, a blank of Braille
 * among other letters a space, and tabs stay. All other unseen characters are removed without an error, because they
 * come with pasted text, and because only deceivers need them: they can rearrange a line, hide a word from a search,
 * make two names alike, or give orders to a terminal.
 * NUL and lone surrogates stay, because the platform refuses a text with them.
 */
export function withoutUnseen(text: string): string {
  return replaceUnseen(text, (character) => {
    if (lineBreak.test(character)) return '\n'
    if (character === '\u2800') return ' '
    return character === '\t' || character === '\0' ? character : ''
  })
}
