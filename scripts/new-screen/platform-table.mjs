import { columnOf, hasType } from './fields.mjs'
import { platformFolder } from './modules.mjs'

const user = `text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' })`
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
  const path = schemaOf(names)
  if (workplace.has(path)) workplace.change(path, [/$/, text])
  else workplace.make(path, text)
  if (has.search) renewedTable(workplace, names)
  // Its rows stay as those of other features do, until somebody decides that they end.
  const [neighbour, end] =
    kind === 'form' ? ['activity_members', 'its member takes it back'] : ['activities', 'the office ends it']
  workplace.change('docs/retention.md', [new RegExp(`\\n\\| (?=[^|]*\`${neighbour}\`, )`), `\`${snake}\`, `])
  workplace.notes.push(`docs/retention.md says that \`${snake}\` stays until ${end}. Is it so?`)
}

/** Names the table among those whose search parts are made anew when the rule of their words changes. */
function renewedTable(workplace, { fields, variable }) {
  const name = `${variable}Table`
  const texts = fields.filter(({ localised }) => localised).map((field) => `${name}.${field.name}`)
  const line = `  { table: ${name}, id: ${name}.id, parts: ${name}.searchParts, texts: [${texts.join(', ')}] },\n`
  workplace.change('platform/features/overview/search/renew-parts.ts', [
    /export const partsTables: readonly PartsTable\[\] = \[\n/,
    line,
  ])
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
  workplace.change(
    schemaOf(names),
    [new RegExp(`${start}id: text\\('id'\\)\\.primaryKey\\(\\),`), text],
    ...(index === '' ? [] : [[new RegExp(`${start}\\(table\\) => \\[`), index]]),
  )
}

const schemaOf = (names) => `${platformFolder(names)}/${names.feature}.schema.ts`
