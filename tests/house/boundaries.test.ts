import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from './source-tree'

const areas = ['frame', 'people', 'participation', 'media', 'civic', 'overview']

/** Each first file breaks the rule that it is listed under. */
const planted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'domain-pure': {
    'src/domain/frame/a/a.ts': "import { b } from '../../../application/frame/b/b'\nexport const a = b",
  },
  'application-inwards': {
    'src/application/frame/b/c.ts': "import { d } from '../../../infrastructure/frame/d/d'\nexport const c = d",
    'src/application/frame/b/b.ts': 'export const b = 1',
  },
  'infrastructure-inwards': {
    'src/infrastructure/frame/d/d.ts': "import { e } from '../../../ui/frame/e/e'\nexport const d = e",
  },
  'ui-inwards': {
    'src/ui/frame/e/f.ts': "import { d } from '../../../infrastructure/frame/d/d'\nexport const f = d",
    'src/ui/frame/e/e.ts': 'export const e = 1',
  },
  'ui-feature-apart': { 'src/ui/frame/g/g.ts': "import { f } from '../e/f'\nexport const g = f" },
  'kit-below-features': { 'src/ui/frame/kit/q.ts': "import { e } from '../e/e'\nexport const q = e" },
  'adapter-feature-apart': { 'src/infrastructure/frame/r/r.ts': "import { d } from '../d/d'\nexport const r = d" },
  'composition-sees-all': { 'src/composition/s.ts': "import { hash } from 'node:crypto'\nexport const s = hash" },
  'worker-alone': { 'src/service-worker/t.ts': "import { e } from '../ui/frame/e/e'\nexport const t = e" },
  'worker-without-schemas': {
    'src/service-worker/v.ts': "import { push } from '../../contract/push'\nexport const v = push",
    'contract/push.ts': 'export const push = 1',
  },
  'starter-alone': { 'src/starter/u.ts': "import { e } from '../ui/frame/e/e'\nexport const u = e" },
  'contract-alone': { 'contract/h.ts': "import { b } from '../src/application/frame/b/b'\nexport const h = b" },
  'contract-reading-alone': {
    'contract/reading/ba.ts': "import { b } from '../../src/application/frame/b/b'\nexport const ba = b",
  },
  'conform-alone': { 'conform/bb.ts': "import { i } from '../platform/i'\nexport const bb = i" },
  'platform-apart': { 'platform/i.ts': "import { e } from '../src/ui/frame/e/e'\nexport const i = e" },
  'client-without-platform': { 'src/composition/j.ts': "import { i } from '../../platform/i'\nexport const j = i" },
  'platform-kernel-below-features': {
    'platform/kernel/a/w.ts': "import { x } from '../../features/frame/x/x'\nexport const w = x",
    'platform/features/frame/x/x.ts': 'export const x = 1',
  },
  'platform-kernel-without-rules-of-features': {
    'platform/kernel/a/y.ts': "import { v } from '../../../src/domain/civic/v/v'\nexport const y = v",
  },
  'platform-feature-apart': {
    'platform/features/frame/y/y.ts': "import { x } from '../x/x.routes'\nexport const y = x",
    'platform/features/frame/x/x.routes.ts': 'export const x = 1',
  },
  'platform-tables-apart': {
    'platform/features/frame/y/y.queries.ts': "import { x } from '../x/x.schema'\nexport const y = x",
    'platform/features/frame/x/x.schema.ts': 'export const x = 1',
  },
  'platform-routes-without-statements': {
    'platform/features/frame/x/y.routes.ts': "import { eq } from 'drizzle-orm'\nexport const y = eq",
  },
  'platform-features-below-start': {
    'platform/features/frame/y/z.ts': "import { i } from '../../../i'\nexport const z = i",
  },
  'demo-for-the-start': {
    'platform/kernel/a/d.ts': "import { d } from '../../demo/d'\nexport const c = d",
    'platform/demo/d.ts': 'export const d = 1',
  },
  'no-cycles': {
    'src/domain/frame/k/k.ts': "import { l } from './l'\nexport const k = () => l",
    'src/domain/frame/k/l.ts': "import { k } from './k'\nexport const l = () => k",
  },
  'no-barrels': {
    'src/domain/frame/m/n.ts': "export * from './index'",
    'src/domain/frame/m/index.ts': 'export const m = 1',
  },
  'folded-words': {
    'platform/features/civic/w/w.ts':
      "import { x } from '../../../../src/domain/overview/search/search-parts'\nexport const w = x",
    'src/domain/overview/search/search-parts.ts': 'export const x = 1',
  },
  resolvable: { 'src/domain/frame/o/o.ts': "import { p } from './nowhere'\nexport const o = p" },
  ...Object.fromEntries(
    areas
      .slice(0, -1)
      .map((area, index) => [
        `area-${area}`,
        {
          [`src/domain/${area}/u/u.ts`]: `import { v } from '../../${areas[index + 1] ?? ''}/v/v'\nexport const u = v`,
          [`src/domain/${areas[index + 1] ?? ''}/v/v.ts`]: 'export const v = 1',
        },
      ]),
  ),
  ...Object.fromEntries(
    areas
      .slice(0, -1)
      .map((area, index) => [
        `platform-area-${area}`,
        {
          [`platform/features/${area}/u/u.ts`]: `import { v } from '../../${areas[index + 1] ?? ''}/v/v'\nexport const u = v`,
          [`platform/features/${areas[index + 1] ?? ''}/v/v.ts`]: 'export const v = 1',
        },
      ]),
  ),
}

describe('the boundaries of the house', () => {
  it('have a planted violation of each', () => {
    const { forbidden } = createRequire(import.meta.url)(join(repository, '.dependency-cruiser.cjs')) as {
      readonly forbidden: readonly { readonly name: string }[]
    }
    expect(Object.keys(planted).sort()).toEqual(forbidden.map(({ name }) => name).sort())
  })

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
        'conform',
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
