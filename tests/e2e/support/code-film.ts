import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { encode } from 'uqr'

const width = 640
const height = 480

/** A QR code as a picture. */
export function codePicture(text: string, pixels: number): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pixels}" height="${pixels}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${cells.join('')}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Writes a film (Y4M) that Chromium plays as its camera: a sheet with a code, held at an angle, on a grey table. */
export async function writeCodeFilm(path: string, text: string): Promise<void> {
  const sheet = await sharp(await codePicture(text, 220))
    .rotate(12, { background: '#8a8a8a' })
    .toBuffer()
  const grey = await sharp({ create: { width, height, channels: 3, background: '#8a8a8a' } })
    .composite([{ input: sheet }])
    .greyscale()
    .raw()
    .toColourspace('b-w')
    .toBuffer()
  // The two planes of colour, at half the width and height: none.
  const colour = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colour])
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), frame, frame]))
}
