import type { Endpoint } from '../../contract/endpoint'
import { errorCodes } from '../../contract/envelope'
import type { NamedEndpoint } from '../../contract/reading/all-endpoints'
import { choicesOf, parametersOf } from '../../contract/reading/parameters'
import type { Exchange } from '../talk/exchange'
import type { City, Member, Parts } from '../talk/city'
import { Ids } from './ids'
import { inputsOf, needsId } from './inputs'

/** The input with which a read was answered, by the name of its call. */
export type KnownInputs = ReadonlyMap<string, Parts>

export interface Reading {
  readonly endpoints: readonly NamedEndpoint[]
  readonly members: readonly Member[]
  /** Ids that the operator named, by the name of the call. */
  readonly given: ReadonlyMap<string, readonly string[]>
  readonly known: KnownInputs
  readonly now: Date
}

/** What the reading has found so far. */
interface Search {
  readonly ids: Ids
  readonly inputs: Map<string, Parts>
  readonly tried: Set<string>
  readonly reading: Reading
}

/** After so many answers without a row, a list is taken to be empty. */
const mostEmptyAnswers = 12

/** A read that is part of logging in or out, which others try. */
const isOwnMatter = ({ changesState }: Endpoint): boolean => changesState

/**
 * Makes every read of the contract, and finds the ids that one call needs in the answers of the others. Whatever an
 * answer has wrong, the city notes by itself.
 */
export async function readEverything(city: City, reading: Reading): Promise<Map<string, Parts>> {
  const ids = new Ids()
  const inputs = new Map<string, Parts>()
  const reads = reading.endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && !isOwnMatter(endpoint))
  const open = reads.filter(({ endpoint }) => !needsId(endpoint))
  const rest = reads.filter(({ endpoint }) => needsId(endpoint))
  const search = { ids, inputs, tried: new Set<string>(), reading }
  for (const each of open) await readOne(city, each, search)
  // What the second round needs, the first one may have found.
  for (let round = 0; round < 3; round += 1)
    for (const each of rest) if (!inputs.has(each.endpoint.name)) await readOne(city, each, search)
  for (const { endpoint } of reads) {
    const input = inputs.get(endpoint.name)
    if (input === undefined) {
      const reason = endpoint.secretAddress ? 'its address is a secret' : 'no id that it answers was found'
      city.ledger.skip(endpoint.name, `${reason}; name one by --id ${endpoint.name}=…`)
      continue
    }
    // Members see more in an open answer.
    if (endpoint.access === 'open') for (const as of reading.members) await city.ask(endpoint, { ...input, as })
    await readVariants(city, endpoint, input, reading.members)
  }
  return inputs
}

/** Tries one read until it is answered, best with rows; what was tried in an earlier round is not tried again. */
async function readOne(city: City, { endpoint, resource }: NamedEndpoint, search: Search): Promise<void> {
  const { ids, inputs, tried, reading } = search
  const known = reading.known.get(endpoint.name)
  const given = reading.given.get(endpoint.name) ?? []
  let emptyAnswers = 0
  for (const parts of known === undefined ? inputsOf(endpoint, resource, ids, { given, now: reading.now }) : [known])
    for (const as of callersOf(endpoint, parts, reading.members)) {
      const asked = { ...parts, as }
      const key = `${endpoint.name} ${JSON.stringify(asked)}`
      if (tried.has(key)) continue
      tried.add(key)
      const exchange = await city.ask(endpoint, asked)
      if (exchange.code !== errorCodes.ok) continue
      ids.collect(endpoint.name, resource, asked, exchange.data)
      const isEmpty = hasNothing(exchange)
      if (!inputs.has(endpoint.name) || !isEmpty) inputs.set(endpoint.name, asked)
      if (!isEmpty || (emptyAnswers += 1) > mostEmptyAnswers) return
    }
}

/** A member's id is asked for by that member, what a guest has found by everybody; what is open is asked for by a guest. */
function callersOf(endpoint: Endpoint, { as = null }: Parts, members: readonly Member[]): readonly (Member | null)[] {
  const same = members.find(({ id }) => id === as?.id)
  if (same !== undefined) return [same]
  return endpoint.access === 'open' ? [null] : members
}

const hasNothing = ({ data }: Exchange): boolean =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items) && data.items.length === 0

/** Reads again with each choice of each parameter that may be left out. */
async function readVariants(city: City, endpoint: Endpoint, input: Parts, members: readonly Member[]): Promise<void> {
  const { properties, required } = parametersOf(endpoint.query)
  for (const [name, parameter] of Object.entries(properties)) {
    if (required.includes(name)) continue
    for (const choice of choicesOf(parameter).slice(0, 8))
      await city.ask(endpoint, {
        ...input,
        query: { ...input.query, [name]: choice },
        as: input.as ?? members[0] ?? null,
      })
  }
}
