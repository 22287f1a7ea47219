import sharp from 'sharp'
import { crc32, deflateSync } from 'node:zlib'

/** Frames of one colour each, in a format that the library of pictures can write. */
export async function animation(format: 'gif' | 'webp', frames = 3, width = 60, height = 40): Promise<Buffer> {
  const colours = Array.from({ length: frames }, (_, index) => ({ r: (index * 70) % 256, g: 80, b: 200 }))
  const pictures = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return await sharp(pictures, { join: { animated: true } })
    .withExif({ IFD0: { Copyright: 'Mei, 13800000001' } })
    .toFormat(format, { delay: pictures.map(() => 100) })
    .toBuffer()
}

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(content.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

/** An APNG in grey, with chunks that say who made it. */
export function animatedPng(
  frames = 3,
  { width = 60, height = 40, declared = frames, beside = 0, before = [] as Buffer[], behind = '' } = {},
): Buffer {
  let order = 0
  const pixels = (value: number) =>
    deflateSync(Buffer.concat(Array.from({ length: height }, () => Buffer.alloc(width + 1, value).fill(0, 0, 1))))
  const control = () => {
    const head = numbers((order += 1) - 1, width, height, beside, 0)
    return chunk('fcTL', Buffer.concat([head, Buffer.from([0, 10, 0, 100, 0, 0])]))
  }
  const drawn = Array.from({ length: frames }, (_, index) => {
    const head = control()
    const content = pixels((index * 70) % 256)
    return [
      head,
      index === 0 ? chunk('IDAT', content) : chunk('fdAT', Buffer.concat([numbers((order += 1) - 1), content])),
    ]
  })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 0, 0, 0, 0])])),
    ...before,
    chunk('acTL', numbers(declared, 0)),
    chunk('tEXt', Buffer.from('Author\0Mei, 13800000001')),
    chunk('eXIf', Buffer.from('MM\0*\0\0\0\x08GPS 30.2')),
    ...drawn.flat(),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(behind),
  ])
}

/** A chunk as programs put it before the first pixel, longer than what anybody reads at first. */
export const longProfile = chunk('iTXt', Buffer.alloc(70_000, 'x'))
