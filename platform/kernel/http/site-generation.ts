import type { FastifyInstance } from 'fastify'
import { limitedAs } from '../limits/flood-classes'
import { readGeneration } from '../publishing/site-changes'

/** Names the state of the site, in the answer of `/site-generation` and in what the proxy passes on. */
export const generationHeader = 'x-site-generation'

/** Seconds for which the proxy takes the last state for the present one: the pages of guests are behind by no more. */
const seenWithin = 3

/**
 * Serves /site-generation, which the proxy in front asks for (`deploy/nginx.conf`). It keeps guests' pages by this state,
 * so that it sends no page from before a change.
 */
export function registerSiteGeneration(app: FastifyInstance): void {
  app.get('/site-generation', limitedAs('health'), async (_request, reply) => {
    const generation = await readGeneration(app.platform.database)
    reply.headers({ [generationHeader]: generation, 'cache-control': `s-maxage=${seenWithin}` })
    reply.code(204)
  })
}
