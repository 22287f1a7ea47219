/** One utterance of a text, with the seconds at which it starts and ends at the voice's normal speed. */
export interface SpokenPiece {
  readonly text: string
  /** The index of its paragraph. */
  readonly block: number
  readonly start: number
  readonly end: number
}

/** A text that one of the device's voices reads. */
export interface SpokenText {
  readonly pieces: readonly SpokenPiece[]
  /** The language tag. */
  readonly language: string
  /** The speed; 1 is normal. */
  readonly rate: number
}

/** The approximate number of Chinese characters that a voice speaks in a second. */
const chinesePerSecond = 4.5
/** The approximate number of letters that a voice speaks in a second. */
const lettersPerSecond = 14

/** Estimates the times of the pieces from their letters, because voices do not report lengths. */
export function withDurations(
  pieces: readonly { readonly text: string; readonly block: number }[],
): readonly SpokenPiece[] {
  let end = 0
  return pieces.map(({ text, block }) => {
    const start = end
    end += secondsOf(text)
    return { text, block, start, end }
  })
}

/** The length of the text in seconds. */
export function lengthOf({ pieces }: Pick<SpokenText, 'pieces'>): number {
  return pieces.at(-1)?.end ?? 0
}

/** The index of the piece at a time in seconds; at or after the end, the index of the last piece. */
export function pieceAt({ pieces }: Pick<SpokenText, 'pieces'>, time: number): number {
  const at = pieces.findIndex(({ end }) => time < end)
  return at < 0 ? Math.max(0, pieces.length - 1) : at
}

/** The seconds at which the paragraphs start. */
export function paragraphStarts({ pieces }: Pick<SpokenText, 'pieces'>): readonly number[] {
  return pieces.filter(({ block }, at) => pieces[at - 1]?.block !== block).map(({ start }) => start)
}

function secondsOf(text: string): number {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return chinese / chinesePerSecond + (text.length - chinese) / lettersPerSecond
}
