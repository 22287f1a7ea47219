import { readFileSync } from 'node:fs'

/**
 * Whether the journeys run against all that a city is deployed with: nginx with TLS and HTTP/2, two processes,
 * PostgreSQL, and a store that speaks S3.
 */
export const isBehindNginx = process.env.STACK === '1'

/** Where the running stack says with which variables its processes run, for the operator's commands. */
export const variablesFile = '.cache/e2e-stack.json'

/** The variables of the platform of the journeys, beside the process's own. */
export function platformVariables(): Readonly<Record<string, string>> {
  if (isBehindNginx) return JSON.parse(readFileSync(variablesFile, 'utf8')) as Record<string, string>
  return { DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e-data' }
}
