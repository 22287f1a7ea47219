import ts from 'typescript'
import type { Resource } from '../../src/application/frame/shared/resource'
import type { ScreenViewModel } from '../../src/ui/frame/shell/screens/screen'
import { nodesOf, parse, type SourceFile } from './source-tree'

/** A rule of the house: returns the violations in a file, each in a few words. */
export type Rule = (file: SourceFile) => readonly string[]

const impure = /^(Date\.now|Math\.random|performance\.now|crypto\.\w+)$/

/** Domain and application take time and randomness from ports. `Date.parse` and `Date.UTC` read no clock. */
export const timeAndChanceComeFromPorts: Rule = (file) =>
  found(file, (node) => {
    if (ts.isPropertyAccessExpression(node) && impure.test(node.getText())) return node.getText()
    const makesDate =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'Date' &&
      (node.arguments ?? []).length === 0
    return makesDate ? node.getText() : null
  })

/** Constructor parameters injected by the container carry their token. */
export const constructorsCarryInject: Rule = (file) => {
  if (!/from 'inversify'/.test(file.text)) return []
  return found(file, (node) => {
    if (!ts.isConstructorDeclaration(node)) return null
    const given = node.parameters
    const injected = given.filter((parameter) =>
      (ts.getDecorators(parameter) ?? []).some((decorator) => decorator.getText().startsWith('@inject(')),
    )
    if (injected.length === 0) return null
    if (injected.length < given.length) return `${given.length - injected.length} parameter(s) without @inject`
    return given.length > 5 ? `${given.length} injected parameters, more than five` : null
  })
}

/** A component that reads a view-model or a store is an observer. */
export const readersAreObservers: Rule = (file) => {
  if (!file.path.endsWith('.tsx')) return []
  return found(file, (node) => {
    if (!ts.isFunctionDeclaration(node) && !ts.isFunctionExpression(node) && !ts.isArrowFunction(node)) return null
    const name = ts.isArrowFunction(node) ? '' : (node.name?.text ?? '')
    if (!/^[A-Z]/.test(name)) return null
    const properties = node.parameters[0]?.getText() ?? ''
    const reads =
      /\bviewModel\b/.test(properties) || /useService\(\w+(Store|Presence)\)/.test(node.body?.getText() ?? '')
    const call = node.parent
    const observed = ts.isCallExpression(call) && call.expression.getText() === 'observer'
    return reads && !observed ? `${name} reads observables outside an observer` : null
  })
}

const hooks = [
  ...(['applyLocation', 'show', 'onArrival'] as const satisfies readonly (keyof ScreenViewModel)[]),
  ...(['open', 'onLocationChange', 'snapshot', 'restore'] as const satisfies readonly (keyof Resource)[]),
]
/** The hooks of screens and resources. The shell calls them on the view-model itself, so they need no binding. */
const ofTheShell: ReadonlySet<string> = new Set(hooks)

/** Methods of a view-model are handed to elements as they are, so `observe(this)` binds them. */
export const viewModelsBindTheirMethods: Rule = (file) => {
  if (!file.path.endsWith('.view-model.ts')) return []
  return found(file, (node) => {
    if (!ts.isClassDeclaration(node) || /\bobserve\(this\)/.test(node.getText())) return null
    const unbound = node.members.filter(ts.isMethodDeclaration).map(({ name }) => name.getText())
    const given = unbound.filter((name) => !ofTheShell.has(name))
    return given.length > 0 ? `${node.name?.text}: ${given.join(', ')} without observe(this)` : null
  })
}

/** A log contains facts by name, never personal data or user input. */
export const logsSayNothingPersonal: Rule = (file) =>
  found(file, (node) => {
    if (!ts.isCallExpression(node)) return null
    const called = node.expression.getText()
    if (
      /^console\./.test(called) &&
      !/^(scripts|bench|platform\/(main|operator|demo))/.test(file.path) &&
      !/console-log\.ts$/.test(file.path)
    )
      return called
    if (!/\b(log|logger)\.(note|info|warn|error|debug)$/.test(called)) return null
    // The demo outbox logs the last digits on purpose: it stands in for a phone.
    if (file.path === 'platform/demo/services/demo-outbox.ts') return null
    const personal =
      /\b(phone|nickname|realName|real_name|identityCard|identity_card|address|birthdate|token|password|email|query|authorization)\b/
    const facts = node.arguments.map((argument) => argument.getText()).join(' ')
    return personal.test(facts) ? `${called}(${facts})` : null
  })

const letters = /\p{L}{2,}/u

/** Texts come from the catalogues: none between tags, and none in attributes that are read to people. */
export const wordsComeFromCatalogues: Rule = (file) => {
  if (!file.path.endsWith('.tsx') || /\/showcase\//.test(file.path)) return []
  return found(file, (node) => {
    if (ts.isJsxText(node) && letters.test(node.text)) return node.text.trim()
    if (!ts.isJsxAttribute(node) || !/^(aria-label|label|title|placeholder|alt|text)$/.test(node.name.getText()))
      return null
    return node.initializer !== undefined && ts.isStringLiteral(node.initializer) && letters.test(node.initializer.text)
      ? node.initializer.text
      : null
  })
}

/** HTML reaches the page through the one sanitiser. */
export const htmlIsSanitised: Rule = (file) =>
  found(file, (node) =>
    ts.isJsxAttribute(node) && node.name.getText() === 'dangerouslySetInnerHTML' && !/sanitised/i.test(node.getText())
      ? node.getText()
      : null,
  )

/** Whether a file may be long: catalogues and seed data. */
export function isAllowedToBeLong(path: string): boolean {
  return /\.words\.ts$|^platform\/demo\/|\/migrations\/|showcase|common-passwords|\.test\.tsx?$/.test(path)
}

export const lineCount = ({ text }: SourceFile): number => text.split('\n').length

function found(file: SourceFile, look: (node: ts.Node) => string | null): readonly string[] {
  const tree = parse(file)
  return nodesOf(tree).flatMap((node) => {
    const broken = look(node)
    return broken === null
      ? []
      : [`${file.path}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${broken}`]
  })
}
