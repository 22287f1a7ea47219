// npm run new:screen -- --kind list|detail|form <feature> <screen> <path>
// Makes a screen through all layers, in a new feature or in one that exists: contract, platform with its table and demo rows, domain,
// application, infrastructure, ui, words in both languages, tests. e.g. npm run new:screen -- --kind detail specials special /specials/:aid
import { parseArgs } from 'node:util'
import { bin, root, run } from './run.mjs'
import { client } from './new-screen/client.mjs'
import { namesOf } from './new-screen/names.mjs'
import { platform } from './new-screen/platform.mjs'
import { Workplace } from './new-screen/workplace.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string', default: 'detail' }, 'files-only': { type: 'boolean', default: false } },
})
const [feature = '', screen = '', path = ''] = positionals
const problem = problemOf(values.kind, feature, screen, path)
if (problem !== null) {
  console.error(
    `${problem}\nusage: npm run new:screen -- --kind list|detail|form <feature> <screen> </path>   (names in kebab-case; a detail has one :parameter)`,
  )
  process.exit(2)
}

const workplace = new Workplace(root)
const names = namesOf(values.kind, feature, screen, path)
platform(workplace, names)
client(workplace, names)
await run(bin('oxfmt'), workplace.touched)
// The table, and the wire as it is documented.
if (!values['files-only']) {
  await run(bin('drizzle-kit'), ['generate', '--config', 'platform/database/drizzle.config.ts', '--name', screen])
  await run(bin('tsx'), ['platform/openapi/write-openapi.ts'])
}
console.log(`\n${workplace.told.join('\n')}`)

function problemOf(kind, feature, screen, path) {
  const parameters = path.match(/:\w+/g) ?? []
  if (!['list', 'detail', 'form'].includes(kind)) return `no kind ${kind}`
  if (![feature, screen].every((name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)))
    return 'a name is missing, or not in kebab-case'
  if (!/^\/[a-z]/.test(path)) return 'the path is missing'
  return parameters.length === (kind === 'detail' ? 1 : 0)
    ? null
    : `a ${kind} has ${kind === 'detail' ? 'one parameter' : 'no parameter'} in its path`
}
