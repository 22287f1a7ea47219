import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { decodeFrame, type Frame } from '../../../../src/infrastructure/frame/codes/decode-frame'

/** A QR code as a camera sees it: so many pixels per module, on a larger ground; dark on light or the other way round. */
function photographed(text: string, { pixels = 5, light = 235, dark = 30 } = {}): Frame {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const width = size * pixels + 40
  const rgba = new Uint8ClampedArray(width * width * 4).fill(light)
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return
      for (let dy = 0; dy < pixels; dy += 1)
        for (let dx = 0; dx < pixels; dx += 1) {
          const at = ((20 + y * pixels + dy) * width + 20 + x * pixels + dx) * 4
          rgba.fill(dark, at, at + 3)
        }
    }),
  )
  return { width, height: width, data: rgba }
}

describe('a decoded picture', () => {
  it.each([
    'https://city.example/posts/post-000001?from_user_id=7&from_url=%2Fposts%2Fpost-000001',
    'HTTPS://CITY.EXAMPLE/SCAN',
    '二维码里的文字',
    '0',
  ])('gives the text of its code: %s', (text) => {
    expect(decodeFrame(photographed(text))).toBe(text)
  })

  it('gives it for a code in pale grey, and for a light one on a dark ground', () => {
    expect(decodeFrame(photographed('pale', { light: 180, dark: 120 }))).toBe('pale')
    expect(decodeFrame(photographed('light', { light: 20, dark: 240 }))).toBe('light')
  })

  it('gives nothing without a code', () => {
    expect(decodeFrame({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(128) })).toBeNull()
    expect(decodeFrame({ width: 0, height: 0, data: new Uint8ClampedArray(0) })).toBeNull()
  })
})
