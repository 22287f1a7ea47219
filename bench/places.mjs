// Measures the search for nearby places among a million: milliseconds for the statements of one page, with the round
// trips to PostgreSQL.
import { tsImport } from 'tsx/esm/api'
import { atMost, forScale } from './lib/figures.mjs'

const count = 1_000_000
/** The target for the statements of one page, in milliseconds. */
const limit = 20

export async function benchPlaces({ runs }) {
  const { measurePlaces } = await tsImport('./place-times.ts', import.meta.url)
  const timesByCount = await measurePlaces(count, runs)
  if (timesByCount === null) return [forScale('PostgreSQL', Number.NaN, '', 'its programs are not on this machine')]
  return [...timesByCount].map(([name, { middle, late, worst }]) =>
    atMost(name, late, limit, 'ms', `median ${middle.toFixed(1)}, slowest ${worst.toFixed(1)}`),
  )
}
