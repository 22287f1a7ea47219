/** One utterance of a speech-synthesis voice. */
export interface SpeechPiece {
  readonly text: string
  /** The index of its paragraph. */
  readonly block: number
}

/** The maximum length in characters; voices stop by themselves in the middle of longer texts. */
const longest = 160
const sentence = /[^。！？!?；;…]+[。！？!?；;…」”’"')）]*|[。！？!?；;…]+/gu
const clause = /[^，、,:：]+[，、,:：]*|[，、,:：]+/gu

/** Splits paragraphs into utterances: short sentences are joined, and long ones are split. */
export function speechPieces(blocks: readonly string[]): readonly SpeechPiece[] {
  return blocks.flatMap((text, block) =>
    joinShortParts(text.replace(/\s+/g, ' ').trim().match(sentence) ?? []).map((piece) => ({ text: piece, block })),
  )
}

/**
 * Joins parts into as few pieces as possible. A sentence that is too long is split into clauses, and if need be into
 * words or equal parts.
 */
function joinShortParts(parts: readonly string[]): readonly string[] {
  const pieces: string[] = []
  for (const part of parts.flatMap(split)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + part.length <= longest) pieces[pieces.length - 1] = last + part
    else pieces.push(part)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

function split(part: string): readonly string[] {
  if (part.length <= longest) return [part]
  const clauses = part.match(clause) ?? [part]
  return clauses.flatMap((one) => {
    if (one.length <= longest) return [one]
    const words = one.match(/\S+\s*/g) ?? [one]
    return words.flatMap((word) => (word.length <= longest ? [word] : (word.match(/.{1,160}/gsu) ?? [])))
  })
}
