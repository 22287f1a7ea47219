import { plainWriting } from '../../frame/shared/plain-writing'

/** Matches a run of Chinese characters, or a word of letters and digits with their marks. */
const runs = /\p{Script=Han}+|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])*/gu
const han = /\p{Script=Han}/u
/** Spaces or dots between two Chinese characters, as names and headings have them; they part no words. */
const gapInName = /^[ \u3000\u00B7\u2022\u2027\u2219\u22C5\u30FB]{1,3}$/

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
 * The parts of a text for the search index: its words in plain writing, and for Chinese, which has no spaces, each
 * character and each pair, also the pair on both sides of a gap within a name.
 */
export function searchParts(text: string): string[] {
  const plain = plainWriting(text)
  const textRuns = runsOf(plain)
  const overGaps = textRuns.slice(1).flatMap((next, at) => {
    const run = textRuns[at]
    if (run === undefined || !run.isChinese || !next.isChinese) return []
    const gap = plain.slice(run.start + run.text.length, next.start)
    return gapInName.test(gap) ? [`${[...run.text].at(-1)}${[...next.text][0]}`] : []
  })
  return distinct([...partsOf(textRuns, (characters) => [...characters, ...pairsOf(characters)]), ...overGaps])
}

/** The parts of a search: its words, and for Chinese the pairs of characters, or the character when it stands alone. */
export function soughtParts(text: string): string[] {
  return distinct(
    partsOf(runsOf(plainWriting(text)), (characters) => (characters.length === 1 ? characters : pairsOf(characters))),
  )
}

/**
 * The last word of a search that may be half typed, in plain writing; null when the search ends with something else.
 * Chinese needs none: its index has each pair of characters.
 */
export function begunPart(text: string): string | null {
  const plain = plainWriting(text).trimEnd()
  const last = runsOf(plain).at(-1)
  if (last === undefined || last.isChinese || last.start + last.text.length < plain.length) return null
  return [...last.text].length < shortestBeginning ? null : last.text
}
/** A shorter beginning is one of too many words. */
const shortestBeginning = 2

function partsOf(textRuns: readonly TextRun[], ofChinese: (characters: string[]) => string[]): string[] {
  return textRuns.flatMap((run) => (run.isChinese ? ofChinese([...run.text]) : [run.text]))
}

function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((next, index) => `${characters[index]}${next}`)
}

const distinct = (parts: readonly string[]): string[] => [...new Set(parts)]
