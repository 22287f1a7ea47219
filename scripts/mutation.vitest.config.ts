import { readFileSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Tests of rules and use cases: those that need no window, which Stryker's runner reads no projects for. */
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
