import type { Signer } from '../shared/signer'

/**
 * Milliseconds: a signed address stays the same for an hour, so that what was loaded is used again, and is valid for one
 * to two hours.
 */
const hour = 3_600_000

const path = (until: number, name: string): string => `upload ${until} ${name}`

/** The name of a stored file in the address of its upload; null while it has none here. */
export const storedName = (url: string): string | null => /^\/uploads\/([^/]+)$/.exec(url)?.[1] ?? null

/**
 * The address under which somebody may see an upload that not everybody may see: it is made when they are answered, and
 * soon expires. A picture sends no token, so that the address has to say that it may be seen.
 */
export function viewAddress(signer: Signer, name: string, now: Date): string {
  const until = (Math.floor(now.getTime() / hour) + 2) * hour
  return `/uploads/${until.toString(36)}.${signer.sign('view', path(until, name))}/${name}`
}

/** Seconds for which a ticket still holds for a file; null when it does not. */
export function viewTicketLife(signer: Signer, ticket: string, name: string, now: Date): number | null {
  const [time = '', signature = ''] = ticket.split('.')
  const until = Number.parseInt(time, 36)
  if (!(until > now.getTime()) || !signer.verify('view', path(until, name), signature)) return null
  return Math.floor((until - now.getTime()) / 1000)
}
