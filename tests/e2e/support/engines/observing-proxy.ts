import { createHash } from 'node:crypto'
import { createServer, request as send, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { newAddress } from '../city'

export interface ObservingProxy {
  readonly origin: string
  /** Ends all connections, and refuses new ones until it is undone. */
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => void
}

/**
 * Keeps the errors of a document in a list of the window: WebDriver has no command for the console, and a script that
 * the driver runs comes too late for the errors of the start.
 */
const collect = () => {
  const complaints: string[] = []
  Object.assign(window, { complaintsOfTheEngine: complaints })
  const error = console.error
  console.error = (...parts: readonly unknown[]) => {
    complaints.push(parts.map(String).join(' '))
    error(...parts)
  }
  // A browser reports with this that sizes are observed again in the next frame, which is no fault.
  const isNotice = (message: string) => message.startsWith('ResizeObserver loop completed')
  addEventListener('error', ({ message }) => !isNotice(message) && complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} refuses ${blockedURI}`),
  )
}

/** The errors of the document that the window shows, inside the page. */
export const complaintsInPage = (): readonly string[] =>
  (window as unknown as { readonly complaintsOfTheEngine?: readonly string[] }).complaintsOfTheEngine ?? [
    'the document does not contain the script that collects errors',
  ]

/**
 * Starts a proxy in front of the platform that adds a script to each document, which collects errors, and that can act
 * as a lost network: the engines' drivers can do neither.
 */
export async function observingProxy(platform: string): Promise<ObservingProxy> {
  const { hostname, port } = new URL(platform)
  const address = newAddress()
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((incoming, outgoing) => {
    if (isCut) return incoming.socket.destroy()
    const headers = { ...incoming.headers, 'x-forwarded-for': address, 'accept-encoding': 'identity' }
    const onward = send({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      void passOn(answer, platform, origin, (status, answered, body) => {
        outgoing.writeHead(status, answered)
        if (body === null) answer.pipe(outgoing)
        else outgoing.end(body)
      })
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It is kept, because a closed server has no address, and an answer of the platform may come after that.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin,
    cut: () => {
      isCut = true
      endAll()
    },
    mend: () => {
      isCut = false
    },
    close: () => {
      server.close()
      endAll()
    },
  }
}

const script = `(${collect})()`
const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Passes an answer on: a document with the script, which its Content-Security-Policy then names; all else as it is. */
async function passOn(
  answer: IncomingMessage,
  platform: string,
  origin: string,
  write: (status: number, headers: OutgoingHttpHeaders, body: string | null) => void,
): Promise<void> {
  const status = answer.statusCode ?? 502
  if (!(answer.headers['content-type'] ?? '').startsWith('text/html')) return write(status, answer.headers, null)
  // The platform draws its own origin where it shows an address.
  const document = (await text(answer)).replaceAll(platform, origin)
  const body = document.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`)
  const { 'content-length': _, 'content-security-policy': policy, ...headers } = answer.headers
  const allowing = String(policy ?? '').replace('script-src', `script-src ${scriptHash}`)
  write(status, { ...headers, ...(policy === undefined ? {} : { 'content-security-policy': allowing }) }, body)
}
