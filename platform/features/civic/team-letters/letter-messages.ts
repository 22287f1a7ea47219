import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { build } from '../../../kernel/database/statement'
import { announceMessages } from '../../../kernel/messages/message-notices'
import { messages } from '../../../kernel/messages/messages.schema'
import type { MessageKind } from '../../../kernel/messages/notify'
import { teamMembers } from '../teams/teams.schema'

export const letterKind: MessageKind = { name: 'team-letter.send', category: 'cases' }

interface LetterKey {
  readonly id: string
  readonly teamId: string
  readonly userId: string
}

/**
 * The id by which the messages of a letter name it. It begins with that of the team, whose change they are, and ends
 * with that of the writer, with whose account they are deleted.
 */
export const letterCase = ({ id, teamId, userId }: LetterKey): string => `${teamId}:${id}:${userId}`

/** Removes the messages by which a letter came to the members of a team, among them those who left it since. */
export async function removeLetterMessages(transaction: Transaction, letter: LetterKey): Promise<void> {
  const receivers = build
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, letter.teamId))
  const removed = await transaction
    .delete(messages)
    .where(
      and(
        inArray(messages.userId, receivers),
        eq(messages.kind, letterKind.name),
        sql`${messages.params} ->> 'id' = ${letterCase(letter)}`,
      ),
    )
    .returning({ userId: messages.userId })
  await announceMessages(
    transaction,
    removed.map(({ userId }) => userId),
  )
}
