import { isNothing, type Schema } from '../../../contract/endpoint'
import { snaked } from './wire-case'

/** The path of an endpoint with its `:name` parameters substituted. */
export function pathOf(template: string, schema: Schema, parameters: unknown): string {
  if (isNothing(schema)) return template
  const values = snaked(schema, parameters) as Record<string, unknown>
  return template.replace(/:([a-z_]+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

/** Whether a path would have an empty parameter, as of a screen whose address lacks its `?id=`. */
export function namesNothing(parameters: unknown): boolean {
  return Object.values((parameters ?? {}) as Readonly<Record<string, unknown>>).includes('')
}

/** A query sorted by name, so that the same request always has the same address; undefined values are omitted. */
export function queryOf(schema: Schema, query: unknown): string {
  if (isNothing(schema)) return ''
  const pairs = Object.entries(snaked(schema, query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
