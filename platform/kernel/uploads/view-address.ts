import type { Signer } from '../shared/signer'

/**
 * An hour in milliseconds. A signed address stays the same for an hour, so that browsers reuse what they have cached,
 * and is valid for one to two hours.
 */
const hour = 3_600_000

const signedText = (until: number, name: string): string => `upload ${until} ${name}`

/** The name of a stored file in the address of its upload; null when the address does not lead to our store. */
export const storedName = (url: string): string | null => /^\/uploads\/([^/]+)$/.exec(url)?.[1] ?? null

/**
 * Signs the address of an upload that not everybody may see: it is made for an answer, and soon expires. A browser
 * sends no token with a picture, so the address itself carries the permission.
 */
export function viewAddress(signer: Signer, name: string, now: Date): string {
  const until = (Math.floor(now.getTime() / hour) + 2) * hour
  return `/uploads/${until.toString(36)}.${signer.sign('view', signedText(until, name))}/${name}`
}

/** Seconds for which a ticket is still valid for a file; null when it is not. */
export function viewTicketLife(signer: Signer, ticket: string, name: string, now: Date): number | null {
  const [time = '', signature = ''] = ticket.split('.')
  const until = Number.parseInt(time, 36)
  if (!(until > now.getTime()) || !signer.verify('view', signedText(until, name), signature)) return null
  return Math.floor((until - now.getTime()) / 1000)
}
