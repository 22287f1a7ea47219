import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../../contract/endpoint'
import { errorCodes } from '../../../contract/envelope'
import type { Database, Transaction } from '../database/client'
import { limitedAs } from '../limits/flood-classes'
import type { FloodClass } from '../limits/flood-classes'
import type { Platform } from '../platform'
import { readCaller } from './caller'
import type { Caller } from './caller'
import { compressAnswer } from './compress-answer'
import { declaredValuesOf } from './declared-values'
import { success } from './envelope'
import { runOnce } from './idempotency'
import { requireOwnClient } from './own-client'
import { Refusal } from './refusal'
import { dataPolicy } from './security-headers'
import { parsePart } from './validation'

export interface Call<Called extends Endpoint> {
  readonly path: z.output<Called['path']>
  readonly query: z.output<Called['query']>
  readonly body: z.output<Called['body']>
  readonly caller: Caller
  /** The database to use: for an idempotent endpoint, the transaction that stores the key. */
  readonly database: Called['idempotent'] extends true ? Transaction : Database
  readonly platform: Platform
  readonly request: FastifyRequest
  /** Used only to set headers; the answer is what the handler returns. */
  readonly reply: FastifyReply
}

export type Handler<Called extends Endpoint> = (call: Call<Called>) => Promise<z.input<Called['answer']>>

export interface ServeOptions<Called extends Endpoint> {
  readonly flood?: FloodClass
  /**
   * Answers a repeat of an idempotent call with the state at the time of the repeat. Without it, the first answer is
   * stored for an hour and sent again.
   */
  readonly onRepeat?: Handler<Called>
  /** Waits in a queue before the call's transaction takes a connection of the database. */
  readonly beforeHandler?: (
    call: Pick<Call<Called>, 'path' | 'query' | 'body' | 'caller'>,
    answer: () => Promise<unknown>,
  ) => Promise<unknown>
}

/**
 * Serves one endpoint of the contract: validates input and access, wraps the answer into the envelope. A handler throws
 * a `Refusal` for an expected failure.
 */
export function serve<Called extends Endpoint>(
  app: FastifyInstance,
  endpoint: Called,
  handler: Handler<Called>,
  { flood = 'calls', beforeHandler = (_call, answer) => answer(), onRepeat }: ServeOptions<Called> = {},
): void {
  const { platform } = app
  const values = declaredValuesOf(endpoint, platform)
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    ...limitedAs(flood),
    ...(endpoint.method === 'GET' ? { onSend: compressAnswer } : {}),
    handler: async (request, reply) => {
      const { database, now } = platform
      reply
        .headers({
          'cache-control': 'no-store',
          vary: 'Accept-Encoding, Accept-Language, x-language',
          'content-security-policy': dataPolicy,
        })
        .type('application/json; charset=utf-8')
      if (endpoint.changesState) requireOwnClient(request, platform.configuration.corsOrigins)
      const caller = await readCaller(database, request, now())
      checkAccess(endpoint, caller)
      const input = {
        path: parsePart(endpoint.path, request.params) as z.output<Called['path']>,
        query: values.openQuery(parsePart(endpoint.query, request.query)) as z.output<Called['query']>,
        body: parsePart(endpoint.body, request.body) as z.output<Called['body']>,
      }
      const run = (within: Database): Promise<unknown> =>
        handler({ ...input, caller, database: within as Call<Called>['database'], platform, request, reply })
      const answer = await beforeHandler({ ...input, caller }, async () => {
        await values.checkBody(input.body, caller)
        return endpoint.idempotent
          ? await runOnce(
              database,
              platform.vault,
              {
                owner: caller.member?.id ?? `guest:${platform.signer.sign('address', caller.address)}`,
                key: keyOf(request),
                endpoint: endpoint.name,
                input,
                now: now(),
                language: caller.language,
              },
              {
                work: run,
                onRepeat:
                  onRepeat === undefined
                    ? undefined
                    : (within) =>
                        onRepeat({
                          ...input,
                          caller,
                          database: within as Call<Called>['database'],
                          platform,
                          request,
                          reply,
                        }),
              },
            )
          : await run(database)
      })
      if (platform.configuration.checkAnswers) checkAnswer(endpoint, answer)
      return success(await values.closeAnswer(answer))
    },
  })
}

function checkAccess(endpoint: Endpoint, caller: Caller): void {
  if (endpoint.access === 'open') return
  const member = caller.require()
  if (endpoint.access === 'phone' && member.phone === null) throw new Refusal(errorCodes.phoneNeeded)
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  const parsed = endpoint.answer.safeParse(answer)
  if (parsed.success) return
  throw new Error(`The answer of ${endpoint.name} breaks the contract: ${JSON.stringify(parsed.error.issues)}`)
}
