import type { Database } from '../../../kernel/database/client'
import { loginSources } from './session.schema'
import { removeOlder } from '../../../kernel/database/remove-old'

/** The origin of a visit, as the client remembered it until the login (B107). */
export interface LoginSource {
  readonly fromUrl?: string | undefined
  readonly fromUserId?: string | undefined
  readonly jumpUrl?: string | undefined
}

const keptFor = 180 * 86_400_000

/** Stores where a login came from; does nothing when the client sent nothing. */
export async function keepLoginSource(
  database: Database,
  userId: string,
  { fromUrl, fromUserId, jumpUrl }: LoginSource,
  now: Date,
): Promise<void> {
  // Opening one's own link is no invitation.
  const sharer = fromUserId === undefined || fromUserId === userId ? null : fromUserId
  const row = { fromUrl: pageOf(fromUrl), fromUserId: sharer, jumpUrl: pageOf(jumpUrl) }
  if (Object.values(row).every((value) => value === null)) return
  await database.insert(loginSources).values({ userId, ...row, createdAt: now })
}

export async function removeOldLoginSources(database: Database, now: Date): Promise<void> {
  await removeOlder(database, loginSources.createdAt, new Date(now.getTime() - keptFor))
}

/**
 * Keeps only the page of an address and its campaign, because any other part of a query may be a token or personal
 * data. Returns null when the text is not an address.
 */
function pageOf(address: string | undefined): string | null {
  const nowhere = 'http://nowhere.invalid'
  const url = address === undefined || !URL.canParse(address, nowhere) ? null : new URL(address, nowhere)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const campaign = new URLSearchParams([...url.searchParams].filter(([name]) => name.startsWith('utm_'))).toString()
  return `${url.origin === nowhere ? '' : url.origin}${url.pathname}${campaign === '' ? '' : `?${campaign}`}`
}
