import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { writeContents } from '../../../kernel/contents/write-contents'
import type { ContentRow, Writing } from '../../../kernel/contents/write-contents'
import type { Database } from '../../../kernel/database/client'
import { writeRows } from '../../../kernel/database/write-rows'
import { channels } from './channels.schema'

export interface WrittenEvent {
  readonly content: Omit<ContentRow, 'type' | 'listed'>
  readonly channel: Omit<typeof channels.$inferInsert, 'contentId'>
}

/** Writes live events, which are channels with an end; lists of contents do not show them. */
export async function writeEvents(
  database: Database,
  events: readonly WrittenEvent[],
  writing: Writing,
): Promise<void> {
  await writeContents(
    database,
    events.map(({ content }) => ({ ...content, type: contentKinds.channel.code, listed: false })),
    writing,
  )
  await writeRows(
    database,
    channels,
    events.map(({ content, channel }) => ({ ...channel, contentId: content.id })),
    writing === 'replace' ? { replaced: [channels.contentId] } : {},
  )
}
