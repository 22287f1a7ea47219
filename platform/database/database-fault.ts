/** Of the network between here and the database. */
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
 * What PostgreSQL says when the same call may go well a moment later: 08 connection, 40 serialisation and deadlock, 53 out of
 * resources, 57 shutdown, starting up, or a statement that took too long, 58 its system; 55P03 a lock that did not come free,
 * 25P03 a transaction that paused too long, 25006 a standby that takes no writes (yet).
 */
const passing = /^(?:(?:08|40|53|57|58)\w{3}|55P03|25P03|25006)$/

/** The driver's own errors, which have no codes. */
const ofDriver =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed)|Cannot use a pool after|PGlite is clos|the database is closed)/

/** Whether something failed because the database was away or overloaded for the moment, rather than because of a mistake of ours. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (network.has(code) || passing.test(code))) return true
  return ofDriver.test(error.message) || isDatabaseAway(error.cause)
}
