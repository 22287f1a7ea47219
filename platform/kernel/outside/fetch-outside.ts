import { openOutside, OutsideRefusal } from './open-outside'
import type { OpenedOutside, OutsideAccess, OutsideLimits, OutsideReason } from './open-outside'

export type FetchedOutside =
  | ({ readonly ok: true; readonly bytes: Uint8Array } & Omit<OpenedOutside, 'body'>)
  | { readonly ok: false; readonly reason: OutsideReason }

/**
 * Reads the whole of an address that somebody else chose (`openOutside`). A failure is a value, because pages that are
 * gone, slow or not meant for us are no fault of ours.
 */
export async function fetchOutside(
  address: string,
  limits: OutsideLimits,
  access: OutsideAccess,
): Promise<FetchedOutside> {
  try {
    const { body, ...opened } = await openOutside(address, limits, access)
    const chunks: Uint8Array[] = []
    for await (const chunk of body) chunks.push(chunk)
    return { ok: true, ...opened, bytes: Buffer.concat(chunks) }
  } catch (error) {
    if (error instanceof OutsideRefusal) return { ok: false, reason: error.reason }
    throw error
  }
}
