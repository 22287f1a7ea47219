import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { floodClasses, shareOfNetwork } from '../limits/flood-classes'
import type { FloodClass } from '../limits/flood-classes'
import { FairQueue } from '../limits/fair-queue'
import { WindowCounter } from '../limits/window-counter'
import { randomToken } from '../shared/random'
import { askerOf } from './asker-of'
import { tooManyRequests } from './refusal'
import { onResponseEnd } from './on-response-end'

/** Marks the calls that a first view makes within this process; outsiders cannot guess it. */
export const internalHeader: Readonly<Record<string, string>> = { 'x-internal-call': randomToken() }
const [[internalName, internalValue]] = Object.entries(internalHeader) as [[string, string]]

/** The classes of routes that libraries register, since a library cannot name a class of ours. */
const ofLibraries: readonly (readonly [pattern: RegExp, flood: FloodClass])[] = [[/^\/docs(?:\/|$)/, 'documents']]
const preflights: FloodClass = 'calls'

const minute = 60_000
/** The most clients, and networks, whose requests are counted in each class. */
const mostCounted = 10_000

/** Whether a request is one that a first view makes within this process. */
export const isInternalCall = ({ headers }: FastifyRequest): boolean => headers[internalName] === internalValue

/**
 * Whether a trusted proxy asks for something that it needs for all visitors. A request has several addresses only where
 * the nearest one is a trusted proxy's.
 */
const isOfProxy = ({ routeOptions, ips = [] }: FastifyRequest): boolean =>
  routeOptions.config.isForProxy === true && ips.length > 1

export interface FloodGuard {
  /** Chooses the class of a request that no route serves. */
  classOfUnknown: (request: FastifyRequest) => FloodClass
}

/**
 * Limits the requests of one client, and of the guests of one network, by the class of the route: how many a minute,
 * and how many at once. The class is that of the matched route, so the spelling of an address does not matter. These
 * limits are only against floods. They are counted in each process and for the latest 10,000 clients. Limits that
 * belong to a rule (codes, passwords, uploads) are counted in the database.
 */
export function registerFloodGuard(app: FastifyInstance): FloodGuard {
  const { requestsPerMinute } = app.platform.configuration
  const guard: FloodGuard = { classOfUnknown: () => 'pages' }
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.flood === undefined && classOfLibrary(url, method) === undefined)
      throw new Error(`${String(method)} ${url} has no class of limits: pass limitedAs(…) with the route`)
  })
  if (requestsPerMinute === 0) return guard
  const limits = new Map(
    Object.keys(floodClasses).map((name) => [name, makeLimit(name as FloodClass, requestsPerMinute)]),
  )
  const judge = (request: FastifyRequest, reply: FastifyReply): void => {
    if (isInternalCall(request) || isOfProxy(request)) return
    const { config, url, method } = request.routeOptions
    const flood = request.is404
      ? guard.classOfUnknown(request)
      : (config.flood ?? classOfLibrary(url ?? '', method) ?? 'pages')
    limits.get(flood)?.(request, reply)
  }
  // The next hook answers CORS preflights, so they are checked here. Other requests are checked after that hook, which
  // sets which pages may read a refusal.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'OPTIONS') judge(request, reply)
    done()
  })
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (request.method !== 'OPTIONS') judge(request, reply)
    done()
  })
  return guard
}

function classOfLibrary(url: string, method: string | readonly string[] | undefined): FloodClass | undefined {
  if (method === 'OPTIONS') return preflights
  return ofLibraries.find(([pattern]) => pattern.test(url))?.[1]
}

function makeLimit(name: FloodClass, requestsPerMinute: number) {
  const { pace, open } = floodClasses[name]
  const limit = Math.max(1, Math.ceil(requestsPerMinute * pace))
  const ofOne = new WindowCounter(limit, minute, mostCounted)
  const ofNetwork = new WindowCounter(limit * shareOfNetwork.pace, minute, mostCounted)
  const underway = new FairQueue<object>()
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const asker = askerOf(request)
    const isBusy = asker.isMember ? false : underway.sizeOfNetwork(asker) >= open * shareOfNetwork.open
    if (isBusy || underway.sizeOf(asker) >= open) throw tooManyRequests(1)
    const wait = Math.max(ofOne.count(asker.key), asker.isMember ? 0 : ofNetwork.count(asker.network))
    if (wait > 0) throw tooManyRequests(wait / 1000)
    underway.add(asker, request)
    onResponseEnd(request, reply, () => underway.delete(asker, request))
  }
}
