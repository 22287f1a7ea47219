import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow, nodesOf, parse, type SourceFile } from './source-tree'

/** Chinese words that have no Chinese character: names, addresses and units that are the same in both languages. */
const sameInBoth: ReadonlySet<string> = new Set(['English', '12.4MB', 'zh_CN'])

/** The texts under 'zh-CN', of a catalogue or of a value in both languages; words that are functions make their own. */
function chineseOf(file: SourceFile): readonly string[] {
  const textOf = (node: ts.Expression): readonly string[] => {
    if (ts.isStringLiteralLike(node)) return [node.text]
    if (ts.isTemplateExpression(node)) return [node.getText()]
    if (!ts.isObjectLiteralExpression(node)) return []
    return node.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? textOf(each.initializer) : []))
  }
  return nodesOf(parse(file)).flatMap((node) =>
    ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && node.name.text === 'zh-CN'
      ? textOf(node.initializer)
      : [],
  )
}

/** Only figures and signs, or nothing: no language. */
const hasNoLetters = (text: string) => !/\p{Letter}/u.test(text.replace(/\$\{[^}]*\}/g, ''))
const isChinese = (text: string) => /\p{Script=Han}/u.test(text) || hasNoLetters(text) || sameInBoth.has(text)

it('words in Chinese have Chinese characters, or stand in the list of what is the same in both languages', () => {
  const english = filesBelow(['src', 'platform'], ['.ts', '.tsx'])
    .filter(({ text }) => text.includes("'zh-CN': "))
    .flatMap((file) =>
      chineseOf(file)
        .filter((text) => !isChinese(text))
        .map((text) => `${file.path}: ${text}`),
    )
  expect(english, 'write them in Chinese, or add them to sameInBoth in tests/house/chinese.test.ts').toEqual([])
})

it.each([
  [`words({ 'zh-CN': { title: 'Libraries' }, en: { title: 'Libraries' } })`, ['Libraries']],
  [`const title = { 'zh-CN': \`Libraries \${number}\`, en: '' }`, ['`Libraries ${number}`']],
  [`const title = { 'zh-CN': '图书馆', en: 'Libraries' }`, []],
  [`const title = { 'zh-CN': \`\${from}–\${to}\`, en: '' }`, []],
])('%s: %j is not Chinese', (text, expected) => {
  expect(chineseOf({ path: 'some.ts', text }).filter((each) => !isChinese(each))).toEqual(expected)
})
