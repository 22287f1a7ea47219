import type { Language } from '../../../../src/domain/frame/site/preferences'
import { inArray } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { forgetEvents } from '../../../kernel/messages/forget-copies'
import { messageEvents } from '../../../kernel/messages/messages.schema'
import { renderMessages } from '../../../kernel/messages/render-messages'
import type { Platform } from '../../../kernel/platform'
import { messageOf } from './message-of'
import { selectMessages } from './messages.queries'

interface Page {
  readonly page_size: number
  readonly cursor?: string | undefined
  readonly category?: Parameters<typeof selectMessages>[2]['category']
}

/**
 * Reads a page of what a member was told, in the words that people and texts have now. Messages of what is gone are left
 * out of the page, and removed.
 */
export async function readMessages(
  { database, messageReferents }: Pick<Platform, 'database' | 'messageReferents'>,
  { id: userId, language }: { readonly id: string; readonly language: Language },
  { page_size: size, cursor, category }: Page,
) {
  const queries = queriesOf(database)
  const rows = await selectMessages(queries, userId, { limit: size + 1, category }, cursorValues(cursor, 'ts'))
  const { rendered, gone } = await renderMessages(queries, messageReferents, userId, rows)
  if (gone.length > 0)
    await database.transaction((transaction) => forgetEvents(transaction, inArray(messageEvents.id, [...gone])))
  const { items, next_cursor } = listPage(
    rows,
    size,
    (row) => [row.sentAt.toISOString(), row.id],
    (row) => {
      const shown = rendered.get(row.id)
      return shown === undefined ? [] : [messageOf(row, shown, language)]
    },
  )
  return { items: items.flat(), next_cursor }
}
