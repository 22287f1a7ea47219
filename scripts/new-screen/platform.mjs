import { platformTests } from './platform-tests.mjs'
import { imports } from './workplace.mjs'

/** Contract, table, use case, route, demo rows, and a test that calls it. */
export function platform(workplace, names) {
  const { feature, featureVariable, screen, Screen, variable } = names
  const folder = `platform/features/${feature}`
  workplace.make(`contract/${screen}.ts`, contracts[names.kind](names))
  table(workplace, names)
  workplace.make(`${folder}/${useCaseFile(names)}.ts`, useCases[names.kind](names))
  workplace.make(`${folder}/serve-${screen}.ts`, routes(names))
  const demo = names.kind === 'form' ? null : `{ what: ${variable}Demo, seed: seed${Screen} }`
  if (demo !== null) workplace.make(`${folder}/seed-${screen}.ts`, seeding(names))
  const seedImport = demo === null ? '' : `import { seed${Screen}, ${variable}Demo } from './seed-${screen}'\n`
  const routesImport = `import { serve${Screen} } from './serve-${screen}'\n`
  const known = workplace.find(`${folder}/${feature}.feature.ts`, `${folder}/${feature}.routes.ts`)
  if (known === null) {
    workplace.make(
      `${folder}/${feature}.feature.ts`,
      `import type { Feature } from '../../platform'
${seedImport}${routesImport}
export const ${featureVariable}Feature: Feature = {
  name: '${feature}',
  ${demo === null ? '' : `demo: [${demo}],`}
  routes: (app) => {
    serve${Screen}(app)
  },
}
`,
    )
    workplace.change(
      'platform/features.ts',
      [imports, `import { ${featureVariable}Feature } from './features/${feature}/${feature}.feature'\n`],
      [/export const features: readonly Feature\[\] = \[[^\]]*?(?=\s*demoFeature,)/, `\n  ${featureVariable}Feature,`],
    )
  } else {
    const text = workplace.read(known)
    const asDemo = /\bdemo: \[/.test(text)
      ? [/\bdemo: \[/, `${demo}, `]
      : [/: Feature = \{\s*name: [^\n]+\n/, `  demo: [${demo}],\n`]
    workplace.change(
      known,
      [imports, seedImport + routesImport],
      [/routes: \(app\) => \{\n/, `    serve${Screen}(app)\n`],
      ...(demo === null ? [] : [asDemo]),
    )
  }
  workplace.make(`tests/platform/${feature}/${screen}.test.ts`, platformTests[names.kind](names, known))
}

const useCaseFile = ({ kind, screen }) => `${{ list: 'list', detail: 'read', form: 'send' }[kind]}-${screen}`

const contracts = {
  list: ({ call, snake, title, variable }) => `
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { id, instant, pageOf, pageQuery } from './fields'

export const ${variable}ItemSchema = z.object({ id, title: z.string(), created_at: instant })

export const ${call} = endpoint({
  id: null,
  name: '${call}',
  method: 'GET',
  url: '/v1/${snake}',
  summary: '${title}, newest first',
  keptOffline: true,
  query: pageQuery,
  answer: pageOf(${variable}ItemSchema),
})
`,
  detail: ({ call, snake, Screen, title, variable }) => `
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { id, idPath, instant } from './fields'

export const ${variable}Schema = z.object({ id, title: z.string(), text: z.string(), created_at: instant })
export type ${Screen}Dto = z.infer<typeof ${variable}Schema>

export const ${call} = endpoint({
  id: null,
  name: '${call}',
  method: 'GET',
  url: '/v1/${snake}/:id',
  summary: '${title}',
  keptOffline: true,
  path: idPath,
  answer: ${variable}Schema,
  errors: [errorCodes.gone],
})
`,
  form: ({ call, snake, title }) => `
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { id } from './fields'

export const ${call} = endpoint({
  id: null,
  name: '${call}',
  method: 'POST',
  url: '/v1/${snake}',
  summary: '${title}: sends what was filled in',
  access: 'session',
  body: z.object({ text: z.string().check(z.maxLength(2000)) }),
  answer: z.object({ id }),
  errors: [errorCodes.sessionExpired, errorCodes.stateRefuses],
  idempotent: true,
})
`,
}

function table(workplace, { kind, feature, snake, variable }) {
  const path = `platform/features/${feature}/${feature}.schema.ts`
  const moment = `timestamp('created_at', { precision: 3, withTimezone: true }).notNull()`
  const columns = {
    list: `title: jsonb('title').$type<Localised>().notNull(),`,
    detail: `title: jsonb('title').$type<Localised>().notNull(),\n  text: jsonb('text').$type<Localised>().notNull(),`,
    form: `userId: text('user_id').notNull(),\n  text: text('text').notNull(),`,
  }[kind]
  const index =
    kind === 'list'
      ? `, (table) => [index('${snake}_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())]`
      : ''
  const text = `
export const ${variable}Table = pgTable('${snake}', {
  id: text('id').primaryKey(),
  ${columns}
  createdAt: ${moment},
}${index})
`
  const needed = [
    'pgTable',
    'text',
    'timestamp',
    ...(kind === 'form' ? [] : ['jsonb']),
    ...(kind === 'list' ? ['index'] : []),
  ]
  if (!workplace.has(path)) {
    const localised = kind === 'form' ? '' : `import type { Localised } from '../../database/schema/localised'\n`
    return workplace.make(
      path,
      `import { ${needed.sort().join(', ')} } from 'drizzle-orm/pg-core'\n${localised}${text}`,
    )
  }
  const old = workplace.read(path)
  const isImported = (name) => new RegExp(`import[^;]*?\\{[^}]*\\b${name}\\b[^}]*\\}`).test(old)
  const missing = needed.filter((name) => !isImported(name))
  const localised =
    kind === 'form' || isImported('Localised')
      ? ''
      : `import type { Localised } from '../../database/schema/localised'\n`
  workplace.change(
    path,
    ...(missing.length === 0 ? [] : [[/import \{(?=[^}]*\} from 'drizzle-orm\/pg-core')/, ` ${missing.join(', ')},`]]),
    [imports, localised],
    [/$/, text],
  )
}

const useCases = {
  list: ({ Screen, feature, variable }) => `
import { desc } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { beyond } from '../../database/expressions'
import type { Position } from '../feed/cursor'
import { ${variable}Table } from './${feature}.schema'

/** A page of it, newest first, after a position. */
export async function select${Screen}(database: Database, limit: number, after: Position | null) {
  return await database
    .select()
    .from(${variable}Table)
    .where(beyond('<', [${variable}Table.createdAt, ${variable}Table.id], after))
    .orderBy(desc(${variable}Table.createdAt), desc(${variable}Table.id))
    .limit(limit)
}
`,
  detail: ({ Screen, feature, screen, variable }) => `
import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import type { ${Screen}Dto } from '../../../contract/${screen}'
import type { Database } from '../../database/client'
import type { Language } from '../../database/schema/localised'
import { Refusal } from '../../http/refusal'
import { ${variable}Table } from './${feature}.schema'

export async function read${Screen}(database: Database, id: string, language: Language): Promise<${Screen}Dto> {
  const [row] = await database.select().from(${variable}Table).where(eq(${variable}Table.id, id))
  if (row === undefined) throw new Refusal(errorCodes.gone)
  return { id, title: row.title[language], text: row.text[language], created_at: row.createdAt.toISOString() }
}
`,
  form: ({ Screen, feature, screen, variable }) => `
import { check${Screen}, type ${Screen}Form } from '../../../src/domain/${feature}/${screen}'
import type { Database } from '../../database/client'
import { invalid } from '../../http/refusal'
import { take } from '../../limits/allowance'
import { randomId } from '../../shared/random'
import { ${variable}Table } from './${feature}.schema'

/** So many a day from one person. */
const allowance = { most: 20, window: 86_400_000 }

export async function send${Screen}(
  database: Database,
  userId: string,
  form: ${Screen}Form,
  now: Date,
): Promise<{ readonly id: string }> {
  const checked = check${Screen}(form)
  if (!checked.ok) throw invalid(checked.reason)
  await take(database, \`${screen}:\${userId}\`, allowance, now)
  const id = randomId('${screen}')
  await database.insert(${variable}Table).values({ id, userId, text: checked.value.text, createdAt: now })
  return { id }
}
`,
}

function routes({ kind, call, Screen, screen }) {
  const serveImports = `import { serve } from '../../http/serve-endpoint'\n`
  const [more, body] = {
    list: [
      `import { positionOf } from '../feed/cursor'\nimport { listPage } from '../feed/list-page'\nimport { select${Screen} } from './list-${screen}'\n`,
      `serve(app, ${call}, async ({ database, query, caller }) => {
    const rows = await select${Screen}(database, query.page_size + 1, positionOf(query.cursor, 'ts'))
    return listPage(
      rows,
      query.page_size,
      ({ createdAt, id }) => [createdAt.toISOString(), id],
      ({ id, title, createdAt }) => ({ id, title: title[caller.language], created_at: createdAt.toISOString() }),
    )
  })`,
    ],
    detail: [
      `import { read${Screen} } from './read-${screen}'\n`,
      `serve(app, ${call}, async ({ database, path, caller }) => await read${Screen}(database, path.id, caller.language))`,
    ],
    form: [
      `import { send${Screen} as send } from './send-${screen}'\n`,
      `serve(app, ${call}, async ({ database, body, caller }) =>
    await send(database, caller.require().id, body, app.platform.now()))`,
    ],
  }[kind]
  return `
import type { FastifyInstance } from 'fastify'
import { ${call} } from '../../../contract/${screen}'
${serveImports}${more}
export function serve${Screen}(app: FastifyInstance): void {
  ${body}
}
`
}

function seeding({ kind, Screen, feature, screen, title, variable }) {
  const text =
    kind === 'detail'
      ? `\n    text: { 'zh-CN': \`这是第\${number}条的正文。\`, en: \`This is the text of number \${number}.\` },`
      : ''
  return `
import type { Database } from '../../database/client'
import type { Localised } from '../../database/schema/localised'
import { insertAll, type OnCount } from '../../demo/seeding/insert'
import { ${variable}Table } from './${feature}.schema'

const hour = 3_600_000

export const ${variable}Demo: Localised = { 'zh-CN': '${title}', en: '${title}' }

/** The first is \`${screen}-1\`. */
export async function seed${Screen}(database: Database, at: Date, onCount: OnCount): Promise<void> {
  const rows = Array.from({ length: 30 }, (_, place) => place + 1).map((number) => ({
    id: \`${screen}-\${number}\`,
    title: { 'zh-CN': \`${title}第\${number}条\`, en: \`${title} number \${number}\` },${text}
    createdAt: new Date(at.getTime() - number * hour),
  }))
  await insertAll(database, ${variable}Table, rows, onCount)
}
`
}
