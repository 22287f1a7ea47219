import {
  demoContentFile,
  demoSteps,
  platformFeatures,
  platformFolder,
  platformTestFolder,
  seedFile,
} from './modules.mjs'
import { hasType } from './fields.mjs'
import { approval } from './platform-approval.mjs'
import { comments } from './platform-comments.mjs'
import { personalRows } from './platform-personal.mjs'
import { publishing } from './platform-publishing.mjs'
import { contracts, routes, useCases } from './platform-layers.mjs'
import { demoContent, seeding } from './platform-seeding.mjs'
import { publishedTable, table } from './platform-table.mjs'
import { platformTests } from './platform-tests.mjs'
import { atEnd } from './workplace.mjs'

/**
 * Makes contract, table, use case, route, demo rows, and a test that calls the route. A detail of a list uses the table
 * and the rows of the list.
 */
export function platform(workplace, names) {
  const { feature, featureVariable, fields, has, kind, list, publishes, screen, Screen, variable } = names
  const holdsUploads = list === null && publishes === null && hasType(fields, 'pictures')
  const folder = platformFolder(names)
  workplace.make(`contract/${screen}.ts`, contracts[kind](names))
  if (publishes !== null) publishedTable(workplace, names)
  else if (list === null) table(workplace, names)
  workplace.make(`${folder}/${useCaseFile(names)}.ts`, useCases[kind](names))
  workplace.make(`${folder}/serve-${screen}.ts`, routes(names))
  if (kind !== 'form' && list === null) {
    workplace.make(demoContentFile(names), demoContent(names))
    workplace.make(seedFile(names), seeding(names))
    addDemoStep(workplace, names, `${variable}Demo`)
  }
  if (holdsUploads) workplace.make(`${folder}/${screen}.uploads.ts`, uploads(names))
  if (has.approval) approval(workplace, names)
  if (publishes !== null) publishing(workplace, names)
  if (kind === 'form') personalRows(workplace, names)
  if (has.comments) {
    comments(workplace, names)
    addDemoStep(workplace, { ...names, screen: `${screen}-comments` }, `${variable}CommentsDemo`)
  }
  /** The entries that the screen adds to the lists in the feature's declaration. */
  const entries = [
    ...(holdsUploads ? [['uploads', `${variable}Pictures`]] : []),
    ...(has.approval
      ? [
          ['desk', `${variable}Desk`],
          ['messageReferents', `${variable}Referent`],
        ]
      : []),
    ...(kind === 'form' ? [['personalData', `${variable}Personal`]] : []),
  ]
  const declarationFile = workplace.find(`${folder}/${feature}.feature.ts`, `${folder}/${feature}.routes.ts`)
  const file = declarationFile ?? `${folder}/${feature}.feature.ts`
  if (declarationFile === null) {
    workplace.make(
      file,
      `export const ${featureVariable}Feature: PlatformFeature = {
  name: '${feature}',
  routes: (app) => {
    serve${Screen}(app)
  },
}
`,
    )
    // The demo's own feature stays the last, because its rows are about all other features.
    workplace.change(platformFeatures, [
      /export const features: readonly PlatformFeature\[\] = \[[^\]]*?(?=\s*demoFeature,)/,
      `\n  ${featureVariable}Feature,`,
    ])
  } else {
    workplace.rewrite(file, /\broutes: (\w+)(,?)/, 'routes: (app) => {\n    $1(app)\n  }$2')
    workplace.change(file, [/routes: \(app\) => \{[\s\S]*?(?=\n {2}\})/, `\n    serve${Screen}(app)`])
  }
  for (const [name, entry] of entries) {
    // A feature declares its only desk by itself, and several desks in a list.
    if (name === 'personalData' || name === 'messageReferents')
      workplace.rewrite(file, new RegExp(`\\b${name}: (\\w+)`), `${name}: [...$1]`)
    if (name === 'desk') workplace.rewrite(file, /\bdesk: (\w+)/, 'desk: [$1]')
    const list = new RegExp(`\\b${name}: \\[`)
    workplace.change(
      file,
      list.test(workplace.read(file))
        ? atEnd(workplace, file, list, entry)
        : [/: PlatformFeature = \{\s*name: [^\n]+\n/, `  ${name}: ${name === 'desk' ? entry : `[${entry}]`},\n`],
    )
  }
  workplace.make(`${platformTestFolder(names)}/${screen}.test.ts`, platformTests[kind](names))
  // The form asks for nothing before it is sent that could tell its limit.
  if (kind === 'form')
    workplace.change('tests/house/form-limits.test.ts', [
      /const saidByRefusal: [^=]*= \{/,
      `\n  '${screen}': 'twenty a day; the form reads nothing that could tell it',`,
    ])
}

/** Adds a step of the demo city, before the step that makes the index of the search. */
function addDemoStep(workplace, names, step) {
  workplace.change(demoSteps, [
    /export const demoSteps: readonly DemoStep\[\] = \[[\s\S]*?(?=\s*(?:\/\/[^\n]*\n\s*)?searchDemo,)/,
    `\n  ${step},`,
  ])
}

const useCaseFile = ({ kind, screen }) => `${{ list: 'list', detail: 'read', form: 'send' }[kind]}-${screen}`

/** A list shows its pictures to everybody, a form those that were approved. */
const uploads = ({ has, kind, variable }) => `
/** ${kind === 'form' ? (has.approval ? 'Everybody may see them once they are approved; until then the operator alone.' : 'Nobody sees them yet but the operator.') : 'Everybody may see them.'} */
export const ${variable}Pictures: UploadUse = { column: ${variable}Table.pictures, content: 'addresses'${kind === 'form' ? (has.approval ? `, isShownWhile: eq(${variable}Table.state, 'approved')` : '') : `, isShownWhile: 'always'`} }
`
