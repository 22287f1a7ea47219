import { runsOf, type TextRun } from './search-parts'

/** A piece of a text, and whether the search found it. */
export interface MarkedPiece {
  readonly text: string
  readonly isHit: boolean
}

/**
 * Splits a text into pieces and marks what a search found in it: whole words as the text has them, and Chinese
 * characters wherever they stand together.
 * @param marks the words and characters, which the platform finds where it searches
 */
export function markedPieces(text: string, marks: readonly string[]): readonly MarkedPiece[] {
  const isHit = Array.from({ length: text.length }, () => false)
  for (const run of runsOf(text)) for (const [from, to] of hitsIn(run, marks)) isHit.fill(true, from, to)
  return joinPieces(text, isHit)
}

function hitsIn(run: TextRun, marks: readonly string[]): readonly (readonly [number, number])[] {
  return marks.flatMap((mark) => {
    if (mark === '') return []
    if (!run.isChinese) return mark === run.text ? [[run.start, run.start + mark.length] as const] : []
    const hits: (readonly [number, number])[] = []
    for (let at = run.text.indexOf(mark); at !== -1; at = run.text.indexOf(mark, at + 1))
      hits.push([run.start + at, run.start + at + mark.length])
    return hits
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
