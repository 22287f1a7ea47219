import type { Database } from '../../database/client'
import type { Caller } from '../../http/caller'
import { siteToday } from '../site/site-today'
import { isApprovedVolunteer } from '../volunteers/require-volunteer'
import type { Reader } from './wish-answers'

/** Who reads wishes, and what they may do with them as far as it depends on them. */
export async function readWishReader(
  database: Database,
  { member, language }: Pick<Caller, 'member' | 'language'>,
  at: Date,
): Promise<Reader> {
  return {
    id: member?.id ?? null,
    language,
    today: await siteToday(database, at),
    mayClaim: member === null || (await isApprovedVolunteer(database, member.id)),
  }
}
