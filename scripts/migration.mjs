// npm run migration -- --name what-changed
// Writes the migration from the last one to the current schema; fails when PostgreSQL refuses it on a table with rows.
import { parseArgs } from 'node:util'
import { makeMigration } from './make-migration.mjs'

const { values } = parseArgs({ options: { name: { type: 'string', default: '' } } })
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(values.name)) {
  console.error('A migration has a name in kebab-case that says what changed: npm run migration -- --name wish-notes')
  process.exit(2)
}
try {
  const newFiles = await makeMigration(values.name, { quiet: false })
  console.log(`\n${newFiles.length === 0 ? 'No table changed.' : newFiles.join('\n')}`)
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
