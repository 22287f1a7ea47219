import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstCharacter } from '../../../../src/domain/frame/shared/first-character'
import { characterCount, firstCharacters } from '../../../../src/domain/frame/shared/graphemes'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const segmentsIn = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** What texts are made of, each one character to people or a part of one. */
const pieces = fc.constantFrom(
  ...['a', 'é', 'e\u0301', 'ệ', 'Ё', 'ß', '7', ' ', '\n', '.', '（'],
  ...['中', '𠮷', '葛\u{E0100}', 'が', 'か\u3099', 'ｶﾞ', '각', '각', 'ส', 'ั', 'ด'],
  ...['😀', '👍🏽', '👨‍👩‍👧‍👦', '❤️', '1️⃣', '🇨🇳', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '©', '☎️', '⚕'],
)
const texts = fc.array(pieces, { maxLength: 30 }).map((all) => all.join(''))

describe('the number of characters', () => {
  it('is what people count, and what browsers that can tell count', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(characterCount(text)).toBe(segmentsIn(text).length)
      }),
    )
  })

  it.each([
    ['👨‍👩‍👧‍👦👍🏽🇨🇳', 3],
    ['José', 4],
    ['\r\n', 1],
    ['', 0],
  ])('of %j is %i', (text, count) => {
    expect(characterCount(text)).toBe(count)
  })

  it('grows with the marks that are heaped on one letter, so that no text hides in them', () => {
    expect(characterCount(`a${'\u0301'.repeat(320)}`)).toBeGreaterThan(20)
  })
})

describe('the beginning of a text', () => {
  it('cuts no character in two, and has no more than asked for', () => {
    fc.assert(
      fc.property(texts, fc.nat({ max: 20 }), (text, most) => {
        expect(firstCharacters(text, most)).toBe(segmentsIn(text).slice(0, most).join(''))
      }),
    )
  })
})

describe('the first character of a name', () => {
  it.each([
    [' anna', 'a'],
    ['e\u0301lan', 'e\u0301'],
    ['👨‍👩‍👧‍👦 Lin', '👨‍👩‍👧‍👦'],
    ['🇨🇳队', '🇨🇳'],
    ['𠮷野', '𠮷'],
    ['', ''],
  ])('of %j is %j', (name, character) => {
    expect(firstCharacter(name)).toBe(character)
  })
})
