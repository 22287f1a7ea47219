import type { GeoBox } from '../platform/kernel/places/ring'
import type { GeoPoint } from '../src/domain/frame/places/geo-point'
import { sql } from 'drizzle-orm'
import type { Database, DatabaseConnection } from '../platform/kernel/database/client'
import { queriesOf } from '../platform/kernel/database/queries'
import { selectAround } from '../platform/features/civic/surroundings/surroundings.queries'
import { placesInBox } from '../platform/features/civic/maps/places-in-box'
import { selectNearestVenues } from '../platform/features/civic/venues/venues.queries'
import { surroundingKinds } from '../src/domain/civic/surroundings/surroundings'
import type { VenueKind } from '../src/domain/civic/venues/venue'
import { startPostgres } from '../tests/support/postgres-cluster'

/** Milliseconds for each kind of page, by its name. */
type Times = Map<string, { readonly middle: number; readonly late: number; readonly worst: number }>

/** Measures a city with this many places; null without PostgreSQL. */
export async function measurePlaces(count: number, runs: number): Promise<Times | null> {
  const cluster = await startPostgres()
  if (cluster === null) return null
  try {
    const connection = await cluster.connect()
    await connection.exclusively((database) => fill(database, count))
    const times = await measure(connection, runs)
    await connection.close()
    return times
  } finally {
    await cluster.stop()
  }
}

/**
 * Fills the city with places. Half of them are in the inner city, most others around it, and one in a hundred is far
 * away. Two of the kinds are rare.
 */
async function fill(database: Database, count: number): Promise<void> {
  const run = (text: string) => database.execute(sql.raw(text))
  const emptyText = `'{"zh-CN": "", "en": ""}'`
  const spread = `case when n % 2 = 0 then 0.12 when n % 100 = 1 then 8 else 0.8 end`
  await run(`
    insert into venues (id, kind, name, intro, address, hours, pictures, latitude, longitude)
    select 'place-' || n,
      case when n % 1000 = 500 then 'centre' when n % 1000 = 501 then 'office' when n % 3 = 0 then 'base' when n % 3 = 1 then 'station' else 'spot' end,
      jsonb_build_object('zh-CN', '点' || n, 'en', 'Spot ' || n), ${emptyText}, jsonb_build_object('zh-CN', '路' || n, 'en', n || ' Road'), ${emptyText}, '["/media/a.webp"]',
      26.42 + (random() - 0.5) * ${spread}, 111.61 + (random() - 0.5) * ${spread}
    from generate_series(1, ${count}) n`)
  // One content in five was written in a circle.
  await run(`
    insert into contents (id, type, title, summary, published_at, listed, latitude, longitude)
    select 'content-' || n, case when n % 5 = 0 then 34 else 3 end, ${emptyText}, ${emptyText}, now() - n % 500000 * interval '1 minute', n % 5 > 0,
      26.42 + (random() - 0.5) * ${spread}, 111.61 + (random() - 0.5) * ${spread}
    from generate_series(1, ${count}) n`)
  await run(`
    insert into activities (id, kind, title, intro, pictures, place_name, latitude, longitude,
      enrols_at, starts_at, ends_at, places, places_left, state, created_at, updated_at)
    select 'activity-' || n, 'company', ${emptyText}, ${emptyText}, '[]', ${emptyText}, 26.42 + (random() - 0.5) * ${spread}, 111.61 + (random() - 0.5) * ${spread},
      now(), now() + interval '30 days', now() + interval '31 days', 5, 5, 'enrolling', now() - n % 500000 * interval '1 minute', now()
    from generate_series(1, ${count / 10}) n`)
  await run('vacuum analyze venues, contents, activities')
}

async function measure({ database }: DatabaseConnection, runs: number): Promise<Times> {
  const queries = queriesOf(database)
  const times: Times = new Map()
  const time = async (name: string, act: (position: GeoPoint) => Promise<unknown>) => {
    const durations: number[] = []
    const rounds = Math.max(100, runs * 20)
    // The first ten rounds are a warm-up; the positions are the same in every run.
    for (let round = 0; round < rounds + 10; round += 1) {
      const position = {
        latitude: 26.42 + (((round * 37) % 100) - 50) / 2000,
        longitude: 111.61 + (((round * 61) % 100) - 50) / 2000,
      }
      const from = performance.now()
      await act(position)
      if (round >= 10) durations.push(performance.now() - from)
    }
    const counted = durations.sort((one, other) => one - other)
    const at = (share: number) =>
      counted[Math.min(counted.length - 1, Math.floor(counted.length * share))] ?? Number.NaN
    times.set(name, { middle: at(0.5), late: at(0.95), worst: at(1) })
  }
  const page = (position: GeoPoint, kind: VenueKind | undefined, from = -1) =>
    selectNearestVenues(
      queries,
      { language: 'en', position },
      { kind, within: 50_000, limit: 21, after: from < 0 ? null : [from, ''] },
    )
  await time('the nearest: first page', (position) => page(position, undefined))
  await time('the nearest of a kind that every third has', (position) => page(position, 'base'))
  await time('the nearest of a kind that one in a thousand has', (position) => page(position, 'centre'))
  for (const metres of [200, 2000, 10_000])
    await time(`a page ${metres / 1000} km out`, (position) => page(position, undefined, metres))
  await time('a page 2 km out, of a kind that one in a thousand has', (position) => page(position, 'centre', 2000))
  await time('in open country', ({ latitude, longitude }) =>
    page({ latitude: latitude + 2, longitude: longitude + 2 }, undefined),
  )
  await time('nothing within 50 km', ({ latitude, longitude }) =>
    page({ latitude: latitude - 20, longitude }, undefined),
  )
  const box = ({ latitude, longitude }: GeoPoint, half: number): GeoBox => ({
    south: latitude - half,
    west: longitude - half,
    north: latitude + half,
    east: longitude + half,
  })
  await time('a map of some streets, its places one by one', (position) =>
    placesInBox(queries, box(position, 0.001), {}, 'en'),
  )
  await time('a map of a quarter, its places in groups', (position) =>
    placesInBox(queries, box(position, 0.005), {}, 'en'),
  )
  const around = (spot: GeoPoint, within: number, after: readonly (string | number)[] | null = null) =>
    selectAround(
      queries,
      surroundingKinds,
      { spot, within, reader: { id: null, isVolunteer: false }, now: new Date() },
      { limit: 21, after },
    )
  await time('what is around, within 500 m', (position) => around(position, 500))
  await time('what is around, within 1 km', (position) => around(position, 1000))
  await time('what is around, within 3 km', (position) => around(position, 3000))
  const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString()
  await time('what was around within 3 km a month ago', (position) => around(position, 3000, [lastMonth, '', 0]))
  await time('what is around in open country', ({ latitude, longitude }) =>
    around({ latitude: latitude + 2, longitude: longitude + 2 }, 3000),
  )
  return times
}
