import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'
import { commitments } from '../commitments/commitments.schema'

/**
 * What the two sides of a case wrote to each other. A thread is the notes of one commitment: who gives a case back and
 * takes it again begins a new one.
 */
export const threadNotes = pgTable(
  'thread_notes',
  {
    id: text('id').primaryKey(),
    commitmentId: bigint('commitment_id', { mode: 'number' })
      .notNull()
      .references(() => commitments.id, { onDelete: 'cascade' }),
    writerId: text('writer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readerId: text('reader_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('thread_notes_by_commitment').on(
      table.commitmentId,
      table.sentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('thread_notes_by_writer').on(table.writerId),
    index('thread_notes_by_reader').on(table.readerId),
    index('thread_notes_by_picture').using('gin', table.pictures.op('jsonb_path_ops')),
  ],
)
