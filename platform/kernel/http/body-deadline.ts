import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'

/** Milliseconds within which a whole body must arrive. */
const deadline = 30_000
/** Milliseconds within which at least `minimumBytes` of an upload must arrive. */
const period = 60_000
const minimumBytes = 120_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Closes a connection whose body does not arrive in time. */
export function registerBodyDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const expectsBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (expectsBody) watch(raw, () => setTimeout(() => raw.destroy(), deadline))
    done()
  })
}

/** Lets an authorised upload take longer (B100), as long as it keeps a minimum rate. */
export function allowSlowBody(raw: IncomingMessage): void {
  let bytesBefore = raw.socket.bytesRead
  watch(raw, () =>
    setInterval(() => {
      const now = raw.socket.bytesRead
      if (now - bytesBefore < minimumBytes) raw.destroy()
      bytesBefore = now
    }, period),
  )
}

function watch(raw: IncomingMessage, start: () => NodeJS.Timeout): void {
  const end = (): void => clearTimeout(timers.get(raw))
  if (timers.has(raw)) end()
  else raw.once('end', end).once('close', end)
  if (raw.readableEnded || raw.destroyed) return
  timers.set(raw, start().unref())
}
