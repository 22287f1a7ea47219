import { fromRow, onWire } from './fields.mjs'
import { modules } from './modules.mjs'

export const contracts = {
  list: ({ call, has, home, screen, title, url, variable }) => `
import * as z from 'zod/mini'
${has.filter ? `import { ${variable}States } from '../src/domain/${home}/${screen}'\n` : ''}import { endpoint } from './endpoint'
import { id, instant, pageOf, ${has.filter || has.search ? 'pageQueryShape' : 'pageQuery'} } from './fields'

export const ${variable}ItemSchema = z.object({
  id,
  title: z.string(),
  text: z.string(),${has.filter ? `\n  state: z.enum(${variable}States),` : ''}
  created_at: instant,
})

export const ${call} = endpoint({
  id: null,
  name: '${call}',
  method: 'GET',
  url: '${url}',
  summary: '${title}, newest first',
  isKeptOffline: true,
  query: ${
    has.filter || has.search
      ? `z.object({
    ...pageQueryShape,${has.search ? `\n    search: z.optional(z.string().check(z.maxLength(50))),` : ''}${has.filter ? `\n    state: z.optional(z.enum(${variable}States)),` : ''}
  })`
      : 'pageQuery'
  },
  answer: pageOf(${variable}ItemSchema),
})
`,
  detail: ({ call, fields, Screen, title, url, variable }) => `
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { ${fields.some(({ type }) => type === 'boolean') ? 'flag, ' : ''}id, idPath${fields.some(({ type }) => type === 'moment') ? ', instant' : ''} } from './fields'

export const ${variable}Schema = z.object({ id, ${fields.map(onWire).join(', ')} })
export type ${Screen}Dto = z.infer<typeof ${variable}Schema>

export const ${call} = endpoint({
  id: null,
  name: '${call}',
  method: 'GET',
  url: '${url}',
  summary: '${title}',
  isKeptOffline: true,
  path: idPath,
  answer: ${variable}Schema,
  errors: [errorCodes.gone],
})
`,
  form: ({ call, has, title, url }) => `
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { id } from './fields'

export const ${call} = endpoint({
  id: null,
  name: '${call}',
  method: 'POST',
  url: '${url}',
  summary: '${title}: sends what was filled in${has.approval ? ', which waits for approval' : ''}',
  access: '${has.phone ? 'phone' : 'session'}',
  body: z.object({
    text: z.string().check(z.maxLength(2000)),${
      has.pictures
        ? `
    /** Ids of uploaded pictures. */
    pictures: z.array(id).check(z.maxLength(9)),`
        : ''
    }
  }),
  answer: z.object({ id }),
  errors: [
    errorCodes.sessionExpired,${has.phone ? '\n    errorCodes.phoneNeeded,' : ''}
    errorCodes.stateRefuses,${has.pictures ? '\n    errorCodes.typeNotTaken,\n    errorCodes.unavailable,' : ''}
  ],
  idempotent: true,
})
`,
}

