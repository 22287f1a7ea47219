import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import { characterCount } from '../../../../src/domain/frame/shared/graphemes'

describe('a summary', () => {
  it('is the text itself, in one line, where that fits', () => {
    expect(summaryOf(' Two steps\nare too many. ', 40)).toBe('Two steps are too many.')
  })

  it('is cut between words, and between any two Chinese characters', () => {
    expect(summaryOf('at the top of home, for a glance before leaving', 28)).toBe('at the top of home, for a…')
    expect(summaryOf('希望天气和江水位能放在首页最上面', 9)).toBe('希望天气和江水位…')
  })

  it('is never longer than asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, most) => {
        expect(characterCount(summaryOf(text, most))).toBeLessThanOrEqual(most)
      }),
    )
  })
})
