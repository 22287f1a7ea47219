import { buildOpenApi } from '../../platform/kernel/openapi/build-openapi'

type Json = Readonly<Record<string, unknown>>

/** The contract as OpenAPI, in which every reference to a component is replaced by the component. */
export function inlinedOpenApi(): unknown {
  const document = buildOpenApi('0') as Json
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as Json
    const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, inline(inner)]))
    return typeof $ref === 'string' ? { ...(inline(targetOf(document, $ref)) as Json), ...own } : own
  }
  return inline(document)
}

const targetOf = (document: Json, reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Json)[key], document)
