import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { message } from '../../../kernel/cases/message'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { isListedRow, suggestionCase, type SuggestionRow } from './suggestion-case'
import { selectSubscribers } from './suggestions.queries'
import { suggestionSupports } from './suggestions.schema'

const words = message(
  ['您支持的留言有了答复', 'A suggestion you support was answered'],
  ['“{title}”已有答复。', '“{title}” was answered.'],
)

/** Tells those who support a public suggestion that it was answered; its subscribers are told as part of its case. */
export async function tellSupporters(transaction: Transaction, row: SuggestionRow, at: Date): Promise<void> {
  if (!isListedRow(row)) return
  const supporters = await queriesOf(transaction).readColumn(
    build
      .select({ userId: suggestionSupports.userId })
      .from(suggestionSupports)
      .where(and(eq(suggestionSupports.suggestionId, row.id), ne(suggestionSupports.userId, row.userId)))
      .orderBy(suggestionSupports.userId),
  )
  const slots = { title: refer('suggestion', row.id) }
  const subscribers = new Set(await selectSubscribers(transaction, row.id))
  const news = supporters
    .filter((userId) => !subscribers.has(userId))
    .map((userId) => ({ userId, id: row.id, words, slots, path: suggestionCase.leadsTo(row, 'author') }))
  await notify(transaction, { name: 'suggestion.supported', category: 'cases' }, news, at)
}
