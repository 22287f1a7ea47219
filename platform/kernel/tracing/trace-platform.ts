import type { FastifyInstance } from 'fastify'
import { traceRequests } from './trace-requests'
import { watchStatements } from './trace-statements'
import { noTracing } from './tracing'

/**
 * Tells of requests and of their statements, where traces are collected or slow statements are logged. Returns what ends
 * it, since a connection may outlive the platform.
 */
export function tracePlatform(app: FastifyInstance): () => void {
  const { tracing, connection, configuration, log } = app.platform
  const { slowStatement: slowFrom } = configuration
  if (tracing === noTracing && slowFrom === null) return () => undefined
  traceRequests(app)
  const watch = watchStatements({ tracing, log, slowFrom })
  let isOpen = true
  connection.watchStatements((text) => (isOpen ? watch(text) : null))
  return () => {
    isOpen = false
  }
}
