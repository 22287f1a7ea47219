import { clientTests } from './client-tests.mjs'
import { resourceOf } from './names.mjs'
import { screens, viewModels, words } from './screen.mjs'
import { atEnd } from './workplace.mjs'

/** Generates domain, application, infrastructure, the screen with its words, its registration, and a test. */
export function client(workplace, names) {
  const { feature, home, featureVariable, kind, path, screen } = names
  workplace.make(`src/domain/${home}/${screen}.ts`, domains[kind](names))
  workplace.make(`src/application/${home}/${screen}-gateway.ts`, gateways[kind](names))
  workplace.make(`src/infrastructure/${home}/http-${screen}-gateway.ts`, adapters[kind](names))
  bind(workplace, names)
  workplace.make(`src/ui/${home}/${screen}.words.ts`, words[kind](names))
  workplace.make(`src/ui/${home}/${screen}.view-model.ts`, viewModels[kind](names))
  workplace.make(`src/ui/${home}/${screen}.screen.tsx`, screens[kind](names))
  const routesFile = `src/ui/${home}/${feature}.routes.ts`
  const route = `
  {
    path: '${path}',
    chrome: ${kind === 'form' ? `'none'` : `'player'`},${kind === 'form' ? '\n    indexed: false,' : ''}
    load: lazyCode('${feature}', () => import('./${screen}.screen')),
  },`
  if (workplace.has(routesFile))
    workplace.change(routesFile, [], [/Routes: readonly ScreenRoute\[\] = \[[\s\S]*?(?=\n\])/, route])
  else
    workplace.make(
      routesFile,
      `import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const ${featureVariable}Routes: readonly ScreenRoute[] = [${route}
]
`,
    )
  if (names.list !== null) linkRows(workplace, names)
  register(workplace, names)
  addExample(workplace, names)
  workplace.make(`tests/${kind === 'form' ? 'domain' : 'ui'}/${home}/${screen}.test.ts`, clientTests[kind](names))
}

/** Links the rows of the list to the detail. */
function linkRows(workplace, { feature, home, list, path, variable }) {
  const routes = `src/ui/${home}/${feature}.routes.ts`
  workplace.change(
    routes,
    [],
    [
      /(?=export const \w+Routes: readonly ScreenRoute)/,
      `export const ${variable}Path = (id: string) => \`${resourceOf(path)}/\${encodeURIComponent(id)}\`\n\n`,
    ],
  )
  const screen = `src/ui/${home}/${list.screen}.screen.tsx`
  workplace.change(
    screen,
    [`import { ${variable}Path } from './${feature}.routes'`],
    [/<ListRow\b(?=[^>]*title=\{item\.title\})/, ` to={${variable}Path(item.id)}`],
  )
}

/** Adds an example with the demo's rows, so that the journeys that check every screen open it. */
function addExample(workplace, { feature, kind, list, path, screen }) {
  const file = `tests/e2e/examples/${feature}.examples.ts`
  const address = path.replace(/:\w+/, `${(list ?? { screen }).screen}-1`)
  const example = `\n  '${path}': { '${address}': ['${kind === 'form' ? 'resident' : 'guest'}'] }`
  if (workplace.has(file)) workplace.change(file, [], [/[\s\S]*?(?=,?\s*\}\s*$)/, `,${example}`])
  else
    workplace.make(
      file,
      `import type { Examples } from '../support/screens'

export const examples: Examples = {${example}
}
`,
    )
}

/** Binds the adapter in the module of its feature. */
function bind(workplace, { feature, home, featureVariable, screen, Screen }) {
  const file = `src/infrastructure/${home}/${feature}.module.ts`
  const needed = [
    `import { ${Screen}Gateway } from '../../../application/${home}/${screen}-gateway'`,
    `import { Http${Screen}Gateway } from './http-${screen}-gateway'`,
  ]
  const binding = `\n  bind(${Screen}Gateway).to(Http${Screen}Gateway).inSingletonScope()`
  if (workplace.has(file))
    workplace.change(file, needed, [/new ContainerModule\(\(\{ bind \}\) => \{[\s\S]*?(?=\n\}\))/, binding])
  else
    workplace.make(
      file,
      `import { ContainerModule } from 'inversify'
${needed.join('\n')}

export const ${featureVariable}Module = new ContainerModule(({ bind }) => {${binding}
})
`,
    )
}

/**
 * Writes the declaration of the feature, and its line in the list. A form needs the ports of uploads, since pictures
 * may be added later.
 */
