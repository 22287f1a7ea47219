import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { liveStreamUrl } from '../../../../contract/chat'
import { idPath } from '../../../../contract/fields'
import { queriesOf } from '../../../kernel/database/queries'
import { serveStream } from '../../../kernel/http/event-stream'
import { parsePart } from '../../../kernel/http/validation'
import type { StreamSlots } from '../../../kernel/limits/stream-slots'
import { requireAudience } from './chat.queries'
import { EventStream } from './live-connection'
import type { LiveHub } from './live-hub'

const resumptionQuery = z.object({ after: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))) })

interface LiveTools {
  readonly hub: LiveHub
  readonly slots: StreamSlots
  /** Listens to the other processes, from the first stream on. */
  readonly listen: () => Promise<unknown>
}

/** Serves the streams of server-sent events of the channels. */
export function serveLiveStreams(app: FastifyInstance, { hub, slots, listen }: LiveTools): void {
  const { database } = app.platform
  serveStream(app, liveStreamUrl, slots, ({ request, caller: { member, tokenHash }, sender }) => {
    const { id } = parsePart(idPath, request.params) as z.output<typeof idPath>
    const after = resumedAfter(request)
    const stream = new EventStream(id, sender, tokenHash, member?.id ?? null)
    return {
      admit: async () => {
        await requireAudience(queriesOf(database), id, member !== null)
        await listen()
      },
      open: () => hub.open(stream, after),
      close: () => hub.close(stream),
    }
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
