/** Matches a run of Chinese characters, or a word of letters and digits. */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const han = /\p{Script=Han}/u

/** One run of a text, with its position in the text. */
export interface TextRun {
  readonly start: number
  readonly text: string
  readonly isChinese: boolean
}

/** The words of a text and its runs of Chinese characters, without the punctuation and spaces between them. */
export function runsOf(text: string): readonly TextRun[] {
  return [...text.matchAll(runs)].map(({ 0: run, index }) => ({ start: index, text: run, isChinese: han.test(run) }))
}

/**
 * A text normalised for comparison: full-width letters and digits become half-width, and capitals become small letters.
 */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase()

/**
 * The parts of a text for the search index: its words in lower case, and for Chinese, which has no spaces, each
 * character and each pair.
 */
export function searchParts(text: string): string[] {
  return partsOf(text, (characters) => [...characters, ...pairsOf(characters)])
}

/** The parts of a search: its words, and for Chinese the pairs of characters, or the character when it stands alone. */
export function soughtParts(text: string): string[] {
  return partsOf(text, (characters) => (characters.length === 1 ? characters : pairsOf(characters)))
}

/**
 * The parts of an optional search; null for a search of punctuation alone, so that it finds nothing rather than
 * everything.
 */
export function soughtIn(text: string | undefined): readonly string[] | null {
  const parts = soughtParts(text ?? '')
  return parts.length === 0 && text?.trim() ? null : parts
}

function partsOf(text: string, ofChinese: (characters: string[]) => string[]): string[] {
  const textRuns = runsOf(foldCase(text))
  return [...new Set(textRuns.flatMap((run) => (run.isChinese ? ofChinese([...run.text]) : [run.text])))]
}

function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((next, index) => `${characters[index]}${next}`)
}
