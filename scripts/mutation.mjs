// Changes rules and use cases one by one (mutants), runs their tests against each, and writes how many were found to
// docs/measurements.md. `npm run mutation -- 'src/domain/civic/wallet/**/*.ts'` tests these files only, and all of
// their mutants anew, and keeps the figures of other areas. Without files it keeps earlier results, so that only changed
// code takes time. Kept results do not notice a new test of code that runs when its file is loaded, such as the table of
// a lifecycle: name that file.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atLeast } from '../bench/lib/figures.mjs'
import { writeSection } from '../bench/lib/report.mjs'
import { bin, root, run } from './run.mjs'

const cache = join(root, '.cache', 'mutation')
mkdirSync(cache, { recursive: true })
const commandLine = process.argv.slice(2)
await run(bin('stryker'), ['run', ...(commandLine.length === 0 ? [] : ['--force', '--mutate', commandLine.join()])])

const { files } = JSON.parse(readFileSync(join(cache, 'report.json'), 'utf8'))
const areaOf = (path) => path.split('/').slice(1, 4).join('/')
const areas = [...new Set(Object.keys(files).map(areaOf))].sort()
const figures = areas.map((area) => {
  const mutants = Object.entries(files).flatMap(([path, { mutants: each }]) => (areaOf(path) === area ? each : []))
  const withStatus = (...states) => mutants.filter(({ status }) => states.includes(status)).length
  const [killed, alive] = [withStatus('Killed', 'Timeout'), withStatus('Survived', 'NoCoverage')]
  return atLeast(area, (100 * killed) / (killed + alive), 85, '%', `${killed} found, ${alive} not`)
})

writeSection(
  'mutation',
  { figures, runs: 1, at: new Date().toISOString().slice(0, 10) },
  { keepOtherFigures: commandLine.length > 0 },
)
console.log('\nWritten: docs/measurements.md')
