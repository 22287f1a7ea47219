import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summaryBelow, summaryOf } from '../../../../src/domain/frame/shared/format/summary'
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

describe('the summary below a title', () => {
  const text = 'We carried the long bench\ndown to the ferry, and it stands there now'

  it('goes on where a title that is its beginning was cut', () => {
    expect(summaryBelow(summaryOf(text, 20), text)).toBe('…bench down to the ferry, and it stands there now')
    expect(summaryBelow(summaryOf('末班车的灯亮一点，站台也亮一点', 8), '末班车的灯亮一点，站台也亮一点')).toBe(
      '…点，站台也亮一点',
    )
  })

  it('is left out where the title says all of it', () => {
    expect(summaryBelow(summaryOf(text, 90), text)).toBe('')
  })

  it('stays as it is below a title of its own, also one that it repeats or that ends with dots', () => {
    expect(summaryBelow('The bench', 'The bench stands at the ferry')).toBe('The bench stands at the ferry')
    expect(summaryBelow('And then…', 'It stands at the ferry')).toBe('It stands at the ferry')
    expect(summaryBelow('…', 'It stands at the ferry')).toBe('It stands at the ferry')
  })
})
