import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { randomToken } from '../shared/random'
import { addressKey } from './address-key'
import { tooMany } from './refusal'

/** Marks the calls that a first view makes within this process; outsiders cannot guess it. */
export const internalHeader: Readonly<Record<string, string>> = { 'x-internal-call': randomToken() }
const [[internalName, internalValue]] = Object.entries(internalHeader) as [[string, string]]

/**
 * Limits the API requests of one address per minute. This is against floods, counted in each process and for the latest
 * 10,000 addresses; limits that belong to a rule (codes, passwords, uploads) are counted in the database.
 */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  const { requestsPerMinute } = app.platform.configuration
  if (requestsPerMinute === 0) return
  const headers = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
    'retry-after': false,
  }
  await app.register(rateLimit, {
    global: true,
    hook: 'onRequest',
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: 10_000,
    keyGenerator: (request) => addressKey(request.ip),
    allowList: (request) => !/^\/v\d\//.test(request.url) || request.headers[internalName] === internalValue,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl / 1000),
    addHeaders: headers,
    addHeadersOnExceeding: headers,
  })
}
