import type { Endpoint } from '../../../contract/endpoint'
import { allEndpoints } from '../../../contract/reading/all-endpoints'
import { choicesOf, isId, namesInPath, parametersOf, type Parameter } from '../../../contract/reading/parameters'
import { exactPlace } from './marked-city'

export interface Read {
  readonly endpoint: Endpoint
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

const isSought = (name: string): boolean => /^(q|search|keyword|keywords|text|title|name)$/.test(name)

/**
 * Every GET of the contract, with what a curious stranger would ask: each known id wherever an id stands, the exact place
 * as their own position, each of the secrets as search words, each choice of each parameter. A new endpoint is read
 * without an edit here.
 * @param others ids of rows without a secret, so that every call is answered once
 */
export function* everyRead(
  ids: readonly string[],
  sought: readonly string[],
  others: readonly string[] = [],
): Generator<Read> {
  const reads = allEndpoints().filter(({ endpoint }) => endpoint.method === 'GET')
  // What changes something comes last: one of them ends the session.
  const ordered = [...reads].sort(
    (one, other) => Number(one.endpoint.changesState) - Number(other.endpoint.changesState),
  )
  for (const { endpoint } of ordered) {
    const { properties, required } = parametersOf(endpoint.query)
    const names = Object.keys(properties)
    const has = (name: string) => names.includes(name)
    const base: Record<string, string> = {
      ...(has('page_size') ? { page_size: '50' } : {}),
      ...Object.fromEntries(required.map((name) => [name, firstOf(properties[name], name, ids)])),
    }
    const here = Object.fromEntries(
      Object.entries(exactPlace)
        .filter(([name]) => has(name))
        .map(([name, value]) => [name, String(value)]),
    )
    const variants: Record<string, string>[] = [base, { ...base, ...here }]
    for (const name of names) {
      const choices = isId(name) ? ids : isSought(name) ? sought : choicesOf(properties[name])
      for (const choice of choices) variants.push({ ...base, ...here, [name]: choice })
    }
    const parameters = namesInPath(endpoint.url)
    const paths =
      parameters.length === 0 ? [{}] : ids.map((id) => Object.fromEntries(parameters.map((name) => [name, id])))
    for (const path of paths) for (const query of variants) yield { endpoint, path, query }
    if (parameters.length > 0)
      for (const id of others)
        yield { endpoint, path: Object.fromEntries(parameters.map((name) => [name, id])), query: base }
    for (const name of required.filter(isId))
      for (const id of others) yield { endpoint, path: {}, query: { ...base, [name]: id } }
  }
}

function firstOf(part: Parameter | undefined, name: string, ids: readonly string[]): string {
  const [choice] = choicesOf(part)
  if (choice !== undefined) return choice
  if (name in exactPlace) return String(exactPlace[name as keyof typeof exactPlace])
  if (isId(name)) return ids[0] ?? ''
  if (part?.type === 'number' || part?.type === 'integer') return '1'
  return /phone/.test(name) ? '13900000000' : /(^|_)(day|on|from|to|date)(_|$)/.test(name) ? '2026-03-05' : 'a'
}
