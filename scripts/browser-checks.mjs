// Whether built scripts run in the browsers that package.json promises (`browserslist`). Styles are checked by stylelint.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bin, capture } from './run.mjs'

/**
 * Names that es-check takes for new methods: MobX's own sets hand theirs on to the browser's when somebody calls them,
 * and a catalogue of words has a `group`. The compiler's library has neither, so that our own code cannot call them.
 */
const falseAlarms = [
  'ArrayPrototypeGroup',
  'SetUnion',
  'SetIntersection',
  'SetDifference',
  'SetSymmetricDifference',
  'SetIsSubsetOf',
  'SetIsSupersetOf',
  'SetIsDisjointFrom',
]

/** A look-behind, which is no error to a parser, but to Safari before 16.4, which then runs nothing of the file. */
const lookBehind = /\(\?<[=!]/

/** Checks the scripts in some folders; resolves to an exit code and what was found. */
export async function checkScripts(folders) {
  const { code, output } = await capture(bin('es-check'), [
    'checkBrowser',
    ...folders.map((folder) => `${folder}/**/*.js`),
    '--checkFeatures',
    '--noColor',
    '--ignore',
    falseAlarms.join(','),
  ])
  const withLookBehind = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.js') && lookBehind.test(readFileSync(file, 'utf8')))
  const found = withLookBehind.map((file) => `${file} has a look-behind in an expression`)
  return { code: code === 0 && found.length === 0 ? 0 : 1, output: [output, ...found].join('\n') }
}
