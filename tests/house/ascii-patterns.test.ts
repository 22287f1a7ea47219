import ts from 'typescript'
import { expect, it } from 'vitest'
import { machineTexts } from './machine-texts'
import { filesBelow, nodesOf, parse, type SourceFile } from './source-tree'

/** Parts of a pattern that know the letters of English alone. */
const knowsEnglishAlone = /\\[wWbB]|a-z|A-Z/

const patternsIn = (file: SourceFile): string[] =>
  [...nodesOf(parse(file))].filter(ts.isRegularExpressionLiteral).map((node) => node.getText())

/** The patterns of a file that know the letters of English alone. */
const englishPatternsIn = (file: SourceFile): string[] =>
  knowsEnglishAlone.test(file.text) ? patternsIn(file).filter((pattern) => knowsEnglishAlone.test(pattern)) : []

const files = filesBelow(['src', 'contract', 'platform'], ['.ts', '.tsx']).filter(
  ({ path }) => !path.startsWith('platform/demo/'),
)

it('a pattern that knows the letters of English alone stands over what machines write', () => {
  const found = files.filter((file) => englishPatternsIn(file).length > 0).map(({ path }) => path)
  expect(
    found.sort(),
    'over what people write, use \\p{L}, \\p{M} and \\p{N}, or word-letters.ts; else name the file in machine-texts.ts',
  ).toEqual(Object.values(machineTexts).flat().sort())
})

it('sees each of them, and nothing in a word or a comment', () => {
  const planted = (text: string) => englishPatternsIn({ path: 'src/planted.ts', text })
  expect(planted(String.raw`export const isName = (name: string) => /^\w+$/.test(name)`)).toHaveLength(1)
  expect(planted(String.raw`const pair = [/\bfoo\b/, /[a-z]/i, /[\p{L}]/u, '\\w']`)).toHaveLength(2)
  expect(planted('// a-z is no pattern\nconst words = "a-z"')).toEqual([])
})
