import { describe, expect, it } from 'vitest'
import { isNothing, type Schema } from '../../contract/endpoint'
import { isAsTyped } from '../../contract/fields'
import { Refusal } from '../../platform/kernel/http/refusal'
import { parsePart } from '../../platform/kernel/http/validation'
import { allEndpoints } from '../../contract/reading/all-endpoints'
import { inlinedOpenApi } from '../support/inlined-openapi'
import { fittingValue } from '../support/generated-requests'
import { ordersToTerminals, orderToTerminal } from '../support/odd-values'
import { filesBelow } from './source-tree'

const orders = ordersToTerminals.join('')

/** A value with orders to a terminal in the middle of each of its texts; numbers and switches stay. */
function deceiving(value: unknown): unknown {
  if (typeof value === 'string')
    return `${value.slice(0, 1)}${orders.replace(/[\r\u2028\u2029]/g, '')}${value.slice(1)}`
  if (Array.isArray(value)) return value.map(deceiving)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deceiving(inner)]))
}

const fieldsOf = (body: Schema): Readonly<Record<string, object>> =>
  (body as unknown as { readonly shape?: Readonly<Record<string, object>> }).shape ?? {}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const bodies = allEndpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ body }) => !isNothing(body))
const document = inlinedOpenApi() as {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> } }
        >
      >
    >
  >
}

describe('the texts that come in', () => {
  it('have no character that nobody sees, in any field of any call', () => {
    const left: string[] = []
    let taken = 0
    for (const endpoint of bodies) {
      const path = endpoint.url.replace(/:(\w+)/g, '{$1}')
      const schema =
        document.paths[path]?.[endpoint.method.toLowerCase()]?.requestBody?.content['application/json']?.schema ?? {}
      for (let seed = 0; seed < 20; seed += 1) {
        const read = takenOf(endpoint.body, deceiving(fittingValue(schema, seed)))
        if (read === null) continue
        taken += 1
        const fields = fieldsOf(endpoint.body)
        const typed = Object.entries(read as object).filter(([name]) => !isAsTyped(fields[name] ?? {}))
        if (typed.some(([, value]) => textsOf(value).some((text) => orderToTerminal.test(text))))
          left.push(endpoint.name)
      }
    }
    expect([...new Set(left)]).toEqual([])
    expect(taken).toBeGreaterThan(bodies.length * 5)
  })

  it('are passwords alone where they are taken as they were typed', () => {
    const exempt = bodies.flatMap(({ name, body }) =>
      Object.entries(fieldsOf(body))
        .filter(([, field]) => isAsTyped(field))
        .map(([field]) => `${name}.${field}`),
    )
    expect(exempt.every((field) => /\.(?:old_)?password$/.test(field))).toBe(true)
    expect(exempt.length).toBeGreaterThan(4)
  })

  it('come by a route of the contract, which reads them, or are read by its parser', () => {
    const own = filesBelow(['platform'], ['.ts']).filter(
      ({ text }) => /\.body\b(?!\s*:)/.test(text) && /request\.body\b/.test(text),
    )
    expect(own.map(({ path }) => path)).toEqual(['platform/kernel/http/serve-endpoint.ts'])
  })
})

/** What the platform takes of a body; null when it refuses it. */
function takenOf(schema: Schema, value: unknown): unknown {
  try {
    return parsePart(schema, value)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
