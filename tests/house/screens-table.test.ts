import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { features } from '../../src/composition/features'
import { examples } from '../e2e/support/screens'
import { screenNumbers } from './screen-numbers'
import { filesBelow, repository } from './source-tree'

const howTo = 'docs/screens.md is not up to date: npx vitest run tests/house/screens-table.test.ts --update'

/** The names of parameters differ, and do not matter. */
const plain = (path: string) => path.replace(/\/:\w+\?/g, '/*').replace(/:\w+/g, '*')
const numbers = new Map(
  Object.entries(screenNumbers).map(([path, number]) => [plain(path), `S${String(number).padStart(3, '0')}`]),
)

/** The addresses that each journey names, by its file. */
const journeys = filesBelow(['tests/e2e'], ['.spec.ts']).map(({ path, text }) => ({
  name: path.replace(/^.*\/|\.spec\.ts$/g, ''),
  addresses: [...text.matchAll(/['"`](\/[^'"`\s$]*)['"`]/g)].map(([, address = '']) => address.replace(/[?#].*/, '')),
}))

/** The faults that the walk plays. */
const faultsText = readFileSync(join(repository, 'tests/e2e/support/walk/faults.ts'), 'utf8')
function faultsOf(list: string): readonly string[] {
  const from = faultsText.indexOf(`const ${list} = {`)
  const listed = faultsText.slice(from, faultsText.indexOf('\n}', from))
  return [...listed.matchAll(/^ {2}'([^']+)':/gm)].map(([, name = '']) => `*${name}*`)
}
const failures = faultsOf('failures')
const otherFaults = faultsOf('otherFaults')

const lines = features
  .flatMap(({ routes }) => routes)
  .map(({ path, requiresAuth }) => {
    const pattern = new RegExp(`^${plain(path).replace(/\*/g, '[^/]*')}$`)
    const own = journeys.filter(({ addresses }) => addresses.some((address) => pattern.test(address)))
    const seen = Object.entries(examples[path] ?? {}).map(
      ([address, visitors]) => `\`${address}\` (${visitors.join(', ')})`,
    )
    return {
      number: numbers.get(plain(path)) ?? '',
      path,
      seen: seen.join(', '),
      drawn: requiresAuth === true ? 'its frame' : 'its content',
      own: own.map(({ name }) => name).join(', '),
    }
  })
  .sort((one, other) => (one.number || 'T').localeCompare(other.number || 'T') || one.path.localeCompare(other.path))

const table = `# What every screen is tried under

Written by \`tests/house/screens-table.test.ts\` from the routes, their examples and the journeys, and compared with them in each run of the tests.

All of these questions are asked in one walk over the addresses below (\`tests/e2e/every-screen/walk.spec.ts\`).
Every one is opened from a fresh link in a browser, in light, in dark and in elder mode, and looked over by axe.
Every one is loaded anew and shows the same, and is opened again without a network after the visit.
Over none of them the mini player covers what cannot be scrolled out from under it, at the top, at the end and at the keyboard's focus, in elder mode too.
Every one meets ${otherFaults.join(' and ')}, and in turn one of ${failures.join(', ')}: it says what failed, comes when it is tried again, and is left by its way back.
The platform draws each first view: with its content, or for a screen that is for members alone with its frame, which is nobody's, and which the client fills (\`tests/platform/kernel/first-view/every-screen.test.ts\`). Each of them also ends early while the first calls of its client fail; and one with its content comes with calls that are answered in another shape (\`tests/e2e/every-screen/faults.spec.ts\`).
A call that is never answered, and each status, is the same for all screens (\`tests/e2e/every-screen/error-table.spec.ts\`). What is kept over back is a test of each screen beside its view-model (\`tests/ui\`);
very long and very short texts are \`post-edge-*\` of the demo city, and the empty lists above. The last column names what more is done in a browser.

| number | path | seen at, by | drawn by the platform | named in the journeys |
|---|---|---|---|---|
${lines.map((line) => `| ${Object.values(line).join(' | ')} |`).join('\n')}
`

it('docs/screens.md says what every screen is tried under', async () => {
  expect([failures.length, otherFaults.length]).toEqual([3, 2])
  await expect(table, howTo).toMatchFileSnapshot(join(repository, 'docs/screens.md'))
})
