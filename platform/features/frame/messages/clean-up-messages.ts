import { messageActors, messages } from '../../../kernel/messages/messages.schema'
import type { Database } from '../../../kernel/database/client'
import { rewordOldMessages } from '../../../kernel/messages/old-messages'
import { removeOlder } from '../../../kernel/database/remove-old'

const day = 24 * 3_600_000
/** Milliseconds for which a message is stored: half a year, whether or not it was read. */
const keptMessages = 183 * day

/** Removes old messages, the words in those of a version before this one, and the notes of whom they told of. */
export async function cleanUpMessages(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptMessages)
  await rewordOldMessages(database)
  await removeOlder(database, messages.sentAt, oldest)
  await removeOlder(database, messageActors.at, oldest)
}
