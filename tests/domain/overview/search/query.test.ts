import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyOf, withSearch, withoutSearch } from '../../../../src/domain/overview/search/history'
import { markedPieces } from '../../../../src/domain/overview/search/marks'
import { indexedWords, longestQuery, queryKey, soughtWords } from '../../../../src/domain/overview/search/query'
import { stemOf } from '../../../../src/domain/overview/search/stem'

const finds = (query: string, text: string) => {
  const indexed = new Set(indexedWords(text))
  const sought = soughtWords(query)
  return sought.length > 0 && sought.every((word) => indexed.has(word))
}
const shown = (text: string, marks: readonly string[]) =>
  markedPieces(text, marks)
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join('')

describe('a search finds', () => {
  it.each([
    ['bridge', 'Two bridges open'],
    ['Bridges', 'the bridge'],
    ['opening', 'They opened it'],
    ['running', 'a run'],
    ['libraries', 'The library'],
    ['图书馆', '市图书馆今天开放'],
    ['馆', '市图书馆'],
    ['ＦＭ１０１', 'Radio FM101'],
    ['  地铁   line 2 ', '地铁2号线 (Line 2)'],
    ['the bridge', 'A bridge'],
    ['café', 'CAFÉ by the river'],
    ['cafe', 'cafe\u0301'],
    ['Zurich', 'Zürich'],
    ['Łódź', 'lodz'],
    ['ёлка', 'Елка'],
    ['⻢路', '马路'],
    ['福', '\uFA1B'],
    ['葛饰', '葛\u{E0100}饰'],
    ['١٢', 'bus 12'],
    ['买买提艾力', '买买提·艾力'],
    ['买买提•艾力', '买买提・艾力'],
    ['张三', '张 三'],
    ["O'ktam", 'Oʻktam'],
    ['हिन्दी', 'हिन्दी में'],
  ])('%j in %j', (query, text) => {
    expect(finds(query, text)).toBe(true)
  })

  it.each([
    ['图馆', '图书馆'],
    ['bridge tunnel', 'bridge'],
    ['%', '100%'],
    ['_*?', 'anything'],
    ['。、！', '句号。'],
    ['', 'anything'],
  ])('not %j in %j', (query, text) => {
    expect(finds(query, text)).toBe(false)
  })

  it('any text by itself, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: longestQuery }), (text) => {
        const sought = soughtWords(text)
        expect(sought.length === 0 || finds(text, text)).toBe(true)
      }),
      // What dictation leaves behind is no gap between two words.
      { examples: [['²\uFFFCぁ']] },
    )
  })

  it('no more words than a database looks for at once, nor endless ones', () => {
    const many = Array.from({ length: 60 }, (_, at) => `w${at}`).join(' ')
    expect(soughtWords(many).length).toBeLessThanOrEqual(16)
    expect(soughtWords('x'.repeat(5000))[0]).toHaveLength(40)
  })

  it('the same with the same stem only: is, this and bus keep theirs', () => {
    expect(['this', 'bus', 'glass', 'sing', 'red', 'news'].map(stemOf)).toEqual([
      'this',
      'bus',
      'glass',
      'sing',
      'red',
      'new',
    ])
  })
})

describe('what a search found is marked', () => {
  it.each([
    ['Two bridges open', ['bridges'], 'Two [bridges] open'],
    ['市图书馆今天开放', ['图书馆'], '市[图书馆]今天开放'],
    ['书与图', ['图书'], '书与图'],
    ['图书图书', ['图书'], '[图书图书]'],
    ['<b>bridge</b> & more', ['bridge'], '<b>[bridge]</b> & more'],
    ['Cambridge', ['bridge'], 'Cambridge'],
    ['FM１０１ 开播', ['FM１０１'], '[FM１０１] 开播'],
    ['𠮷野家开业', ['𠮷野'], '[𠮷野]家开业'],
    ['nothing', ['', '…'], 'nothing'],
  ])('in %j by %j', (text, marks, expected) => {
    expect(shown(text, marks)).toBe(expected)
  })

  it('and the pieces are the whole text', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(text, fc.array(text), (whole, marks) => {
        expect(
          markedPieces(whole, marks)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(whole)
      }),
    )
  })
})

describe('the searches of a device', () => {
  it('stand once each, the latest first, and are limited', () => {
    expect(withSearch(['Bridge', 'x'], ' bridge ')).toEqual(['bridge', 'x'])
    expect(withSearch(['x'], '  ')).toEqual(['x'])
    const many = Array.from({ length: 30 }, (_, at) => `s${at}`).reduce<readonly string[]>(withSearch, [])
    expect([many.length, many[0]]).toEqual([20, 's29'])
    expect(withoutSearch(['Bridge', 'x'], 'ＢＲＩＤＧＥ')).toEqual(['x'])
  })

  it('survive whatever the storage returns', () => {
    expect([historyOf(null), historyOf({ a: 1 }), historyOf(['a', 3, 'b'])]).toEqual([[], [], ['a', 'b']])
    expect(queryKey('  A　B ')).toBe('a b')
  })
})
