// Measures what the platform costs: the home feed of a small and of a huge city, and its request rates relative to a
// bare route.
import { tsImport } from 'tsx/esm/api'
import { atLeast, atMost, forScale, median } from './lib/figures.mjs'
import { medianTime, rateOf } from './lib/load.mjs'
import { call, startServer } from './lib/server.mjs'

const feed = '/v1/feeds?types=1%2C2%2C3%2C4'
const asJson = { accept: 'application/json', 'accept-language': 'en', 'accept-encoding': 'gzip, br' }
const asPage = { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'gzip, br' }
const small = 1000
const huge = 1_000_000

export async function benchPlatform({ runs }) {
  const figures = []
  const embedded = await startServer()
  try {
    figures.push(await compareGuests(embedded, runs), ...(await compareReads(embedded, runs, 'PGlite', 1 / 35, '1/35')))
  } finally {
    await embedded.stop()
  }
  const { startPostgres } = await tsImport('../tests/support/postgres-cluster.ts', import.meta.url)
  const cluster = await startPostgres()
  if (cluster === null)
    return [...figures, forScale('PostgreSQL', Number.NaN, '', 'its programs are not on this machine')]
  try {
    const few = await startServer({ DATABASE_URL: await cluster.newDatabase(), MANY_ARTICLES: String(small) })
    const hugeCity = await startServer({ DATABASE_URL: await cluster.newDatabase(), MANY_ARTICLES: String(huge) })
    try {
      figures.push(
        ...(await measureGrowth(few, hugeCity, runs)),
        ...(await compareReads(hugeCity, runs, `PostgreSQL, ${huge.toLocaleString('en')} articles`, 1 / 9, '1/9')),
      )
    } finally {
      await few.stop()
      await hugeCity.stop()
    }
  } finally {
    await cluster.stop()
  }
  return figures
}

/** The rate of guests' first views, relative to that of the same bytes served from memory. */
async function compareGuests(server, runs) {
  const { ratio, detail } = await compare(server, '/index', asPage, runs)
  return atLeast('Guests’ first views, home : bare route', ratio, 0.5, '×', detail)
}

async function compareReads(server, runs, database, least, shown) {
  const { items, next_cursor: next } = await call(server.origin, feed)
  const article = items.find(({ type, external_url: external }) => type === 3 && external === null).id
  const paths = [
    ['list', feed],
    ['article', `/v2/c_static_article/${article}`],
    ['second page', `${feed}&cursor=${encodeURIComponent(next)}`],
  ]
  const figures = []
  for (const [name, path] of paths) {
    const { ratio, detail } = await compare(server, path, asJson, runs)
    figures.push(
      atLeast(
        `Uncached reads from ${database}, ${name} : bare route`,
        ratio,
        least,
        '×',
        `1/${(1 / ratio).toFixed(1)}; ${detail}`,
        shown,
      ),
    )
  }
  return figures
}

/**
 * The rate of an address relative to a bare route that answers with the same bytes; the two are measured alternately.
 */
async function compare({ origin, bare }, path, headers, runs) {
  const busy = `${bare}/processor-time`
  for (const server of [origin, bare]) await rateOf(server + path, { headers, milliseconds: 1500 })
  const rounds = []
  for (let round = 0; round < runs; round += 1) {
    rounds.push({
      ours: await rateOf(origin + path, { headers, busy }),
      floor: await rateOf(bare + path, { headers, busy }),
    })
  }
  const of = (name, figure) => median(rounds.map((round) => round[name][figure]))
  const percent = (name) => `${Math.round(of(name, 'busy') * 100)}%`
  return {
    ratio: median(rounds.map(({ ours, floor }) => ours.rate / floor.rate)),
    detail: `${Math.round(of('ours', 'rate'))} against ${Math.round(of('floor', 'rate'))} a second, the server’s process busy ${percent('ours')} and ${percent('floor')}`,
  }
}

/** Compares the home feed of a huge city with that of a small one, by single requests to one city after the other. */
async function measureGrowth(few, many, runs) {
  const cursorOf = async (server) => {
    let cursor = ''
    // This cursor is some pages down, past the demo's own articles.
    for (let page = 0; page < 25; page += 1) {
      const { next_cursor: next } = await call(server.origin, `${feed}${cursor}`)
      if (next === null) break
      cursor = `&cursor=${encodeURIComponent(next)}`
    }
    return cursor
  }
  const comparedPages = [
    ['first page', ['', '']],
    ['25 pages down', [await cursorOf(few), await cursorOf(many)]],
  ]
  const figures = []
  for (const [name, cursors] of comparedPages) {
    const times = []
    for (let round = 0; round <= runs; round += 1) {
      times.push([
        await medianTime(few.origin + feed + cursors[0], { headers: asJson }),
        await medianTime(many.origin + feed + cursors[1], { headers: asJson }),
      ])
    }
    // The first round is a warm-up for both.
    times.shift()
    const ratio = median(times.map(([small, large]) => large / small))
    const middle = (place) => median(times.map((pair) => pair[place])).toFixed(2)
    figures.push(
      atMost(
        `Home feed, ${name}: ${huge.toLocaleString('en')} articles : ${small.toLocaleString('en')}`,
        ratio,
        1.3,
        '×',
        `ms: ${middle(1)} against ${middle(0)}`,
      ),
    )
  }
  return figures
}
