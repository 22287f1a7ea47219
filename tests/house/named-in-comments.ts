import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { nodesOf, parse, repository, type SourceFile } from './source-tree'

const comments = /(?<!\S)(?:\/\*[^]*?\*\/|\/\/.*)/g
const codeWords = /[\w$]+/g

/** A name in backticks, or several joined by points, which may be called: `isGone`, `Clock.now()`. */
const named = /`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(\([^`]*\))?`/g
const looksLikeName = /[a-z][A-Z]|^[A-Z][a-z]/

/** What a comment explains: `isSettled` is true after a pause. */
const explained = /`([A-Za-z_$][\w$]*)`(?= (?:and `[\w$]+` are|is|are|means|says)\b)/g

/** What Android's web view and zod call something that no source calls. */
const ofOthers = ['evaluateJavascript', 'safeEncode']

/** The words of a file outside its comments: its names, and those in its texts. */
function wordsOf({ text }: SourceFile): readonly string[] {
  return text.replace(comments, ' ').match(codeWords) ?? []
}

/** Every word that some sources or the libraries of TypeScript, such as the DOM, have outside of comments. */
export function knownWords(files: readonly SourceFile[]): ReadonlySet<string> {
  const folder = join(repository, 'node_modules/typescript/lib')
  const libraries = readdirSync(folder).filter((name) => /^lib\..*\.d\.ts$/.test(name))
  return new Set([
    ...files.flatMap(wordsOf),
    ...libraries.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(codeWords) ?? []),
    ...ofOthers,
  ])
}

/** The names in comments of a file that nothing has. */
export function unknownNames(file: SourceFile, known: ReadonlySet<string>): readonly string[] {
  return [...file.text.matchAll(comments)].flatMap(({ 0: comment, index }) =>
    [...comment.matchAll(named)]
      .filter(([, name = '', call]) => looksLikeName.test(name) || call !== undefined)
      .filter(([, name = '']) => !name.split('.').every((part) => known.has(part)))
      .map(([written]) => `${lineAt(file, index)} ${written}`),
  )
}

/** The names that a comment explains but the file does not have, such as a parameter that was renamed. */
export function strangeNames(file: SourceFile): readonly string[] {
  const own = new Set(wordsOf(file))
  return [...file.text.matchAll(comments)].flatMap(({ 0: comment, index }) =>
    [...comment.matchAll(explained)].flatMap(([, name = '']) =>
      own.has(name) ? [] : [`${lineAt(file, index)} ${name}`],
    ),
  )
}

/** The names after `@param` that are no parameter of the function. */
export function strangeParameters(file: SourceFile): readonly string[] {
  if (!file.text.includes('@param')) return []
  return nodesOf(parse(file)).flatMap((node) =>
    ts
      .getJSDocCommentsAndTags(node)
      .filter((doc): doc is ts.JSDoc => ts.isJSDoc(doc) && doc.parent === node)
      .flatMap(({ tags = [] }): readonly ts.JSDocTag[] => tags)
      .filter(ts.isJSDocParameterTag)
      .filter(({ name }) => !parametersOf(node).has(name.getText().split('.')[0] ?? ''))
      .map((tag) => `${lineAt(file, tag.pos)} ${tag.name.getText()}`),
  )
}

/** The names that the parameters of a declaration bind, also those of a value that is a function. */
function parametersOf(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>()
  const bind = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) names.add(name.text)
    else for (const element of name.elements) if (!ts.isOmittedExpression(element)) bind(element.name)
  }
  const visit = (each: ts.Node): void => {
    if (ts.isFunctionLike(each)) for (const { name } of each.parameters) bind(name)
    else ts.forEachChild(each, visit)
  }
  visit(node)
  return names
}

const lineAt = ({ path, text }: SourceFile, index: number): string =>
  `${path}:${text.slice(0, index).split('\n').length}`
