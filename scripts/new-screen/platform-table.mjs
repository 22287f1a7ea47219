import { columnOf, domainImports, hasType } from './fields.mjs'
import { modules, platformFolder } from './modules.mjs'

const user = `text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' })`
const usersImport = `import { users } from '${modules.users}'`
const statesImport = ({ home, screen, variable }) =>
  `import { ${variable}States } from '${modules.domain}/${home}/${screen}-lifecycle'`
const waitingIndex = (snake) =>
  `index('${snake}_waiting').on(table.createdAt, table.id).where(sql\`state = 'submitted'\`)`

/** Adds the table of a screen to the schema of its feature, which may have other tables. */
export function table(workplace, names) {
  const { fields, has, kind, snake, variable } = names
  const own = fields.filter(({ type }) => type !== 'moment')
  const columns = [
    ...(kind === 'form' ? [`userId: ${user}`] : []),
    ...own.map(columnOf),
    ...(has.approval ? [`state: text('state', { enum: ${variable}States }).notNull()`] : []),
    ...(has.search
      ? [
          `/** The words that a search matches (\`searchParts\`). */\n  searchParts: text('search_parts').array().notNull()`,
        ]
      : []),
    `createdAt: moment('created_at').notNull()`,
    ...(has.approval ? [`updatedAt: moment('updated_at').notNull()`] : []),
  ]
  const indexes = [
    ...(kind === 'list'
      ? [`index('${snake}_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())`]
      : []),
    ...(has.search ? [`index('${snake}_by_words').using('gin', wordsOfParts(table.searchParts))`] : []),
    ...(hasType(own, 'pictures')
      ? [`index('${snake}_by_picture').using('gin', table.pictures.op('jsonb_path_ops'))`]
      : []),
    ...(has.approval ? [waitingIndex(snake)] : []),
  ]
  const text = `
export const ${variable}Table = pgTable('${snake}', {
  id: text('id').primaryKey(),
  ${columns.join(',\n  ')},
}${indexes.length === 0 ? '' : `, (table) => [${indexes.join(', ')}]`})
`
  const imports = [
    ...importsFor(own),
    `import { moment } from '${modules.moment}'`,
    ...(kind === 'form' ? [usersImport] : []),
    ...(has.search ? [`import { wordsOfParts } from '${modules.hasParts}'`] : []),
    ...(has.approval ? [`import { sql } from 'drizzle-orm'`, statesImport(names)] : []),
  ]
  add(workplace, names, text, imports, [[/$/, text]])
  if (has.search) renewedTable(workplace, names)
  // Its rows stay as those of other features do, until somebody decides that they end.
  workplace.change('docs/retention.md', [], [/\n\| (?=[^|]*`activity_members`, )/, `\`${snake}\`, `])
  workplace.notes.push(`docs/retention.md says that \`${snake}\` stays until its member takes it back. Is it so?`)
}

/** Names the table among those whose search parts are made anew when the rule of their words changes. */
function renewedTable(workplace, { feature, fields, home, variable }) {
  const name = `${variable}Table`
  const texts = fields.filter(({ localised }) => localised).map((field) => `${name}.${field.name}`)
  const line = `  { table: ${name}, id: ${name}.id, parts: ${name}.searchParts, texts: [${texts.join(', ')}] },\n`
  workplace.change(
    'platform/features/overview/search/renew-parts.ts',
    [`import { ${name} } from '../../${home}/${feature}.schema'`],
    [/export const partsTables: readonly PartsTable\[\] = \[\n/, line],
  )
}

/** Adds what a form needs to the table of the list that it publishes into; rows that were there remain as they are. */
export function publishedTable(workplace, names) {
  const { fields, has, publishes, variable } = names
  const { list } = publishes
  const officeFields = fields.filter(({ office }) => office)
  const columns = [
    `/** The member who published it, with whose account it goes; null for what the office wrote. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' })`,
    ...officeFields.map((each) => `/** It is for the office alone. */\n    ${columnOf({ ...each, nullable: true })}`),
    ...(has.approval
      ? [
          `state: text('state', { enum: ${variable}States }).notNull().default('approved')`,
          `/** When the office last acted on it; null for what the office wrote. */\n    updatedAt: moment('updated_at')`,
        ]
      : []),
  ]
  const text = columns.map((column) => `\n    ${column},`).join('')
  const index = has.approval ? `\n${waitingIndex(list.snake)},` : ''
  const start = `${list.variable}Table = pgTable\\([\\s\\S]*?`
  add(
    workplace,
    names,
    `${text}${index}`,
    [
      ...importsFor(officeFields),
      usersImport,
      ...(has.approval ? [`import { sql } from 'drizzle-orm'`, statesImport(names)] : []),
    ],
    [
      [new RegExp(`${start}id: text\\('id'\\)\\.primaryKey\\(\\),`), text],
      ...(index === '' ? [] : [[new RegExp(`${start}\\(table\\) => \\[`), index]]),
    ],
  )
}

function importsFor(fields) {
  return [
    ...(fields.some(({ localised }) => localised) ? [`import type { Localised } from '${modules.localised}'`] : []),
    ...(hasType(fields, 'place')
      ? [`import type { NamedPlace } from '${modules.domain}/frame/places/named-place'`]
      : []),
    ...domainImports(fields, modules.domain)
      .split('\n')
      .filter((line) => line !== ''),
  ]
}

const builders = ['boolean', 'date', 'index', 'integer', 'jsonb', 'pgTable', 'text']

/** Makes the schema, or changes it; what it has imported already is not imported again. */
function add(workplace, names, text, imports, changes) {
  const path = `${platformFolder(names)}/${names.feature}.schema.ts`
  const neededColumns = builders.filter((name) => new RegExp(`\\b${name}\\(`).test(text))
  if (!workplace.has(path))
    return workplace.make(
      path,
      `import { ${neededColumns.join(', ')} } from 'drizzle-orm/pg-core'\n${imports.join('\n')}\n${text}`,
    )
  const old = workplace.read(path)
  const isKnown = (name) =>
    new RegExp(`import[^;]*?\\{[^}]*\\b${name}\\b[^}]*\\}|(?:export )?const ${name}\\b`).test(old)
  const missingColumns = neededColumns.filter((name) => !isKnown(name))
  workplace.change(
    path,
    imports.filter((line) => !isKnown(/\{ (\w+)/.exec(line)[1])),
    ...(missingColumns.length === 0
      ? []
      : [[/import \{(?=[^}]*\} from 'drizzle-orm\/pg-core')/, ` ${missingColumns.join(', ')},`]]),
    ...changes,
  )
}
