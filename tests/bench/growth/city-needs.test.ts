import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { assumptions, keptShare, needsOf, type MeasuredCosts } from '../../../bench/growth/city-needs'
import { tableOfNeeds, withTable, type Measured } from '../../../bench/growth/needs-table'

const pages = { pages: 1000, fresh: 5 }

describe('the share of pages that a cache answers', () => {
  it('is nothing where hardly anybody asks, and nearly all where many do', () => {
    expect(keptShare(0, pages)).toBe(0)
    expect(keptShare(1e-6, pages)).toBeLessThan(1e-4)
    expect(keptShare(1e6, pages)).toBeGreaterThan(0.999)
  })

  it('of one page is what is asked for while the page is fresh, but for the request that fetches it', () => {
    // Four requests a second: one fetches the page, and twenty find it before the next one fetches it again.
    expect(keptShare(4, { pages: 1, fresh: 5 })).toBeCloseTo(20 / 21)
  })

  it('grows with the requests and with the time, and falls with the number of pages', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 1e4, noNaN: true }), (rate) => {
        const share = keptShare(rate, pages)
        expect(keptShare(rate * 2, pages)).toBeGreaterThan(share)
        expect(keptShare(rate, { ...pages, fresh: 10 })).toBeGreaterThan(share)
        expect(keptShare(rate, { ...pages, pages: 2000 })).toBeLessThan(share)
      }),
      { numRuns: 20 },
    )
  })
})

const request = { platform: 2, postgres: 1, bytes: 2000 }
const costs: MeasuredCosts = {
  drawnPage: { platform: 20, postgres: 1, bytes: 10_000 },
  read: request,
  write: request,
  stream: request,
  keptPage: 0.3,
  process: 1e9,
  openStream: 30_000,
  oneArticle: 400,
  resident: 28_000,
}

describe('what a city needs', () => {
  it('follows from its visits: cores are what the busiest second costs, at half of what they can do', () => {
    const residents = 86_400 * 10
    const { peak, kept, database } = needsOf(residents, costs)
    const visits = 10 * assumptions.visits * assumptions.peak
    expect(peak.reads).toBeCloseTo(visits * assumptions.reads)
    expect(peak.streams).toBeCloseTo(visits * assumptions.ofMembers * assumptions.streamMinutes * 60)
    const guests = peak.documents * (1 - assumptions.ofMembers)
    const seconds = (peak.documents - guests * kept + peak.reads + peak.writes + visits * assumptions.ofMembers) / 1000
    expect(database.cores).toBeCloseTo(seconds / assumptions.busy)
  })

  it('is one machine for a town, and never less than two processes', () => {
    expect(needsOf(10_000, costs)).toMatchObject({ machines: 1, platform: { processes: 2 } })
  })

  it('is at least four machines from where the city must not stand still with one of them', () => {
    expect(needsOf(assumptions.aloneUpTo, costs).machines).toBe(1)
    expect(needsOf(assumptions.aloneUpTo + 1, costs).machines).toBe(4)
  })

  it('does not grow faster than the city: what nginx keeps is asked for by more', () => {
    const [city, larger] = [needsOf(1_000_000, costs), needsOf(10_000_000, costs)]
    expect(larger.kept).toBeGreaterThan(city.kept)
    expect(larger.platform.cores).toBeLessThan(10 * city.platform.cores)
    expect(larger.oneArticle).toBeCloseTo(10 * city.oneArticle)
  })
})

it('the table of docs/operating.md is the one that follows from what was measured last', async () => {
  const measured = JSON.parse(await readFile('bench/growth/measured.json', 'utf8')) as Measured
  const document = await readFile('docs/operating.md', 'utf8')
  expect(withTable(document, tableOfNeeds(measured))).toBe(document)
})
