/** The length of the shortest word whose spelling is corrected; shorter words resemble too many others. */
const shortest = 5

/** The trigrams of a word, with its beginning and end marked; words that look alike share some of them. */
export function trigramsOf(word: string): readonly string[] {
  const letters = ` ${word} `
  return [...new Set(Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)))]
}

/** The number of typing errors that are tolerated in a word. */
export const slipsIn = (word: string): number => (word.length < shortest ? 0 : word.length < 6 ? 1 : 2)

/** Returns the known words that a misspelled word may stand for, nearest first. */
export function meantBy(input: string, words: readonly string[]): readonly string[] {
  const mostSlips = slipsIn(input)
  return words
    .map((word) => ({ word, slips: slipsBetween(input, word) }))
    .filter(({ slips }) => slips > 0 && slips <= mostSlips)
    .sort((one, other) => one.slips - other.slips)
    .map(({ word }) => word)
}

/** The edit distance between two words: letters left out, added, changed or swapped. */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: readonly number[] = []
  let lastRow: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isEqual = one[at - 1] === other[to - 1]
      const isTurned = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      row[to] = Math.min(
        (lastRow[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (lastRow[to - 1] ?? 0) + (isEqual ? 0 : 1),
        isTurned ? (beforeLast[to - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = lastRow
    lastRow = row
  }
  return lastRow[other.length] ?? 0
}
