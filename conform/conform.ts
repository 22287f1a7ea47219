import type { Endpoint } from '../contract/endpoint'
import { errorCodes } from '../contract/envelope'
import { allEndpoints, type NamedEndpoint } from '../contract/reading/all-endpoints'
import { getSite } from '../contract/site'
import { like } from '../contract/reactions'
import { scenarios } from './acts/scenarios'
import { checkClientOrigin, checkCookieAlone, checkForeignOrigin } from './checks/cross-origin'
import { checkMedia } from './checks/media'
import { checkPaging } from './checks/paging'
import { checkBody, checkGone, checkGuest, checkKey, checkQuery, pathOfNothing } from './checks/refusals'
import { needsId } from './discover/inputs'
import { readEverything, type KnownInputs } from './discover/read-everything'
import { Ledger } from './report/ledger'
import { endSession, openSession, type Account, type AskCode } from './talk/accounts'
import { City, type Member, type Parts } from './talk/city'

export interface ConformOptions {
  readonly origin: string
  readonly accounts?: readonly Account[]
  readonly askCode?: AskCode
  /** Whether calls that change something are made, too. */
  readonly write?: boolean
  /** The names of the calls to try; all when left out. */
  readonly only?: ReadonlySet<string>
  /** Ids that the operator names, by the name of the call that takes them. */
  readonly ids?: ReadonlyMap<string, readonly string[]>
  /** The origin of the client, when it is not that of the platform. */
  readonly client?: string
  /** Inputs that an earlier run found, which need not be found again. */
  readonly known?: KnownInputs
  readonly now?: () => Date
  readonly onProgress?: (step: string) => void
}

export interface Conformed {
  readonly ledger: Ledger
  /** The calls that were to be tried. */
  readonly endpoints: readonly Endpoint[]
  readonly known: KnownInputs
}

/** Nobody answers at the origin, or no platform does. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** Goes through the calls of the contract at an origin, and finds out what holds. */
export async function conform(options: ConformOptions): Promise<Conformed> {
  const { write = false, only, known = new Map<string, Parts>(), onProgress = () => {} } = options
  const ledger = new Ledger()
  const wait = (milliseconds: number) => {
    onProgress(`waiting ${milliseconds / 1000} s, since the platform has had too many requests`)
    return new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds)
    })
  }
  const city = new City({ origin: options.origin, ledger, wait })
  await reach(city)

  const isWanted = (name: string): boolean => only === undefined || only.has(name)
  const all = allEndpoints()
  const endpoints = all.filter(({ endpoint }) => isWanted(endpoint.name))
  onProgress('logging in')
  const members = await openSessions(city, options)
  const now = options.now?.() ?? new Date()
  onProgress('reading everything')
  const found = await readEverything(city, {
    // An id may stand in the answer of any call.
    endpoints: known.size === 0 && endpoints.some(({ endpoint }) => needsId(endpoint)) ? all : endpoints,
    members,
    given: options.ids ?? new Map(),
    known,
    now,
  })
  await checkReads(city, endpoints, found, options)
  onProgress('requesting the media')
  await checkMedia(city, isWanted)
  if (write) {
    onProgress('sending what is refused')
    await checkWriteRefusals(city, endpoints, members)
    onProgress('acting')
    const [member, other = null] = members
    for (const scenario of member === undefined ? [] : scenarios)
      if (member !== undefined && scenario.calls.some(({ name }) => isWanted(name)))
        await scenario.play({ city, member, other, found, now })
  }
  for (const member of members) await endSession(city, member)
  skipUntried(ledger, endpoints, write, members.length > 0)
  return { ledger, endpoints: endpoints.map(({ endpoint }) => endpoint), known: found }
}

/** Finds out whether a platform answers at all, so that a wrong address is told as such. */
async function reach(city: City): Promise<void> {
  let response: Response
  try {
    response = await city.fetch(getSite.url, { headers: { accept: 'application/json' } })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Unreachable(`nobody answers at ${city.origin}: ${cause}`)
  }
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 404 || !type.includes('json'))
    throw new Unreachable(
      `${city.origin} answers, but not as a platform: GET ${getSite.url} gave ${response.status} with \`${type}\``,
    )
}

async function openSessions(city: City, { accounts = [], askCode }: ConformOptions): Promise<readonly Member[]> {
  const members: Member[] = []
  for (const account of accounts) {
    const member = await openSession(city, account, askCode ?? (() => Promise.resolve('')))
    if (member !== null) members.push(member)
  }
  return members
}

/** Every read with what it refuses, in pages, and from other origins. */
async function checkReads(
  city: City,
  endpoints: readonly NamedEndpoint[],
  found: KnownInputs,
  { client, onProgress }: ConformOptions,
): Promise<void> {
  onProgress?.('asking for what is refused, and page by page')
  const reads = endpoints.filter(({ endpoint }) => endpoint.method === 'GET')
  for (const { endpoint } of reads) {
    const parts = found.get(endpoint.name)
    if (endpoint.access !== 'open') await checkGuest(city, endpoint, parts ?? { path: pathOfNothing(endpoint) })
    if (parts === undefined) continue
    await checkQuery(city, endpoint, parts)
    await checkGone(city, endpoint, parts)
    await checkPaging(city, endpoint, parts)
  }
  for (const access of ['open', 'session'] as const) {
    const one = reads.find(({ endpoint }) => endpoint.access === access && !endpoint.changesState)?.endpoint
    if (one === undefined) continue
    await checkForeignOrigin(city, one)
    if (client !== undefined) await checkClientOrigin(city, one, client)
  }
}

/** Sends each call that writes as whoever may not, and with what it cannot take. */
async function checkWriteRefusals(
  city: City,
  endpoints: readonly NamedEndpoint[],
  members: readonly Member[],
): Promise<void> {
  const [member = null] = members
  for (const { endpoint } of endpoints) {
    if (endpoint.method === 'GET') continue
    await checkGuest(city, endpoint, { path: pathOfNothing(endpoint), body: {} })
    if (endpoint.access !== 'open' && member === null) continue
    if (!takesNoJson(endpoint)) await checkBody(city, endpoint, member)
    await checkKey(city, endpoint, member)
  }
  if (member !== null && endpoints.some(({ endpoint }) => endpoint.name === like.name))
    await checkCookieAlone(city, like, member, errorCodes.sessionExpired)
}

/** A call whose body is a form with a file, or that lets the operator's account go. */
const takesNoJson = ({ name }: Endpoint): boolean => name === 'uploadFile'

/** Says of each call that nothing tried why that is so. */
function skipUntried(ledger: Ledger, endpoints: readonly NamedEndpoint[], write: boolean, hasMember: boolean): void {
  const tried = new Set(ledger.findings.map(({ call }) => call))
  for (const { endpoint } of endpoints) {
    if (tried.has(endpoint.name) || ledger.skipped.has(endpoint.name)) continue
    const isRead = endpoint.method === 'GET' && !endpoint.changesState
    ledger.skip(
      endpoint.name,
      !isRead && !write
        ? 'it changes something: --write tries it'
        : endpoint.access !== 'open' && !hasMember
          ? 'it is a member’s: --account names one'
          : 'nothing here tries it',
    )
  }
}
