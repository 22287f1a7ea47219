import type { Sharp } from 'sharp'
import { openPicture } from '../media/decode-picture'

const gridSide = 8
/** Length in bits: half of them compare neighbours in a row, the other half neighbours in a column. */
const length = 2 * gridSide * gridSide
/**
 * The fewest set bits, and the fewest unset bits, of a usable fingerprint. A picture with fewer edges, or with nothing
 * but one gradient, resembles too many others.
 */
const fewest = 12

/** The most bits by which two fingerprints of the same picture differ when its size, format or quality differs. */
export const mostDifferentBits = 10

/**
 * Makes a fingerprint of brightness (difference hash) from the picture scaled to about 8 by 8 pixels: each bit says
 * which of two neighbours is brighter. Returns 32 hexadecimal digits, nearly the same for the same picture in another
 * size, format or quality; null for a picture that is too plain.
 */
export async function computeFingerprint(file: string): Promise<string | null> {
  const rows = await brightness(file, gridSide + 1, gridSide)
  const columns = await brightness(file, gridSide, gridSide + 1)
  const bits: number[] = []
  for (let y = 0; y < gridSide; y += 1)
    for (let x = 0; x < gridSide; x += 1) {
      const at = y * (gridSide + 1) + x
      bits.push(rows[at]! < rows[at + 1]! ? 1 : 0)
    }
  for (let y = 0; y < gridSide; y += 1)
    for (let x = 0; x < gridSide; x += 1) {
      const at = y * gridSide + x
      bits.push(columns[at]! < columns[at + gridSide]! ? 1 : 0)
    }
  const set = bits.filter((bit) => bit === 1).length
  if (set < fewest || set > length - fewest) return null
  return Array.from({ length: length / 4 }, (_, at) =>
    Number.parseInt(bits.slice(at * 4, at * 4 + 4).join(''), 2).toString(16),
  ).join('')
}

async function brightness(file: string, width: number, height: number): Promise<Uint8Array> {
  const picture: Sharp = await openPicture(file, { animated: false })
  return await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
}
