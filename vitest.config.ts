import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { decorator: { legacy: true } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 20_000,
    // A database of its own takes its time to start on a busy machine.
    hookTimeout: 60_000,
  },
})
