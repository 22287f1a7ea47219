import { crc32 } from 'node:zlib'

/** A linear map of 32 bits: what it makes of each single bit, the lowest first. */
type BitMap = Uint32Array

const polynomial = 0xedb88320

/** The CRC-32 of a text with the same run of bytes in each of its gaps, from that of the run. */
export type CrcOfCopies = (crcOfRun: number) => number

/**
 * Made once for a text, so that its sum is had without reading it again. It is a linear map of that of the run, and a
 * constant: to append n bytes is to multiply by x to the power of 8n (the way of zlib's crc32_combine).
 * @param parts the text, cut at its gaps
 * @param length of the run
 */
export function crcOfCopies(parts: readonly Buffer[], length: number): CrcOfCopies {
  const appendRun = appending(length)
  const steps = parts.map((part) => ({ crc: crc32(part), append: appending(part.length) }))
  const whole = (crcOfRun: number): number => steps.reduce((before, { crc, append }, index) => {
    const withRun = index === 0 ? before : image(appendRun, before) ^ crcOfRun
    return (image(append, withRun) ^ crc) >>> 0
  }, 0)
  const constant = whole(0)
  const map = Uint32Array.from(oneOfEach, (bit) => whole(bit) ^ constant)
  return (crcOfRun) => (image(map, crcOfRun) ^ constant) >>> 0
}

const oneOfEach = Uint32Array.from({ length: 32 }, (_, bit) => 1 << bit)

/** What so many bytes behind it make of a sum. */
function appending(length: number): BitMap {
  const oneBit = Uint32Array.from(oneOfEach, (_, bit) => (bit === 0 ? polynomial : 1 << (bit - 1)))
  let power = twice(twice(twice(oneBit)))
  let whole = oneOfEach
  for (let left = length; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) whole = whole.map((bits) => image(power, bits))
    power = twice(power)
  }
  return whole
}

function twice(map: BitMap): BitMap {
  return map.map((bits) => image(map, bits))
}

function image(map: BitMap, bits: number): number {
  let sum = 0
  for (let bit = 0, left = bits; left !== 0; bit += 1, left >>>= 1) if ((left & 1) === 1) sum ^= map[bit] ?? 0
  return sum >>> 0
}
