import { vitalNames, type VitalName } from '../../../../src/domain/frame/monitoring/visit-report'
import { percentile, type Bucket } from './vital-buckets'

/** Fewer than these say nothing: neither of a vital, nor of errors. */
export const leastSamples = 100
export const leastViews = 200
/** The ratio above which a vital counts as worse. */
const worseShare = 1.2
/** The standard deviations by which rates of errors must differ: by chance about once in a thousand comparisons. */
const worseDeviations = 3

/** The screen that stands for all of them. */
export const allScreens = 'all'

export interface MeasuredVital {
  /** Milliseconds; without a unit for CLS. */
  readonly p75: number
  readonly samples: number
}

export interface ScreenHealth {
  readonly screen: string
  readonly views: number
  readonly faults: number
  /** Errors in 1,000 views; null without views. */
  readonly faultsPerThousand: number | null
  readonly vitals: Readonly<Record<VitalName, MeasuredVital | null>>
}

export interface HealthRows {
  readonly views: readonly { readonly screen: string; readonly views: number }[]
  readonly faults: readonly { readonly screen: string; readonly faults: number }[]
  readonly vitals: readonly ({ readonly screen: string; readonly name: VitalName } & Bucket)[]
}

export interface Worsening {
  readonly screen: string
  readonly what: VitalName | 'errors'
  /** The p75 of a vital, or the errors in 1,000 views. */
  readonly before: number
  readonly now: number
  /** The number of samples or views. */
  readonly ofBefore: number
  readonly ofNow: number
}

/** How a version does on each screen, those opened most first, after the line for all screens. */
export function healthOf(rows: HealthRows): readonly ScreenHealth[] {
  const screens = [...new Set([...rows.views, ...rows.faults, ...rows.vitals].map(({ screen }) => screen))]
  const of = (screen: string, isOf: (row: { readonly screen: string }) => boolean): ScreenHealth => {
    const views = sum(rows.views.filter(isOf).map((row) => row.views))
    const faults = sum(rows.faults.filter(isOf).map((row) => row.faults))
    const vitals = rows.vitals.filter(isOf)
    return {
      screen,
      views,
      faults,
      faultsPerThousand: views === 0 ? null : (faults * 1000) / views,
      vitals: Object.fromEntries(
        vitalNames.map((name) => [
          name,
          measured(
            name,
            vitals.filter((each) => each.name === name),
          ),
        ]),
      ) as ScreenHealth['vitals'],
    }
  }
  return [
    of(allScreens, () => true),
    ...screens
      .map((screen) => of(screen, (row) => row.screen === screen))
      .sort((one, other) => other.views - one.views || (one.screen < other.screen ? -1 : 1)),
  ]
}

function measured(name: VitalName, buckets: readonly Bucket[]): MeasuredVital | null {
  const p75 = percentile(name, buckets, 0.75)
  return p75 === null ? null : { p75, samples: sum(buckets.map(({ samples }) => samples)) }
}

/** What got worse from one version to the next, the most first; only what enough visits have told of. */
export function worsened(before: readonly ScreenHealth[], now: readonly ScreenHealth[]): readonly Worsening[] {
  return now
    .flatMap((screen) => {
      const old = before.find((each) => each.screen === screen.screen)
      return old === undefined ? [] : [...worseVitals(old, screen), ...worseFaults(old, screen)]
    })
    .sort((one, other) => ratioOf(other) - ratioOf(one))
}

function worseVitals(old: ScreenHealth, { screen, vitals }: ScreenHealth): readonly Worsening[] {
  return vitalNames.flatMap((name) => {
    const [before, now] = [old.vitals[name], vitals[name]]
    if (before === null || now === null || Math.min(before.samples, now.samples) < leastSamples) return []
    if (now.p75 <= before.p75 * worseShare) return []
    return [{ screen, what: name, before: before.p75, now: now.p75, ofBefore: before.samples, ofNow: now.samples }]
  })
}

function worseFaults(old: ScreenHealth, now: ScreenHealth): readonly Worsening[] {
  if (Math.min(old.views, now.views) < leastViews) return []
  const [before, after] = [old.faults / old.views, now.faults / now.views]
  const together = (old.faults + now.faults) / (old.views + now.views)
  const deviation = Math.sqrt(together * Math.max(0, 1 - together) * (1 / old.views + 1 / now.views))
  if (after - before <= worseDeviations * deviation || after <= before) return []
  return [
    {
      screen: now.screen,
      what: 'errors',
      before: before * 1000,
      now: after * 1000,
      ofBefore: old.views,
      ofNow: now.views,
    },
  ]
}

/** The ratio of a rise; one from no errors to some is endless. */
const ratioOf = ({ before, now }: Worsening): number => (before === 0 ? Infinity : now / before)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
