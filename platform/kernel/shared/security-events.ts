import type { FastifyBaseLogger } from 'fastify'
import type { Configuration } from '../configuration'
import type { Signer } from './signer'

/**
 * Every event by its stable name, with its level: `warn` for events that need attention when there are many of them.
 * docs/security-events.md lists them.
 */
export const securityEvents = {
  'login.succeeded': 'info',
  'login.failed': 'warn',
  'login.locked-account': 'warn',
  'login.new-device': 'info',
  'password-tries.used-up': 'warn',
  'code.sent': 'info',
  'code.refused': 'warn',
  'code.wrong': 'warn',
  'password.changed': 'info',
  'phone.changed': 'info',
  'messenger.bound': 'info',
  'messenger.unbound': 'info',
  'messenger.refused': 'warn',
  'data-copy.asked': 'info',
  'data-copy.fetched': 'info',
  'deletion.asked': 'info',
  'deletion.cancelled': 'info',
  'account.deleted': 'info',
  'partner.code': 'info',
  'session.ended': 'info',
  'session.refused': 'warn',
  'access.refused': 'warn',
  'limit.reached': 'warn',
  'input.flood': 'warn',
  'upload.refused': 'warn',
  'operator.acted': 'info',
  'operator.refused': 'warn',
} as const satisfies Readonly<Record<string, 'info' | 'warn'>>
export type SecurityEvent = keyof typeof securityEvents

export interface SecurityDetails {
  /** The account concerned: its id, or a phone number that has no account. Only a hash of it is logged. */
  readonly subject?: string | null | undefined
  /** Key of the network address; only a hash of it is logged. */
  readonly address?: string
  /**
   * Details that identify nobody: an error code of the contract, a purpose, the pattern of a path, an operator's name.
   */
  readonly [detail: string]: string | number | null | undefined
}

/**
 * Logs one line about an event that matters to security: its name, the time, and hashes by which the lines about one
 * account or one address can be found. It never contains a name, a number, an address, a password, a code or a token.
 */
export function noteSecurityEvent(
  {
    log,
    signer,
    configuration,
  }: { log: FastifyBaseLogger; signer: Signer; configuration: Pick<Configuration, 'demo'> },
  event: SecurityEvent,
  { subject, address, ...details }: SecurityDetails = {},
): void {
  const hashOf = (use: string, value: string | null | undefined) =>
    typeof value === 'string' ? signer.sign(use, value).slice(0, 16) : undefined
  // A demo logs these lines at `debug`, so that its terminal stays readable.
  log[configuration.demo ? 'debug' : securityEvents[event]](
    { event, subject: hashOf('event-subject', subject), address: hashOf('event-address', address), ...details },
    'security',
  )
}
