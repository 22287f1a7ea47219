import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchItems } from '../../../../../platform/features/media/imports/match-items'
import type { KnownItem } from '../../../../../platform/features/media/imports/match-items'
import type { ReadItem } from '../../../../../platform/features/media/imports/reading/read-item'

type Facts = Pick<ReadItem, 'guid' | 'link' | 'title' | 'publishedAt'>

const at = Date.UTC(2026, 10, 20, 8, 30)
const midnight = Date.UTC(2026, 10, 20)
const item = (facts: Partial<Facts> = {}): ReadItem => ({
  ...{ guid: 'g', link: 'https://paper.example/1', title: 'One', publishedAt: at, html: null, words: '', summary: '' },
  ...{ sound: null, picture: null, digest: JSON.stringify(facts) },
  ...facts,
})
const numbered = (number: number, facts: Partial<Facts> = {}): ReadItem =>
  item({
    ...{ guid: `g${number}`, link: `https://paper.example/${number}`, title: `Title ${number}` },
    publishedAt: at + number * 61_000,
    ...facts,
  })

/** What is published, by its name: the item that it was made of first, and the one that it says now. */
class Site {
  readonly contents = new Map<string, { readonly first: ReadItem; now: ReadItem; name: string }>()
  private made = 0

  read(items: readonly ReadItem[]) {
    const known = [...this.contents].map(([id, { first, now, name }]): KnownItem & { readonly id: string } => ({
      ...{ id, guid: name, link: now.link, title: now.title, summary: now.summary, publishedAt: first.publishedAt },
    }))
    const { matched, leftOut } = matchItems(items, known)
    for (const { item: read, before, name } of matched) {
      const content = before === null ? undefined : this.contents.get(before.id)
      if (content === undefined) {
        this.made += 1
        this.contents.set(String(this.made), { first: read, now: read, name })
      } else Object.assign(content, { now: read, name })
    }
    return { matched, leftOut }
  }

  titles = () => [...this.contents.values()].map(({ now }) => now.title).sort()
}

const reading = (...runs: readonly (readonly ReadItem[])[]) => {
  const site = new Site()
  for (const items of runs) site.read(items)
  return site.titles()
}

describe('an item of a feed', () => {
  it('with the guid of others is known by its link, else by title and date', () => {
    const five = [1, 2, 3, 4, 5].map((number) => numbered(number, { guid: 'same' }))
    expect(reading(five, five)).toHaveLength(5)
    const alike = five.map((each) => ({ ...each, link: 'https://paper.example/' }))
    expect(reading(alike, alike)).toHaveLength(5)
    const bare = five.map((each) => ({ ...each, link: null }))
    expect(reading(bare, [...bare].reverse())).toHaveLength(5)
  })

  it('stays itself when another one takes its guid, or its link, later', () => {
    const one = numbered(1, { guid: 'same' })
    const two = numbered(2, { guid: 'same' })
    expect(reading([one], [one, two], [two, one], [two])).toEqual(['Title 1', 'Title 2'])
    expect(reading([one], [two], [one], [two])).toEqual(['Title 1', 'Title 2'])
    const home = { link: 'https://paper.example/' }
    expect(reading([numbered(1, home)], [numbered(2, home)])).toEqual(['Title 1', 'Title 2'])
    const weather = (day: number) => numbered(day, { ...home, title: 'The weather' })
    expect(reading([weather(1)], [weather(2)])).toEqual(['The weather', 'The weather'])
    const oneOfTheDay = (title: string) =>
      item({ title, link: `https://paper.example/${title}`, publishedAt: midnight })
    expect(reading([oneOfTheDay('One')], [oneOfTheDay('Two')])).toEqual(['One', 'Two'])
  })

  it.each([
    ['corrected its title', { title: 'Corrected' }],
    ['changed its guid', { guid: 'https://paper.example/?p=1' }],
    ['moved to another page', { link: 'https://paper.example/moved' }],
    ['moved, with another title', { link: 'https://paper.example/moved', title: 'Corrected' }],
    ['changed its date', { publishedAt: at + 86_400_000 }],
    ['changed its title and date', { title: 'Corrected', publishedAt: at + 86_400_000 }],
    ['lost its guid', { guid: null }],
  ])('that %s is the same', (_what, change) => {
    expect(reading([item()], [item(change)], [item(change)])).toHaveLength(1)
  })

  it.each([
    ['corrected its title', { title: 'Corrected' }],
    ['changed its date', { publishedAt: at + 86_400_000 }],
  ])('without a guid that %s is the same', (_what, change) => {
    expect(reading([item({ guid: null })], [item({ guid: null, ...change })])).toHaveLength(1)
  })

  it('that stands twice is taken once, and named', () => {
    const { matched, leftOut } = new Site().read([item(), item()])
    expect([matched.length, leftOut]).toEqual([1, [{ title: 'One', reason: 'it stands twice in the feed' }]])
  })

  it('keeps its content when two items exchange their guids', () => {
    const site = new Site()
    site.read([numbered(1), numbered(2)])
    site.read([numbered(1, { guid: 'g2' }), numbered(2, { guid: 'g1' })])
    expect([...site.contents.values()].map(({ first, now }) => [first.title, now.title])).toEqual([
      ['Title 1', 'Title 1'],
      ['Title 2', 'Title 2'],
    ])
  })
})

describe('reading a feed that nobody can trust', () => {
  const few = fc.constantFrom('a', 'b', 'c')
  const anyItem = fc
    .record({
      guid: fc.option(few),
      link: fc.option(few.map((name) => `https://paper.example/${name}`)),
      title: few,
      publishedAt: fc.constantFrom(midnight, at, at + 1000),
    })
    .map(item)
  const anyRuns = fc.array(fc.array(anyItem, { maxLength: 6 }), { minLength: 1, maxLength: 5 })

  it('never makes of a content another item, of which only a guid or a link is the same', () => {
    fc.assert(
      fc.property(anyRuns, (runs) => {
        const site = new Site()
        for (const items of runs) {
          const before = new Map([...site.contents].map(([id, { now, name }]) => [id, { ...now, name }]))
          site.read(items)
          for (const [id, was] of before) {
            const now = site.contents.get(id)?.now ?? was
            if (now.digest === was.digest) continue
            const isSameWords = now.title === was.title || now.publishedAt === site.contents.get(id)?.first.publishedAt
            const hasBothNames = [was.guid, was.name].includes(now.guid) && now.link === was.link && now.link !== null
            expect(isSameWords || hasBothNames).toBe(true)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('loses nothing without a word, and gives no two of them one name', () => {
    fc.assert(
      fc.property(anyRuns, (runs) => {
        const site = new Site()
        for (const items of runs) {
          const { matched, leftOut } = site.read(items)
          expect(matched.length + leftOut.length).toBe(items.length)
          const contents = [...site.contents.values()]
          expect(new Set(contents.map(({ name }) => name)).size).toBe(contents.length)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('makes nothing new of a feed that says the same again, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 6 }), (items) => {
        const site = new Site()
        site.read(items)
        const size = site.contents.size
        const { matched } = site.read(items)
        expect(site.contents.size).toBe(size)
        for (const { item: read, before } of matched)
          expect(site.contents.get(before?.id ?? '')?.first.title).toBe(read.title)
        site.read([...items].reverse())
        expect(site.contents.size).toBe(size)
      }),
      { numRuns: 1000 },
    )
  })
})
