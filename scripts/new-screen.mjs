// npm run new:screen -- --kind list|detail|form --zh 图书馆 --en Libraries <feature> <screen> <path>
// Makes a screen through all layers, in a new feature (of the area civic, or of --area) or in one that exists: contract, platform with its table and demo rows, domain,
// application, infrastructure, ui, words in both languages, tests. A detail at the path of a generated list shows the rows of the list:
// npm run new:screen -- --kind detail --zh 图书馆 --en Library libraries library /libraries/:id
import { parseArgs } from 'node:util'
import { journal, makeMigration } from './make-migration.mjs'
import { client } from './new-screen/client.mjs'
import { conflictOf, listOf } from './new-screen/list-of.mjs'
import { namesOf } from './new-screen/names.mjs'
import { nextSteps } from './new-screen/next-steps.mjs'
import { platform } from './new-screen/platform.mjs'
import { Workplace } from './new-screen/workplace.mjs'
import { bin, capture, root, run } from './run.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'detail' },
    zh: { type: 'string', default: '' },
    en: { type: 'string', default: '' },
    area: { type: 'string', default: 'civic' },
    'files-only': { type: 'boolean', default: false },
  },
})
const [feature = '', screen = '', path = ''] = positionals
const problem = problemOf(values, feature, screen, path)
if (problem !== null) {
  console.error(
    `${problem}\nusage: npm run new:screen -- --kind list|detail|form --zh 图书馆 --en Libraries [--area civic] <feature> <screen> </path>   (names in kebab-case; a detail has one :parameter, at the end)`,
  )
  process.exit(2)
}

const workplace = new Workplace(root)
const area = workplace.areaOf(feature) ?? values.area
if (!workplace.areas().includes(area)) {
  console.error(`no area ${area}: there are ${workplace.areas().join(', ')}`)
  process.exit(2)
}
const named = namesOf(values.kind, { area, feature }, screen, path, values)
const names = { ...named, list: listOf(workplace, named) }
const conflict = conflictOf(workplace, names)
if (conflict !== null) {
  console.error(conflict)
  process.exit(2)
}
try {
  platform(workplace, names)
  client(workplace, names)
} catch (error) {
  console.error(`${error.message}\nNothing was written.`)
  process.exit(1)
}
workplace.write()
await run(bin('oxfmt'), [...workplace.made, ...workplace.changed], { stdio: ['ignore', 'ignore', 'inherit'] })
const made = [...workplace.made]
const changed = [...workplace.changed]
// Generates the migration and the OpenAPI document.
if (!values['files-only']) {
  if (names.list === null) {
    made.push(...(await makeMigration(screen, { quiet: true })))
    changed.push(journal)
  }
  const { code, output } = await capture(bin('tsx'), ['platform/kernel/openapi/write-openapi.ts'])
  if (code !== 0) throw new Error(output)
  changed.push('docs/openapi.json')
}
console.log(`Made:\n${lines(made)}\n\nChanged:\n${lines(changed)}\n\nNow:\n${lines(nextSteps(names, workplace))}`)

function lines(texts) {
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
