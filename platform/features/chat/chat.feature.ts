import type { FastifyInstance } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { listEarlierMessages, liveStreamUrl, postChatMessage } from '../../../contract/chat'
import { idPath } from '../../../contract/fields'
import { demoWords } from '../../demo/seeding/seeding.words'
import { seedChat } from '../../demo/seeding/seed-chat'
import { queriesOf } from '../../database/queries'
import { addressKey } from '../../http/address-key'
import { readStreamCaller } from '../../http/stream-caller'
import { tooMany } from '../../http/refusal'
import { dataPolicy } from '../../http/security-headers'
import { serve } from '../../http/serve-endpoint'
import { parsePart } from '../../http/validation'
import type { Feature } from '../../platform'
import { chatMessageOf } from './chat-message-of'
import { requireAudience, selectLatest } from './chat.queries'
import { cleanUpChat } from './clean-up-chat'
import { LiveConnection } from './live-connection'
import { LiveHub } from './live-hub'
import { liveNotices } from './live-notices'
import { ViewerCounts } from './viewer-counts'
import { writeMessage } from './write-message'

/** Streams that one process keeps open, in all and for one address, behind which may be a whole mobile network. */
const mostStreams = { inAll: 5000, ofOne: 200 }
/** Milliseconds between two signs of life. */
const beatInterval = 15_000
/** Seconds after which somebody who was refused may try again. */
const tryAgain = 30

const resumed = z.object({ after: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))) })

/** The live chat of a channel, and how many watch it. */
export const chatFeature: Feature = {
  name: 'chat',
  demo: [{ what: demoWords.chat, seed: seedChat }],
  routes,
  cleanUp: cleanUpChat,
}

function routes(app: FastifyInstance): void {
  const { connection, database, now } = app.platform
  const hub = new LiveHub(database, new ViewerCounts(database, now), app.log)
  let listening: Promise<() => Promise<void>> | null = null
  /** From the first stream on. */
  const listen = () => {
    if (listening !== null) return listening
    setInterval(() => hub.beat(), beatInterval).unref()
    return (listening = connection.listen(
      liveNotices,
      (payload) => hub.onNotice(payload),
      () => hub.beat(),
    ))
  }
  // Streams never end by themselves: the server would wait for them.
  app.addHook('preClose', async () => {
    await hub.end().catch((error: unknown) => app.log.warn({ err: error }, 'the viewers could not be taken back'))
    await (
      await listening
    )?.()
  })

  serve(app, listEarlierMessages, async ({ path, query, caller, database: within }) => {
    const queries = queriesOf(within)
    await requireAudience(queries, path.id, caller.member !== null)
    const rows = await selectLatest(queries, path.id, query.page_size + 1, Number(query.before))
    const messages = rows.slice(0, query.page_size).reverse().map(chatMessageOf)
    return { messages, earlier: rows.length > query.page_size }
  })

  serve(app, postChatMessage, async ({ path, body, caller, database: within, platform }) => ({
    message: await writeMessage(within, platform, caller, { channelId: path.id, ...body }),
  }))

  app.route({
    method: 'GET',
    url: liveStreamUrl,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { id } = parsePart(idPath, request.params) as z.output<typeof idPath>
      const { after } = parsePart(resumed, {
        after: request.headers['last-event-id'] ?? (request.query as Readonly<Record<string, unknown>>)['after'],
      }) as z.output<typeof resumed>
      const owner = addressKey(request.ip)
      if (hub.size >= mostStreams.inAll || hub.sizeOf(owner) >= mostStreams.ofOne) throw tooMany(tryAgain)
      await requireAudience(queriesOf(database), id, (await readStreamCaller(database, request, now())).member !== null)
      await listen()
      reply.hijack()
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        // Neither stored nor collected nor compressed on its way.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'content-security-policy': dataPolicy,
      })
      reply.raw.flushHeaders()
      const stream = new LiveConnection(id, owner, reply.raw)
      reply.raw.once('close', () => hub.close(stream))
      try {
        await hub.open(stream, after ?? null)
      } catch (error) {
        app.log.warn({ err: error }, 'a live stream could not begin')
        stream.end()
      }
    },
  })
}
