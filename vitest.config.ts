import { readFileSync, readdirSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { keptAddresses } from './scripts/kept-addresses.mjs'

const inWindow = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'))

/** It makes eight screens in a copy of the repository, compiles them and opens them in a browser. */
const generator = 'tests/house/new-screen.test.ts'

/** The adapters against the platform, with the demo city: they take as long as tests of the platform. */
const gateways = 'tests/infrastructure/gateways/*.test.ts'

/** Constants as the build gives them to the service worker. */
const constants = { TOWNSQUARE_KEPT_ADDRESSES: JSON.stringify(await keptAddresses()) }

/** The kept modules do not know by themselves that a constant in them has changed. */
const keptByConstants: Plugin = {
  name: 'townsquare:kept-by-constants',
  configureVitest: ({ experimental_defineCacheKeyGenerator: addToKeys }) => addToKeys(() => JSON.stringify(constants)),
}

export default defineConfig({
  define: constants,
  plugins: [keptByConstants],
  oxc: { decorator: { legacy: true } },
  // The icons as one file: read one by one, all 1,600 of them, they take longer than most tests.
  resolve: { alias: { 'lucide-react': fileURLToPath(import.meta.resolve('lucide-react/dist/cjs/lucide-react.js')) } },
  test: {
    // Workers load the modules once for all of their files, which takes a third of the time. They keep one environment,
    // so each has a project.
    isolate: false,
    // What was compiled for the first tests of a run is kept for the others and for the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...inWindow, generator, gateways] },
      },
      // Apart, so that `npm run check` leaves it out: a project takes no `--exclude`.
      { extends: true, test: { name: 'generator', include: [generator] } },
      { extends: true, test: { name: 'gateways', include: [gateways] } },
      {
        extends: true,
        test: { name: 'window', include: inWindow, environment: 'jsdom', setupFiles: 'tests/support/window.ts' },
      },
    ],
    environment: 'node',
    globalSetup: 'tests/support/platform-bundle.ts',
    // Vitest would leave one core to itself, which is half of a machine of two. A worker takes up to 1.5 GB of memory.
    maxWorkers: Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / 2e9))),
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Against hanging alone: on a busy machine all takes its time.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
