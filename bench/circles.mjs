// Measures a page of a circle with 50,000 posts against the same page with 3,000, on PostgreSQL.
import { tsImport } from 'tsx/esm/api'
import { atMost, forScale } from './lib/figures.mjs'

const numbers = [3000, 50_000]
/** A page may take this many times as long with all posts as with the first ones. */
const limit = 1.5

export async function benchCircles({ runs }) {
  const { measureCircles } = await tsImport('./circle-times.ts', import.meta.url)
  const times = await measureCircles(numbers, Math.max(100, runs * 20))
  if (times === null) return [forScale('PostgreSQL', Number.NaN, '', 'its programs are not on this machine')]
  return [...times].map(([name, [few, many]]) =>
    atMost(
      `circle of 50,000 posts: ${name}`,
      many / few,
      limit,
      '×',
      `${many.toFixed(2)} ms at the middle, ${few.toFixed(2)} ms with 3,000`,
    ),
  )
}
