// npm run migration -- --name what-changed
// Writes the migration from the last one to the current schema; fails when PostgreSQL refuses it on a table with rows.
// With `--again` it first takes back the migrations that the main branch does not have. With `--list` it writes the list
// of those that only add, after one was changed by hand.
import { parseArgs } from 'node:util'
import { listAdditive, makeMigration, takeBack } from './make-migration.mjs'

const { values } = parseArgs({
  options: {
    name: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
if (values.list) {
  listAdditive()
  process.exit(0)
}
const isNamed = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(values.name)
if (!isNamed && !(values.again && values.name === '')) {
  console.error(`A migration has a name in kebab-case that says what changed: npm run migration -- --name wish-notes
One that only your branch has is made anew by: npm run migration -- --again`)
  process.exit(2)
}
try {
  const lastName = values.again ? await takeBack() : null
  if (values.again && lastName === null)
    console.log('The main branch has all of these migrations: nothing was taken back.')
  const name = isNamed ? values.name : lastName
  const newFiles = name === null ? [] : await makeMigration(name, { quiet: false })
  console.log(`\n${newFiles.length === 0 ? 'No table changed.' : newFiles.join('\n')}`)
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
