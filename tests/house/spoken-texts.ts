import ts from 'typescript'
import { filesBelow, nodesOf, parse, type SourceFile } from './source-tree'

export interface SpokenText {
  readonly path: string
  readonly language: 'zh-CN' | 'en'
  /** Without tags; what is filled into `${…}` or `{…}` is 0. */
  readonly text: string
}

type Said = Pick<SpokenText, 'language' | 'text'>

/** Texts of the demo city that are part of the interface; its articles, people and places speak as they like. */
const demoInterface = ['site', 'services', 'pages', 'page-of-cards'].map((name) => `platform/demo/content/${name}.ts`)

/** The files with words of the product: catalogues, what the platform answers, and the demo's interface. */
export function filesThatSpeak(): readonly SourceFile[] {
  return filesBelow(['src', 'platform'], ['.ts']).filter(
    ({ path, text }) =>
      /\.(words|entries)\.ts$/.test(path) ||
      path.startsWith('platform/kernel/words/') ||
      demoInterface.includes(path) ||
      (/^platform\/(features|kernel)\//.test(path) && /'zh-CN': |message\(/.test(text)),
  )
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** A key, or a value that something is compared with, is not said. */
function isSaid(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.PlusToken
  return !ts.isLiteralTypeNode(parent) && !ts.isElementAccessExpression(parent)
}

function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `0${literal.text}`)].join('')
}

/** Every text within an expression, with those that are chosen inside a template. */
const textsWithin = (node: ts.Node): readonly string[] =>
  nodesOf(node).flatMap((each) => (isText(each) && isSaid(each) ? [textOf(each)] : []))

/** Chinese first, English second: `both('…', '…')`, and the pairs of `message(['…', '…'], ['…', '…'])`. */
function pairOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'both')
    return node.arguments
  const isPair =
    ts.isArrayLiteralExpression(node) &&
    ts.isCallExpression(node.parent) &&
    ts.isIdentifier(node.parent.expression) &&
    ['message', 'entry', 'quick', 'slide'].includes(node.parent.expression.text)
  return isPair ? node.elements : []
}

function languageOf(node: ts.Node): Said['language'] | null {
  if (!ts.isPropertyAssignment(node)) return null
  const name = ts.isStringLiteral(node.name) || ts.isIdentifier(node.name) ? node.name.text : ''
  return name === 'zh-CN' || name === 'en' ? name : null
}

/** The texts of a file in both languages. */
export function spokenIn(file: SourceFile): readonly SpokenText[] {
  const said = (language: Said['language'], node: ts.Node | undefined): readonly Said[] =>
    node === undefined ? [] : textsWithin(node).map((text) => ({ language, text }))
  return nodesOf(parse(file))
    .flatMap((node): readonly Said[] => {
      const language = languageOf(node)
      if (language !== null && ts.isPropertyAssignment(node)) return said(language, node.initializer)
      const [chinese, english] = pairOf(node)
      return [...said('zh-CN', chinese), ...said('en', english)]
    })
    .map(({ language, text }) => ({
      path: file.path,
      language,
      text: text.replace(/<script>.*?<\/script>|<[^>]*>/g, '').replace(/\{\w+\}/g, '0'),
    }))
}
