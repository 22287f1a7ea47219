import { and, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import { carryOut } from '../../../kernel/cases/carry-out'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { afterDays } from './create-suggestion'
import { suggestionCase } from './suggestion-case'
import { suggestions } from './suggestions.schema'

/** The days that an author has to confirm an answer or send it back, and then to rate it. */
export const daysToSettle = 14
/** The most suggestions that one run closes. Each is handled in a transaction of its own. */
const mostAtOnce = 200

/** Closes answered suggestions about which their authors say nothing. Safe to run in several processes at once. */
export async function closeSuggestions(database: Database, at: Date): Promise<void> {
  const isSilent = and(
    inArray(suggestions.state, ['replied', 'confirmed']),
    lte(suggestions.updatedAt, afterDays(at, -daysToSettle)),
    // An author who asked waits for the office.
    or(isNull(suggestions.asker), ne(suggestions.asker, 'author')),
  )
  const rows = await queriesOf(database).read(
    build.select({ id: suggestions.id }).from(suggestions).where(isSilent).limit(mostAtOnce),
  )
  for (const { id } of rows)
    // Another process or the author may have been first.
    await unlessRefused(() =>
      carryOut(database, suggestionCase, {
        id,
        act: 'close',
        role: 'clock',
        actorId: null,
        at,
        when: isSilent,
        set: { asker: null },
      }),
    )
}
