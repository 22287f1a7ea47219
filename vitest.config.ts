import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { keptAddresses } from './scripts/kept-addresses.mjs'

/** Their modules keep nothing but caches, and they touch no globals. */
const pure = ['domain', 'application', 'platform'].map((folder) => `tests/${folder}/**/*.test.ts`)

export default defineConfig(async () => ({
  // As the build gives them to the service worker.
  define: { TOWNSQUARE_KEPT_ADDRESSES: JSON.stringify(await keptAddresses()) },
  oxc: { decorator: { legacy: true } },
  // The icons as one file: read one by one, all 1,600 of them, they take longer than most tests.
  resolve: { alias: { 'lucide-react': fileURLToPath(import.meta.resolve('lucide-react/dist/cjs/lucide-react.js')) } },
  test: {
    projects: [
      // A worker that loads the modules once for all of its files needs a third of the time.
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'alone', include: ['tests/**/*.test.{ts,tsx}'], exclude: pure } },
    ],
    environment: 'node',
    // Vitest would leave one core to itself, which is half of a machine of two.
    maxWorkers: availableParallelism(),
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Against hanging alone: on a busy machine all takes its time.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
}))
