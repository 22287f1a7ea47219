import { field, longText, wordsOf } from './fields.mjs'
import { platformFolder, seedFile } from './modules.mjs'
import { camel, namesOf, pascal, resourceOf } from './names.mjs'

const textOf = (workplace, file) => (workplace.has(file) ? workplace.read(file) : '')

/** The paths of a feature with the screens that they load, whether written out or held by constants. */
function routesOf(workplace, names) {
  const text = textOf(workplace, `src/composition/features/${names.feature}.feature.ts`)
  const paths = textOf(workplace, `src/ui/${names.home}/${names.feature}.paths.ts`)
  const constants = new Map([...paths.matchAll(/const (\w+) = '([^']*)'/g)].map(([, name, value]) => [name, value]))
  const loads = new Map(
    [...text.matchAll(/const (\w+) = lazyCode\([^;]*?\/([a-z0-9-]+)\.screen'/g)].map(([, name, file]) => [name, file]),
  )
  return [...text.matchAll(/\{[^{}]*?path: (?:'([^']+)'|(\w+))[^{}]*\}/g)].map(([route, pathText, constant]) => ({
    path: pathText ?? constants.get(constant) ?? null,
    screen: /\/([a-z0-9-]+)\.screen'/.exec(route)?.[1] ?? loads.get(/load: (\w+)/.exec(route)?.[1]) ?? null,
    constant: constant ?? null,
  }))
}

/** Why a screen cannot be made beside the existing screens; null when it can. */
export function conflictOf(workplace, names) {
  const { kind, feature, path, snake, url, list } = names
  const routes = routesOf(workplace, names)
  const text = [
    ...workplace.textsBelow('contract', /\.ts$/),
    ...workplace.textsBelow('platform/features', /\.schema\.ts$/),
  ].join('\n')
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
  const { kind, path, screen } = names
  if (kind !== 'detail') return { list: null }
  const base = resourceOf(path)
  const routes = routesOf(workplace, names)
  const listRoute = routes.find((route) => route.path === base)
  if (listRoute === undefined) {
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
  if (listRoute.screen === null) return { reason: `${base} is there, and its screen cannot be told from its route` }
  return readList(workplace, names, listRoute)
}

/** The names of a list with the fields of its rows, or the reason why its rows cannot be read. */
function readList(workplace, names, { screen, path, constant }) {
  const list = namesOf('list', names, screen, path, { zh: '', en: '' })
  const file = `${platformFolder(names)}/${names.feature}.schema.ts`
  const schema = workplace.has(file) ? workplace.read(file) : ''
  const table = tableText(schema, `${list.variable}Table`)
  if (table === null)
    return {
      reason: `${path} is a list of ${names.feature}, but ${file} has no ${list.variable}Table: the rows of a detail are those of its list`,
    }
  const fields = fieldsOf(workplace, list, schema, table)
  if (!fields.some(({ type }) => type === 'text' || type === 'long-text'))
    return { reason: `the table of ${path} in ${file} has no column that could be the title of a detail` }
  const seed = seedFile(list)
  if (!workplace.has(seed)) return { reason: `${path} has no demo rows (${seed}) that a detail could show` }
  const states = [...table.matchAll(/\{ enum: (\w+) \}/g)].map(([, name]) => name)
  return {
    list: {
      ...list,
      constant,
      isApproved: states.some((name) => /-lifecycle$/.test(moduleOf(schema, name) ?? '')),
      isSearched: /\bsearchParts:/.test(table),
      isPublished: /\buserId:/.test(table),
    },
    fields,
  }
}

/**
 * The list that a form publishes into, with what leads to a row of it: the detail, and the kind of content when people
 * comment on it. Else the reason why the form cannot publish there.
 */
export function publishedList(workplace, names, screen) {
  const routes = routesOf(workplace, names)
  const route = routes.find((each) => each.screen === screen && !each.path?.includes(':'))
  if (route === undefined || route.constant === null)
    return {
      reason: `${names.feature} has no list ${screen}: there are ${routes
        .filter((each) => each.constant !== null && !each.path?.includes(':'))
        .map((each) => each.screen)
        .join(', ')}`,
    }
  const { reason, list, fields } = readList(workplace, names, route)
  if (reason !== undefined) return { reason }
  if (list.isPublished) return { reason: `a form publishes into ${screen} already` }
  const formFields = fields.filter(({ type, nullable }) => !nullable && type !== 'moment')
  if (names.has.approval && formFields.some(({ name }) => name === 'state'))
    return { reason: `approval needs the column state, which ${screen} has for something else: call that otherwise` }
  const detail = routes.find((each) => each.path?.replace(/\/:\w+$/, '') === route.path && each.path !== route.path)
  const detailFile = detail === undefined ? null : `src/ui/${names.home}/${detail.screen}.view-model.ts`
  const contentKind =
    detailFile !== null && workplace.has(detailFile)
      ? (/kind: '(\w+)',\s*parameter: 'aid'/.exec(workplace.read(detailFile))?.[1] ?? null)
      : null
  const detailWords = detail === undefined ? '' : `src/ui/${names.home}/${detail.screen}.words.ts`
  const called = workplace.has(detailWords) && detailWords !== '' ? workplace.read(detailWords) : ''
  return {
    fields: formFields.map((each) => asCalled(each, called)),
    publishes: {
      list,
      isSearched: list.isSearched,
      detail:
        detail === undefined
          ? null
          : { screen: detail.screen, variable: camel(detail.screen), Screen: pascal(detail.screen) },
      comments: contentKind,
      pictures: formFields.some(({ type }) => type === 'pictures') ? `${list.variable}Pictures` : null,
    },
  }
}

/** A field with what a catalogue calls it and its values, Chinese first, where the catalogue has them. */
function asCalled(each, words) {
  const called = (name) =>
    [...words.matchAll(new RegExp(`(?:^\\s*|[{,] )'?${name}'?: '([^']*)'`, 'gm'))].map(([, text]) => text)
  const named = (name, one) => {
    const [zh = one.zh, en = one.en] = called(name)
    return { ...one, zh, en }
  }
  // The catalogue calls the screen itself by `title`.
  const own = each.name === 'title' ? each : named(each.name, each)
  return { ...own, values: each.values.map((one) => named(`${each.name}\\.${one.value}`, one)) }
}

/** The text of a table's columns in a schema; null when the schema has no such table. */
function tableText(schema, name) {
  const start = schema.search(new RegExp(`${name} = pgTable\\(`))
  return start === -1 ? null : (/\{([\s\S]*?)\n\s*\}(?:,|\))/.exec(schema.slice(start))?.[1] ?? null)
}

/** The module from which a file imports a name; null when it imports no such name. */
const moduleOf = (text, name) =>
  new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1] ?? null

const types = [
  [/jsonb\([^)]*\)\s*\.\$type<Localised>/, 'localised'],
  [/jsonb\([^)]*\)\s*\.\$type<NamedPlace>/, 'place'],
  [/^jsonb\('pictures'\)\s*\.\$type<readonly string\[\]>/, 'pictures'],
  [/^text\([^)]*enum: \w+/, 'choice'],
  [/^text\([^)]*\)(?!\.array)/, 'text'],
  [/^integer\(/, 'number'],
  [/^boolean\(/, 'switch'],
  [/^date\(/, 'date'],
  [/^(?:timestamp|moment)\(/, 'moment'],
]

/**
 * The columns that everybody may see: not those for the office, which a comment names, nor the words of the search or
 * what belongs to the approval.
 */
function fieldsOf(workplace, list, schema, table) {
  const columns = [...table.matchAll(/^\s*(?:\/\*\* ([^\n]*?) \*\/\n\s*)?(\w+): ((?:[^\n]|\n\s*\.)*)/gm)]
  return columns.flatMap(([, comment = '', name, column]) => {
    const fieldType = types.find(([pattern]) => pattern.test(column))?.[1]
    if (['id', 'userId', 'updatedAt'].includes(name) || fieldType === undefined || /\.array\(\)/.test(column)) return []
    if (comment.startsWith('It is for the office alone')) return []
    const nullable = !column.includes('.notNull()')
    if (fieldType === 'choice') {
      const choice = choiceOf(workplace, list, schema, name, /enum: (\w+)/.exec(column)[1])
      return choice === null ? [] : [{ ...choice, nullable }]
    }
    if (fieldType !== 'localised' && fieldType !== 'text') return [field(name, fieldType, { nullable })]
    const type = comment === longText ? 'long-text' : 'text'
    return [field(name, type, { nullable, localised: fieldType === 'localised' })]
  })
}

/** A choice with its values from the domain, and their names from the words of the list; null for the state of a case. */
function choiceOf(workplace, { home, screen }, schema, name, constant) {
  const file = /src\/domain\/(.*)$/.exec(moduleOf(schema, constant) ?? '')?.[1]
  if (file === undefined || file.endsWith('-lifecycle')) return null
  const domain = workplace.read(`src/domain/${file}.ts`)
  const valuesSource = new RegExp(`const ${constant} = \\[([^\\]]*)\\]`).exec(domain)?.[1] ?? ''
  const words = `src/ui/${home}/${screen}.words.ts`
  const texts = workplace.has(words) ? workplace.read(words) : ''
  const values = [...valuesSource.matchAll(/'([^']+)'/g)].map(([, value], index) => {
    const [zh = `第${index + 1}类`, en = wordsOf(value)] = [
      ...texts.matchAll(new RegExp(`'${name}\\.${value}': '([^']*)'`, 'g')),
    ].map(([, text]) => text)
    return { value, zh, en }
  })
  const valueType = new RegExp(`type (\\w+) = \\(typeof ${constant}\\)`).exec(domain)?.[1]
  return valueType === undefined ? null : field(name, 'choice', { constant, valueType, file, values })
}
