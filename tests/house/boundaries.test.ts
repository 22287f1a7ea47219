import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from './source-tree'

/** Each file breaks the rule that it is listed under. */
const planted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'domain-pure': { 'src/domain/a/a.ts': "import { b } from '../../application/b/b'\nexport const a = b" },
  'application-inwards': {
    'src/application/b/c.ts': "import { d } from '../../infrastructure/d/d'\nexport const c = d",
    'src/application/b/b.ts': 'export const b = 1',
  },
  'infrastructure-inwards': { 'src/infrastructure/d/d.ts': "import { e } from '../../ui/e/e'\nexport const d = e" },
  'ui-inwards': {
    'src/ui/e/f.ts': "import { d } from '../../infrastructure/d/d'\nexport const f = d",
    'src/ui/e/e.ts': 'export const e = 1',
  },
  'ui-feature-apart': { 'src/ui/g/g.ts': "import { f } from '../e/f'\nexport const g = f" },
  'contract-alone': { 'contract/h.ts': "import { b } from '../src/application/b/b'\nexport const h = b" },
  'platform-apart': { 'platform/i.ts': "import { e } from '../src/ui/e/e'\nexport const i = e" },
  'client-without-platform': { 'src/composition/j.ts': "import { i } from '../../platform/i'\nexport const j = i" },
  'no-cycles': {
    'src/domain/k/k.ts': "import { l } from './l'\nexport const k = () => l",
    'src/domain/k/l.ts': "import { k } from './k'\nexport const l = () => k",
  },
  'no-barrels': { 'src/domain/m/n.ts': "export * from './index'", 'src/domain/m/index.ts': 'export const m = 1' },
  resolvable: { 'src/domain/o/o.ts': "import { p } from './nowhere'\nexport const o = p" },
}

describe('the boundaries of the house', () => {
  let folder = ''
  let violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[] = []

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'townsquare-planted-'))
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
    for (const name of ['.dependency-cruiser.cjs', 'tsconfig.base.json'])
      symlinkSync(join(repository, name), join(folder, name))
    for (const [path, text] of Object.values(planted).flatMap((files) => Object.entries(files))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const cruise = spawnSync(
      process.execPath,
      [
        join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
        'src',
        'contract',
        'platform',
      ],
      { cwd: folder, encoding: 'utf8' },
    )
    violations = (JSON.parse(cruise.stdout) as { summary: { violations: typeof violations } }).summary.violations
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(Object.keys(planted))('refuse a planted violation of %s', (rule) => {
    const places = Object.keys(planted[rule] ?? {})
    expect(
      violations.filter((violation) => violation.rule.name === rule && places.includes(violation.from)),
    ).not.toEqual([])
  })
})
