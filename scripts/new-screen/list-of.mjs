import { platformFolder, seedFile } from './modules.mjs'
import { namesOf, resourceOf } from './names.mjs'

const ownText = (workplace, { feature, home }, ending) => {
  const file = `src/ui/${home}/${feature}.${ending}.ts`
  return workplace.has(file) ? workplace.read(file) : ''
}

/** The paths of a feature with the screens that they load, whether written out or held by constants. */
export function routesOf(workplace, names) {
  const text = ownText(workplace, names, 'routes')
  const paths = ownText(workplace, names, 'paths')
  const constants = new Map([...paths.matchAll(/const (\w+) = '([^']*)'/g)].map(([, name, value]) => [name, value]))
  const loads = new Map(
    [...text.matchAll(/const (\w+) = lazyCode\([^;]*?'\.\/([a-z0-9-]+)\.screen'/g)].map(([, name, file]) => [
      name,
      file,
    ]),
  )
  return [...text.matchAll(/\{[^{}]*?path: (?:'([^']+)'|(\w+))[^{}]*\}/g)].map(([route, pathText, constant]) => ({
    path: pathText ?? constants.get(constant) ?? null,
    screen: /'\.\/([a-z0-9-]+)\.screen'/.exec(route)?.[1] ?? loads.get(/load: (\w+)/.exec(route)?.[1]) ?? null,
    constant: constant ?? null,
  }))
}

/** Why a screen cannot be made beside the existing screens; null when it can. */
export function conflictOf(workplace, names) {
  const { kind, feature, path, snake, url, list } = names
  const routes = routesOf(workplace, names)
  const text = [...workplace.below('contract', '.ts'), ...workplace.below('platform/features', '.schema.ts')].join('\n')
  if (routes.some((route) => route.path === path)) return `${path} is a screen of ${feature} already`
  if (kind === 'list' && routes.some((route) => route.path?.startsWith(`${path}/:`)))
    return `${path}/:… is there already, with rows of its own: make the list first, then the detail shows its rows`
  if (list === null && new RegExp(`pgTable\\(\\s*'${snake}'`).test(text))
    return `there is a table ${snake}: choose another name`
  const isServed = new RegExp(`url: '${url.replace(/:\w+/, ':\\w+')}'`)
  return isServed.test(text) ? `${url} is served already: choose another path` : null
}

/**
 * The list whose rows a detail shows, with the fields that the list's table has now. The list is at the path of the
 * detail without its parameter. Without such a list the detail has rows of its own, and a note says so. When there is a
 * list whose rows the generator cannot read, the reason is returned instead, so that no second table is made.
 */
export function listOf(workplace, names) {
  const { kind, feature, path, screen } = names
  if (kind !== 'detail') return { list: null }
  const base = resourceOf(path)
  const routes = routesOf(workplace, names)
  const found = routes.find((route) => route.path === base)
  if (found === undefined) {
    const lists = routes.flatMap((route) =>
      route.screen !== null && workplace.has(`${platformFolder(names)}/list-${route.screen}.ts`) ? [route.path] : [],
    )
    const own = `${screen} has a table and rows of its own, and no list leads to it`
    workplace.notes.push(
      lists.length === 0
        ? own
        : `${own}; a detail of a list's rows has its path: ${lists.map((at) => `${at}/:id`).join(', ')}`,
    )
    return { list: null }
  }
  if (found.screen === null) return { reason: `${base} is there, and its screen cannot be told from its route` }
  const list = namesOf('list', names, found.screen, base, { zh: '', en: '' })
  const schema = `${platformFolder(names)}/${feature}.schema.ts`
  const table = workplace.has(schema) ? tableText(workplace.read(schema), `${list.variable}Table`) : null
  if (table === null)
    return {
      reason: `${base} is a list of ${feature}, but ${schema} has no ${list.variable}Table: the rows of a detail are those of its list`,
    }
  const fields = fieldsOf(table)
  const titleField = fields.find(({ type }) => type === 'localised' || type === 'text')
  if (titleField === undefined)
    return { reason: `the table of ${base} in ${schema} has no column that could be the title of a detail` }
  const seed = seedFile(list)
  if (!workplace.has(seed)) return { reason: `${base} has no demo rows (${seed}) that a detail could show` }
  return { list: { ...list, constant: found.constant }, fields }
}

/** The text of a table's columns in a schema; null when the schema has no such table. */
function tableText(schema, name) {
  const start = schema.search(new RegExp(`${name} = pgTable\\(`))
  return start === -1 ? null : (/\{([\s\S]*?)\n\s*\}(?:,|\))/.exec(schema.slice(start))?.[1] ?? null)
}

const types = [
  [/jsonb\([^)]*\)\s*\.\$type<Localised>/, 'localised'],
  [/^text\([^)]*\)(?!\.array)/, 'text'],
  [/^integer\(/, 'integer'],
  [/^boolean\(/, 'boolean'],
  [/^(?:timestamp|moment)\(/, 'moment'],
]

/** The columns that a detail can show: not the words of the search, nor a state, which needs words of its own. */
function fieldsOf(table) {
  return [...table.matchAll(/^\s*(\w+): ((?:[^\n]|\n\s*\.)*)/gm)].flatMap(([, name, column]) => {
    const type = types.find(([pattern]) => pattern.test(column))?.[1]
    return name === 'id' || type === undefined || /\.array\(\)|enum:/.test(column)
      ? []
      : [{ name, type, nullable: !column.includes('.notNull()') }]
  })
}
