import { inAdapter, inDomain } from './fields.mjs'

/** Whether a list has a search or a filter. */
const isNarrowed = ({ filter, search }) => filter === true || search === true

/** The domain of a screen, by its kind. */
export const domains = {
  list: ({ has, Screen, title, variable }) => `${
    has.filter
      ? `
/** The states by which the list is filtered. */
export const ${variable}States = ['open', 'closed'] as const
export type ${Screen}State = (typeof ${variable}States)[number]
`
      : ''
  }
/** One row of the list: ${title.toLowerCase()}. */
export interface ${Screen}Item {
  readonly id: string
  readonly title: string
  readonly text: string${has.filter ? `\n  readonly state: ${Screen}State` : ''}
  /** Milliseconds since 1970. */
  readonly createdAt: number
}
`,
  detail: ({ fields, Screen, title }) => `
/** ${title}, as its screen shows it. */
export interface ${Screen} {
  readonly id: string
  ${fields.map(inDomain).join('\n  ')}
}
`,
  form: ({ has, Screen, variable }) => `
import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'

export const ${variable}TextRule = { least: 1, most: 500 } as const satisfies TextRule
${
  has.pictures
    ? `export const most${Screen}Pictures = 9
`
    : ''
}
/** What is typed. */
export interface ${Screen}Form {
  readonly text: string${has.pictures ? '\n  /** Ids of uploaded pictures. */\n  readonly pictures: readonly string[]' : ''}
}

/** The rules of the form, for the client and the platform alike. */
export function check${Screen}(form: ${Screen}Form): Result<${Screen}Form, FieldErrors<keyof ${Screen}Form, TextProblem${has.pictures ? ` | 'too-many'` : ''}>> {
  const text = parseText(form.text, ${variable}TextRule)
  const errors = fieldErrors({
    text: text.ok ? null : text.reason,${has.pictures ? `\n    pictures: form.pictures.length > most${Screen}Pictures ? ('too-many' as const) : null,` : ''}
  })
  return errors === null && text.ok ? success({ ...form, text: text.value }) : failure(errors ?? {})
}
`,
}

export const gateways = {
  list: ({ has, home, screen, Screen, title }) => `
import type { ${Screen}Item } from '../../../domain/${home}/${screen}'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'
${
  isNarrowed(has)
    ? `
/** What the list is narrowed to, as in the address; '' means no filter. */
export interface ${Screen}Filters extends Readonly<Record<string, string>> {${has.search ? '\n  readonly search: string' : ''}${has.filter ? '\n  readonly state: string' : ''}
}
`
    : ''
}
/** ${title}, newest first. */
export interface ${Screen}Gateway {
  page(${isNarrowed(has) ? `filters: ${Screen}Filters, ` : ''}request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<${Screen}Item>>>
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
  form: ({ home, screen, Screen, title }) => `
import type { ${Screen}Form } from '../../../domain/${home}/${screen}'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** Sends the form "${title}". The key makes a repeat harmless. */
export interface ${Screen}Gateway {
  send(form: ${Screen}Form, key: string): Promise<Outcome<{ readonly id: string }>>
}
export const ${Screen}Gateway = port<${Screen}Gateway>('${Screen}Gateway')
`,
}

export const adapters = {
  list: ({ call, has, home, screen, Screen, variable }) => {
    const names = [...(has.search ? ['onlySetFilters'] : []), ...(has.filter ? ['stateIn'] : [])]
    const query = [
      '...request',
      ...(has.search ? ['...onlySetFilters({ search: filters.search })'] : []),
      ...(has.filter ? [`...stateIn(${variable}States, filters.state)`] : []),
    ]
    return `
import { inject } from 'inversify'
import { ${call} } from '../../../../contract/${screen}'
import type { ${Screen}Gateway${names.length > 0 ? `, ${Screen}Filters` : ''} } from '../../../application/${home}/${screen}-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { Page, PageRequest } from '../../../application/frame/shared/page'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { ${has.filter ? `${variable}States, ` : ''}type ${Screen}Item } from '../../../domain/${home}/${screen}'
${
  names.length > 0
    ? `import { ${names.join(', ')} } from '../../frame/http/filters-in-query'
`
    : ''
}import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class Http${Screen}Gateway implements ${Screen}Gateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async page(${names.length > 0 ? `filters: ${Screen}Filters, ` : ''}request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<${Screen}Item>>> {
    const answer = await this.http.send(${call}, { failures: 'in-place', query: { ${query.join(', ')} }, signal })
    return mapped(answer, ({ items, nextCursor }) => ({
      nextCursor,
      items: items.map(({ id, title, text,${has.filter ? ' state,' : ''} createdAt }) => ({ id, title, text,${has.filter ? ' state,' : ''} createdAt: instantOf(createdAt) ?? 0 })),
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
  form: ({ call, has, home, screen, Screen }) => `
import { inject } from 'inversify'
import { ${call} } from '../../../../contract/${screen}'
import type { ${Screen}Gateway } from '../../../application/${home}/${screen}-gateway'
import type { ${Screen}Form } from '../../../domain/${home}/${screen}'
import { HttpClient } from '../../frame/http/http-client'

export class Http${Screen}Gateway implements ${Screen}Gateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  send({ text${has.pictures ? ', pictures' : ''} }: ${Screen}Form, idempotencyKey: string) {
    return this.http.send(${call}, { failures: 'in-place', body: { text${has.pictures ? ', pictures: [...pictures]' : ''} }, idempotencyKey })
  }
}
`,
}
