import { namesOf, resourceOf } from './names.mjs'
import { seedFile } from './seed-file.mjs'

const routesOf = (workplace, { feature, home }) => {
  const file = `src/ui/${home}/${feature}.routes.ts`
  return workplace.has(file) ? workplace.read(file) : ''
}

/** Why a screen cannot be made beside the existing ones; null when it can. */
export function conflictOf(workplace, names) {
  const { kind, feature, path, snake, url, list } = names
  const routes = routesOf(workplace, names)
  const text = [...workplace.below('contract', '.ts'), ...workplace.below('platform/features', '.schema.ts')].join('\n')
  if (routes.includes(`path: '${path}'`)) return `${path} is a screen of ${feature} already`
  if (kind === 'list' && routes.includes(`path: '${path}/:`))
    return `${path}/:… is there already, with rows of its own: make the list first, then the detail shows its rows`
  if (list === null && new RegExp(`pgTable\\(\\s*'${snake}'`).test(text))
    return `there is a table ${snake}: choose another name`
  const isServed = new RegExp(`url: '${url.replace(/:\w+/, ':\\w+')}'`)
  return isServed.test(text) ? `${url} is served already: choose another path` : null
}

/**
 * Finds the generated list whose rows a detail shows: the one at the detail's path without its parameter, with the
 * table, the rows and the screen that the generator made. Otherwise the detail gets rows of its own, and a note says
 * so.
 */
export function listOf(workplace, names) {
  const { kind, feature, home, path, screen } = names
  if (kind !== 'detail') return null
  const base = resourceOf(path)
  const own = `${screen} has a table and rows of its own, and no list leads to it`
  const routes = routesOf(workplace, names)
  const found = new RegExp(`path: '${base}',[^}]*?'\\./([a-z0-9-]+)\\.screen'`).exec(routes)?.[1]
  if (found === undefined) {
    const lists = [...routes.matchAll(/path: '([^':]+)',[^}]*?'\.\/([a-z0-9-]+)\.screen'/g)]
      .filter(([, , name]) => workplace.has(`platform/features/${home}/list-${name}.ts`))
      .map(([, at]) => at)
    workplace.notes.push(
      lists.length === 0
        ? own
        : `${own}; a detail of a list's rows has its path: ${lists.map((at) => `${at}/:id`).join(', ')}`,
    )
    return null
  }
  const list = namesOf('list', names, found, base, { zh: '', en: '' })
  const seed = seedFile(list)
  const asMade = [
    [
      `platform/features/${home}/${feature}.schema.ts`,
      new RegExp(`${list.variable}Table = pgTable\\([^;]*?title: jsonb\\('title'\\)[^;]*?text: jsonb\\('text'\\)`),
    ],
    [seed, new RegExp(`\\bseed${list.Screen}\\b`)],
    [`src/ui/${home}/${found}.screen.tsx`, /<ListRow\b(?![^>]*\bto=)[^>]*title=\{item\.title\}/],
  ]
  const other = asMade.filter(([file, pattern]) => !workplace.has(file) || !pattern.test(workplace.read(file)))
  if (other.length > 0) {
    workplace.notes.push(
      `${own}: ${base} is not as the generator makes lists (${other.map(([file]) => file).join(', ')})`,
    )
    return null
  }
  const english = /en: `(.*) number \$/.exec(workplace.read(seed))?.[1] ?? ''
  return { ...list, title: english }
}
