import { inAdapter, inDomain, itemFields } from './fields.mjs'
import { formDomain, inCall, sentType } from './form-fields.mjs'

/** Whether a list has a search or a filter. */
export const isNarrowed = ({ filter, has }) => filter !== null || has.search === true
/** The names of what a list is narrowed to, in the address and in a call. */
export const filterNames = ({ filter, has }) => [
  ...(has.search ? ['search'] : []),
  ...(filter === null ? [] : [filter.name]),
]

/** The domain of a screen, by its kind. */
export const domains = {
  list: (names) => {
    const { fields, Screen, title } = names
    const choices = fields.filter(({ type }) => type === 'choice')
    return `${choices
      .map(
        ({ name, constant, valueType, values }) => `
/** ${name === names.filter?.name ? 'The values by which the list is filtered.' : 'The values of a choice.'} */
export const ${constant} = [${values.map(({ value }) => `'${value}'`).join(', ')}] as const
export type ${valueType} = (typeof ${constant})[number]
`,
      )
      .join('')}
/** One row of the list: ${title.toLowerCase()}. */
export interface ${Screen}Item {
  readonly id: string
  ${itemFields(names).map(inDomain).join('\n  ')}
}
`
  },
  detail: (names) => `
/** ${names.title}, as its screen shows it. */
export interface ${names.Screen} {
  readonly id: string
  ${names.fields.map(inDomain).join('\n  ')}
}
`,
  form: formDomain,
}

export const gateways = {
  list: ({ filter, has, Screen, title }) => `
${
  isNarrowed({ filter, has })
    ? `
/** What the list is narrowed to, as in the address; '' means no filter. */
export interface ${Screen}Filters extends Readonly<Record<string, string>> {${filterNames({ filter, has })
        .map((name) => `\n  readonly ${name}: string`)
        .join('')}
}
`
    : ''
}
/** ${title}, newest first. */
export interface ${Screen}Gateway {
  page(${isNarrowed({ filter, has }) ? `filters: ${Screen}Filters, ` : ''}request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<${Screen}Item>>>
}
export const ${Screen}Gateway = port<${Screen}Gateway>('${Screen}Gateway')
`,
  detail: ({ Screen, title, variable }) => `
/** Reads one: ${title.toLowerCase()}. */
export interface ${Screen}Gateway {
  ${variable}(id: string, signal?: CancelSignal): Promise<Outcome<${Screen}>>
}
export const ${Screen}Gateway = port<${Screen}Gateway>('${Screen}Gateway')
`,
  form: (names) => {
    const { Screen, title } = names
    const sent = sentType(names)
    return `
/** Sends the form "${title}". The key makes a repeat harmless. */
export interface ${Screen}Gateway {
  send(form: ${sent}, key: string): Promise<Outcome<{ readonly id: string }>>
}
export const ${Screen}Gateway = port<${Screen}Gateway>('${Screen}Gateway')
`
  },
}

export const adapters = {
  list: (names) => {
    const { call, filter, has, Screen } = names
    const items = itemFields(names)

    const query = [
      '...request',
      ...(has.search ? ['...onlySetFilters({ search: filters.search })'] : []),
      ...(filter === null ? [] : [`...onlyKnownValue('${filter.name}', ${filter.constant}, filters.${filter.name})`]),
    ]
    return `
export class Http${Screen}Gateway implements ${Screen}Gateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async page(${isNarrowed(names) ? `filters: ${Screen}Filters, ` : ''}request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<${Screen}Item>>> {
    const answer = await this.http.send(${call}, { failures: 'in-place', query: { ${query.join(', ')} }, signal })
    return mapped(answer, ({ items, nextCursor }) => ({
      nextCursor,
      items: items.map(({ id, ${items.map(({ name }) => name).join(', ')} }) => ({ id, ${items.map(inAdapter).join(', ')} })),
    }))
  }
}
`
  },
  detail: ({ call, fields, Screen, variable }) => `
export class Http${Screen}Gateway implements ${Screen}Gateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async ${variable}(id: string, signal?: CancelSignal): Promise<Outcome<${Screen}>> {
    const answer = await this.http.send(${call}, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ ${fields.map(({ name }) => name).join(', ')} }) => ({ id, ${fields.map(inAdapter).join(', ')} }))
  }
}
`,
  form: (names) => {
    const { call, fields, Screen } = names
    return `
export class Http${Screen}Gateway implements ${Screen}Gateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  send({ ${fields.map(({ name }) => name).join(', ')} }: ${sentType(names)}, idempotencyKey: string) {
    const body = { ${fields.map(inCall).join(', ')} }
    return this.http.send(${call}, { failures: 'in-place', body, idempotencyKey })
  }
}
`
  },
}
