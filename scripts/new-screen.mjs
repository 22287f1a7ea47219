// npm run new:screen -- <feature> <screen> <path> — makes the files of a screen with one call, in place and compiling.
// e.g. npm run new:screen -- specials special /specials/:aid
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

const [feature, screen, path] = process.argv.slice(2)
if (!/^[a-z][a-z-]*$/.test(feature ?? '') || !/^[a-z][a-z-]*$/.test(screen ?? '') || !path?.startsWith('/')) {
  console.error('usage: npm run new:screen -- <feature> <screen> </path/:id>   (names in kebab-case)')
  process.exit(2)
}
const pascal = (name) => name.replace(/(^|-)([a-z])/g, (_, _dash, letter) => letter.toUpperCase())
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())
const [Screen, variable, featureVariable] = [pascal(screen), camel(screen), camel(feature)]
const parameter = /:(\w+)/.exec(path)?.[1] ?? null
const wirePath = `/v1/${screen.replaceAll('-', '_')}s${parameter === null ? '' : '/:id'}`

const made = []
write(
  `contract/${feature}.ts`,
  (
    old,
  ) => `${old ?? "import * as z from 'zod/mini'\nimport { endpoint } from './endpoint'\nimport { id, idPath } from './fields'\nimport { errorCodes } from './envelope'\n"}
export const get${Screen} = endpoint({
  id: null, name: 'get${Screen}', method: 'GET', url: '${wirePath}', summary: '${Screen}',${parameter === null ? '' : ' path: idPath,'}
  answer: z.object({ id, title: z.string() }), errors: [errorCodes.gone],
})
`,
)
write(
  `src/domain/${feature}/${screen}.ts`,
  () => `/** What the ${screen} screen shows. */
export interface ${Screen} {
  readonly id: string
  readonly title: string
}
`,
)
write(
  `src/application/${feature}/${screen}-gateway.ts`,
  () => `import type { ${Screen} } from '../../domain/${feature}/${screen}'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Reads what the ${screen} screen shows. */
export interface ${Screen}Gateway {
  ${variable}(id: string, signal?: CancelSignal): Promise<Outcome<${Screen}>>
}
export const ${Screen}Gateway = port<${Screen}Gateway>('${Screen}Gateway')
`,
)
write(
  `src/infrastructure/${feature}/http-${screen}-gateway.ts`,
  () => `import { inject } from 'inversify'
import { get${Screen} } from '../../../contract/${feature}'
import type { ${Screen}Gateway } from '../../application/${feature}/${screen}-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { HttpClient } from '../http/http-client'

export class Http${Screen}Gateway implements ${Screen}Gateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  ${variable}(${parameter === null ? '_id' : 'id'}: string, signal?: CancelSignal) {
    return this.http.send(get${Screen}, { failures: 'content', ${parameter === null ? '' : 'path: { id }, '}signal })
  }
}
`,
)
write(`src/infrastructure/${feature}/${feature}.module.ts`, (old) =>
  old === null
    ? `import { ContainerModule } from 'inversify'
import { ${Screen}Gateway } from '../../application/${feature}/${screen}-gateway'
import { Http${Screen}Gateway } from './http-${screen}-gateway'

export const ${featureVariable}Module = new ContainerModule(({ bind }) => {
  bind(${Screen}Gateway).to(Http${Screen}Gateway).inSingletonScope()
})
`
    : old
        .replace(
          "import { ContainerModule } from 'inversify'\n",
          `import { ContainerModule } from 'inversify'\nimport { ${Screen}Gateway } from '../../application/${feature}/${screen}-gateway'\nimport { Http${Screen}Gateway } from './http-${screen}-gateway'\n`,
        )
        .replace(/\}\)\s*$/, `  bind(${Screen}Gateway).to(Http${Screen}Gateway).inSingletonScope()\n})\n`),
)
write(
  `src/ui/${feature}/${screen}.view-model.ts`,
  () => `import { inject } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { ${Screen}Gateway } from '../../application/${feature}/${screen}-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import type { ${Screen} } from '../../domain/${feature}/${screen}'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'

export class ${Screen}ViewModel implements ScreenViewModel {
  private id = ''
  readonly ${variable} = new Loadable<${Screen}>((signal) => this.gateway.${variable}(this.id, signal))

  constructor(@inject(${Screen}Gateway) private readonly gateway: ${Screen}Gateway) {
    makeAutoObservable<this, 'gateway'>(this, { gateway: false, ${variable}: false }, { autoBind: true })
  }

  get head(): ScreenHead | null {
    return this.${variable}.value === null ? null : { title: this.${variable}.value.title }
  }

  open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = location.params.${parameter ?? 'id'} ?? ''
    return this.${variable}.load(signal)
  }
}
`,
)
write(
  `src/ui/${feature}/${screen}.screen.tsx`,
  () => `import { observer } from 'mobx-react-lite'
import { FailedPart } from '../kit/failed-part'
import { SkeletonList } from '../kit/skeleton'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { ${featureVariable}Words } from './${feature}.words'
import { ${Screen}ViewModel } from './${screen}.view-model'

export const ${Screen}Screen = observer(function ${Screen}Screen({ viewModel }: { readonly viewModel: ${Screen}ViewModel }) {
  const words = useWords(${featureVariable}Words)
  const { value, state, failure, load } = viewModel.${variable}
  if (state === 'failed') return <FailedPart title={words.failed} failure={failure} onRetry={() => void load()} />
  if (value === null) return <SkeletonList label={words.loading} />
  return (
    <main>
      <h1>{value.title}</h1>
    </main>
  )
})

export const screen = defineScreen({ viewModel: ${Screen}ViewModel, view: ${Screen}Screen })
`,
)
write(
  `src/ui/${feature}/${feature}.words.ts`,
  (old) =>
    old ??
    `import { words } from '../words/words'

export const ${featureVariable}Words = words({
  'zh-CN': { loading: '加载中', failed: '没有加载成功' },
  en: { loading: 'Loading', failed: 'This could not be loaded' },
})
`,
)
const routeLine = `  { path: '${path}', chrome: 'player', load: () => import(/* webpackChunkName: "${feature}" */ './${screen}.screen') },`
write(`src/ui/${feature}/${feature}.routes.ts`, (old) =>
  old === null
    ? `import type { ScreenRoute } from '../shell/screen'

export const ${featureVariable}Routes: readonly ScreenRoute[] = [
${routeLine}
]
`
    : old.replace(/\n\]\s*$/, `\n${routeLine}\n]\n`),
)
write(
  `tests/ui/${feature}/${screen}.view-model.test.ts`,
  () => `import { expect, it } from 'vitest'
import { failureOf } from '../../../src/application/shared/failure'
import { failure, success } from '../../../src/domain/shared/result'
import { ${Screen}ViewModel } from '../../../src/ui/${feature}/${screen}.view-model'

const location = { path: '${path}', params: { ${parameter ?? 'id'}: '1' }, query: {} }

it('shows what the gateway gives', async () => {
  const viewModel = new ${Screen}ViewModel({ ${variable}: async (id) => success({ id, title: 'A title' }) })
  await viewModel.open(location, new AbortController().signal)
  expect(viewModel.head).toEqual({ title: 'A title' })
})

it('keeps its failure for its own part of the screen', async () => {
  const viewModel = new ${Screen}ViewModel({ ${variable}: async () => failure(failureOf('offline')) })
  await viewModel.open(location, new AbortController().signal)
  expect(viewModel.${variable}.state).toBe('failed')
})
`,
)

const table = join(root, 'src/composition/features.ts')
const features = readFileSync(table, 'utf8')
if (!features.includes(`name: '${feature}'`)) {
  writeFileSync(
    table,
    features
      .replace(
        /(import type \{ ScreenRoute \}[^\n]*\n)/,
        `$1import { ${featureVariable}Routes } from '../ui/${feature}/${feature}.routes'\n`,
      )
      .replace(
        /\n?\]\s*$/,
        `\n  {\n    name: '${feature}',\n    routes: ${featureVariable}Routes,\n    adapters: () => import(/* webpackChunkName: "${feature}" */ '../infrastructure/${feature}/${feature}.module').then((module) => module.${featureVariable}Module),\n  },\n]\n`,
      ),
  )
  made.push('src/composition/features.ts (one entry)')
}
console.log(
  `${made.join('\n')}\n\nNext: the platform's route and query for ${wirePath} in platform/features/${feature}/.`,
)

/** Creates a file, or changes an existing one; an unchanged file is not written. */
function write(relative, content) {
  const file = join(root, relative)
  const old = existsSync(file) ? readFileSync(file, 'utf8') : null
  const next = content(old)
  if (next === old) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, next)
  made.push(relative)
}
