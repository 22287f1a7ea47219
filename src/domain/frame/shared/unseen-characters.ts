/**
 * Whether a text may hold any: control characters, and what Unicode calls default-ignorable (zero-width characters,
 * marks of direction, tags, fillers), or reserves for annotations and for no character at all.
 */
const mayBeUnseen = /[\p{Cc}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFB]/u

/** Scripts whose letters are joined or kept apart by zero-width joiners, in correct spelling. */
const joining = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('')
const pictograph = String.raw`\p{ExtPict}(?:\p{EMod}|[\uFE0E\uFE0F]\u20E3?)*`
/** England, Scotland and Wales: the only flags whose region is written in tags. */
const regions = ['gbeng', 'gbsct', 'gbwls']
  .map((region) => Array.from(region, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join(''))
  .join('|')

/** What is invisible, and yet a part of what is seen; otherwise, one character that nobody sees. */
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
    ].join('|'),
    ')',
    String.raw`|\r\n?|[\p{Cc}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFB]`,
  ].join(''),
  'gu',
)

/**
 * A text with each character that nobody sees replaced: by what `instead` answers. Those that belong to what is seen
 * stay: the joiners of emoji and of Arabic, Persian and Indic words, and selectors of a character's variant.
 */
export function replaceUnseen(text: string, instead: (character: string) => string): string {
  if (!mayBeUnseen.test(text)) return text
  return text.replace(unseen, (found: string, seen: string | undefined) => seen ?? instead(found))
}

const lineBreak = /^(?:\r\n?|[\n\v\f\u0085\u2028\u2029])$/

/**
 * A text as it may be stored and shown to others. Every kind of line break becomes a line feed; tabs stay; all other
 * characters that nobody sees are removed without a word, since they come with what is pasted, and since only a
 * deceiver would miss them: they can rearrange a line, hide a word from a search, make two names alike, or give orders
 * to a terminal. NUL and half characters (surrogates) are no text: the platform refuses them.
 */
export function withoutUnseen(text: string): string {
  return replaceUnseen(text, (character) =>
    lineBreak.test(character) ? '\n' : character === '\t' || character === '\0' ? character : '',
  )
}
