/** The start of a chunk of PNG: its length and its name. */
const chunkHead = 8
const headOfPng = 8
/** Chunks before the first pixel that are looked at; a picture has about ten. */
const mostChunks = 100

/**
 * Whether a picture moves, or may: a canvas would keep one frame of it. Browsers call an APNG a PNG, so its bytes
 * decide; of a GIF no browser says more than its type.
 */
export async function isAnimated(picture: Blob): Promise<boolean> {
  const head = await readBytes(picture, 0, 32)
  const text = String.fromCharCode(...head)
  if (text.startsWith('GIF8')) return true
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) return ((head[20] ?? 0) & 0x02) !== 0
  if (text.startsWith('ftypavis', 4)) return true
  return text.startsWith('\x89PNG') ? await isAnimatedPng(picture) : false
}

/** An APNG says that it is one before its first pixel. */
async function isAnimatedPng(picture: Blob): Promise<boolean> {
  let at = headOfPng
  for (let count = 0; count < mostChunks && at + chunkHead <= picture.size; count += 1) {
    const head = await readBytes(picture, at, chunkHead)
    const name = String.fromCharCode(...head.subarray(4))
    if (name === 'acTL') return true
    if (name === 'IDAT' || name === 'IEND') return false
    at += chunkHead + new DataView(head.buffer).getUint32(0) + 4
  }
  return false
}

async function readBytes(picture: Blob, from: number, length: number): Promise<Uint8Array> {
  return new Uint8Array(await picture.slice(from, from + length).arrayBuffer())
}
