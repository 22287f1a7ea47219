import { platformTests } from './platform-tests.mjs'
import { seedFile } from './seed-file.mjs'

/**
 * Generates contract, table, use case, route, demo rows, and a test that calls it. A detail of a list uses the table
 * and the rows of the list.
 */
export function platform(workplace, names) {
  const { feature, featureVariable, home, list, screen, variable } = names
  const folder = `platform/features/${home}`
  workplace.make(`contract/${screen}.ts`, contracts[names.kind](names))
  if (list === null) table(workplace, names)
  workplace.make(`${folder}/${useCaseFile(names)}.ts`, useCases[names.kind](names))
  workplace.make(`${folder}/serve-${screen}.ts`, routes(names))
  if (names.kind !== 'form' && list === null) {
    workplace.make(seedFile(names), seeding(names))
    // What is searched is there before the index is made.
    workplace.change(
      'platform/demo/demo-steps.ts',
      [`import { ${variable}Demo } from './seeding/${home}/seed-${screen}'`],
      [
        /export const demoSteps: readonly DemoStep\[\] = \[[\s\S]*?(?=\s*\/\/ After everything that it indexes)/,
        `\n  ${variable}Demo,`,
      ],
    )
  }
  const imports = [`import { serve${names.Screen} } from './serve-${screen}'`]
  const known = workplace.find(`${folder}/${feature}.feature.ts`, `${folder}/${feature}.routes.ts`)
  if (known === null) {
    workplace.make(
      `${folder}/${feature}.feature.ts`,
      `import type { Feature } from '../../../kernel/platform'
${imports.join('\n')}

export const ${featureVariable}Feature: Feature = {
  name: '${feature}',
  routes: (app) => {
    serve${names.Screen}(app)
  },
}
`,
    )
    // The demo's own feature stays last, since its rows are about all others.
    workplace.change(
      'platform/features.ts',
      [`import { ${featureVariable}Feature } from './features/${home}/${feature}.feature'`],
      [/export const features: readonly Feature\[\] = \[[^\]]*?(?=\s*demoFeature,)/, `\n  ${featureVariable}Feature,`],
    )
  } else {
    workplace.rewrite(known, /\broutes: (\w+)(,?)/, 'routes: (app) => {\n    $1(app)\n  }$2')
    workplace.change(known, imports, [/routes: \(app\) => \{[\s\S]*?(?=\n {2}\})/, `\n    serve${names.Screen}(app)`])
  }
  workplace.make(`tests/platform/features/${home}/${screen}.test.ts`, platformTests[names.kind](names, known))
}

const useCaseFile = ({ kind, screen }) => `${{ list: 'list', detail: 'read', form: 'send' }[kind]}-${screen}`

const contracts = {
  list: ({ call, title, url, variable }) => `
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { id, instant, pageOf, pageQuery } from './fields'

export const ${variable}ItemSchema = z.object({ id, title: z.string(), text: z.string(), created_at: instant })

export const ${call} = endpoint({
  id: null,
  name: '${call}',
  method: 'GET',
  url: '${url}',
  summary: '${title}, newest first',
  keptOffline: true,
  query: pageQuery,
  answer: pageOf(${variable}ItemSchema),
})
`,
  detail: ({ call, Screen, title, url, variable }) => `
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
  url: '${url}',
  summary: '${title}',
  keptOffline: true,
  path: idPath,
  answer: ${variable}Schema,
  errors: [errorCodes.gone],
})
`,
  form: ({ call, title, url }) => `
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { id } from './fields'

export const ${call} = endpoint({
  id: null,
  name: '${call}',
  method: 'POST',
  url: '${url}',
  summary: '${title}: sends what was filled in',
  access: 'session',
  body: z.object({ text: z.string().check(z.maxLength(2000)) }),
  answer: z.object({ id }),
  errors: [errorCodes.sessionExpired, errorCodes.stateRefuses],
  idempotent: true,
})
`,
}

function table(workplace, { kind, feature, home, snake, variable }) {
  const path = `platform/features/${home}/${feature}.schema.ts`
  const moment = `timestamp('created_at', { precision: 3, withTimezone: true }).notNull()`
  const columns = {
    list: `title: jsonb('title').$type<Localised>().notNull(),\n  text: jsonb('text').$type<Localised>().notNull(),`,
    detail: `title: jsonb('title').$type<Localised>().notNull(),\n  text: jsonb('text').$type<Localised>().notNull(),`,
    form: `userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),\n  text: text('text').notNull(),`,
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
  const localised = `import type { Localised } from '../../../kernel/database/schema/localised'`
  const users = `import { users } from '../../../kernel/members/members.schema'`
  const other = kind === 'form' ? users : localised
  if (!workplace.has(path))
    return workplace.make(path, `import { ${needed.sort().join(', ')} } from 'drizzle-orm/pg-core'\n${other}\n${text}`)
  const old = workplace.read(path)
  const isKnown = (name) => new RegExp(`import[^;]*?\\{[^}]*\\b${name}\\b[^}]*\\}|export const ${name}\\b`).test(old)
  const missing = needed.filter((name) => !isKnown(name))
  workplace.change(
    path,
    isKnown(kind === 'form' ? 'users' : 'Localised') ? [] : [other],
    ...(missing.length === 0 ? [] : [[/import \{(?=[^}]*\} from 'drizzle-orm\/pg-core')/, ` ${missing.join(', ')},`]]),
    [/$/, text],
  )
}

const useCases = {
  list: ({ Screen, feature, variable }) => `
import { desc } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { beyond } from '../../../kernel/database/expressions'
import type { Position } from '../../../kernel/lists/cursor'
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
  detail: ({ Screen, feature, list, screen, variable }, table = `${list?.variable ?? variable}Table`) => `
import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { ${Screen}Dto } from '../../../../contract/${screen}'
import type { Database } from '../../../kernel/database/client'
import type { Language } from '../../../kernel/database/schema/localised'
import { Refusal } from '../../../kernel/http/refusal'
import { ${table} } from './${feature}.schema'

export async function read${Screen}(database: Database, id: string, language: Language): Promise<${Screen}Dto> {
  const [row] = await database.select().from(${table}).where(eq(${table}.id, id))
  if (row === undefined) throw new Refusal(errorCodes.gone)
  return { id, title: row.title[language], text: row.text[language], created_at: row.createdAt.toISOString() }
}
`,
  form: ({ Screen, feature, home, screen, variable }) => `
import { check${Screen}, type ${Screen}Form } from '../../../../src/domain/${home}/${screen}'
import type { Database } from '../../../kernel/database/client'
import { invalid } from '../../../kernel/http/refusal'
import { take } from '../../../kernel/limits/allowance'
import { randomId } from '../../../kernel/shared/random'
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
  const serveImports = `import { serve } from '../../../kernel/http/serve-endpoint'\n`
  const [more, body] = {
    list: [
      `import { positionOf } from '../../../kernel/lists/cursor'\nimport { listPage } from '../../../kernel/lists/list-page'\nimport { select${Screen} } from './list-${screen}'\n`,
      `serve(app, ${call}, async ({ database, query, caller }) => {
    const rows = await select${Screen}(database, query.page_size + 1, positionOf(query.cursor, 'ts'))
    return listPage(
      rows,
      query.page_size,
      ({ createdAt, id }) => [createdAt.toISOString(), id],
      ({ id, title, text, createdAt }) => ({
        id,
        title: title[caller.language],
        text: text[caller.language],
        created_at: createdAt.toISOString(),
      }),
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
import { ${call} } from '../../../../contract/${screen}'
${serveImports}${more}
export function serve${Screen}(app: FastifyInstance): void {
  ${body}
}
`
}

function seeding({ Screen, feature, home, screen, title, variable, zh }) {
  return `
import type { Database } from '../../../../kernel/database/client'
import { ${variable}Table } from '../../../../features/${home}/${feature}.schema'
import type { DemoStep } from '../../demo-step'
import { insertAll, type OnCount } from '../../insert'

const hour = 3_600_000

export const ${variable}Demo: DemoStep = {
  feature: '${feature}',
  what: { 'zh-CN': '${zh}', en: '${title}' },
  seed: seed${Screen},
}

/** The first is \`${screen}-1\`. */
export async function seed${Screen}(database: Database, at: Date, onCount: OnCount): Promise<void> {
  const rows = Array.from({ length: 30 }, (_, place) => place + 1).map((number) => ({
    id: \`${screen}-\${number}\`,
    title: { 'zh-CN': \`${zh}第\${number}条\`, en: \`${title} number \${number}\` },
    text: { 'zh-CN': \`这是第\${number}条的正文。\`, en: \`This is the text of number \${number}.\` },
    createdAt: new Date(at.getTime() - number * hour),
  }))
  await insertAll(database, ${variable}Table, rows, onCount)
}
`
}