export const useCases = {
  list: ({ feature, has, home, screen, Screen, variable }) => {
    const isNarrowed = has.filter || has.search
    const conditions = [
      ...(has.search
        ? [`filter.search.length === 0 ? undefined : arrayContains(${variable}Table.searchParts, [...filter.search])`]
        : []),
      ...(has.filter ? [`filter.state === undefined ? undefined : eq(${variable}Table.state, filter.state)`] : []),
      `beyond('<', [${variable}Table.createdAt, ${variable}Table.id], after)`,
    ]
    return `
import { ${[...(isNarrowed ? ['and'] : []), ...(has.search ? ['arrayContains'] : []), 'desc', ...(has.filter ? ['eq'] : [])].join(', ')} } from 'drizzle-orm'
${has.filter ? `import type { ${Screen}State } from '${modules.domain}/${home}/${screen}'\n` : ''}import type { Database } from '${modules.database}'
import { beyond } from '${modules.expressions}'
import type { CursorValues } from '${modules.cursor}'
import { ${variable}Table } from './${feature}.schema'
${
  isNarrowed
    ? `
interface ${Screen}Filter {${has.search ? `\n  /** Words, all of which have to match (\`soughtIn\`). */\n  readonly search: readonly string[]` : ''}${has.filter ? `\n  readonly state: ${Screen}State | undefined` : ''}
}
`
    : ''
}
/** A page of it, newest first, after a position. */
export async function select${Screen}(database: Database,${isNarrowed ? ` filter: ${Screen}Filter,` : ''} limit: number, after: CursorValues | null) {
  return await database
    .select()
    .from(${variable}Table)
    .where(${isNarrowed ? `and(${conditions.join(', ')})` : conditions.join('')})
    .orderBy(desc(${variable}Table.createdAt), desc(${variable}Table.id))
    .limit(limit)
}
`
  },
  detail: ({ Screen, feature, fields, list, screen, variable }, table = `${list?.variable ?? variable}Table`) => `
import { eq } from 'drizzle-orm'
import { errorCodes } from '${modules.contract}/envelope'
import type { ${Screen}Dto } from '${modules.contract}/${screen}'
import type { Database } from '${modules.database}'
import type { Language } from '${modules.domain}/frame/site/preferences'
import { Refusal } from '${modules.refusal}'
import { ${table} } from './${feature}.schema'

export async function read${Screen}(database: Database, id: string, language: Language): Promise<${Screen}Dto> {
  const [row] = await database.select().from(${table}).where(eq(${table}.id, id))
  if (row === undefined) throw new Refusal(errorCodes.gone)
  return { id, ${fields.map(fromRow).join(', ')} }
}
`,
  form: ({ Screen, feature, has, home, screen, variable }) => `
import { check${Screen}, type ${Screen}Form } from '${modules.domain}/${home}/${screen}'
${has.approval ? `import { ${variable}Lifecycle } from '${modules.domain}/${home}/${screen}-lifecycle'\n` : ''}import type { Transaction } from '${modules.database}'
import type { Caller } from '${modules.caller}'
import { invalid } from '${modules.refusal}'
import { consumeAllowance } from '${modules.allowance}'
import { randomId } from '${modules.random}'
${has.approval ? `import { unsaid } from '${modules.written}'\nimport { addStep } from '${modules.caseSteps}'\nimport { refuseSensitiveText } from '${modules.sensitiveText}'\nimport { ${variable}Case } from './${screen}-case'\n` : ''}${has.pictures ? `import { ownPictures } from '${modules.ownPictures}'\nimport { ${variable}Pictures } from './${screen}.uploads'\n` : ''}import { ${variable}Table } from './${feature}.schema'

/** The most that one person may send per day. */
const allowance = { most: 20, window: 86_400_000 }

export async function send${Screen}(
  database: Transaction,
  caller: Caller,
  form: ${Screen}Form,
  now: Date,
): Promise<{ readonly id: string }> {
  const { id: userId } = caller.require()
  const checked = check${Screen}(form)
  if (!checked.ok) throw invalid(checked.reason)
  const { text } = checked.value${
    has.approval ? `\n  await refuseSensitiveText(database, caller, text)` : ''
  }${has.pictures ? `\n  const pictures = await ownPictures(database, userId, form.pictures, { use: ${variable}Pictures, now })` : ''}
  await consumeAllowance(database, \`${screen}:\${userId}\`, allowance, now)
  const id = randomId('${screen}')${has.approval ? `\n  const state = ${variable}Lifecycle.start` : ''}
  await database
    .insert(${variable}Table)
    .values({ id, userId, text,${has.pictures ? ' pictures,' : ''}${has.approval ? ' state, updatedAt: now,' : ''} createdAt: now })${
      has.approval
        ? `
  const step = { kind: ${variable}Case.name, caseId: id, act: 'submit', state, role: 'author' }
  await addStep(database, { ...step, actorId: userId, text: unsaid, at: now })`
        : ''
    }
  return { id }
}
`,
}

export function routes({ kind, call, has, Screen, screen }) {
  const serveImports = `import { serve } from '${modules.serve}'\n`
  const filter = `{${has.search ? ' search,' : ''}${has.filter ? ' state: query.state,' : ''} }`
  const [more, body] = {
    list: [
      `${has.search ? `import { soughtIn } from '${modules.domain}/overview/search/search-parts'\n` : ''}import { cursorValues } from '${modules.cursor}'\nimport { listPage } from '${modules.listPage}'\nimport { select${Screen} } from './list-${screen}'\n`,
      `serve(app, ${call}, async ({ database, query, caller }) => {${
        has.search
          ? `
    const search = soughtIn(query.search)
    if (search === null) return { items: [], next_cursor: null }`
          : ''
      }
    const rows = await select${Screen}(database,${has.filter || has.search ? ` ${filter},` : ''} query.page_size + 1, cursorValues(query.cursor, 'ts'))
    return listPage(
      rows,
      query.page_size,
      ({ createdAt, id }) => [createdAt.toISOString(), id],
      ({ id, title, text,${has.filter ? ' state,' : ''} createdAt }) => ({
        id,
        title: title[caller.language],
        text: text[caller.language],${has.filter ? '\n        state,' : ''}
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
    await send(database, caller, body, app.platform.now()))`,
    ],
  }[kind]
  return `
import type { FastifyInstance } from 'fastify'
import { ${call} } from '${modules.contract}/${screen}'
${serveImports}${more}
export function serve${Screen}(app: FastifyInstance): void {
  ${body}
}
`
}
