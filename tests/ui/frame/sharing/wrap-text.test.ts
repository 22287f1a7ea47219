import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapText } from '../../../../src/ui/frame/sharing/wrap-text'

const upTo = (most: number) => (line: string) => [...line].length <= most

describe('lines of a poster', () => {
  it('break between Chinese signs and between words', () => {
    expect(wrapText('老渡口的下一个一百年', 3, upTo(6))).toEqual(['老渡口的下一', '个一百年'])
    expect(wrapText('Who writes the next page', 3, upTo(10))).toEqual(['Who writes', 'the next', 'page'])
  })

  it('never begin with a closing sign', () => {
    expect(wrapText('一二三，四五六。', 3, upTo(3))).toEqual(['一二三，', '四五六。'])
  })

  it('end with an ellipsis when there is more', () => {
    expect(wrapText('老渡口的下一个一百年', 1, upTo(6))).toEqual(['老渡口的下…'])
  })

  it('end with a whole word before the ellipsis, unless there is only one', () => {
    expect(wrapText('Those who walk past it every day', 1, upTo(9))).toEqual(['Those…'])
    expect(wrapText('Incomprehensible', 1, upTo(6))).toEqual(['Incom…'])
  })

  it('are never more than asked for, and lose nothing when they suffice', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 80 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 4, max: 30 }),
        (text, most, width) => {
          const lines = wrapText(text, most, upTo(width))
          expect(lines.length).toBeLessThanOrEqual(most)
          if (!lines.at(-1)?.endsWith('…')) expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        },
      ),
    )
  })
})
