import { describe, expect, it } from 'vitest'
import { matchesOf, matchOf, wordForWord } from '../../../../../platform/features/frame/search-index/search-match'

const letters = ['a', 'b', 'c', 'd', 'e']
const everywhere = { types: [], places: [], organisationId: undefined }
const sought = (count: number, least: number) => ({
  ...everywhere,
  meanings: wordForWord(letters.slice(0, count)),
  least,
})

/** Whether a condition holds for an entry with some words: `&` binds more closely than `|`. */
function holds(match: string, words: ReadonlySet<string>): boolean {
  const tokens = match.match(/'[^']*'|[&|!()]/g) ?? []
  const next = (): boolean => {
    const token = tokens.shift()
    if (token === '!') return !next()
    if (token !== '(') return words.has(token?.slice(1, -1) ?? '')
    const inner = anyOf()
    tokens.shift()
    return inner
  }
  const allOf = (): boolean => {
    let all = next()
    while (tokens[0] === '&') {
      tokens.shift()
      all = next() && all
    }
    return all
  }
  const anyOf = (): boolean => {
    let any = allOf()
    while (tokens[0] === '|') {
      tokens.shift()
      any = allOf() || any
    }
    return any
  }
  return anyOf()
}

const subsets = Array.from({ length: 2 ** letters.length }, (_, bits) =>
  letters.filter((_letter, at) => (bits >> at) % 2 === 1),
)

describe('the condition that some of the words suffice', () => {
  it('holds for exactly the entries that have as many of them', () => {
    for (const count of [1, 2, 3, 4, 5])
      for (let least = 1; least <= count; least += 1) {
        const match = matchOf(sought(count, least), null)
        for (const words of subsets) {
          const had = words.filter((word) => letters.indexOf(word) < count).length
          expect([match, words, holds(match, new Set(words))]).toEqual([match, words, had >= least])
        }
      }
  })

  it('is weaker in a title, and leaves the titles out of the hits in the text', () => {
    const asked = { ...sought(4, 3), leastInTitle: 2 }
    const entry = (text: readonly string[], title: readonly string[]) =>
      new Set([...text, ...title, ...title.map((word) => `t/${word}`)])
    for (const [words, title, text] of [
      [entry([], ['a', 'c']), true, false],
      [entry(['a', 'b', 'd'], []), false, true],
      [entry(['b', 'd'], ['a']), false, true],
      [entry(['a', 'b'], []), false, false],
      [entry(['d'], ['a', 'b']), true, false],
    ] as const) {
      expect(holds(matchOf(asked, 'title'), words)).toBe(title)
      expect(holds(matchOf(asked, 'text'), words)).toBe(text)
      expect(holds(matchOf(asked, null), words)).toBe(title || text)
    }
  })

  it('is two conditions for the index where fewer suffice in a title, and one where not', () => {
    const asked = { ...sought(3, 3), leastInTitle: 2 }
    const [anywhere, inTitle] = matchesOf(asked)
    for (const title of subsets)
      for (const text of subsets) {
        const words = new Set([...text, ...title, ...title.map((word) => `t/${word}`)])
        expect(holds(anywhere, words) || holds(inTitle ?? '', words)).toBe(holds(matchOf(asked, null), words))
      }
    expect(matchesOf(sought(3, 2))).toEqual([matchOf(sought(3, 2), null), null])
  })

  it('names a word as seldom as possible, since the index reads it as often', () => {
    const named = (count: number, least: number) => matchOf(sought(count, least), null).match(/'/g)?.length ?? 0
    expect([named(3, 2), named(4, 3), named(4, 2), named(5, 3)].map((quotes) => quotes / 2)).toEqual([5, 9, 9, 19])
  })
})
