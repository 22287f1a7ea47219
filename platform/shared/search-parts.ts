/** A run of Chinese characters, or a word of letters and digits. */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const han = /\p{Script=Han}/u

/**
 * The search index of a text: its words in lower case, and for Chinese, which has no spaces, each character and each
 * pair.
 */
export function searchParts(text: string): string[] {
  return partsOf(text, (characters) => [...characters, ...pairsOf(characters)])
}

/** The parts of a search: its words, and for Chinese the pairs, or the single character. */
export function soughtParts(text: string): string[] {
  return partsOf(text, (characters) => (characters.length === 1 ? characters : pairsOf(characters)))
}

function partsOf(text: string, ofChinese: (characters: string[]) => string[]): string[] {
  const found = text.normalize('NFKC').toLowerCase().match(runs) ?? []
  return [...new Set(found.flatMap((run) => (han.test(run) ? ofChinese([...run]) : [run])))]
}

function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((next, place) => `${characters[place]}${next}`)
}
