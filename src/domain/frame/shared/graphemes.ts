/**
 * Matches one character as people count them (a grapheme cluster of Unicode TR 29): a letter with its marks, a syllable
 * of Hangul, a flag, an emoji with its colour of skin, or several that are joined to one. `Intl.Segmenter` tells the
 * same, but browsers that the product runs in lack it, and both sides must count alike.
 */
const grapheme = new RegExp(
  [
    String.raw`\r\n`,
    String.raw`(?:${[
      String.raw`\p{RI}{2}`,
      String.raw`\p{ExtPict}(?:[\p{EMod}\p{M}\u{E0020}-\u{E007F}]*\u200D\p{ExtPict})*`,
      String.raw`[\u1100-\u115F\uA960-\uA97C]+(?:[\u1160-\u11A7\uAC00-\uD7A3]+[\u1160-\u11FF]*)?`,
      String.raw`[\uAC00-\uD7A3][\u1160-\u11FF]*`,
      String.raw`[^\p{Cc}]`,
    ].join('|')})[\p{M}\p{EMod}\u200C\u200D\uFF9E\uFF9F\u{E0020}-\u{E007F}]*`,
    String.raw`[^]`,
  ].join('|'),
  'gu',
)

/** A longer cluster counts as several characters, so that nobody hides a long text in the marks of one letter. */
const longestCluster = 16

/** The number of characters as people count them. */
export function characterCount(text: string): number {
  // Most texts are of letters without marks, and are counted at every key.
  if (/^[\n -~\u3000-\u3029\u3030-\u3098\u309B-\uA66E\uFF00-\uFF9D]*$/.test(text)) return text.length
  let count = 0
  for (const [cluster] of text.matchAll(grapheme)) count += Math.ceil(cluster.length / longestCluster)
  return count
}

/** The number of code points, by which passwords are measured: their marks are typed one by one. */
export const codePointCount = (text: string): number => [...text].length

/** The beginning of a text, up to this many characters; no character is cut in two. */
export function firstCharacters(text: string, most: number): string {
  let end = 0
  let count = 0
  for (const [cluster] of text.matchAll(grapheme)) {
    count += Math.ceil(cluster.length / longestCluster)
    if (count > most) break
    end += cluster.length
  }
  return text.slice(0, end)
}
