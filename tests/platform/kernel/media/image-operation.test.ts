import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseFormats, parseImageOperation } from '../../../../platform/kernel/media/image-operation'

const plain = { width: null, height: null, mode: 'lfit', quality: 75, format: null }

describe('what a picture is asked to become', () => {
  it('reads size, mode, quality and format, each rounded up to a step', () => {
    expect(parseImageOperation('image/resize,w_200,h_100,m_fill/quality,q_80/format,webp')).toEqual({
      width: 320,
      height: 160,
      mode: 'fill',
      quality: 90,
      format: 'webp',
    })
    expect(parseImageOperation('image/resize,m_lfit,w_50')).toEqual({ ...plain, width: 50 })
    expect(parseImageOperation('image/quality,q_1')).toEqual({ ...plain, quality: 50 })
    expect(parseImageOperation('image/format,auto')).toEqual(plain)
    expect(parseImageOperation('image/resize,w_99999')?.width).toBe(1920)
  })

  it.each([
    '',
    'image',
    'image/',
    'image/resize',
    'image/resize,w_',
    'image/resize,w_-5',
    'image/resize,w_0',
    'image/resize,w_50,h_00000',
    'image/resize,w_1e3',
    'image/resize,m_pad,w_5',
    'image/crop,w_5',
    'video/resize,w_5',
    'image/format,gif',
    'image/quality,q_80,q_90',
    'image/resize,w_5/../../x',
  ])('takes nothing else: %s', (text) => {
    expect(parseImageOperation(text)).toBeNull()
  })

  it('makes few different pictures of endless requests', () => {
    const made = new Set(
      Array.from({ length: 5000 }, (_, index) =>
        JSON.stringify(parseImageOperation(`image/resize,w_${index}/quality,q_${index % 101}`)),
      ),
    )
    expect(made.size).toBeLessThanOrEqual(9 * 3)
    const boxes = new Set(
      Array.from({ length: 5000 }, (_, index) =>
        JSON.stringify(parseImageOperation(`image/resize,w_${(index * 37) % 2000},h_${(index * 101) % 2000}`)),
      ),
    )
    expect(boxes.size).toBeLessThanOrEqual(9 * 9)
  })

  it('is never smaller than what was asked for, up to the largest, and a box keeps its shape', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1920 }), fc.integer({ min: 1, max: 960 }), (width, height) => {
        const box = parseImageOperation(`image/resize,w_${width},h_${height},m_fill`)!
        expect(box.width).toBeGreaterThanOrEqual(width)
        expect(box.height! * 1.02).toBeGreaterThanOrEqual(height)
      }),
    )
    expect(
      [
        [50, 50],
        [512, 512],
        [320, 180],
        [480, 640],
      ]
        .map(([w, h]) => parseImageOperation(`image/resize,w_${w},h_${h}`))
        .map((box) => [box?.width, box?.height]),
    ).toEqual([
      [50, 50],
      [512, 512],
      [320, 180],
      [480, 640],
    ])
  })

  it('may be answered in what is accepted, best first, or in what is asked for', () => {
    const any = parseImageOperation('image/resize,w_50')!
    expect(chooseFormats(any, 'image/avif,image/webp,*/*', 'image/jpeg')).toEqual(['avif', 'webp'])
    expect(chooseFormats(any, 'image/avif;q=0, image/webp', 'image/jpeg')).toEqual(['webp'])
    expect(chooseFormats(any, 'image/avif', 'image/jpeg')).toEqual(['avif'])
    expect(chooseFormats(any, '*/*', 'image/jpeg')).toEqual(['jpeg'])
    expect(chooseFormats(any, undefined, 'image/webp')).toEqual(['png'])
    expect(chooseFormats({ ...any, format: 'jpeg' }, 'image/avif', 'image/png')).toEqual(['jpeg'])
  })
})
