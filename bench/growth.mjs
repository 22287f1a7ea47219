// Measures how the product grows: traffic over two processes and PostgreSQL, a thousand open event streams, and the
// statements of a city of a million members. From the figures follows the table of what a city needs, in
// docs/operating.md.
import { tsImport } from 'tsx/esm/api'
import { cpus } from 'node:os'
import { atMost, forScale } from './lib/figures.mjs'
import { buildFolder } from './lib/server.mjs'
import { writeCityNeeds } from './growth/write-city-needs.mjs'

const environment = {
  RATE_LIMIT: '0',
  LOG_LEVEL: 'warn',
  DEMO: '1',
  BUILD_DIR: buildFolder,
  PUBLIC_ORIGIN: '',
  TRUST_PROXY: '127.0.0.1',
  IDENTITY_KEY: 'the same for all servers of a measurement',
}
const withoutPostgres = [forScale('PostgreSQL', Number.NaN, '', 'its programs are not on this machine')]
const bench = () => tsImport('./growth/measure.ts', import.meta.url)
const sumOf = (each) => each.reduce((sum, [, count]) => sum + count, 0)
const megabytes = (bytes) => bytes / 1e6
const total = ({ platforms }) => platforms.reduce((sum, bytes) => sum + bytes, 0)

/** Flood limits are off, because all requests come from one address. */
export async function benchTraffic({ minutes, load }) {
  const measured = await (await bench()).traffic(environment, { minutes, load })
  if (measured === null) return withoutPostgres
  await writeCityNeeds({ traffic: measured })
  return figuresOfTraffic(measured)
}

export function figuresOfTraffic({
  costs,
  cached,
  rate,
  load,
  minutes,
  outcomes,
  firstViews,
  loadBefore,
  busy,
  memory,
}) {
  const [begun, start, middle, end] = memory
  const unanswered = Object.values(outcomes).flatMap(({ failures }) => Object.entries(failures))
  // The same words of the same member at the same content are refused, as they should be.
  const [refused, failed] = [true, false].map((is) => unanswered.filter(([name]) => name.startsWith('429') === is))
  const shown = ({ platforms, postgres }) =>
    `${platforms.map((bytes) => Math.round(megabytes(bytes))).join(' + ')}, PostgreSQL ${Math.round(megabytes(postgres))}`
  return [
    ...Object.entries(costs).map(([name, { platform, postgres, bytes, rate: most }]) =>
      forScale(
        `A request alone, ${classNames[name]}: processor time`,
        platform + postgres,
        'ms',
        `platform ${platform.toFixed(2)}, PostgreSQL ${postgres.toFixed(2)}; ${(bytes / 1000).toFixed(1)} KB; ${Math.round(most)} a second with ${name === 'streams' ? 200 : 16} at once`,
      ),
    ),
    cached === null
      ? forScale('Guests’ pages through nginx', Number.NaN, 'ms', 'nginx is not on this machine')
      : forScale(
          'Guests’ pages through nginx: processor time',
          cached.nginx + cached.platform,
          'ms',
          `nginx ${cached.nginx.toFixed(2)} with TLS, platform ${cached.platform.toFixed(2)}; ${Math.round(cached.kept * 100)}% from its cache; ${Math.round(cached.rate)} a second`,
        ),
    forScale(
      'Load average of the machine before the mixed traffic, by work of others',
      loadBefore,
      '',
      'processes that want a core; above the number of cores, times are those of waiting, and processor time is a little more than on a quiet machine',
    ),
    forScale(
      `Mixed traffic for ${minutes} minutes, requests a second`,
      rate,
      '/s',
      `by the costs above ${Math.round(load * 100)}% of what ${cpus().length} cores can do, load generator beside it; busy: platform ${busy.platforms.toFixed(2)} cores, PostgreSQL ${busy.postgres.toFixed(2)}`,
    ),
    ...Object.entries(outcomes).map(([name, { answered, p50, p99 }]) =>
      forScale(
        `Mixed traffic, ${classNames[name]}: half are answered in`,
        p50,
        'ms',
        `99 of 100 in ${p99.toFixed(0)} ms; ${(answered / (minutes * 60)).toFixed(1)} a second, ${answered} in all`,
      ),
    ),
    atMost(
      'Mixed traffic, failed requests',
      sumOf(failed),
      0,
      '',
      [
        ...failed.map(([name, count]) => `${count} × ${name}`),
        `${sumOf(refused)} comments were refused, because they repeated one of the same member`,
      ].join('; '),
    ),
    atMost(
      'Mixed traffic, pages sent empty, which the client draws itself',
      firstViews.empty,
      0,
      '',
      `${firstViews.drawing} were drawn, ${firstViews.cache} came from the caches of the processes`,
    ),
    atMost(
      'Memory of the platform after the mixed traffic : in its middle',
      total(end) / total(middle),
      1.15,
      '×',
      `MB after the start ${shown(begun)}; before ${shown(start)}; in the middle ${shown(middle)}; at the end ${shown(end)}`,
    ),
  ]
}

