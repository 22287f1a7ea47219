import { queriesOf } from '../../../kernel/database/queries'
import type { Database } from '../../../kernel/database/client'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { networkKey } from '../../../kernel/http/address-key'
import type { Caller } from '../../../kernel/http/caller'
import type { Platform } from '../../../kernel/platform'
import { wordForWord } from '../../frame/search-index/search-match'
import { isFound } from '../../frame/search-index/search-scan'
import { countPhrase, isCountable, isDecent } from './hot-words'
import { queryKey, soughtWords } from '../../frame/search-index/search-words'

/** The most searches of one address that are counted in an hour. */
const phraseLimit = { most: 60, window: 3_600_000 }

/** Counts a phrase towards the hot words, once for each person; returns whether it was counted. */
export async function countSearchedPhrase(
  database: Database,
  { signer }: Pick<Platform, 'signer'>,
  { member, address }: Pick<Caller, 'member' | 'address'>,
  phrase: string,
  now: Date,
): Promise<boolean> {
  if (!isCountable(phrase)) return false
  // Limits the searches of an address; the phrase itself is not stored with it.
  await consumeAllowance(database, `searches:${signer.sign('address', address)}`, phraseLimit, now)
  const queries = queriesOf(database)
  const everywhere = { types: [], places: [], organisationId: undefined }
  const search = { ...everywhere, meanings: wordForWord(soughtWords(phrase)) }
  if (!(await isFound(queries, search)) || !(await isDecent(queries, phrase))) return false
  // The guests of one network count as one person, since one guest could pretend to be many.
  const person = member?.id ?? networkKey(address)
  return await countPhrase(database, phrase, signer.sign('search', `${queryKey(phrase)}\n${person}`), now)
}
