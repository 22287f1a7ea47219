import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import stylelint from 'stylelint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkScripts } from '../../scripts/browser-checks.mjs'

/** The browsers that the build is made for; `npm test` checks its scripts by the same call. */
const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly browserslist: readonly string[]
}

it('the build and its checks read the browsers from one place', () => {
  expect(browserslist.length).toBeGreaterThan(0)
  expect(readFileSync('rsbuild.config.ts', 'utf8')).not.toMatch(/overrideBrowserslist: \[/)
})

describe('a script of the build', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'townsquare-browsers-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const checked = async (script: string) => {
    writeFileSync(join(folder, 'script.js'), script)
    return checkScripts([folder])
  }

  it('that all of these browsers run passes', async () => {
    expect(await checked('class A { #b = 1; c() { return this.#b ?? [].at(-1)?.d } } new A().c()')).toMatchObject({
      code: 0,
    })
  })

  it.each([
    ['syntax that the oldest does not know', 'using file = open()\n'],
    ['a method that the oldest does not have', 'const sorted = [2, 1].toSorted()\n'],
    ['a look-behind, with which the oldest runs nothing of the file', 'const price = /(?<=¥)\\d+/\n'],
  ])('with %s does not', async (_, script) => {
    const { code, output } = await checked(script)
    expect(code, output).toBe(1)
  })
})

describe('a style', () => {
  const warnings = async (code: string) => {
    const { results } = await stylelint.lint({ code, codeFilename: 'src/ui/planted.module.css' })
    return results.flatMap((result) => result.warnings.map(({ rule }) => rule))
  }
  const rule = 'plugin/no-unsupported-browser-features'

  it('that all of these browsers know passes', async () => {
    expect(await warnings('.a {\n  display: grid;\n  gap: 1px;\n}\n')).toEqual([])
  })

  it('that the oldest does not know does not', async () => {
    expect(await warnings('.a:has(b) {\n  color: inherit;\n}\n')).toContain(rule)
    expect(await warnings('@media (scripting: enabled) {\n  .a {\n    color: inherit;\n  }\n}\n')).toContain(rule)
  })
})
