import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Database } from '../database/client'
import { limitedAs } from '../limits/flood-classes'
import type { StreamSlots } from '../limits/stream-slots'
import { selectOpenSessions } from '../members/session-tokens'
import { guestAskerAt, memberAsker } from './asker-of'
import type { Caller } from './caller'
import { onResponseEnd } from './on-response-end'
import { tooManyRequests } from './refusal'
import { dataPolicy } from './security-headers'
import { readStreamCaller } from './stream-caller'

/** Seconds after which a refused client may try again. */
const tryAgain = 30
/** Milliseconds between two heartbeats. */
export const beatInterval = 15_000
/**
 * The most bytes that wait for a slow reader; beyond that the connection is cut, and the reader catches up when they
 * reconnect.
 */
const mostWaiting = 256 * 1024

/** Sends the events of one open stream. */
export class EventSender {
  constructor(
    private readonly response: ServerResponse,
    /**
     * The socket of the request. With HTTP pipelining, Node.js gives it to the response only once earlier responses on
     * the same socket are sent.
     */
    private readonly socket: Socket,
  ) {}

  /** Whether the client has disconnected. */
  get isGone(): boolean {
    return this.socket.destroyed || this.response.destroyed || this.response.writableEnded
  }

  send(name: string, data: unknown, id: number | null = null): void {
    if (this.response.writableLength > mostWaiting) {
      this.response.destroy()
      return
    }
    // JSON contains no line breaks, so one `data` line holds the whole message.
    this.response.write(`${id === null ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  end(): void {
    this.response.end()
  }
}

interface StreamVisit {
  readonly request: FastifyRequest
  readonly caller: Caller
  readonly sender: EventSender
}

interface OpenedStream {
  /** Refuses whoever may not read it, before the first byte is sent. */
  admit(): Promise<unknown>
  /** Sends the first events, and all later ones by itself. */
  open(): Promise<void>
  close(): void
}

/** Serves a stream of server-sent events; `visit` makes the stream of one reader. */
export function serveStream(
  app: FastifyInstance,
  url: string,
  slots: StreamSlots,
  visit: (stream: StreamVisit) => OpenedStream,
): void {
  const { database, metrics, now } = app.platform
  metrics.watch('townsquare_event_streams', url, () => slots.size)
  app.route({
    method: 'GET',
    url,
    exposeHeadRoute: false,
    ...limitedAs('streams'),
    handler: async (request, reply) => {
      // The handler is registered before anything is awaited, because a connection that is cut meanwhile must leave
      // nothing behind.
      const visiting = new AbortController()
      onResponseEnd(request, reply, () => visiting.abort())
      const caller = await readStreamCaller(database, request, now())
      if (visiting.signal.aborted) return reply.hijack()
      const sender = new EventSender(reply.raw, request.raw.socket)
      const stream = visit({ request, caller, sender })
      const asker = caller.member === null ? guestAskerAt(request.ip) : memberAsker(caller.member.id)
      const leave = slots.acquire(asker, () => sender.end())
      if (leave === null) throw tooManyRequests(tryAgain)
      visiting.signal.addEventListener('abort', () => {
        leave()
        stream.close()
      })
      await stream.admit()
      if (visiting.signal.aborted) return reply.hijack()
      begin(reply)
      try {
        await stream.open()
        // The server stops, and has ended the other streams: the client opens the next one at another process.
        if (!app.server.listening) sender.end()
      } catch (error) {
        app.log.warn({ err: error }, 'a live stream could not begin')
        sender.end()
      }
      return reply
    },
  })
}

/** The streams of a feature that this process has open. */
export interface OpenStreams {
  /** Takes a notification of the database. */
  onNotice(payload: string): void
  /** Reads whatever may be new, after notifications may have been lost. */
  catchUp(): void
  /** Shows that the connections are alive; called every few seconds. */
  sendHeartbeat(): void
  end(): void | Promise<void>
}

/**
 * Makes the function with which a stream begins to listen to the notifications `notices`. The first call listens for all
 * streams of the feature, and starts their heartbeat. They end with the server, since streams never end by themselves,
 * and the server would wait for them when it closes.
 */
export function listeningOnce(app: FastifyInstance, notices: string, streams: OpenStreams): () => Promise<unknown> {
  let listening: Promise<() => Promise<void>> | null = null
  app.addHook('preClose', async () => {
    await Promise.resolve(streams.end()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'live streams could not be ended'),
    )
    await (
      await listening
    )?.()
  })
  return () => {
    if (listening !== null) return listening
    setInterval(() => streams.sendHeartbeat(), beatInterval).unref()
    return (listening = app.platform.connection.listen(
      notices,
      (payload) => streams.onNotice(payload),
      () => streams.catchUp(),
    ))
  }
}

/** A stream that is open for a session, or for a guest. */
interface SessionStream {
  readonly tokenHash: string | null
}

/** Finds the streams whose sessions have ended, in whichever process. */
export async function findEnded<Stream extends SessionStream>(
  database: Database,
  streams: readonly Stream[],
  at: Date,
): Promise<readonly Stream[]> {
  const hashes = new Set(streams.flatMap(({ tokenHash }) => tokenHash ?? []))
  if (hashes.size === 0) return []
  const open = await selectOpenSessions(database, [...hashes], at)
  return streams.filter(({ tokenHash }) => tokenHash !== null && !open.has(tokenHash))
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
