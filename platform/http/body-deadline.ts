import type { FastifyInstance } from 'fastify'

/** Ends a connection whose body does not arrive in time; files, which may take theirs (B100), aside. */
export function registerBodyDeadline(app: FastifyInstance, milliseconds = 30_000): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request
    const expectsBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (expectsBody && !String(headers['content-type']).startsWith('multipart/')) {
      const timer = setTimeout(() => raw.destroy(), milliseconds)
      timer.unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
}
