import { readFileSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** The tests of rules and use cases that need no window; Stryker's runner does not read the projects of Vitest. */
const withoutWindow = ['tests/domain', 'tests/application'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => !readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom')),
)

export default defineConfig({
  oxc: { decorator: { legacy: true } },
  test: { include: withoutWindow, environment: 'node', testTimeout: 120_000, hookTimeout: 180_000 },
})
