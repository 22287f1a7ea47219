import { adapters, domains, filterNames, gateways } from './client-layers.mjs'
import { clientTests, gatewayTest } from './client-tests.mjs'
import { addWay, noticeOf, notices } from './client-entries.mjs'
import { hasType } from './fields.mjs'
import { resourceOf } from './names.mjs'
import { detailStyle, screens } from './screen.mjs'
import { viewModels } from './view-model.mjs'
import { words } from './words.mjs'
import { atEnd } from './workplace.mjs'

/** Makes domain, application, infrastructure, the screen with its words, its registration, and tests. */
export function client(workplace, named) {
  const names = { ...named, notice: noticeOf(workplace, named) }
  const { home, kind, screen } = names
  workplace.make(`src/domain/${home}/${screen}.ts`, domains[kind](names))
  workplace.make(`src/application/${home}/${screen}-gateway.ts`, gateways[kind](names))
  workplace.make(`src/infrastructure/${home}/http-${screen}-gateway.ts`, adapters[kind](names))
  workplace.make(`tests/infrastructure/gateways/${screen}.test.ts`, gatewayTest(names))
  register(workplace, names)
  addAdapter(workplace, names)
  workplace.make(`src/ui/${home}/${screen}.words.ts`, words[kind](names))
  workplace.make(`src/ui/${home}/${screen}.view-model.ts`, viewModels[kind](names))
  workplace.make(`src/ui/${home}/${screen}.screen.tsx`, screens[kind](names))
  if (kind === 'detail') workplace.make(`src/ui/${home}/${screen}.module.css`, detailStyle)
  addRoutes(workplace, names)
  if (names.list !== null) linkRows(workplace, names)
  if (names.publishes !== null) linkForm(workplace, names)
  if (names.has.approval) notices(workplace, names)
  if (kind !== 'detail') addWay(workplace, names)
  addExample(workplace, names)
  // A screen with comments is tested on the platform and in a browser, because all contents share its view-model.
  if (!names.has.comments)
    workplace.make(`tests/${kind === 'form' ? 'domain' : 'ui'}/${home}/${screen}.test.ts`, clientTests[kind](names))
}

/** Adds the path as a constant, and the route; a screen with comments has a second route, for a comment over it. */
function addRoutes(workplace, names) {
  const { feature, has, home, kind, list, path, screen, variable } = names
  const listConstant = list?.constant ?? null
  // Nothing leads to a detail without a list, so its path is used nowhere yet.
  const isUsed = kind !== 'detail' || list !== null || has.comments === true
  const constant =
    kind === 'detail'
      ? `export const ${variable}Path = (id: string) => \`${listConstant === null ? resourceOf(path) : `\${${listConstant}}`}/\${encodeURIComponent(id)}\``
      : `export const ${variable}Path = '${path}'`
  const queries = kind === 'list' ? filterNames(names) : []
  const load = `lazyCode('${feature}', () => import('../../ui/${home}/${screen}.screen'))`
  const route = (at, more = '') => `
  {
    path: ${at},
    chrome: ${kind === 'form' ? `'none'` : `'player'`},${kind === 'form' ? '\n    indexed: false,' : more}${queries.length === 0 ? '' : `\n    queries: ${JSON.stringify(queries).replaceAll('"', "'")},`}
    load: ${load},
  },`
  const routes = [
    route(kind === 'detail' ? `'${path}'` : `${variable}Path`),
    ...(has.comments
      ? [
          `\n  // One comment with its replies, over the same.${route(`'${path}/comment/:id'`, '\n    indexed: false,')}`,
        ]
      : []),
  ].join('')
  workplace.change(declarationOf(names), [/ {2}routes: \[(?:\n[^]*?(?=\n {2}\]))?/, routes])
  const paths = `src/ui/${home}/${feature}.paths.ts`
  if (isUsed && workplace.has(paths)) workplace.change(paths, [/[\s\S]*(?=\n$)/, `\n${constant}`])
  else if (isUsed) workplace.make(paths, `${constant}\n`)
}

