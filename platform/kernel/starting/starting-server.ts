import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { errorCodes } from '../../../contract/envelope'
import type { Configuration } from '../configuration'
import { dataPolicy, hashSource } from '../http/security-headers'
import { acceptedLanguage, languageOfCall } from '../shared/language'
import { codeWords } from '../words/code-words'
import type { OnProgress, Progress } from './progress'
import { comeAgain, startingPage, startingStyle } from './starting-page'
import { opening } from './starting.words'

/**
 * Milliseconds for which a connection, such as one that a browser opened in advance, may stay open after the server
 * closed.
 */
const lastAnswers = 1000

export interface StartingServer {
  readonly port: number
  readonly onProgress: OnProgress
  /** Closes the server, so that the platform can use the address. */
  close(): Promise<void>
}

/**
 * Answers at the platform's address while the platform starts, which takes a while the first time. Browsers get a page
 * that shows the progress, and every request except /health gets status 503.
 */
export async function openStartingServer({
  host,
  port,
}: Pick<Configuration, 'host' | 'port'>): Promise<StartingServer> {
  let progress: Progress = { what: opening }
  const server = createServer((request, response) => answer(request, response, progress))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ port, host }, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    onProgress: (next) => {
      progress = next
    },
    close: async () => {
      // Accepts and answers connections that arrived while this process was busy, because a browser does not retry a
      // reload that was refused.
      for (let index = 0; index < 3; index += 1) await setImmediate()
      server.close()
      setTimeout(() => server.closeAllConnections(), lastAnswers).unref()
    },
  }
}

function answer(request: IncomingMessage, response: ServerResponse, progress: Progress): void {
  const path = request.url?.split('?', 1)[0]
  if (path === '/health') return send(response, 200, data({ status: 'ok' }))
  if (path === '/ready') return send(response, 503, data({ status: 'not-ready' }))
  if (/text\/html/.test(request.headers.accept ?? '')) {
    return send(response, 503, {
      type: 'text/html',
      policy: `${dataPolicy}; style-src ${hashSource(startingStyle)}`,
      body: startingPage(acceptedLanguage(request.headers), progress),
    })
  }
  send(
    response,
    503,
    data({
      ...{ code: errorCodes.unavailable, data: {} },
      msg: codeWords[errorCodes.unavailable][languageOfCall(request.headers)],
    }),
  )
}

interface SentResponse {
  readonly type: string
  readonly policy: string
  readonly body: string
}

const data = (body: unknown): SentResponse => ({
  type: 'application/json',
  policy: dataPolicy,
  body: JSON.stringify(body),
})

function send(response: ServerResponse, status: number, { type, policy, body }: SentResponse): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'retry-after': String(comeAgain),
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language, x-language',
      // The connection is closed with the answer, because the platform cuts it anyway when it takes over.
      connection: 'close',
    })
    .end(body)
}
