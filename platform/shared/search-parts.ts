/** A run of Chinese characters, or a word of letters and digits. */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const han = /\p{Script=Han}/u

/** What a text is found by: its words in lower case, and of Chinese, which writes no spaces, each character and each pair. */
export function searchParts(text: string): string[] {
  return partsOf(text, (characters) => [...characters, ...pairsOf(characters)])
}

/** What a search asks for: its words, and of Chinese the pairs, or the one character. */
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