const classNames = {
  pages: 'guests’ pages by Zipf’s law',
  reads: 'reads',
  writes: 'writes',
  streams: 'streams, until the first event',
  drawnPages: 'guests’ pages, all alike',
  oneArticle: 'visits of one article',
}

export async function benchStreams({ streams }) {
  const measured = await (await bench()).streams(environment, streams)
  if (measured === null) return withoutPostgres
  const { opened, memory, idle, told, reads, telling } = measured
  await writeCityNeeds({ streams: measured })
  const name = `${opened.toLocaleString('en')} open streams`
  const times = ({ p50, p99 }) => `${p50.toFixed(0)} and ${p99.toFixed(0)}`
  return [
    atMost(
      `${name}: the last one has a message to all of them within`,
      told.last,
      2000,
      'ms',
      `half within ${told.p50.toFixed(0)}, 99 of 100 within ${told.p99.toFixed(0)}; of five messages, ${told.missing} were not told`,
    ),
    forScale(`${name}: memory of one`, memory / 1000, 'KB', 'held by the processes after all garbage was collected'),
    forScale(
      `${name}: cores while nothing happens`,
      idle.with + idle.postgres,
      '',
      `platform ${idle.with.toFixed(3)}, PostgreSQL ${idle.postgres.toFixed(3)}; without streams ${idle.before.toFixed(3)} and ${idle.postgresBefore.toFixed(3)}; each with 20 reads a second`,
    ),
    forScale(
      `${name}: processor time to tell one of them`,
      1000 * (telling.platform + telling.postgres),
      'ms',
      `platform ${(1000 * telling.platform).toFixed(2)}, PostgreSQL ${(1000 * telling.postgres).toFixed(2)}`,
    ),
    forScale(
      `${name}: half of the reads are answered in`,
      reads.with.p50,
      'ms',
      `ms, half and 99 of 100: without streams ${times(reads.before)}, with them ${times(reads.with)}, while all are told ${times(reads.telling)}`,
    ),
  ]
}

/** What an act may cost in the large city, times what it costs in the small one. */
const flat = 1.5

export async function benchRows({ rows, databases }) {
  const measured = await (await bench()).rows(rows, databases)
  if (measured === null) return withoutPostgres
  const { visits, members, acts, resident } = measured
  await writeCityNeeds({ rows: { resident } })
  return [
    ...acts.map(({ name, small, large }) => {
      const ratio = large.pages / small.pages
      const detail = `${Math.round(large.pages)} pages against ${Math.round(small.pages)}; ${large.warm.toFixed(2)} ms against ${small.warm.toFixed(2)}`
      // A clean-up that had nothing to remove in one of the cities has no ratio.
      return Number.isFinite(ratio)
        ? atMost(name, ratio, flat, '×', detail)
        : forScale(name, ratio, '×', 'there was nothing to remove in one of the cities')
    }),
    forScale(
      'The database for a member',
      resident / 1000,
      'KB',
      `${members.toLocaleString('en')} members, ${visits.toLocaleString('en')} rows of history`,
    ),
  ]
}
