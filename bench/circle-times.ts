import { sql } from 'drizzle-orm'
import type { CircleTab } from '../src/domain/civic/circles/circle'
import { soughtIn } from '../src/domain/overview/search/search-parts'
import { insertManyCirclePosts } from '../platform/demo/many-circle-posts'
import { selectCirclePosts } from '../platform/features/civic/circles/circle-posts.queries'
import { startPlatform } from '../tests/support/platform'
import { circleTools } from '../tests/support/circles'
import { startPostgres } from '../tests/support/postgres-cluster'

/** Milliseconds for each kind of page, by its name and the number of posts. */
type Times = Map<string, readonly number[]>

const limit = 21

/** Measures pages of a circle with so many posts, one number after the other; null without PostgreSQL. */
export async function measureCircles(numbers: readonly number[], rounds: number): Promise<Times | null> {
  const cluster = await startPostgres()
  if (cluster === null) return null
  try {
    const platform = await startPlatform({ connection: await cluster.connect() })
    const owner = await platform.logIn({ id: 'owner' })
    await circleTools(platform).found('big', owner)
    const times: Times = new Map()
    let filled = 0
    for (const count of numbers) {
      const posts = { circleId: 'big', authorId: 'owner', from: filled + 1, to: count }
      await insertManyCirclePosts(platform.database, posts, platform.clock.now())
      await platform.database.execute(sql`analyze`)
      filled = count
      const dayAgo = new Date(platform.clock.now().getTime() - 86_400_000).toISOString()
      const pages: readonly (readonly [string, CircleTab, readonly string[] | null, string])[] = [
        ['new', 'new', null, ''],
        ['new, a day back', 'new', [dayAgo, 'x'], ''],
        ['hot', 'hot', null, ''],
        ['best', 'best', null, ''],
        ['a word that each post has', 'new', null, 'tomatoes'],
      ]
      for (const [name, tab, after, phrase] of pages) {
        const filter = { circleId: 'big', readerId: 'owner', tab, search: soughtIn(phrase) ?? [] }
        const durations: number[] = []
        for (let round = 0; round < rounds + 10; round += 1) {
          const from = performance.now()
          await selectCirclePosts(platform.database, filter, limit, after)
          if (round >= 10) durations.push(performance.now() - from)
        }
        const middle = durations.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
        times.set(name, [...(times.get(name) ?? []), middle])
      }
    }
    await platform.close()
    return times
  } finally {
    await cluster.stop()
  }
}
