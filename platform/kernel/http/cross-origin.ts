import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { ownClientHeader } from '../../../contract/endpoint'

/** Allows the pages of listed origins to call the API. Cookies are not allowed: callers send the token in a header. */
export async function registerCrossOrigin(app: FastifyInstance): Promise<void> {
  const { corsOrigins } = app.platform.configuration
  if (corsOrigins.length === 0) return
  await app.register(cors, {
    origin: [...corsOrigins],
    credentials: false,
    maxAge: 600,
    strictPreflight: false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-language', ownClientHeader],
    exposedHeaders: ['retry-after', 'x-request-id'],
  })
}
