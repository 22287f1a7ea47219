// npm test: everything, cheapest checks first. `--quick` (npm run check) leaves out platform, build and browser;
// `--engines` adds what `npm run engines` runs in WebKit and Firefox.
import { mkdirSync, readFileSync, rmSync, existsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { relative } from 'node:path'
import { checkScripts } from './browser-checks.mjs'
import { buildPlatform } from './build-platform.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { bin, capture, compiler, root } from './run.mjs'

await ensureDependencies()
const quick = process.argv.includes('--quick')
const results = '.cache/results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const totals = { passed: 0, failed: 0, skipped: 0 }
/** Journeys that passed only at their second attempt. */
const flaky = []
/** What failed, by name: a log that is cut at its end must still tell it. */
const failed = []
/** Seconds that the tests of each file took, by its path. */
const seconds = new Map()
const startedAt = Date.now()
// The suites that run side by side find it built.
await buildPlatform()

/** Checks that run no tests: the compiler and the linters, two at a time. */
const checks = () =>
  Promise.all([
    runInTurn(
      () => step('types', () => capture(process.execPath, [compiler, '-b'])),
      () => step('lint', () => capture(bin('oxlint'), ['--type-aware', '--quiet'])),
    ),
    runInTurn(
      () => step('format', () => capture(bin('oxfmt'), ['--check', '.'])),
      () =>
        step('styles', () =>
          capture(bin('stylelint'), ['src/**/*.css', '--cache', '--cache-location', '.cache/stylelint']),
        ),
      () =>
        step('boundaries', () =>
          capture(bin('depcruise'), [
            ...['--config', '.dependency-cruiser.cjs', '--cache', '.cache/depcruise', '--cache-strategy', 'content'],
            ...['src', 'contract', 'platform', 'conform'],
          ]),
        ),
      () => step('dead code', () => capture(bin('knip'), ['--cache', '--cache-location', '.cache/knip'])),
      // knip runs a second time without the tests, because code that only tests use is dead, too.
      () =>
        step('dead code but for tests', () =>
          capture(bin('knip'), [
            '--production',
            '--include',
            'files,exports',
            '--cache',
            '--cache-location',
            '.cache/knip-production',
          ]),
        ),
    ),
  ])
const unit = () =>
  suite('unit', 'vitest', [
    'run',
    'tests/domain',
    'tests/application',
    'tests/infrastructure',
    'tests/ui',
    'tests/composition',
    'tests/house',
    'tests/service-worker',
    'tests/starter',
    '--project',
    'node',
    '--project',
    'window',
  ])
const platform = () =>
  suite('platform', 'vitest', ['run', 'tests/platform', 'tests/conform', 'tests/infrastructure/gateways'])
const generator = () => suite('generator', 'vitest', ['run', '--project', 'generator'])
const buildTests = () =>
  runInTurn(
    () =>
      step('build', async () => {
        const { build } = await import('./build.mjs')
        return build().then(
          () => ({ code: 0, output: '' }),
          (error) => ({ code: 1, output: String(error) }),
        )
      }),
    () => step('browsers', () => checkScripts(['dist/web', 'dist/starter'])),
    () => step('size', () => capture(bin('size-limit'), [])),
    () =>
      step('wire', async () => {
        const file = '.cache/openapi.json'
        const made = await capture(bin('tsx'), ['platform/kernel/openapi/write-openapi.ts', file])
        return made.code === 0 ? capture(bin('redocly'), ['lint', file]) : made
      }),
  )
const withBrowser = async () => {
  const { ensureBrowser } = await import('./browser.mjs')
  return { CHROMIUM_PATH: await ensureBrowser() }
}
const journeys = () => suite('journeys', 'playwright', ['test'], withBrowser)
const engines = () =>
  suite('engines', 'playwright', ['test', 'engines'], async () => ({ ...(await withBrowser()), ENGINES: '1' }))

/** Steps that leave a core idle for a while run in parallel when there is enough memory. */
const sideBySide = (...acts) => (totalmem() > 6e9 ? Promise.all(acts.map((act) => act())) : runInTurn(...acts))
if (quick) await sideBySide(checks, unit)
else {
  // The generator's tests copy what the compiler writes, so they run after the checks. The build comes before them,
  // because the platform's tests draw pages with it.
  await checks()
  await sideBySide(
    () => runInTurn(unit, platform),
    () => runInTurn(buildTests, generator),
  )
  await journeys()
  if (process.argv.includes('--engines')) await engines()
}

console.log(`\n${Math.round((Date.now() - startedAt) / 1000)} s`)
const slowest = [...seconds].sort(([, one], [, other]) => other - one).slice(0, 5)
console.log(`slowest: ${slowest.map(([file, time]) => `${file} ${time.toFixed(0)} s`).join(', ')}`)
for (const title of flaky) console.log(`at the second try: ${title}`)
for (const title of failed) console.log(`failed: ${title}`)
console.log(
  `${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped${flaky.length === 0 ? '' : `, ${flaky.length} of them at the second try`}`,
)
process.exit(totals.failed === 0 ? 0 : 1)

async function runInTurn(...acts) {
  for (const act of acts) await act()
}

/** Runs a check that passes or fails as a whole. */
async function step(name, act) {
  const from = Date.now()
  const { code, output } = await act()
  totals[code === 0 ? 'passed' : 'failed'] += 1
  report(name, code === 0, from)
  if (code !== 0) {
    failed.push(name)
    console.log(output)
  }
}

/** Runs a test runner, and counts its tests one by one. */
async function suite(name, runner, args, prepare = async () => ({})) {
  const from = Date.now()
  const file = `${results}/${name}.json`
  let environment
  try {
    environment = await prepare()
  } catch (error) {
    totals.failed += 1
    failed.push(name)
    report(name, false, from)
    console.log(String(error))
    return
  }
  const reporters =
    runner === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : ['--reporter=line,json']
  const env = { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: '1' }
  const { code, output } = await capture(bin(runner), [...args, ...reporters], { env })
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const counts = result === null ? { passed: 0, failed: 1, skipped: 0 } : countsOf(result)
  for (const [path, time] of result === null ? [] : timesOf(result)) seconds.set(path, (seconds.get(path) ?? 0) + time)
  const failures = result === null ? [] : failuresOf(result)
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) counts.failed = 1
  if (counts.failed > 0 && failures.length === 0) failures.push(`${name} as a whole`)
  failed.push(...failures)
  for (const kind of Object.keys(totals)) totals[kind] += counts[kind]
  flaky.push(...(counts.flaky ?? []))
  report(
    `${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
    code === 0 && counts.failed === 0,
    from,
  )
  if (code !== 0 || counts.failed > 0) console.log(output.slice(-20_000))
}

function countsOf(result) {
  if ('stats' in result)
    return {
      passed: result.stats.expected + result.stats.flaky,
      failed: result.stats.unexpected,
      skipped: result.stats.skipped,
      flaky: journeysThatWere('flaky', result),
    }
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + (result.numFailedTestSuites > 0 && result.numFailedTests === 0 ? 1 : 0),
    skipped: result.numPendingTests + result.numTodoTests,
  }
}

/** The names of the tests that failed, with their files. A file that could not even be loaded is named alone. */
function failuresOf(result) {
  if ('stats' in result) return journeysThatWere('unexpected', result)
  return result.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name)
      const names = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${file} ${fullName}`)
      return names.length === 0 ? [file] : names
    })
}

/** The seconds of each test file; a file of journeys has one entry for each journey. */
function timesOf(result) {
  if (!('stats' in result))
    return result.testResults.map(({ name, startTime, endTime }) => [
      relative(root, name),
      (endTime - startTime) / 1000,
    ])
  return specsOf(result.suites).flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => [`tests/e2e/${file}`, duration / 1000])),
  )
}

function journeysThatWere(outcome, result) {
  return specsOf(result.suites)
    .filter(({ tests }) => tests.some(({ status }) => status === outcome))
    .map(({ file, line, title }) => `${file}:${line} ${title}`)
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])])
}

function report(name, passed, from) {
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`)
}
