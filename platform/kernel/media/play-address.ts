import type { Signer } from '../shared/signer'

/**
 * An hour in milliseconds. An address stays the same for an hour, so that cached files are reused, and is valid for one
 * to two hours.
 */
const hour = 3_600_000

const prefix = '/streams/'

export interface PlayAddress {
  readonly url: string
  /** After this time, neither the address nor the files that it names are served. */
  readonly expiresAt: Date
}

/**
 * Signs, for a short time, the address of a stream that we store. The signature covers the time and the stream's
 * folder, so that a playlist reaches its segments. It is part of the path, which relative addresses inherit. Streams on
 * other hosts keep their addresses, since those hosts sign their own.
 * @param hours the most hours for which the address is valid
 */
export function playAddress(signer: Signer, url: string, now: Date, hours = 2): PlayAddress {
  const until = (Math.floor(now.getTime() / hour) + hours) * hour
  const expiresAt = new Date(until)
  if (!/^\/(media|uploads|live)\//.test(url)) return { url, expiresAt }
  const folder = streamFolder(url)
  return {
    url: `${prefix}${until.toString(36)}.${folder.split('/').length}.${signer.sign('play', `${until} ${folder}`)}${url}`,
    expiresAt,
  }
}

/** Whether a signed address, split into its ticket and the path of a file, is still valid for that file. */
export function isValidFor(signer: Signer, ticket: string, path: string, now: Date): boolean {
  const [time = '', depth = '', signature = ''] = ticket.split('.')
  const until = Number.parseInt(time, 36)
  const folder = path.split('/').slice(0, Number(depth)).join('/')
  return until > now.getTime() && signer.verify('play', `${until} ${folder}`, signature)
}

/** The path that a stream's signature covers: the folder of a playlist, or the file itself. */
export function streamFolder(url: string): string {
  const path = url.split('?', 1)[0] ?? url
  return path.endsWith('.m3u8') ? path.slice(0, path.lastIndexOf('/')) : path
}
