import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { healthOf, worsened } from '../../../../../platform/features/frame/monitoring/client-health'
import { bucketOf, percentile } from '../../../../../platform/features/frame/monitoring/vital-buckets'
import { vitalNames, type VitalName } from '../../../../../src/domain/frame/monitoring/visit-report'

const bucketsOf = (name: VitalName, values: readonly number[]) =>
  values.map((value) => ({ bucket: bucketOf(name, value), samples: 1 }))

describe('a percentile from buckets', () => {
  it('is null without samples, and lies where the samples are', () => {
    expect(percentile('LCP', [], 0.75)).toBeNull()
    expect(percentile('LCP', [{ bucket: bucketOf('LCP', 2400), samples: 4 }], 0.75)).toBe(1800 + 0.75 * 700)
    expect(percentile('CLS', bucketsOf('CLS', [0, 0, 0, 0.3]), 0.75)).toBe(0.001)
  })

  it('of what is above all bounds is the last bound', () => {
    expect(percentile('LCP', bucketsOf('LCP', [90_000, 80_000]), 0.75)).toBe(20_000)
  })

  it('is in the bucket of the exact one, whatever the values and their order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vitalNames),
        fc.array(fc.double({ min: 0, max: 30_000, noNaN: true }), { minLength: 1, maxLength: 60 }),
        (name, values) => {
          const sorted = [...values].sort((one, other) => one - other)
          const exact = sorted[Math.ceil(0.75 * sorted.length) - 1] ?? 0
          const found = percentile(name, bucketsOf(name, values), 0.75)
          const bucket = bucketOf(name, exact)
          // A percentile above all bounds is their last one, which ends the bucket before.
          expect([bucket, bucket - 1]).toContain(bucketOf(name, found ?? -1))
        },
      ),
    )
  })
})

const rows = (screen: string, { views = 1000, faults = 0, lcp = 900, samples = 400 } = {}) => ({
  views: [{ screen, views }],
  faults: faults === 0 ? [] : [{ screen, faults }],
  vitals: [{ screen, name: 'LCP' as const, bucket: bucketOf('LCP', lcp), samples }],
})

describe('the health of a version', () => {
  it('has a line for all screens, then those opened most, with errors in 1,000 views', () => {
    const [one, other] = [rows('/home', { views: 300, faults: 3 }), rows('/tv', { views: 700 })]
    const health = healthOf({
      views: [...one.views, ...other.views],
      faults: [...one.faults, ...other.faults],
      vitals: [...one.vitals, ...other.vitals],
    })
    expect(health.map(({ screen, views, faultsPerThousand }) => [screen, views, faultsPerThousand])).toEqual([
      ['all', 1000, 3],
      ['/tv', 700, 0],
      ['/home', 300, 10],
    ])
    expect(health[0]?.vitals.LCP?.samples).toBe(800)
    expect(health[0]?.vitals.INP).toBeNull()
  })

  it('without views has no rate of errors', () => {
    expect(healthOf({ views: [], faults: [{ screen: '/home', faults: 2 }], vitals: [] })[1]).toMatchObject({
      faults: 2,
      faultsPerThousand: null,
    })
  })
})

describe('what got worse', () => {
  const worse = (before: Parameters<typeof rows>[1], now: Parameters<typeof rows>[1]) =>
    worsened(healthOf(rows('/home', before)), healthOf(rows('/home', now)))
      .filter(({ screen }) => screen === '/home')
      .map(({ what }) => what)

  it('is a vital that rose by more than a fifth', () => {
    expect(worse({ lcp: 900 }, { lcp: 2400 })).toEqual(['LCP'])
    expect(worse({ lcp: 2400 }, { lcp: 900 })).toEqual([])
    expect(worse({ lcp: 900 }, { lcp: 950 })).toEqual([])
  })

  it('is a rate of errors that rose by more than chance explains', () => {
    expect(worse({ faults: 2 }, { faults: 40 })).toEqual(['errors'])
    expect(worse({ faults: 2 }, { faults: 4 })).toEqual([])
    expect(worse({ faults: 40 }, { faults: 2 })).toEqual([])
  })

  it('is nothing from too few values, on either side', () => {
    expect(worse({ samples: 99, views: 199, faults: 0 }, { lcp: 9000, faults: 500 })).toEqual([])
    expect(worse({}, { lcp: 9000, samples: 99, views: 199, faults: 190 })).toEqual([])
  })

  it('is nothing where every view of both versions had an error', () => {
    expect(worse({ faults: 1000 }, { faults: 1000 })).toEqual([])
  })
})
