import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { keptAddresses } from './scripts/kept-addresses.mjs'

export default defineConfig(async () => ({
  // As the build gives them to the service worker.
  define: { TOWNSQUARE_KEPT_ADDRESSES: JSON.stringify(await keptAddresses()) },
  oxc: { decorator: { legacy: true } },
  // The icons as one file: read one by one, all 1,600 of them, they take longer than most tests.
  resolve: { alias: { 'lucide-react': fileURLToPath(import.meta.resolve('lucide-react/dist/cjs/lucide-react.js')) } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Vitest would leave one core to itself, which is half of a machine of two.
    maxWorkers: availableParallelism(),
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Against hanging alone: on a busy machine all takes its time.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
}))
