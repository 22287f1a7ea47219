// npm run new:screen: makes a screen through all layers, in a new or an existing feature. Its parts are the contract,
// the platform with a table and demo rows, domain, application, infrastructure, ui, words in both languages, and tests.
// `--help` says how.
import { parseArgs } from 'node:util'
import { additiveList, journal, makeMigration } from './make-migration.mjs'
import { client } from './new-screen/client.mjs'
import { conflictOf } from './new-screen/list-of.mjs'
import { namesOf } from './new-screen/names.mjs'
import { nextSteps } from './new-screen/next-steps.mjs'
import { fieldsIn, optionProblem, usage, withNames } from './new-screen/options.mjs'
import { personalAnswers } from './new-screen/personal-answers.mjs'
import { platform } from './new-screen/platform.mjs'
import { rowsOf } from './new-screen/rows-of.mjs'
import { takenTypes } from './new-screen/taken-types.mjs'
import { Workplace } from './new-screen/workplace.mjs'
import { bin, capture, root, run } from './run.mjs'

/** What follows a problem: the whole help would push the problem off the screen. */
const howTo = 'npm run new:screen -- --help says what there is to give.'

let parsedOptions
try {
  parsedOptions = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string', default: 'detail' },
      zh: { type: 'string', default: '' },
      en: { type: 'string', default: '' },
      area: { type: 'string', default: 'civic' },
      fields: { type: 'string', default: '' },
      filter: { type: 'string', default: '' },
      names: { type: 'string', default: '' },
      publishes: { type: 'string', default: '' },
      with: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
      'files-only': { type: 'boolean', default: false },
    },
  })
} catch (error) {
  stop(`${error.message}\n\n${howTo}`)
}
const { values, positionals } = parsedOptions
if (values.help || process.argv.length === 2) {
  console.log(usage)
  process.exit(0)
}
const options = values.with.split(',').filter((name) => name !== '')
const [feature = '', screen = '', path = ''] = positionals
const problem = problemOf(values, feature, screen, path) ?? optionProblem(values.kind, { ...values, given: options })
if (problem !== null) stop(`${problem}\n\n${howTo}`)

const workplace = new Workplace(root)
const area = workplace.areaOf(feature) ?? values.area
if (!workplace.areas().includes(area)) {
  stop(`no area ${area}: there are ${workplace.areas().join(', ')}`)
}
const allNames = namesOf(values.kind, { area, feature }, screen, path, { ...values, options })
let fieldOptions
try {
  fieldOptions = fieldsIn(values.kind, values)
} catch (error) {
  stop(`${error.message}\n\n${howTo}`)
}
const { reason, ...rows } = rowsOf(workplace, allNames, fieldOptions, values.publishes)
if (reason !== undefined) stop(reason)
let fields
try {
  fields = withNames(rows.fields, fieldOptions.names)
} catch (error) {
  stop(error.message)
}
const names = { ...allNames, ...rows, fields }
const conflict = conflictOf(workplace, names)
if (conflict !== null) stop(conflict)
try {
  platform(workplace, names)
  client(workplace, names)
  personalAnswers(workplace, names)
  await workplace.addImports()
} catch (error) {
  console.error(`${error.message}\nNothing was written.`)
  process.exit(1)
}
const taken = takenTypes(workplace)
if (taken.length > 0)
  stop(`a screen ${screen} has types that are there already: ${taken.join(', ')}. Choose another name for the screen.`)
workplace.write()
await run(bin('oxfmt'), [...workplace.writtenFiles, ...workplace.changed], { stdio: ['ignore', 'ignore', 'inherit'] })
const writtenFiles = [...workplace.writtenFiles]
const changedFiles = [...workplace.changed]
// Writes the migration for the table, and the document that is generated from the source.
if (!values['files-only']) {
  if (names.list === null) {
    writtenFiles.push(...(await makeMigration(screen, { quiet: true })))
    changedFiles.push(journal, additiveList)
  }
  await runOrExit(bin('vitest'), 'run', 'tests/house/screens-table.test.ts', '--update')
  changedFiles.push('docs/screens.md')
}
console.log(
  `Made:\n${printLines(writtenFiles)}\n\nChanged:\n${printLines(changedFiles)}\n\nNow:\n${printLines(nextSteps(names, workplace))}`,
)

async function runOrExit(command, ...args) {
  const { code, output } = await capture(command, args)
  if (code !== 0) throw new Error(output)
}

function stop(text) {
  console.error(text)
  process.exit(2)
}

function printLines(texts) {
  return texts.map((text) => `  ${text}`).join('\n')
}

function problemOf({ kind, zh, en }, feature, screen, path) {
  if (!['list', 'detail', 'form'].includes(kind)) return `no kind ${kind}`
  if (![feature, screen].every((name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)))
    return 'a name is missing, or not in kebab-case'
  if (!/^\/[a-z][a-z0-9/-]*(\/:\w+)?$/.test(path))
    return 'the path is missing, or has something else than small letters, figures and hyphens'
  if (!/\p{Script=Han}/u.test(zh)) return '--zh is missing: what the screen is called in Chinese'
  if (!/[a-z]/i.test(en)) return '--en is missing: what the screen is called in English'
  if (/['"`\\$]/.test(zh + en)) return 'a name has no quotes, $ or \\'
  return path.includes(':') === (kind === 'detail')
    ? null
    : `a ${kind} has ${kind === 'detail' ? 'one parameter' : 'no parameter'} in its path`
}
