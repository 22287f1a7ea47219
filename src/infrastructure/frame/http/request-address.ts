import { isNothing, type Schema } from '../../../../contract/endpoint'
import { isPossibleId } from '../../../domain/frame/navigation/possible-id'
import { snakeCased } from './wire-case'

/** The path of an endpoint with its `:name` parameters substituted. */
export function pathOf(template: string, schema: Schema, parameters: unknown): string {
  if (isNothing(schema)) return template
  const values = snakeCased(schema, parameters) as Record<string, unknown>
  return template.replace(/:([a-z_]+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

/**
 * Whether a call asks for something that cannot exist, because a path parameter is empty, as on a screen whose address
 * lacks its `?id=`, or because an id is too long, as somebody may type into an address.
 */
export function hasUnprintableName(path: unknown, query: unknown): boolean {
  const pathValues = Object.values((path ?? {}) as Readonly<Record<string, unknown>>)
  const queryEntries = Object.entries((query ?? {}) as Readonly<Record<string, unknown>>)
  const ids = queryEntries.flatMap(([name, value]) => (/(?:^id|Id)$/.test(name) ? [value] : []))
  return (
    pathValues.includes('') ||
    [...pathValues, ...ids].some((value) => typeof value === 'string' && !isPossibleId(value))
  )
}

/** A query sorted by name, so that the same request always has the same address; undefined values are omitted. */
export function queryOf(schema: Schema, query: unknown): string {
  if (isNothing(schema)) return ''
  const pairs = Object.entries(snakeCased(schema, query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