/** Links the rows of the list to the detail, if the list's screen still shows them as the generator made it. */
function linkRows(workplace, { home, list, variable }) {
  const screen = `src/ui/${home}/${list.screen}.screen.tsx`
  const row = /<(?:ListRow|CardRow)\b(?![^>]*\bto=)/
  if (!workplace.has(screen) || !row.test(workplace.read(screen))) {
    workplace.notes.push(`the rows of ${screen} do not lead to it yet: ${variable}Path(item.id)`)
    return
  }
  workplace.change(screen, [row, ` to={${variable}Path(item.id)}`])
}

/** Lets the list lead to the form that publishes into it. */
function linkForm(workplace, { home, publishes, variable }) {
  const { list } = publishes
  const screen = `src/ui/${home}/${list.screen}.screen.tsx`
  const page = /<PlainPage title=\{words\.title\}(?![^>]*\bactions=)/
  const words = `src/ui/${home}/${list.screen}.words.ts`
  if (!workplace.has(screen) || !workplace.has(words) || !page.test(workplace.read(screen))) {
    workplace.notes.push(`${screen} does not lead to the form yet: ${variable}Path`)
    return
  }
  workplace.change(
    screen,
    [page, ` actions={publish}`],
    [
      /Screen\(\{[^]*?(?=\n {2}return \()/,
      `\n  const publish = (\n    <ButtonLink to={${variable}Path} kind="primary" small>\n      {words.publish}\n    </ButtonLink>\n  )`,
    ],
  )
  // It stands beside the title of the list, where a long name would break the title on a narrow screen.
  workplace.change(words, [/'zh-CN': \{/, ` publish: '发布',`], [/\ben: \{/, ` publish: 'Post',`])
}

/** Adds the address with a demo row at which the journeys check the screen. */
function addExample(workplace, { has, home, kind, list, path, screen }) {
  const file = `tests/e2e/examples/${home}.examples.ts`
  const address = path.replace(/:\w+/, `${(list ?? { screen }).screen}-1`)
  const visitor = kind === 'form' ? 'resident' : 'guest'
  const examples = [
    `\n  '${path}': { '${address}': ['${visitor}'] }`,
    ...(has.comments
      ? [`\n  '${path}/comment/:id': { '${address}/comment/comment-${screen}-1': ['${visitor}'] }`]
      : []),
  ].join(',')
  if (workplace.has(file)) workplace.change(file, [/[\s\S]*?(?=,?\s*\}\s*$)/, `,${examples}`])
  else
    workplace.make(
      file,
      `export const examples: Examples = {${examples}
}
`,
    )
}

const declarationOf = ({ feature }) => `src/composition/features/${feature}.feature.ts`

/** Declares the adapter beside those of its feature. */
function addAdapter(workplace, names) {
  const { feature, home, screen, Screen } = names
  const adapter = `\n    lazyBinding('${feature}', ${Screen}Gateway, () => import('../../infrastructure/${home}/http-${screen}-gateway')),`
  const hasOthers = workplace.read(declarationOf(names)).includes('  adapters: [')
  workplace.change(
    declarationOf(names),
    hasOthers ? [/ {2}adapters: \[/, adapter] : [/[^]*(?=\n\}\)\n$)/, `\n  adapters: [${adapter}\n  ],`],
  )
}

/**
 * Adds the declaration of the feature, and its line in `composition/features.ts`. A form needs the feature of uploads,
 * since it may get pictures later, and a screen with comments needs that of participation.
 */
function register(workplace, names) {
  const { feature, fields, has, featureVariable, kind } = names
  const file = declarationOf(names)
  const neededFeatures = [
    ...(kind === 'form' ? ['uploads'] : []),
    ...(kind === 'form' && hasType(fields, 'place') ? ['places'] : []),
    ...(has.comments ? ['participation'] : []),
  ]
  if (!workplace.has(file)) {
    workplace.make(
      file,
      `export const ${featureVariable}Feature = declareFeature('${feature}', {
  routes: [],
})
`,
    )
    workplace.change('src/composition/features.ts', [
      /export const features: readonly Feature\[\] = \[[^\]]*?(?=\n\])/,
      `\n  ${featureVariable}Feature,`,
    ])
  }
  for (const name of neededFeatures) {
    if (workplace.read(file).includes(`${name}Feature`)) continue
    workplace.change(
      file,
      workplace.read(file).includes('needs: [')
        ? atEnd(workplace, file, /needs: \[/, `${name}Feature`)
        : [/[^]*(?=\n\}\)\n$)/, `\n  needs: [${name}Feature],`],
    )
  }
}
