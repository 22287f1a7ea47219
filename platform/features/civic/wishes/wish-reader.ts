import type { Database } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import type { Vault } from '../../../kernel/shared/vault'
import { siteToday } from '../../../kernel/site/site-today'
import { isApprovedVolunteer } from '../volunteer-status/require-volunteer'
import type { WishAnswerReader } from './wish-answers'

/** Reads the facts about a reader that decide which acts on wishes they may perform. */
export async function readWishReader(
  { database, vault }: { readonly database: Database; readonly vault: Vault },
  { member, language }: Pick<Caller, 'member' | 'language'>,
  at: Date,
): Promise<WishAnswerReader> {
  const isVolunteer = member !== null && (await isApprovedVolunteer(database, member.id))
  return {
    id: member?.id ?? null,
    language,
    vault,
    today: await siteToday(database, at),
    mayClaim: member === null || isVolunteer,
    isVolunteer,
  }
}
