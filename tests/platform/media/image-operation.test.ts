import { describe, expect, it } from 'vitest'
import { chooseFormats, parseImageOperation } from '../../../platform/media/image-operation'

const plain = { width: null, height: null, mode: 'lfit', quality: 75, format: null }

describe('what a picture is asked to become', () => {
  it('reads size, mode, quality and format, each rounded up to a step', () => {
    expect(parseImageOperation('image/resize,w_200,h_100,m_fill/quality,q_80/format,webp')).toEqual({ width: 240, height: 120, mode: 'fill', quality: 85, format: 'webp' })
    expect(parseImageOperation('image/resize,m_lfit,w_50')).toEqual({ ...plain, width: 50 })
    expect(parseImageOperation('image/quality,q_1')).toEqual({ ...plain, quality: 50 })
    expect(parseImageOperation('image/format,auto')).toEqual(plain)
    expect(parseImageOperation('image/resize,w_99999')?.width).toBe(1920)
  })

  it.each(['', 'image', 'image/', 'image/resize', 'image/resize,w_', 'image/resize,w_-5', 'image/resize,w_1e3', 'image/resize,m_pad,w_5', 'image/crop,w_5', 'video/resize,w_5', 'image/format,gif', 'image/quality,q_80,q_90', 'image/resize,w_5/../../x'])(
    'takes nothing else: %s', (text) => {
      expect(parseImageOperation(text)).toBeNull()
    })

  it('makes few different pictures of endless requests', () => {
    const made = new Set(Array.from({ length: 5000 }, (_, index) => JSON.stringify(parseImageOperation(`image/resize,w_${index}/quality,q_${index % 101}`))))
    expect(made.size).toBeLessThanOrEqual(18 * 4)
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
