/** One breath of a reading voice. */
export interface SpeechPiece {
  readonly text: string
  /** Number of the paragraph that it is part of. */
  readonly block: number
}

/** Voices stop by themselves in the middle of longer texts. */
const longest = 160
const sentence = /[^。！？!?；;…]+[。！？!?；;…」”’"')）]*|[。！？!?；;…]+/gu
const clause = /[^，、,:：]+[，、,:：]*|[，、,:：]+/gu

/** Paragraphs as pieces that a voice reads in one go: sentences, and parts of long ones. */
export function speechPieces(blocks: readonly string[]): readonly SpeechPiece[] {
  return blocks.flatMap((text, block) =>
    joined(text.replace(/\s+/g, ' ').trim().match(sentence) ?? []).map((piece) => ({ text: piece, block })),
  )
}

/** As few pieces as fit; what is too long falls into its clauses, and at last into equal parts. */
function joined(parts: readonly string[]): readonly string[] {
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
