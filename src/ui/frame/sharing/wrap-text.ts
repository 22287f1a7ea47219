/** A single CJK character, or a word with the space after it. */
const piece =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+\s*|\s+/g
/** Characters that never start a line. */
const closingPunctuation = /^[，。、；：？！）》」』”’,.;:?!)\]]/

/** Wraps a text into a limited number of lines; a truncated text ends in an ellipsis. */
export function wrapText(text: string, most: number, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.trim().match(piece) ?? []) {
    for (const chunk of fits(part) ? [part] : [...part]) {
      if (line === '' || fits(line + chunk.trimEnd()) || closingPunctuation.test(chunk)) line += chunk
      else {
        lines.push(line.trimEnd())
        line = chunk.trimStart()
      }
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  if (lines.length <= most) return lines
  const full = lines[most - 1] ?? ''
  // The truncated line ends after a whole word, unless the line has only one word.
  const parts = full.match(piece) ?? []
  let lastParts = parts.length > 1 ? parts : [...full]
  while (lastParts.length > 0 && !fits(`${lastParts.join('').trimEnd()}…`)) lastParts = lastParts.slice(0, -1)
  return [...lines.slice(0, most - 1), `${lastParts.join('').trimEnd()}…`]
}
