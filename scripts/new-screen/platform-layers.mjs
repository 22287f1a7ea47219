import { fromRow, hasType, itemFields, onWire } from './fields.mjs'
import { filterNames, isNarrowed } from './client-layers.mjs'
import { inBody, inInsert, textFields } from './form-fields.mjs'
import { snake } from './names.mjs'

export const contracts = {
  list: (names) => {
    const { call, filter, has, title, url, variable } = names
    const items = itemFields(names)
    return `
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
    const { filter, has, Screen, variable } = names
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
  detail: ({ Screen, fields, list, variable }, table = `${list?.variable ?? variable}Table`) => `
export async function read${Screen}(database: Database, id: string, language: Language): Promise<${Screen}Dto> {
  const row = await queriesOf(database).readOne(build.select().from(${table}).where(${list?.isApproved ? `and(eq(${table}.id, id), eq(${table}.state, 'approved'))` : `eq(${table}.id, id)`}))
  if (row === null) throw new Refusal(errorCodes.gone)
  return { id, ${fields.map(fromRow).join(', ')} }
}
`,
  form: (names) => {
    const { fields, has, publishes, screen, Screen, variable } = names
    const table = `${publishes?.list.variable ?? variable}Table`
    const pictures = hasType(fields, 'pictures')
    const places = hasType(fields, 'place')
    const isSearched = publishes?.isSearched === true
    const texts = textFields(fields)
    const use = publishes?.pictures ?? `${variable}Pictures`
    const opens = publishes?.comments != null && !has.approval
    const sealed = hasType(fields, 'phone')
    return `
/** The most that one person may send per day. */
const ${variable}Limit = formLimit('${screen}', { most: 20, window: 86_400_000 })
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
  const sent = checked.value${pictures ? `\n  const pictures = await ownPictures(database, userId, sent.pictures, { use: ${use}, now })` : ''}
  await ${variable}Limit.consume(database, userId, now)
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
  const body = {
    list: `serve(app, ${call}, async ({ database, query, caller }) => {
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
    detail: `serve(app, ${call}, async ({ database, path, caller }) => await read${Screen}(database, path.id, caller.language))`,
    form:
      renamed.length === 0
        ? `serve(app, ${call}, async ({ database, body, caller }) =>
    await send(${stores}, caller, body, app.platform.now()))`
        : `serve(app, ${call}, async ({ database, body, caller }) => {
    const { ${renamed.map(({ name }) => `${snake(name)}: ${name}`).join(', ')}, ...rest } = body
    return await send(${stores}, caller, { ...rest, ${renamed.map(({ name }) => name).join(', ')} }, app.platform.now())
  })`,
  }[kind]
  // The use case of a form has the name of its endpoint, and two files of the kernel have values of a cursor.
  const imports = {
    list: `import { cursorValues } from '../../../kernel/lists/cursor'\n`,
    detail: '',
    form: `import { ${call} } from '../../../../contract/${screen}'\nimport { send${Screen} as send } from './send-${screen}'\n`,
  }[kind]
  return `${imports}
export function serve${Screen}(app: FastifyInstance): void {
  ${body}
}
`
}
