import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isAnimated } from '../../../../src/infrastructure/frame/uploads/is-animated'
import { animatedPng, animation, longProfile } from '../../../support/animations'

const still = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } })
    .toFormat(format)
    .toBuffer()
const judged = async (bytes: Uint8Array, type = 'image/png') =>
  await isAnimated(new Blob([new Uint8Array(bytes)], { type }))

describe('a picture that moves', () => {
  it('is found by its bytes, whatever its type says', async () => {
    for (const bytes of [await animation('gif'), await animation('webp'), animatedPng(2)])
      expect(await judged(bytes)).toBe(true)
    expect(await judged(animatedPng(2, { before: [longProfile, longProfile] }), 'image/png')).toBe(true)
  })

  it('is none that stands still, is cut off or is no picture', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) expect(await judged(await still(format))).toBe(false)
    for (const bytes of [Buffer.alloc(0), Buffer.from('RIFF'), animatedPng(2).subarray(0, 20), Buffer.from('text')])
      expect(await judged(bytes)).toBe(false)
    // A chunk that says it is longer than the file.
    const long = Buffer.concat([
      animatedPng(2).subarray(0, 33),
      Buffer.from([0xff, 0xff, 0xff, 0xff]),
      Buffer.from('iTXt'),
    ])
    expect(await judged(long)).toBe(false)
  })
})
