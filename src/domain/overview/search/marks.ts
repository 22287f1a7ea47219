import { soughtWords } from './query'
import { foldCase, runsOf, type TextRun } from './search-parts'
import { stemOf } from './stem'

/** A piece of a text, and whether the search found it. */
export interface MarkedPiece {
  readonly text: string
  readonly isHit: boolean
}

/** Splits a text into pieces and marks the hits of a search, which are whole words or Chinese characters. */
export function markedPieces(text: string, query: string): readonly MarkedPiece[] {
  const queryWords = new Set(soughtWords(query))
  if (queryWords.size === 0) return [{ text, isHit: false }]
  const isHit = Array.from({ length: text.length }, () => false)
  for (const run of runsOf(text)) for (const [from, to] of hitsIn(run, queryWords)) isHit.fill(true, from, to)
  return joinPieces(text, isHit)
}

function hitsIn(run: TextRun, queryWords: ReadonlySet<string>): readonly (readonly [number, number])[] {
  if (!run.isChinese)
    return queryWords.has(stemOf(foldCase(run.text))) ? [[run.start, run.start + run.text.length]] : []
  const characters = [...run.text]
  let at = run.start
  return characters.flatMap((character, index) => {
    const from = at
    at += character.length
    const next = characters[index + 1]
    const single = queryWords.has(character) ? [[from, at] as const] : []
    const pair = next !== undefined && queryWords.has(character + next) ? [[from, at + next.length] as const] : []
    return [...single, ...pair]
  })
}

function joinPieces(text: string, isHit: readonly boolean[]): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let start = 0
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isHit[at] === isHit[start]) continue
    pieces.push({ text: text.slice(start, at), isHit: isHit[start] ?? false })
    start = at
  }
  return pieces
}
