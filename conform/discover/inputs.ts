import type { Endpoint } from '../../contract/endpoint'
import { choicesOf, isId, namesInPath, parametersOf, type Parameter } from '../../contract/reading/parameters'
import { contentKinds } from '../../src/domain/frame/content/content-kinds'
import type { Parts } from '../talk/city'
import { wordsOf, type FoundId, type Ids } from './ids'

const kindCodes = Object.values(contentKinds).map(({ code }) => String(code))
/** So many ids are tried until a call is answered. */
const mostCandidates = 60

/** Whether a call needs an id before it can be made. */
export function needsId(endpoint: Endpoint): boolean {
  const { required } = parametersOf(endpoint.query)
  return namesInPath(endpoint.url).some((name) => name !== 'type') || required.some(isId)
}

/**
 * The inputs with which a read may be answered, most promising first.
 * @param given ids that the operator named for this call
 */
export function* inputsOf(
  endpoint: Endpoint,
  resource: string,
  ids: Ids,
  { given, now }: { readonly given: readonly string[]; readonly now: Date },
): Generator<Parts> {
  const { properties, required } = parametersOf(endpoint.query)
  const inPath = namesInPath(endpoint.url).filter((name) => name !== 'type')
  const inQuery = required.filter(isId)
  const fixed = required.filter((name) => !isId(name) && !isKind(name, properties[name]))
  const query = Object.fromEntries(fixed.map((name) => [name, valueOf(name, properties[name], ids.numbers, now)]))
  const kinds = required.filter((name) => isKind(name, properties[name]))
  const needed = [...inPath, ...inQuery]
  if (needed.length === 0) {
    const hasKind = kinds.length > 0 || endpoint.url.includes(':type')
    for (const kind of hasKind ? ['1', '2', ...kindCodes] : [''])
      yield { path: { type: kind }, query: { ...query, ...Object.fromEntries(kinds.map((name) => [name, kind])) } }
    return
  }
  const own = given.map((id): FoundId => ({ id, as: null, type: null, words: new Set(), resource, from: {} }))
  const words = wordsOf(endpoint.name, endpoint.url.replace(/:\w+/g, ''), ...needed)
  for (const candidate of [...own, ...ids.candidates(resource, words, mostCandidates)]) {
    const { type, from } = candidate
    const [kind = type === null ? '3' : String(type)] = kinds.flatMap((name) => from.query?.[name] ?? [])
    // Where a call needs two ids, the second is that of what the first was found for, or one of the other's kind.
    const others =
      inPath.length > 0 && inQuery.length > 0
        ? [...Object.values(from.path ?? {}), ...ids.candidates(resource, wordsOf(...inQuery), 3).map(({ id }) => id)]
        : [candidate.id]
    for (const other of others)
      yield {
        path: Object.fromEntries(inPath.map((name) => [name, candidate.id])),
        query: {
          ...query,
          ...Object.fromEntries(inQuery.map((name) => [name, other])),
          ...Object.fromEntries(kinds.map((name) => [name, kind])),
        },
        as: candidate.as,
      }
  }
}

/** The number of a kind, which the contract checks by a rule that no schema tells. */
const isKind = (name: string, parameter: Parameter | undefined): boolean =>
  (name === 'type' || name === 'kind') && choicesOf(parameter).length === 0

/** A value that a required parameter may have. */
function valueOf(
  name: string,
  parameter: Parameter | undefined,
  numbers: ReadonlyMap<string, number>,
  now: Date,
): string {
  const [choice] = choicesOf(parameter)
  if (choice !== undefined) return choice
  if (parameter?.format === 'date-time') return now.toISOString()
  if (parameter?.format === 'date') return now.toISOString().slice(0, 10)
  if (parameter?.type === 'integer' || parameter?.type === 'number')
    return String(numbers.get(name) ?? Math.max(parameter.minimum ?? 1, 1))
  if (name === 'redirect') return '/login'
  if (name === 'state') return 'conform-state-0001'
  return /^(language|lang)$/.test(name) ? 'en' : 'a'
}
