import type { VitalName } from '../../../../src/domain/frame/monitoring/visit-report'

/** The upper bounds of the buckets, in milliseconds; one more bucket has all that is above. */
const times = [50, 100, 150, 200, 300, 400, 500, 800, 1000, 1300, 1800, 2500, 3000, 4000, 6000, 10_000, 20_000]
const bounds: Readonly<Record<VitalName, readonly number[]>> = {
  LCP: times,
  FCP: times,
  TTFB: times,
  INP: [16, 32, 50, 75, 100, 150, 200, 300, 400, 500, 800, 1000, 2000, 5000],
  CLS: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
}

/** The bucket of a value, from 0; a value at a bound is in the bucket below it. */
export function bucketOf(name: VitalName, value: number): number {
  const bucket = bounds[name].findIndex((bound) => value <= bound)
  return bucket === -1 ? bounds[name].length : bucket
}

export interface Bucket {
  readonly bucket: number
  readonly samples: number
}

/** A value below which a share of the samples is, such as 0.75; null without samples. */
export function percentile(name: VitalName, buckets: readonly Bucket[], share: number): number | null {
  const total = buckets.reduce((sum, { samples }) => sum + samples, 0)
  if (total === 0) return null
  const wanted = share * total
  let below = 0
  for (const { bucket, samples } of [...buckets].sort((one, other) => one.bucket - other.bucket)) {
    if (samples > 0 && below + samples >= wanted) {
      const from = bucket === 0 ? 0 : (bounds[name][bucket - 1] ?? 0)
      // Nobody knows how far the last bucket reaches: what is known is where it begins.
      const to = bounds[name][bucket] ?? from
      return from + ((wanted - below) / samples) * (to - from)
    }
    below += samples
  }
  return null
}
