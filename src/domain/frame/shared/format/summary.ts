import { characterCount, firstCharacters } from '../graphemes'
import { beginsInWord, endsInWord } from '../word-letters'

const onOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** The beginning of a text on one line. It is cut between words where the writing has spaces, and the cut is marked. */
export function summaryOf(text: string, most: number): string {
  const line = onOneLine(text)
  if (characterCount(line) <= most) return line
  const cut = firstCharacters(line, most - 1)
  const isInWord = endsInWord(cut) && beginsInWord(line.slice(cut.length))
  return `${(isInWord ? cut.replace(/\s\S*$/, '') : cut).trimEnd()}…`
}

/**
 * What a summary says beyond a title that is the beginning of the same text (`summaryOf`): where that was cut, the
 * summary goes on. Below any other title it stays as it is.
 */
export function summaryBelow(title: string, summary: string): string {
  const line = onOneLine(summary)
  if (line === title) return ''
  const beginning = title.endsWith('…') ? title.slice(0, -1) : ''
  return beginning !== '' && line.startsWith(beginning) ? `…${line.slice(beginning.length).trimStart()}` : summary
}
