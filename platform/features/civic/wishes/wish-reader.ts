import type { Database } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import type { Vault } from '../../../kernel/shared/vault'
import { siteToday } from '../../../kernel/site/site-today'
import { isApprovedVolunteer } from '../volunteer-status/require-volunteer'
import type { WishAnswerReader } from './wish-answers'

/** Reads what decides which acts on wishes a reader may perform, as far as it depends on them. */
export async function readWishReader(
  { database, vault }: { readonly database: Database; readonly vault: Vault },
  { member, language }: Pick<Caller, 'member' | 'language'>,
  at: Date,
): Promise<WishAnswerReader> {
  return {
    id: member?.id ?? null,
    language,
    vault,
    today: await siteToday(database, at),
    mayClaim: member === null || (await isApprovedVolunteer(database, member.id)),
  }
}
