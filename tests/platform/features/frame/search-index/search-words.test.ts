import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  begunWord,
  foundPieces,
  indexedWords,
  partsMatch,
  searchParts,
  soughtParts,
  soughtWords,
} from '../../../../../platform/features/frame/search-index/search-words'
import { foldedText } from '../../../../../platform/kernel/shared/simplified'
import { saysWord } from '../../../../../platform/kernel/content-check/sensitive-text'

const finds = (query: string, text: string) => {
  const words = new Set(indexedWords(text))
  return soughtWords(query).every((word) => words.has(word))
}

describe('traditional and simplified writing', () => {
  it.each([
    ['醫保', '医保'],
    ['路燈', '路灯坏了'],
    ['橋', '桥梁'],
    ['公園', '公园'],
    ['圖書館', '图书馆'],
    ['台灣', '臺灣'],
    ['衞生', '卫生'],
    ['裏', '裡'],
    ['説明', '說明'],
    ['⾺路', '馬路'],
    ['薴', '苧'],
  ])('find each other: %s and %s', (one, other) => {
    const shorter = other.slice(0, [...one].length)
    expect([finds(one, other), finds(shorter, one)]).toEqual([true, true])
  })

  it('are one form, whatever is typed', () => {
    const character = fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code))
    fc.assert(
      fc.property(fc.array(fc.oneof(character, fc.string({ unit: 'grapheme', maxLength: 1 }))), (pieces) => {
        const once = foldedText(pieces.join(''))
        expect(foldedText(once)).toBe(once)
      }),
    )
  })

  it('make no difference to the words that a site refuses', () => {
    expect([saysWord('賭 博', ['赌博']), saysWord('赌博', ['賭博']), saysWord('读书', ['赌博'])]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('the parts of a row', () => {
  it('are found by those of any search for the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const parts = new Set(searchParts(text))
        expect(soughtParts(text).every((part) => parts.has(part))).toBe(true)
      }),
    )
  })

  it('are sought by all words, of which the last may be half typed', () => {
    expect(partsMatch('River, 河流')).toBe("'river' & '河流'")
    expect(partsMatch("O'Connor's lan")).toBe("'o' & 'connor' & 's' & 'lan':*")
    expect([partsMatch(undefined), partsMatch('  ')]).toEqual(['', ''])
  })

  it('are not sought for punctuation alone, which finds nothing', () => {
    expect(partsMatch('?!')).toBeNull()
  })

  it('are no longer than an index takes', () => {
    expect(Math.max(...searchParts('ж'.repeat(3000)).map((part) => part.length))).toBeLessThanOrEqual(40)
  })
})

describe('what a question found', () => {
  const found = (text: string, query: string) => foundPieces([text], new Set(soughtWords(query)), begunWord(query))
  it.each([
    ['Two Bridges open', 'bridge', ['Bridges']],
    ['Two Bridges open', 'bri', ['Bridges']],
    ['市图书馆开放', '圖書館', ['图书馆']],
    ['市圖書館開放', '图书馆', ['圖書館']],
    ['CAFÉ', 'cafe', ['CAFÉ']],
    ['Cambridge', 'bridge', []],
    ['桥', '…', []],
  ])('in %j by %j is %j, as the text has it', (text, query, pieces) => {
    expect(found(text, query)).toEqual(pieces)
  })
})
