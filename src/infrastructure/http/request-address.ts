import { snaked } from './wire-case'

/** The path of an endpoint with its `:name` parameters filled in. */
export function pathOf(template: string, parameters: unknown): string {
  const values = snaked(parameters ?? {}) as Record<string, unknown>
  return template.replace(/:([a-z_]+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

/** A query in the order of its names, so that the same request has the same address everywhere; what is undefined is left out. */
export function queryOf(query: unknown): string {
  const pairs = Object.entries(snaked(query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
