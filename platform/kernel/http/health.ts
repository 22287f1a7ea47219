import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { limitedAs } from '../limits/flood-classes'

const timeout = 2000

/**
 * Serves /health (the process answers) and /ready (its database answers too, and it is not shutting down), which also
 * reports where text messages go.
 */
export function registerHealth(app: FastifyInstance): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/health', limitedAs('health'), async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/ready', limitedAs('health'), async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const database = stopping ? false : await answersInTime(() => app.platform.database.execute(sql`select 1`))
    if (!database) request.log.warn({ stopping }, 'not ready')
    reply.code(database ? 200 : 503)
    return { status: database ? 'ready' : 'not-ready', text_messages: app.platform.textMessages.goTo }
  })
}

async function answersInTime(ask: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  try {
    const timeLimit = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), timeout)
    })
    return await Promise.race([
      ask().then(
        () => true,
        () => false,
      ),
      timeLimit,
    ])
  } finally {
    clearTimeout(timer)
  }
}
