import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow, nodesOf, parse, type SourceFile } from './source-tree'

/** Files that name `outsideOrigins`: where the office adds a feed, where it is decided whom it is for, and configured. */
const mayName = [
  'platform/features/media/imports/imports.desk.ts',
  'platform/features/media/imports/trusted-origins.ts',
  'platform/kernel/configuration.ts',
]
/** Files that read from outside with trusted origins. All others pass none, and say so where they call. */
const mayPassSome = [
  'platform/features/media/imports/download-feed.ts',
  'platform/features/media/imports/fetch-media.ts',
]
/** Hands on what its caller gives. */
const handsOn = 'platform/kernel/outside/fetch-outside.ts'

const platform = filesBelow(['platform'], ['.ts'])

const named = (file: SourceFile): boolean =>
  [...nodesOf(parse(file))].some((node) => ts.isIdentifier(node) && node.text === 'outsideOrigins')

/** The calls that read from outside, with what they trust as it is written. */
function readsOf(file: SourceFile): readonly { readonly path: string; readonly trusted: string }[] {
  if (!/\b(?:open|fetch)Outside\(/.test(file.text)) return []
  return [...nodesOf(parse(file))].flatMap((node) => {
    if (!ts.isCallExpression(node) || !/^(?:open|fetch)Outside$/.test(node.expression.getText())) return []
    const access = node.arguments[2]
    const trusted =
      access !== undefined && ts.isObjectLiteralExpression(access)
        ? access.properties.find((property) => property.name?.getText() === 'trustedOrigins')
        : undefined
    return [{ path: file.path, trusted: trusted?.getText() ?? '' }]
  })
}

it('the origins that the office opened in our own network are known to imports alone', () => {
  expect(platform.filter(named).map(({ path }) => path)).toEqual(mayName)
  expect(named({ path: 'planted.ts', text: 'const { outsideOrigins } = configuration' })).toBe(true)
  expect(
    named({ path: 'planted.ts', text: 'openOutside(a, b, { trustedOrigins: configuration.outsideOrigins })' }),
  ).toBe(true)
})

it('whoever reads from outside says that it trusts nobody, but for imports', () => {
  const reads = platform.flatMap(readsOf).filter(({ path }) => path !== handsOn)
  const trusting = reads.filter(({ trusted }) => trusted !== 'trustedOrigins: []')
  expect([...new Set(trusting.map(({ path }) => path))]).toEqual(mayPassSome)
  expect(reads.length).toBeGreaterThan(trusting.length)
  for (const text of ['openOutside(a, b, { trustedOrigins: some })', 'fetchOutside(a, b, access)'])
    expect(readsOf({ path: 'planted.ts', text }).map(({ trusted }) => trusted)).not.toContain('trustedOrigins: []')
})
