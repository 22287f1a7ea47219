import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow, nodesOf, parse, type SourceFile } from './source-tree'

/**
 * Files that take a host from an address by themselves, or look for one by a pattern, and show it to nobody. What people
 * are shown comes from `shownHost`, or from `hostOf` where it is to be typed.
 */
const compare: Readonly<Record<string, string>> = {
  'platform/kernel/calendar/calendar-file.ts': 'ids of entries',
  'platform/kernel/configuration.ts': 'whether a service is on this machine',
  'platform/kernel/moving/postgres-address.ts': 'the address of the database',
  'platform/kernel/outside/address-problem.ts': 'whether an address is public',
  'platform/kernel/outside/open-outside.ts': 'whether an address is public',
  'platform/features/frame/uploads/scan-file.ts': 'where the scanner listens',
  'platform/features/media/imports/reading/read-feed.ts': 'the name of a feed without a title, in punycode',
  'platform/features/overview/discovery/feeds/podcast.ts': 'what the id of a podcast is made of',
  'src/domain/frame/codes/scanned-text.ts': 'whether an address is ours',
  'src/domain/frame/hosts/signed-address.ts': 'two addresses of ours, part by part',
  'src/domain/frame/navigation/frame-ancestor.ts': 'the sites that may frame us',
  'src/domain/frame/navigation/own-address.ts': 'whether an address is ours',
  'src/domain/frame/navigation/pc-redirect.ts': 'whether an address is ours',
  'src/domain/frame/shared/parses.ts': 'the function itself',
  'src/domain/frame/site/media-source.ts': 'the sites that media may come from',
}

/** Where a file takes a host from an address. */
function hostsTaken(file: SourceFile): readonly string[] {
  if (!/URL\b|:\\\/\\\//.test(file.text)) return []
  const tree = parse(file)
  const parsed = new Set(
    [...nodesOf(tree)].flatMap((node) =>
      ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isParsed(node.initializer)
        ? [node.name.text]
        : [],
    ),
  )
  return [...nodesOf(tree)].flatMap((node) => {
    if (ts.isRegularExpressionLiteral(node)) return capturesHost(node) || cutsScheme(node) ? [node.text] : []
    if (ts.isPropertyAccessExpression(node) && /^host(?:name)?$/.test(node.name.text))
      return isParsed(node.expression) || parsed.has(node.expression.getText()) ? [node.getText()] : []
    if (!ts.isObjectBindingPattern(node) || !ts.isVariableDeclaration(node.parent)) return []
    const takesHost = node.elements.some((element) =>
      /^host(?:name)?$/.test((element.propertyName ?? element.name).getText()),
    )
    return takesHost && isParsed(node.parent.initializer) ? [node.getText()] : []
  })
}

/** Whether a pattern has a group for what is between the slashes. */
const capturesHost = ({ text }: ts.RegularExpressionLiteral): boolean => /:\\\/\\\/\(*\[\^/.test(text)

/** Whether what stands before the host is replaced by nothing. */
const cutsScheme = ({ text, parent }: ts.RegularExpressionLiteral): boolean =>
  /^\/\^\(?[a-z?|]+\)?:\\\/\\\/\/[a-z]*$/.test(text) &&
  ts.isCallExpression(parent) &&
  parent.expression.getText().endsWith('.replace')

const isParsed = (node: ts.Node | undefined): boolean => node !== undefined && /\bnew URL\(/.test(node.getText())

it('a host that people see is the one that a browser connects to: one function names it', () => {
  const files = filesBelow(['src', 'platform', 'contract'], ['.ts', '.tsx'])
    .filter(({ path }) => !/^platform\/demo\//.test(path))
    .filter((file) => hostsTaken(file).length > 0)
  expect(files.map(({ path }) => path).sort()).toEqual(Object.keys(compare).sort())
})

it.each([
  'const host = new URL(link).host',
  'const { hostname } = new URL(link)',
  'const url = URL.canParse(link) ? new URL(link) : null; show(url.hostname)',
  'const [, host] = /^https?:\\/\\/([^/]+)/.exec(link) ?? []',
  "const host = origin.replace(/^https?:\\/\\//, '')",
])('finds %s', (text) => {
  expect(hostsTaken({ path: 'planted.ts', text })).toHaveLength(1)
})
