import { hasType } from './fields.mjs'
import { platformFolder } from './modules.mjs'

/** Says what becomes of the rows that name a member, in the copy of their data and when their account is deleted. */
export function personalRows(workplace, names) {
  const { fields, has, publishes, screen, variable } = names
  const table = `${(publishes?.list ?? names).variable}Table`
  const isSearched = publishes === null ? has.search : publishes.list.isSearched
  const without = isSearched ? `without: ['searchParts'],` : ''
  const opened = hasType(fields, 'phone')
    ? `opened: (vault, row: typeof ${table}.$inferSelect) => ({ ${fields
        .filter(({ type }) => type === 'phone')
        .map(({ name }) => `${name}: openContact(vault, { id: row.id, contact: row.${name} })`)
        .join(', ')} }),`
    : ''
  workplace.make(
    `${platformFolder(names)}/${screen}.personal.ts`,
    `

/** What becomes of what the table holds of a member: they get all of it, and it goes with their account. */
export const ${variable}Personal: PersonalData = {
  table: ${table},
  member: ${table}.userId,
  copy: { ${without} ${opened} },
  removed: true,${has.approval ? `\n  cases: '${screen}',` : ''}
}
`,
  )
}
