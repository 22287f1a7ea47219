import type { FastifyInstance } from 'fastify'
import { readGeneration } from '../publishing/site-changes'
import { SharedReading } from '../shared/shared-reading'

/** Names the state of the site, in the answer of `/site-generation` and in what the proxy passes on. */
export const generationHeader = 'x-site-generation'

/** Seconds for which the proxy takes the last state for the present one: the pages of guests are behind by no more. */
const seenWithin = 3

/** Milliseconds that a reading may take, and for which one that failed stands for those that would follow. */
const readingLimits = { longest: 2000, failedFor: 1000 }

/**
 * Serves /site-generation, which the proxy in front asks for (`deploy/nginx.conf`). It keeps guests' pages by this state,
 * so that it sends no page from before a change. While the state cannot be read, the proxy goes on with the last one.
 */
export function registerSiteGeneration(app: FastifyInstance): void {
  const { database, elapsed } = app.platform
  const state = new SharedReading(() => readGeneration(database), readingLimits, elapsed)
  app.get('/site-generation', { config: { flood: 'health', isForProxy: true } }, async (_request, reply) => {
    const generation = await state.read()
    reply.headers({ [generationHeader]: generation, 'cache-control': `s-maxage=${seenWithin}` })
    reply.code(204)
  })
}
