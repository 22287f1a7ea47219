import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { liveStreamUrl } from '../../../../contract/chat'
import { idPath } from '../../../../contract/fields'
import { queriesOf } from '../../../kernel/database/queries'
import { guestAskerAt, memberAsker } from '../../../kernel/http/asker-of'
import { tooManyRequests } from '../../../kernel/http/refusal'
import { dataPolicy } from '../../../kernel/http/security-headers'
import { readStreamCaller } from '../../../kernel/http/stream-caller'
import { parsePart } from '../../../kernel/http/validation'
import { onResponseEnd } from '../../../kernel/http/on-response-end'
import { limitedAs } from '../../../kernel/limits/flood-classes'
import { requireAudience } from './chat.queries'
import { EventStream } from './live-connection'
import type { LiveHub } from './live-hub'
import type { StreamSlots } from './stream-slots'

/** Seconds after which a refused client may try again. */
const tryAgain = 30

const resumptionQuery = z.object({ after: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))) })

interface LiveTools {
  readonly hub: LiveHub
  readonly places: StreamSlots
  /** Listens to the other processes, from the first stream on. */
  readonly listen: () => Promise<unknown>
  readonly log: FastifyBaseLogger
}

/** Serves the streams of server-sent events. */
export function serveLiveStreams(app: FastifyInstance, { hub, places, listen, log }: LiveTools): void {
  const { database, now } = app.platform
  app.route({
    method: 'GET',
    url: liveStreamUrl,
    exposeHeadRoute: false,
    ...limitedAs('streams'),
    handler: async (request, reply) => {
      // The handler is registered before anything is awaited, because a connection that is cut meanwhile must leave
      // nothing behind.
      const visit = new AbortController()
      onResponseEnd(request, reply, () => visit.abort())
      const { id } = parsePart(idPath, request.params) as z.output<typeof idPath>
      const after = resumedAfter(request)
      const { member, tokenHash } = await readStreamCaller(database, request, now())
      const asker = member === null ? guestAskerAt(request.ip) : memberAsker(member.id)
      if (visit.signal.aborted) return reply.hijack()
      const stream = new EventStream(id, reply.raw, tokenHash, request.raw.socket)
      const leave = places.acquire(asker, () => stream.end())
      if (leave === null) throw tooManyRequests(tryAgain)
      visit.signal.addEventListener('abort', () => {
        leave()
        hub.close(stream)
      })
      await requireAudience(queriesOf(database), id, member !== null)
      await listen()
      if (visit.signal.aborted) return reply.hijack()
      begin(reply)
      try {
        await hub.open(stream, after)
      } catch (error) {
        log.warn({ err: error }, 'a live stream could not begin')
        stream.end()
      }
      return reply
    },
  })
}

/**
 * The id of the last message that a reader has: from the header that browsers send when they reconnect, or from the
 * query that our client sends.
 */
function resumedAfter(request: FastifyRequest): number | null {
  const { after } = parsePart(resumptionQuery, {
    after: request.headers['last-event-id'] ?? (request.query as Readonly<Record<string, unknown>>)['after'],
  }) as z.output<typeof resumptionQuery>
  return after ?? null
}

function begin(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies must not store, buffer or compress the stream.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'content-security-policy': dataPolicy,
  })
  reply.raw.flushHeaders()
}
