import { isNothing, type Schema } from '../../../contract/endpoint'
import { snaked } from './wire-case'

/** The path of an endpoint with its `:name` parameters filled in. */
export function pathOf(template: string, schema: Schema, parameters: unknown): string {
  if (isNothing(schema)) return template
  const values = snaked(schema, parameters) as Record<string, unknown>
  return template.replace(/:([a-z_]+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

/** A query in the order of its names, so that the same request has the same address everywhere; what is undefined is left out. */
export function queryOf(schema: Schema, query: unknown): string {
  if (isNothing(schema)) return ''
  const pairs = Object.entries(snaked(schema, query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