function register(workplace, { feature, home, featureVariable, kind }) {
  const file = `src/composition/features/${feature}.feature.ts`
  const uploads = `import { uploadsFeature } from './uploads.feature'`
  if (workplace.has(file)) {
    if (kind !== 'form' || workplace.read(file).includes('uploadsFeature')) return
    const hasNeeds = workplace.read(file).includes('needs: [')
    workplace.change(
      file,
      [uploads],
      hasNeeds
        ? atEnd(workplace, file, /needs: \[/, 'uploadsFeature')
        : [/routes: \w+,\n/, '  needs: [uploadsFeature],\n'],
    )
    return
  }
  workplace.make(
    file,
    `import { ${featureVariable}Routes } from '../../ui/${home}/${feature}.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
${kind === 'form' ? `${uploads}\n` : ''}
export const ${featureVariable}Feature: Feature = {
  name: featureName('${feature}'),
  routes: ${featureVariable}Routes,
  ${kind === 'form' ? 'needs: [uploadsFeature],' : ''}
  adapters: lazyCode('${feature}', () =>
    import('../../infrastructure/${home}/${feature}.module').then(
      (module) => module.${featureVariable}Module,
    ),
  ),
}
`,
  )
  workplace.change(
    'src/composition/features.ts',
    [`import { ${featureVariable}Feature } from './features/${feature}.feature'`],
    [/export const features: readonly Feature\[\] = \[[^\]]*?(?=\n\])/, `\n  ${featureVariable}Feature,`],
  )
}

const domains = {
  list: ({ Screen, title }) => `
/** One row of the list: ${title.toLowerCase()}. */
export interface ${Screen}Item {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}
`,
  detail: ({ Screen, title }) => `
/** ${title}, as its screen shows it. */
export interface ${Screen} {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}
`,
  form: ({ Screen, variable }) => `
import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'

export const ${variable}TextRule = { least: 1, most: 500 } as const satisfies TextRule

/** What is typed. */
export interface ${Screen}Form {
  readonly text: string
}

/** The rules of the form, for the client and the platform alike. */
export function check${Screen}(form: ${Screen}Form): Result<${Screen}Form, FieldErrors<'text', TextProblem>> {
  const text = parseText(form.text, ${variable}TextRule)
  return text.ok ? success({ text: text.value }) : failure(fieldErrors({ text: text.reason }) ?? {})
}
`,
}

const gateways = {
  list: ({ home, screen, Screen, title }) => `
import type { ${Screen}Item } from '../../../domain/${home}/${screen}'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** ${title}, newest first. */
export interface ${Screen}Gateway {
  page(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<${Screen}Item>>>
}
export const ${Screen}Gateway = port<${Screen}Gateway>('${Screen}Gateway')
`,
  detail: ({ home, screen, Screen, title, variable }) => `
import type { ${Screen} } from '../../../domain/${home}/${screen}'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** Reads: ${title.toLowerCase()}. */
export interface ${Screen}Gateway {
  ${variable}(id: string, signal?: CancelSignal): Promise<Outcome<${Screen}>>
}
export const ${Screen}Gateway = port<${Screen}Gateway>('${Screen}Gateway')
`,
  form: ({ home, screen, Screen, title }) => `
import type { ${Screen}Form } from '../../../domain/${home}/${screen}'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** Sends: ${title.toLowerCase()}. The key makes a repeat harmless. */
export interface ${Screen}Gateway {
  send(form: ${Screen}Form, key: string): Promise<Outcome<{ readonly id: string }>>
}
export const ${Screen}Gateway = port<${Screen}Gateway>('${Screen}Gateway')
`,
}

const adapters = {
  list: ({ call, home, screen, Screen }) => `
import { inject } from 'inversify'
import { ${call} } from '../../../../contract/${screen}'
import type { ${Screen}Gateway } from '../../../application/${home}/${screen}-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class Http${Screen}Gateway implements ${Screen}Gateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async page(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(${call}, { failures: 'in-place', query: { ...request }, signal })
    return mapped(answer, (page) => ({
      ...page,
      items: page.items.map(({ id, title, text, createdAt }) => ({ id, title, text, createdAt: instantOf(createdAt) ?? 0 })),
    }))
  }
}
`,
  detail: ({ call, home, screen, Screen, variable }) => `
import { inject } from 'inversify'
import { ${call} } from '../../../../contract/${screen}'
import type { ${Screen}Gateway } from '../../../application/${home}/${screen}-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class Http${Screen}Gateway implements ${Screen}Gateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async ${variable}(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(${call}, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ title, text, createdAt }) => ({ id, title, text, createdAt: instantOf(createdAt) ?? 0 }))
  }
}
`,
  form: ({ call, home, screen, Screen }) => `
import { inject } from 'inversify'
import { ${call} } from '../../../../contract/${screen}'
import type { ${Screen}Gateway } from '../../../application/${home}/${screen}-gateway'
import type { ${Screen}Form } from '../../../domain/${home}/${screen}'
import { HttpClient } from '../../frame/http/http-client'

export class Http${Screen}Gateway implements ${Screen}Gateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  send({ text }: ${Screen}Form, idempotencyKey: string) {
    return this.http.send(${call}, { failures: 'in-place', body: { text }, idempotencyKey })
  }
}
`,
}
