import { domainImports, fromRow, hasType, itemFields, onWire, wireImports } from './fields.mjs'
import { filterNames, isNarrowed } from './client-layers.mjs'
import { inBody, inInsert, limitImport, textFields } from './form-fields.mjs'
import { modules } from './modules.mjs'
import { snake } from './names.mjs'

export const contracts = {
  list: (names) => {
    const { call, filter, has, title, url, variable } = names
    const items = itemFields(names)
    const fieldImports = ['id', 'pageOf', isNarrowed(names) ? 'pageQueryShape' : 'pageQuery']
    return `
import * as z from 'zod/mini'
${domainImports(items, '../src/domain')}import { endpoint } from './endpoint'
${wireImports(items, fieldImports)}

export const ${variable}ItemSchema = z.object({
  id,
  ${items.map(onWire).join(',\n  ')},
})

export const ${call} = endpoint({
  id: null,
  name: '${call}',
  method: 'GET',
  url: '${url}',
  summary: '${title}, newest first',
  isKeptOffline: true,
  query: ${
    isNarrowed(names)
      ? `z.object({
    ...pageQueryShape,${has.search ? `\n    search: z.optional(z.string().check(z.maxLength(50))),` : ''}${filter === null ? '' : `\n    ${snake(filter.name)}: z.optional(z.enum(${filter.constant})),`}
  })`
      : 'pageQuery'
  },
  answer: pageOf(${variable}ItemSchema),
})
`
  },
  detail: ({ call, fields, Screen, title, url, variable }) => `
import * as z from 'zod/mini'
${domainImports(fields, '../src/domain')}import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
${wireImports(fields, ['id', 'idPath'])}

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
  form: (names, { call, fields, has, title, url } = names) => `
import * as z from 'zod/mini'
${domainImports(fields, '../src/domain')}${limitImport(names)}import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
${wireImports(
  // A body has ids where an answer has addresses.
  fields.filter(({ type }) => type !== 'pictures'),
  [
    'id',
    ...(hasType(fields, 'phone') ? ['typedPhone'] : []),
    ...(fields.some(({ type }) => ['text', 'long-text', 'place'].includes(type)) ? ['writtenText'] : []),
  ],
)}

export const ${call} = endpoint({
  id: null,
  name: '${call}',
  method: 'POST',
  url: '${url}',
  summary: '${title}: sends what was filled in${has.approval ? ', which waits for approval' : ''}',
  access: '${has.phone ? 'phone' : 'session'}',
  body: z.object({
    ${fields.map((each) => inBody(names, each)).join(',\n    ')},
  }),
  answer: z.object({ id }),
  errors: [
    errorCodes.sessionExpired,${has.phone ? '\n    errorCodes.phoneNeeded,' : ''}
    errorCodes.stateRefuses,${hasType(fields, 'pictures') ? '\n    errorCodes.typeNotTaken,\n    errorCodes.unavailable,' : ''}
  ],
  idempotent: true,
})
`,
}

export const useCases = {
  list: (names) => {
    const { feature, filter, has, Screen, variable } = names
    const conditions = [
      ...(has.search ? [`hasParts(${variable}Table.searchParts, filter.search)`] : []),
      ...(filter === null
        ? []
        : [
            `filter.${filter.name} === undefined ? undefined : eq(${variable}Table.${filter.name}, filter.${filter.name})`,
          ]),
      `isBeyond('<', [${variable}Table.createdAt, ${variable}Table.id], after)`,
    ]
    return `
import { ${[...(isNarrowed(names) ? ['and'] : []), 'desc', ...(filter === null ? [] : ['eq'])].join(', ')} } from 'drizzle-orm'
${filter === null ? '' : domainImports([filter], modules.domain, { constants: false, types: true })}import type { Database } from '${modules.database}'
import { isBeyond } from '${modules.expressions}'
import { queriesOf } from '${modules.queries}'
import { build } from '${modules.statement}'
import type { CursorValues } from '${modules.cursor}'
${has.search ? `import { hasParts } from '${modules.hasParts}'\n` : ''}import { ${variable}Table } from './${feature}.schema'
${
  isNarrowed(names)
    ? `
interface ${Screen}Filter {${has.search ? `\n  /** The condition that the text of a search makes (\`partsMatch\`); '' without a text. */\n  readonly search: string` : ''}${filter === null ? '' : `\n  readonly ${filter.name}: ${filter.valueType} | undefined`}
}
`
    : ''
}
/** A page of it, newest first, after a position. */
export async function select${Screen}(database: Database,${isNarrowed(names) ? ` filter: ${Screen}Filter,` : ''} limit: number, after: CursorValues | null) {
  return await queriesOf(database).read(
    build
      .select()
      .from(${variable}Table)
      .where(${isNarrowed(names) ? `and(${conditions.join(', ')})` : conditions.join('')})
      .orderBy(desc(${variable}Table.createdAt), desc(${variable}Table.id))
      .limit(limit),
  )
}
`
  },
  detail: ({ Screen, feature, fields, list, screen, variable }, table = `${list?.variable ?? variable}Table`) => `
import { ${list?.isApproved ? 'and, ' : ''}eq } from 'drizzle-orm'
import { errorCodes } from '${modules.contract}/envelope'
import type { ${Screen}Dto } from '${modules.contract}/${screen}'
import type { Database } from '${modules.database}'
import { queriesOf } from '${modules.queries}'
import { build } from '${modules.statement}'
import type { Language } from '${modules.domain}/frame/site/preferences'
import { Refusal } from '${modules.refusal}'
import { ${table} } from './${feature}.schema'

export async function read${Screen}(database: Database, id: string, language: Language): Promise<${Screen}Dto> {
  const row = await queriesOf(database).readOne(build.select().from(${table}).where(${list?.isApproved ? `and(eq(${table}.id, id), eq(${table}.state, 'approved'))` : `eq(${table}.id, id)`}))
  if (row === null) throw new Refusal(errorCodes.gone)
  return { id, ${fields.map(fromRow).join(', ')} }
}
`,
  form: (names) => {
    const { feature, fields, has, home, publishes, screen, Screen, variable } = names
    const table = `${publishes?.list.variable ?? variable}Table`
    const pictures = hasType(fields, 'pictures')
    const places = hasType(fields, 'place')
    const isSearched = publishes?.isSearched === true
    const texts = textFields(fields)
    const isWritten = fields.some(({ localised }) => localised) || has.approval
    const schemaImports = [
      ...(has.approval ? ['unsaid'] : []),
      ...(fields.some(({ localised }) => localised) ? ['asWritten'] : []),
    ]
    const use = publishes?.pictures ?? { constant: `${variable}Pictures`, file: `${screen}.uploads` }
    const opens = publishes?.comments != null && !has.approval
    const sealed = hasType(fields, 'phone')
    return `
import { check${Screen}, type ${Screen}Form } from '${modules.domain}/${home}/${screen}'
${has.approval ? `import { ${variable}Lifecycle } from '${modules.domain}/${home}/${screen}-lifecycle'\n` : ''}${isSearched ? `import { searchParts } from '${modules.searchWords}'\n` : ''}import type { Transaction } from '${modules.database}'
import type { Caller } from '${modules.caller}'
import { invalidForm } from '${modules.refusal}'
import { consumeAllowance } from '${modules.allowance}'
import { randomId } from '${modules.random}'
${sealed ? `import { sealContact } from '${modules.contact}'\nimport type { Vault } from '${modules.vault}'\n` : ''}${isWritten ? `import { ${schemaImports.join(', ')} } from '${modules.written}'\n` : ''}${places ? `import { areaDegrees } from '${modules.areaPosition}'\nimport { selectCityArea } from '${modules.siteQueries}'\nimport { queriesOf } from '${modules.queries}'\n` : ''}${has.approval ? `import { addStep } from '${modules.caseSteps}'\n` : ''}${pictures ? `import { ownPictures } from '${modules.ownPictures}'\n` : ''}${opens ? `import { openComments } from './${screen}-content'\n` : ''}${has.approval ? `import { ${variable}Case } from './${screen}-case'\n` : ''}import { ${table} } from './${feature}.schema'
${pictures ? `import { ${use.constant} } from './${use.file}'\n` : ''}
/** The most that one person may send per day. */
const allowance = { most: 20, window: 86_400_000 }
${
  places
    ? `
/** Everybody learns the area alone, of about 500 m. */
const areaOf = (degrees: number | null) => (degrees === null ? null : areaDegrees(degrees))
`
    : ''
}
${publishes === null ? '' : `/** ${has.approval ? `Keeps what was sent; everybody sees it in the list once it is approved.` : `Publishes what was sent in the list.`} */\n`}export async function send${Screen}(
  ${sealed ? '{ database, vault }: { readonly database: Transaction; readonly vault: Vault }' : 'database: Transaction'},
  caller: Caller,
  form: ${Screen}Form,
  now: Date,
): Promise<{ readonly id: string }> {
  const { id: userId } = caller.require()
  const checked = check${Screen}(form${places ? ', await selectCityArea(queriesOf(database))' : ''})
  if (!checked.ok) throw invalidForm(checked.reason)
  const sent = checked.value${pictures ? `\n  const pictures = await ownPictures(database, userId, sent.pictures, { use: ${use.constant}, now })` : ''}
  await consumeAllowance(database, \`${screen}:\${userId}\`, allowance, now)
  const id = randomId('${screen}')${has.approval ? `\n  const state = ${variable}Lifecycle.start` : ''}
  ${opens ? 'const [row] = ' : ''}await database
    .insert(${table})
    .values({ id, userId, ${fields.map(inInsert).join(', ')},${has.approval ? ' state, updatedAt: now,' : ''}${isSearched ? ` searchParts: searchParts(${searched(texts)}),` : ''} createdAt: now })${opens ? '\n    .returning()\n  if (row !== undefined) await openComments(database, row, now)' : ''}${
      has.approval
        ? `
  const step = { kind: ${variable}Case.name, caseId: id, act: 'submit', state, role: 'author' }
  await addStep(database, { ...step, actorId: userId, text: unsaid, at: now })`
        : ''
    }
  return { id }
}
`
  },
}

const searched = (texts) =>
  texts.length === 1 ? `sent.${texts[0].name}` : `\`${texts.map(({ name }) => `\${sent.${name}}`).join(' ')}\``

export function routes(names) {
  const { kind, call, fields, has, Screen, screen } = names
  const items = kind === 'list' ? itemFields(names) : []
  const narrowing = filterNames(names).map((name) => (name === 'search' ? 'search' : `${name}: query.${snake(name)}`))
  const stores = hasType(fields, 'phone') ? '{ database, vault: app.platform.vault }' : 'database'
  const renamed = kind === 'form' ? fields.filter(({ name }) => snake(name) !== name) : []
  const [more, body] = {
    list: [
      `${has.search ? `import { partsMatch } from '${modules.searchWords}'\n` : ''}import { cursorValues } from '${modules.cursor}'\nimport { listPage } from '${modules.listPage}'\nimport { select${Screen} } from './list-${screen}'\n`,
      `serve(app, ${call}, async ({ database, query, caller }) => {
    const { language } = caller${
      has.search
        ? `
    const search = partsMatch(query.search)
    if (search === null) return { items: [], next_cursor: null }`
        : ''
    }
    const rows = await select${Screen}(database,${isNarrowed(names) ? ` { ${narrowing.join(', ')} },` : ''} query.page_size + 1, cursorValues(query.cursor, 'ts'))
    return listPage(
      rows,
      query.page_size,
      ({ createdAt, id }) => [createdAt.toISOString(), id],
      (row) => ({ id: row.id, ${items.map(fromRow).join(', ')} }),
    )
  })`,
    ],
    detail: [
      `import { read${Screen} } from './read-${screen}'\n`,
      `serve(app, ${call}, async ({ database, path, caller }) => await read${Screen}(database, path.id, caller.language))`,
    ],
    form: [
      `import { send${Screen} as send } from './send-${screen}'\n`,
      renamed.length === 0
        ? `serve(app, ${call}, async ({ database, body, caller }) =>
    await send(${stores}, caller, body, app.platform.now()))`
        : `serve(app, ${call}, async ({ database, body, caller }) => {
    const { ${renamed.map(({ name }) => `${snake(name)}: ${name}`).join(', ')}, ...rest } = body
    return await send(${stores}, caller, { ...rest, ${renamed.map(({ name }) => name).join(', ')} }, app.platform.now())
  })`,
    ],
  }[kind]
  return `
import type { FastifyInstance } from 'fastify'
import { ${call} } from '${modules.contract}/${screen}'
import { serve } from '${modules.serve}'
${more}
export function serve${Screen}(app: FastifyInstance): void {
  ${body}
}
`
}
