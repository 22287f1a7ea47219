import { crc32 } from 'node:zlib'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/**
 * The chunks that an animation needs, and the colours of its pixels. All others are left out: they say where, when, by
 * what and by whom it was made.
 */
const keptChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'acTL', 'fcTL', 'fdAT'],
  ...['tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD'],
])

interface Chunk {
  readonly name: string
  readonly content: Buffer
  /** The chunk with its length, name and checksum. */
  readonly whole: Buffer
}

/** The chunks up to the end of the picture; stops where one is not whole. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  if (!bytes.subarray(0, signature.length).equals(signature)) return
  let at = signature.length
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return
    const name = bytes.toString('latin1', at + 4, at + 8)
    yield { name, content: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) }
    if (name === 'IEND') return
    at = end
  }
}

/** Whether a PNG is an animation (APNG), which it says before its first pixel. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  for (const { name } of chunksOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

export interface AnimatedPng {
  readonly width: number
  readonly height: number
  readonly frames: number
  /** The animation without what it does not need, and without anything behind its end. */
  readonly bytes: Buffer
}

/**
 * Reads an APNG. The library of pictures knows only its first frame, so it is not encoded again: what it does not need
 * is left out instead. Null when it is not whole, or its frames are not those that it declares.
 */
export function readAnimatedPng(bytes: Uint8Array): AnimatedPng | null {
  const chunks = [...chunksOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))]
  const [header] = chunks
  if (header?.name !== 'IHDR' || header.content.length !== 13 || chunks.at(-1)?.name !== 'IEND') return null
  const [width, height] = [header.content.readUInt32BE(0), header.content.readUInt32BE(4)]
  const declared = chunks.find(({ name }) => name === 'acTL')?.content
  const frames = chunks.filter(({ name }) => name === 'fcTL')
  if (declared?.length !== 8 || declared.readUInt32BE(0) !== frames.length) return null
  if (!frames.every(({ content }) => isWithin(content, width, height))) return null
  const kept = chunks.filter(({ name }) => keptChunks.has(name)).map(({ whole }) => whole)
  return { width, height, frames: frames.length, bytes: Buffer.concat([signature, ...kept]) }
}

/** Whether the part that a frame draws is within the picture. */
function isWithin(frame: Buffer, width: number, height: number): boolean {
  if (frame.length !== 26) return false
  const [frameWidth, frameHeight, left, top] = [4, 8, 12, 16].map((at) => frame.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ]
  return frameWidth > 0 && frameHeight > 0 && left + frameWidth <= width && top + frameHeight <= height
}
