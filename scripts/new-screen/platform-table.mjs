import { modules, platformFolder } from './modules.mjs'

const notNull = `.notNull()`

/** Adds the table of a screen to the schema of its feature, which may have other tables. */
export function table(workplace, names) {
  const { feature, has, home, kind, screen, snake, variable } = names
  const path = `${platformFolder(names)}/${feature}.schema.ts`
  const columns = [
    ...(kind === 'form'
      ? [
          `userId: text('user_id')${notNull}.references(() => users.id, { onDelete: 'cascade' })`,
          `text: text('text')${notNull}`,
        ]
      : [`title: jsonb('title').$type<Localised>()${notNull}`, `text: jsonb('text').$type<Localised>()${notNull}`]),
    ...(has.pictures
      ? [`/** Addresses of uploads. */\n  pictures: jsonb('pictures').$type<readonly string[]>()${notNull}`]
      : []),
    ...(has.filter || has.approval ? [`state: text('state', { enum: ${variable}States })${notNull}`] : []),
    ...(has.search
      ? [
          `/** The words that a search matches (\`searchParts\`). */\n  searchParts: text('search_parts').array()${notNull}`,
        ]
      : []),
    `createdAt: moment('created_at')${notNull}`,
    ...(has.approval ? [`updatedAt: moment('updated_at')${notNull}`] : []),
  ]
  const indexes = [
    ...(kind === 'list'
      ? [`index('${snake}_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())`]
      : []),
    ...(has.search ? [`index('${snake}_by_search').using('gin', table.searchParts)`] : []),
    ...(has.pictures ? [`index('${snake}_by_picture').using('gin', table.pictures.op('jsonb_path_ops'))`] : []),
    ...(has.approval
      ? [`index('${snake}_waiting').on(table.createdAt, table.id).where(sql\`state = 'submitted'\`)`]
      : []),
  ]
  const text = `
export const ${variable}Table = pgTable('${snake}', {
  id: text('id').primaryKey(),
  ${columns.join(',\n  ')},
}${indexes.length === 0 ? '' : `, (table) => [${indexes.join(', ')}]`})
`
  const neededColumns = [
    'pgTable',
    'text',
    ...(/\bjsonb\(/.test(text) ? ['jsonb'] : []),
    ...(indexes.length === 0 ? [] : ['index']),
  ].sort()
  const imports = [
    ...(has.approval ? [`import { sql } from 'drizzle-orm'`] : []),
    `import { moment } from '${modules.moment}'`,
    kind === 'form'
      ? `import { users } from '${modules.users}'`
      : `import type { Localised } from '${modules.localised}'`,
    ...(has.filter || has.approval
      ? [`import { ${variable}States } from '${modules.domain}/${home}/${screen}${has.approval ? '-lifecycle' : ''}'`]
      : []),
  ]
  if (!workplace.has(path))
    return workplace.make(
      path,
      `import { ${neededColumns.join(', ')} } from 'drizzle-orm/pg-core'\n${imports.join('\n')}\n${text}`,
    )
  const old = workplace.read(path)
  const isKnown = (name) =>
    new RegExp(`import[^;]*?\\{[^}]*\\b${name}\\b[^}]*\\}|(?:export )?const ${name}\\b`).test(old)
  const missing = neededColumns.filter((name) => !isKnown(name))
  workplace.change(
    path,
    imports.filter((line) => !isKnown(/\{ (\w+)/.exec(line)[1])),
    ...(missing.length === 0 ? [] : [[/import \{(?=[^}]*\} from 'drizzle-orm\/pg-core')/, ` ${missing.join(', ')},`]]),
    [/$/, text],
  )
}
