import { dirname, relative } from 'node:path/posix'
import ts from 'typescript'

// Generated texts have no imports: what they use is found among the exports of the repository, so that a module may move.

/** What generated files take from packages. */
const packages = {
  'drizzle-orm': ['and', 'asc', 'desc', 'eq', 'sql'],
  'drizzle-orm/pg-core': ['boolean', 'date', 'index', 'integer', 'jsonb', 'pgTable', 'text'],
  fastify: ['FastifyInstance'],
  inversify: ['inject'],
  'mobx-react-lite': ['observer'],
  vitest: ['afterAll', 'beforeAll', 'describe', 'expect', 'it'],
}
/** What is not imported by its name. */
const whole = {
  styles: (path) => ({ line: 'import styles from', module: `./${path.split('/').at(-1).split('.')[0]}.module.css` }),
  z: () => ({ line: 'import * as z from', module: 'zod/mini' }),
}
const testSupport = ['tests/support', 'tests/e2e/support', 'tests/infrastructure/gateways']
const exported = /^export (?:declare |abstract |async )*(const|function|class|interface|type|enum) (\w+)/gm

/** The files that export each name, those that are being made among them. */
export function exportsIn(workplace) {
  const files = ['contract', 'src', 'platform', ...testSupport].flatMap((folder) =>
    workplace.pathsBelow(folder, /\.tsx?$/),
  )
  const places = new Map()
  for (const file of new Set([...files, ...workplace.texts.keys()].filter((path) => /\.tsx?$/.test(path))))
    for (const [, keyword, name] of workplace.read(file).matchAll(exported))
      places.set(name, [...(places.get(name) ?? []), { file, isType: !['const', 'function'].includes(keyword) }])
  return places
}

/**
 * The imports that a file lacks since it was as before: the module of each name, and whether the name is used as a type
 * alone.
 */
export function missingImports(path, text, textBefore, exportsOf) {
  const known = freeNames(path, textBefore)
  return [...freeNames(path, text)].flatMap(([name, isType]) => {
    if (known.has(name)) return []
    if (Object.hasOwn(whole, name)) return [whole[name](path)]
    const [module] = Object.entries(packages).find(([, names]) => names.includes(name)) ?? []
    const file = nearest(path, isType, exportsOf.get(name) ?? [])
    const from = module ?? (file === undefined ? undefined : modulePath(path, file))
    return from === undefined ? [] : [{ name, isType, module: from }]
  })
}

/**
 * The file that is meant, where several export a name: it exports a type where one is used, is of the same side, and is
 * the fewest steps away.
 */
function nearest(path, isType, places) {
  const sideOf = (file) => /^(?:tests\/)?(platform|contract)\//.exec(file)?.[1] ?? 'client'
  const cost = (place) =>
    (isType && !place.isType ? 200 : 0) +
    (sideOf(place.file) === sideOf(path) ? 0 : place.file.startsWith('contract/') ? 1 : 100) +
    relative(dirname(path), place.file).split('/').length
  return places.filter(({ file }) => file !== path).toSorted((one, other) => cost(one) - cost(other))[0]?.file
}

function modulePath(path, file) {
  const way = relative(dirname(path), file).replace(/\.tsx?$/, '')
  return way.startsWith('.') ? way : `./${way}`
}

const folderOf = (module) => module.slice(0, module.lastIndexOf('/') + 1)
const inOrder = (names) =>
  names.toSorted((one, other) => (one.replace('type ', '') < other.replace('type ', '') ? -1 : 1))

/** Adds an import: to those of the same module, else beside those of the same folder, else after all others. */
export function withImport(text, { name, isType, module, line }) {
  const all = [...text.matchAll(/^import (?:(type )?\{([^}]*)\}|[^;{]*?) from '([^']+)'\n/gm)].map(
    ([whole, type = '', names, of]) => ({ whole, type, names, module: of }),
  )
  const same = all.find((each) => each.module === module && each.names !== undefined)
  if (same !== undefined) {
    const old = same.names.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]))
    const isTypes = same.type !== '' && isType
    const before = same.type !== '' && !isType ? old.map((each) => `type ${each}`) : old
    const added = isType && !isTypes ? `type ${name}` : name
    const isSorted = inOrder(before).join() === before.join()
    const names = isSorted ? inOrder([...before, added]) : [...before, added]
    return text.replace(same.whole, `import ${isTypes ? 'type ' : ''}{ ${names.join(', ')} } from '${module}'\n`)
  }
  const added = `${line ?? `import ${isType ? 'type ' : ''}{ ${name} } from`} '${module}'\n`
  if (all.length === 0) return `${added}\n${text}`
  // A package comes before what is ours.
  const beside = module.startsWith('.') ? all.filter((each) => folderOf(each.module) === folderOf(module)) : all
  const next = module.startsWith('.') ? beside.find((each) => each.module > module) : all[0]
  if (next !== undefined) return text.replace(next.whole, `${added}${next.whole}`)
  const last = beside.at(-1) ?? all.at(-1)
  return text.replace(last.whole, `${last.whole}${added}`)
}

/** The names that a file uses without declaring them, each with whether it is used as a type alone. */
function freeNames(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  /** The parts of the file in which each name is declared. */
  const scopes = new Map()
  const used = []
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const { parent, text } = node
      if (parent.name !== node || ts.isShorthandPropertyAssignment(parent)) {
        if (parent.propertyName !== node && !isRightOfDot(parent, node) && !isElement(node)) used.push(node)
      } else if (!ts.isPropertyAccessExpression(parent) && !isMember(parent))
        scopes.set(text, [...(scopes.get(text) ?? []), scopeOf(ts.isParameter(parent) ? parent : parent.parent)])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  const free = new Map()
  for (const node of used)
    if (!(scopes.get(node.text) ?? []).some((scope) => scope.pos <= node.pos && node.end <= scope.end))
      free.set(node.text, (free.get(node.text) ?? true) && isInType(node))
  return new Map([...free].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** What encloses a node and has names of its own. */
function scopeOf(node) {
  let scope = node
  while (!ts.isFunctionLike(scope) && !ts.isBlock(scope) && !ts.isSourceFile(scope)) scope = scope.parent
  return scope
}

const isMember = (node) =>
  ts.isPropertyAssignment(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isGetAccessorDeclaration(node) ||
  ts.isJsxAttribute(node)
/** Whether it is an element of HTML. */
const isElement = ({ parent, text }) => parent.tagName !== undefined && /^[a-z]/.test(text)
const isRightOfDot = (parent, node) => ts.isQualifiedName(parent) && parent.right === node

function isInType(node) {
  if (ts.isPartOfTypeNode(node)) return true
  let outer = node.parent
  while (ts.isQualifiedName(outer)) outer = outer.parent
  return ts.isTypeQueryNode(outer)
}
