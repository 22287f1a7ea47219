import { describe, expect, it } from 'vitest'
import {
  constructorsCarryInject,
  htmlIsSanitised,
  isAllowedToBeLong,
  lineCount,
  logsSayNothingPersonal,
  readersAreObservers,
  timeAndChanceComeFromPorts,
  viewModelsBindTheirMethods,
  wordsComeFromCatalogues,
  type Rule,
} from './rules'
import { filesBelow } from './source-tree'

interface Case {
  readonly rule: Rule
  readonly says: string
  readonly folders: readonly string[]
  readonly path: string
  /** Each of these breaks the rule. */
  readonly planted: readonly string[]
  readonly fine: readonly string[]
}

const cases: readonly Case[] = [
  {
    rule: timeAndChanceComeFromPorts,
    says: 'takes time and chance from ports in domain and application',
    folders: ['src/domain', 'src/application'],
    path: 'src/domain/x/x.ts',
    planted: [
      'const now = Date.now()',
      'const now = new Date()',
      'const chance = Math.random()',
      'const t = performance.now()',
    ],
    fine: ["const then = Date.parse('2026-01-01')", 'const day = new Date(0)'],
  },
  {
    rule: constructorsCarryInject,
    says: 'marks every injected parameter, five at most',
    folders: ['src'],
    path: 'src/application/x/x.ts',
    planted: [
      "import { inject } from 'inversify'\nclass A { constructor(@inject(B) private b: B, private c: C) {} }",
      "import { inject } from 'inversify'\nclass A { constructor(@inject(B) b: B, @inject(C) c: C, @inject(D) d: D, @inject(E) e: E, @inject(F) f: F, @inject(G) g: G) {} }",
    ],
    fine: [
      "import { inject } from 'inversify'\nclass A { constructor(@inject(B) private b: B) {} }",
      'class A { constructor(private b: B) {} }',
    ],
  },
  {
    rule: viewModelsBindTheirMethods,
    says: 'binds the methods of a view-model',
    folders: ['src/ui'],
    path: 'src/ui/x/x.view-model.ts',
    planted: [
      'export class XViewModel { back(): void { this.navigator.back() } }',
      'export class XViewModel { moved(): void {} }',
    ],
    fine: [
      'export class XViewModel { constructor() { observe(this) } back(): void { this.navigator.back() } }',
      'export class XViewModel { open(): void {} readonly back = (): void => this.navigator.back() }',
      'export class XViewModel { applyLocation(): void {} onArrival(): void {} onLocationChange(): void {} }',
    ],
  },
  {
    rule: readersAreObservers,
    says: 'reads observables in observers only',
    folders: ['src/ui'],
    path: 'src/ui/x/x.screen.tsx',
    planted: [
      'export function XScreen({ viewModel }: { viewModel: X }) { return <p>{viewModel.count}</p> }',
      'function Y() { const site = useService(SiteStore); return <p>{site.name}</p> }',
    ],
    fine: [
      'const XScreen = observer(function XScreen({ viewModel }: { viewModel: X }) { return <p>{viewModel.count}</p> })',
    ],
  },
  {
    rule: logsSayNothingPersonal,
    says: 'keeps personal data out of logs',
    folders: ['src', 'platform'],
    path: 'src/application/x/x.ts',
    planted: ["this.log.note('sent', { phone: 1 })", 'console.log(user)', 'log.info({ token }, "x")'],
    fine: ["this.log.note('call failed', { endpoint, code })"],
  },
  {
    rule: wordsComeFromCatalogues,
    says: 'takes every word from the catalogues',
    folders: ['src/ui'],
    path: 'src/ui/x/x.tsx',
    planted: [
      'const a = <p>Hello</p>',
      'const a = <p>你好</p>',
      'const a = <button aria-label="Close" />',
      'const a = <img alt="A cat" />',
    ],
    fine: ['const a = <p>{words.hello} · 3</p>', 'const a = <img alt="" />'],
  },
  {
    rule: htmlIsSanitised,
    says: 'shows HTML from outside through the sanitiser only',
    folders: ['src'],
    path: 'src/ui/x/x.tsx',
    planted: ['const a = <div dangerouslySetInnerHTML={{ __html: article.content }} />'],
    fine: ['const a = <div dangerouslySetInnerHTML={{ __html: sanitisedHtml }} />'],
  },
]

describe.each(cases)('the house $says', ({ rule, folders, path, planted, fine }) => {
  it('in every file', () => {
    expect(filesBelow(folders, ['.ts', '.tsx']).flatMap((file) => rule(file))).toEqual([])
  })

  it.each(planted)('and refuses: %s', (text) => {
    expect(rule({ path, text })).not.toEqual([])
  })

  it.each(fine)('and lets through: %s', (text) => {
    expect(rule({ path, text })).toEqual([])
  })
})

describe('the files of the house', () => {
  const lengths = (files: ReturnType<typeof filesBelow>) =>
    files.map((file) => ({ path: file.path, lines: lineCount(file) })).sort((one, other) => one.lines - other.lines)
  const files = lengths(
    filesBelow(
      ['src', 'contract', 'platform', 'conform', 'faults', 'tests', 'scripts'],
      ['.ts', '.tsx', '.mjs', '.css'],
    ).filter(({ path }) => !isAllowedToBeLong(path)),
  )

  it('are never longer than 300 lines', () => {
    expect(files.filter(({ lines }) => lines > 300)).toEqual([])
  })

  it('have at most 60 lines at the median, and 150 in nine of ten', () => {
    const at = (part: number) => files[Math.floor((files.length - 1) * part)]?.lines
    expect(at(0.5)).toBeLessThanOrEqual(60)
    expect(at(0.9)).toBeLessThanOrEqual(150)
  })
})
