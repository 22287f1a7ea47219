import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meaningsOf } from '../../../../src/domain/overview/search/plain-speech'
import { meantBy, slipsBetween, trigramsOf } from '../../../../src/domain/overview/search/spelling'
import { synonymGroups } from '../../../../src/domain/overview/search/synonyms'

const saidFor = (query: string) => meaningsOf(query).map(({ text }) => text)
const termsOf = (query: string) => meaningsOf(query).flatMap(({ terms }) => terms.map((term) => term.join(' ')))

describe('a question in plain speech', () => {
  it.each([
    ['help my mother with phone', ['help', 'mother', 'phone']],
    ['where can I read to old people?', ['read', 'old']],
    ['帮老人', ['帮', '老人']],
    ['做饭好吃的', ['做饭']],
    ['晚上公交', ['晚上', '公交']],
    ['哪里可以修手机', ['修', '手机']],
    ['灯笼码头', ['灯笼', '码头']],
    ['help 帮忙 assist', ['help']],
    ['the of 的', []],
    ['！？', []],
  ])('%j asks for %j', (query, expected) => {
    expect(saidFor(query)).toEqual(expected)
  })

  it('asks for the same in other words, of both languages', () => {
    expect(termsOf('手机')).toEqual(expect.arrayContaining(['手机', 'phon', 'mobil phon']))
    expect(termsOf('mum')).toEqual(expect.arrayContaining(['老人', 'elderly']))
    expect(termsOf('podcasts')).toEqual(expect.arrayContaining(['播客']))
  })

  it('is read to a limit, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
        const meanings = meaningsOf(query)
        expect(meanings.length).toBeLessThanOrEqual(4)
        for (const { terms } of meanings) {
          expect(terms.length).toBeLessThanOrEqual(18)
          for (const term of terms) expect(term.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('the table of synonyms', () => {
  it('has each word once, and no Chinese word of more than four characters', () => {
    const all = synonymGroups().flat()
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
    expect(all.filter((word) => /^\p{Script=Han}{5,}$/u.test(word))).toEqual([])
    expect(all.filter((word) => word !== word.trim() || word === '')).toEqual([])
  })
})

describe('a misspelled word', () => {
  it.each([
    ['podcsat', ['podcast']],
    ['podcst', ['podcast']],
    ['feery', ['ferry']],
    ['bus', []],
    // Too short: it is near to too many.
    ['bush', []],
    ['podcast', []],
    ['zeppelin', []],
  ])('%j may mean %j', (typed, expected) => {
    expect(meantBy(typed, ['podcast', 'ferry', 'rush', 'broadcast'])).toEqual(expected)
  })

  const word = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 8 })
  it('is as far from another as that from it, and from itself not at all', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one))
        expect(slipsBetween(one, other) === 0).toBe(one === other)
      }),
    )
  })

  it('of one slip shares some of its letters in threes with what is meant', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 6, maxLength: 12 }),
        fc.nat(),
        (typed, seed) => {
          const at = 1 + (seed % (typed.length - 2))
          const slipped = typed.slice(0, at) + typed.slice(at + 1)
          expect(trigramsOf(slipped).some((each) => trigramsOf(typed).includes(each))).toBe(true)
        },
      ),
    )
  })
})
