import { domainImports, hasType, inAdapter, inDomain, itemFields } from './fields.mjs'
import { formDomain, inCall, sentType } from './form-fields.mjs'

/** Whether a list has a search or a filter. */
export const isNarrowed = ({ filter, has }) => filter !== null || has.search === true
/** The names of what a list is narrowed to, in the address and in a call. */
export const filterNames = ({ filter, has }) => [
  ...(has.search ? ['search'] : []),
  ...(filter === null ? [] : [filter.name]),
]

/** What the domain of a list or a detail imports, from its own folder or from that of places. */
const domainOf = ({ home }, fields) => {
  const types = domainImports(fields, '../..', { constants: false, types: true })
  const placeImport = hasType(fields, 'place')
    ? `import type { NamedPlace } from '../../frame/places/named-place'\n`
    : ''
  return placeImport + types.replaceAll(`'../../${home}/`, `'./`)
}

/** The domain of a screen, by its kind. */
export const domains = {
  list: (names) => {
    const { fields, Screen, title } = names
    const choices = fields.filter(({ type }) => type === 'choice')
    return `${domainOf(
      names,
      itemFields(names).filter(({ type }) => type === 'place'),
    )}${choices
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
${domainOf(names, names.fields)}
/** ${names.title}, as its screen shows it. */
export interface ${names.Screen} {
  readonly id: string
  ${names.fields.map(inDomain).join('\n  ')}
}
`,
  form: formDomain,
}

export const gateways = {
  list: ({ filter, has, home, screen, Screen, title }) => `
import type { ${Screen}Item } from '../../../domain/${home}/${screen}'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'
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
  detail: ({ home, screen, Screen, title, variable }) => `
import type { ${Screen} } from '../../../domain/${home}/${screen}'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** Reads one: ${title.toLowerCase()}. */
export interface ${Screen}Gateway {
  ${variable}(id: string, signal?: CancelSignal): Promise<Outcome<${Screen}>>
}
export const ${Screen}Gateway = port<${Screen}Gateway>('${Screen}Gateway')
`,
  form: (names) => {
    const { home, screen, Screen, title } = names
    const sent = sentType(names)
    return `
import type { ${sent} } from '../../../domain/${home}/${screen}'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

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
    const { call, filter, has, home, screen, Screen } = names
    const items = itemFields(names)
    const helpers = [...(has.search ? ['onlySetFilters'] : []), ...(filter === null ? [] : ['onlyKnownValue'])]
    const query = [
      '...request',
      ...(has.search ? ['...onlySetFilters({ search: filters.search })'] : []),
      ...(filter === null ? [] : [`...onlyKnownValue('${filter.name}', ${filter.constant}, filters.${filter.name})`]),
    ]
    return `
import { inject } from 'inversify'
import { ${call} } from '../../../../contract/${screen}'
import type { ${Screen}Gateway${isNarrowed(names) ? `, ${Screen}Filters` : ''} } from '../../../application/${home}/${screen}-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { Page, PageRequest } from '../../../application/frame/shared/page'
import { instantOf } from '../../../domain/frame/shared/site-time'
import ${filter === null ? `type { ${Screen}Item }` : `{ ${filter.constant}, type ${Screen}Item }`} from '../../../domain/${home}/${screen}'
${
  helpers.length > 0
    ? `import { ${helpers.join(', ')} } from '../../frame/http/filters-in-query'
`
    : ''
}import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

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
  detail: ({ call, fields, home, screen, Screen, variable }) => `
import { inject } from 'inversify'
import { ${call} } from '../../../../contract/${screen}'
import type { ${Screen}Gateway } from '../../../application/${home}/${screen}-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
${
  fields.some(({ type }) => type === 'moment')
    ? `import { instantOf } from '../../../domain/frame/shared/site-time'
`
    : ''
}import type { ${Screen} } from '../../../domain/${home}/${screen}'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class Http${Screen}Gateway implements ${Screen}Gateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async ${variable}(id: string, signal?: CancelSignal): Promise<Outcome<${Screen}>> {
    const answer = await this.http.send(${call}, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ ${fields.map(({ name }) => name).join(', ')} }) => ({ id, ${fields.map(inAdapter).join(', ')} }))
  }
}
`,
  form: (names) => {
    const { call, fields, home, screen, Screen } = names
    return `
import { inject } from 'inversify'
import { ${call} } from '../../../../contract/${screen}'
import type { ${Screen}Gateway } from '../../../application/${home}/${screen}-gateway'
import type { ${sentType(names)} } from '../../../domain/${home}/${screen}'
import { HttpClient } from '../../frame/http/http-client'

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
