/** Network errors between the platform and the database. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * PostgreSQL errors after which the same call may succeed a moment later. Classes: 08 (connection), 40 (serialisation
 * and deadlock), 53 (out of resources), 57 (shutdown, start-up or statement timeout), 58 (system error). Codes: 55P03
 * (lock not available), 25P03 (idle transaction timeout), 25006 (read-only, as a standby is until it takes over).
 */
const passingCode = /^(?:(?:08|40|53|57|58)\w{3}|55P03|25P03|25006)$/

/** The messages of errors without a code, which pg, PGlite and `readEmbedded` throw themselves. */
const ofDriver =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed)|Cannot use a pool after|PGlite is clos|the database is closed)/

/** Whether an error means that the database is temporarily away or overloaded, rather than a bug of ours. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway)
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (network.has(code) || passingCode.test(code))) return true
  return ofDriver.test(error.message) || isDatabaseAway(error.cause)
}
