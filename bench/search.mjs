// Measures the search in a small and in a huge city: milliseconds for the statements of one search, with the round
// trips to PostgreSQL.
import { tsImport } from 'tsx/esm/api'
import { atMost, forScale } from './lib/figures.mjs'

const small = 1000
const huge = 1_000_000
/** The target for the statements of one search, in milliseconds. */
const limit = 50

export async function benchSearch({ runs }) {
  const { measureSearch, yardstick } = await tsImport('./search-times.ts', import.meta.url)
  const timesByCount = await measureSearch([small, huge], runs)
  if (timesByCount === null) return [forScale('PostgreSQL', Number.NaN, '', 'its programs are not on this machine')]
  const [few, many] = timesByCount
  const read = many.get(yardstick)?.middle ?? Number.NaN
  return [...many].map(([name, { middle, worst }]) =>
    atMost(
      name,
      middle,
      limit,
      'ms',
      name.includes(': ')
        ? ''
        : `${(middle / read).toFixed(0)}× ${yardstick}; slowest ${worst.toFixed(1)}; of ${small.toLocaleString('en')} contents ${(few.get(name)?.middle ?? Number.NaN).toFixed(1)}`,
    ),
  )
}
