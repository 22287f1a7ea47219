/** One utterance of a text, with the seconds at which it starts and ends at the voice's normal speed. */
export interface SpokenPiece {
  readonly text: string
  /** Index of its paragraph. */
  readonly block: number
  readonly start: number
  readonly end: number
}

/** A text that a voice of the device reads. */
export interface SpokenText {
  readonly pieces: readonly SpokenPiece[]
  /** Language tag. */
  readonly language: string
  /** 1 is normal speed. */
  readonly rate: number
}

/** About so many are spoken in a second. */
const chinesePerSecond = 4.5
const lettersPerSecond = 14

/** Voices say nothing of their length: it is estimated from the letters. */
export function timed(pieces: readonly { readonly text: string; readonly block: number }[]): readonly SpokenPiece[] {
  let end = 0
  return pieces.map(({ text, block }) => {
    const start = end
    end += secondsOf(text)
    return { text, block, start, end }
  })
}

/** Seconds. */
export function lengthOf({ pieces }: Pick<SpokenText, 'pieces'>): number {
  return pieces.at(-1)?.end ?? 0
}

/** The piece at a time in seconds; the last one at its end. */
export function pieceAt({ pieces }: Pick<SpokenText, 'pieces'>, time: number): number {
  const at = pieces.findIndex(({ end }) => time < end)
  return at < 0 ? Math.max(0, pieces.length - 1) : at
}

/** Seconds at which its paragraphs start. */
export function paragraphStarts({ pieces }: Pick<SpokenText, 'pieces'>): readonly number[] {
  return pieces.filter(({ block }, at) => pieces[at - 1]?.block !== block).map(({ start }) => start)
}

function secondsOf(text: string): number {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return chinese / chinesePerSecond + (text.length - chinese) / lettersPerSecond
}
