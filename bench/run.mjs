// Measures the product against its yardsticks, prints the figures and writes docs/measurements.md. `npm run bench --
// first-view screens` measures only these parts; `--runs 9` measures each page nine times. The parts of `growth` take an
// hour and 40 GB, and run only when they are named: `npm run bench -- growth --minutes 1 --rows 1000000` takes less.
// `first-view --against 70d47968` compares first views with those of another commit, and writes nothing.
import { mkdirSync } from 'node:fs'
import { bin, run } from '../scripts/run.mjs'
import { benchAlerts } from './alerts.mjs'
import { benchBlocking } from './blocking.mjs'
import { benchAgainst } from './compare.mjs'
import { benchFirstView } from './first-view.mjs'
import { benchFirstViews } from './first-views.mjs'
import { benchRows, benchStreams, benchTraffic } from './growth.mjs'
import { shownValue } from './lib/figures.mjs'
import { startServer, yardstickFolder } from './lib/server.mjs'
import { benchPlaces } from './places.mjs'
import { benchPlatform } from './platform.mjs'
import { benchPosters } from './posters.mjs'
import { benchRecovery } from './recovery.mjs'
import { benchScreens } from './screens.mjs'
import { benchScroll } from './scroll.mjs'
import { benchSearch } from './search.mjs'
import { benchShorts } from './shorts.mjs'
import { writeSection } from './lib/report.mjs'

/** Each part of the benchmark, with the server that it needs; those from `platform` on start servers of their own. */
const parts = {
  'first-view': (options) =>
    options.against === null
      ? withServer({}, (server) => benchFirstView(server, options))
      : benchAgainst(options.against, options),
  'first-views': (options) => withServer({}, (server) => benchFirstViews(server, options)),
  blocking: () => withServer({}, (server) => benchBlocking(server)),
  screens: (options) => withServer({}, (server) => benchScreens(server, options)),
  scroll: (options) => withServer({ MANY_ARTICLES: '10000' }, (server) => benchScroll(server, options)),
  shorts: (options) => withServer({}, (server) => benchShorts(server, options)),
  posters: (options) => withServer({}, (server) => benchPosters(server, options)),
  platform: (options) => benchPlatform(options),
  search: (options) => benchSearch(options),
  places: (options) => benchPlaces(options),
  alerts: (options) => benchAlerts(options),
  recovery: (options) => benchRecovery(options),
  'growth-traffic': (options) => benchTraffic(options),
  'growth-streams': (options) => benchStreams(options),
  'growth-rows': (options) => benchRows(options),
}

async function withServer(environment, act) {
  const server = await startServer(environment)
  try {
    return await act(server)
  } finally {
    await server.stop()
  }
}

const commandLine = process.argv.slice(2)
const valueOf = (option, otherwise) => {
  const at = commandLine.indexOf(`--${option}`)
  return at === -1 ? otherwise : commandLine[at + 1]
}
const options = {
  runs: Number(valueOf('runs', 5)),
  minutes: Number(valueOf('minutes', 10)),
  // The share of the machine that the mixed traffic takes.
  load: Number(valueOf('load', 0.5)),
  // Members of the city that is told of an alert.
  members: Number(valueOf('members', 100_000)),
  streams: Number(valueOf('streams', 1000)),
  rows: Number(valueOf('rows', 100_000_000)),
  // Another commit, with which the first views of this one are compared.
  against: valueOf('against', null),
  // Two addresses, the small city's first, which are filled where they are empty.
  databases: valueOf('databases', null)?.split(',') ?? null,
}
const named = commandLine.flatMap((word) =>
  word === 'growth' ? Object.keys(parts).filter((name) => name.startsWith('growth-')) : word in parts ? [word] : [],
)
const wanted = Object.keys(parts).filter((name) =>
  named.length > 0 ? named.includes(name) : !name.startsWith('growth-'),
)

const { build } = await import('../scripts/build.mjs')
await build()
if (wanted.some((name) => !name.startsWith('growth-'))) {
  mkdirSync(yardstickFolder, { recursive: true })
  await run(bin('rsbuild'), ['build', '--root', 'bench/yardstick-app'], {
    env: { ...process.env, YARDSTICK_DIR: yardstickFolder, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

for (const name of wanted) {
  console.log(`\n${name}`)
  const figures = await parts[name](options)
  for (const figure of figures)
    console.log(
      `  ${figure.met === null ? ' ' : figure.met ? '✓' : '✗'} ${figure.name}: ${shownValue(figure)}${figure.target === '' ? '' : ` (target ${figure.target})`}${figure.detail === '' ? '' : ` — ${figure.detail}`}`,
    )
  if (options.against === null)
    writeSection(name, { figures, runs: options.runs, at: new Date().toISOString().slice(0, 10) })
}
