import { and, asc, eq, gt, ne, not } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { checkLetter } from '../../../../src/domain/civic/team-letters/team-letter'
import type { Database } from '../../../kernel/database/client'
import { existsIn } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalidForm, Refusal } from '../../../kernel/http/refusal'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { randomId } from '../../../kernel/shared/random'
import { blocks } from '../../people/privacy/privacy.schema'
import { teamMembers } from '../teams/teams.schema'
import { requireVolunteer } from '../volunteer-status/require-volunteer'
import { countLetter } from './letter-limits'
import { requireMember } from './team-correspondence'
import { letterMessage } from './team-letter-messages.words'
import { teamLetters } from './team-letters.schema'

/** The members to whom a letter is sent by one statement, since a team may have thousands. */
const atOnce = 500

interface Letter {
  readonly teamId: string
  readonly text: string
}

/**
 * Writes to all members of a team, as its leader or as a member whom the leader lets write. Who switched letters off or
 * blocks the writer gets nothing. Returns how many get it.
 */
export async function writeLetter(database: Database, writerId: string, body: Letter, now: Date): Promise<number> {
  const { teamId } = body
  const letter = checkLetter(body)
  if (!letter.ok) throw invalidForm(letter.reason)
  const { isLeader, membersWrite } = await requireMember(database, teamId, writerId)
  if (!isLeader && !membersWrite) throw new Refusal(errorCodes.stateRefuses, null, { state: 'leader-writes' })
  await requireVolunteer(database, writerId)
  await countLetter(database, { teamId, userId: writerId, isLeader }, now)
  const { text } = letter.value
  return await database.transaction(async (transaction) => {
    const id = randomId('letter')
    await transaction.insert(teamLetters).values({ id, teamId, userId: writerId, text, sentAt: now })
    const path = `/team-letters/${encodeURIComponent(teamId)}`
    const slots = { who: refer('member', writerId), team: refer('team', teamId), text: refer('team-letter', id) }
    // The messages of a letter are a change of its team.
    const about = { id: `${teamId}:${id}`, path, words: letterMessage, slots }
    let receivers = 0
    for (let after: string | undefined = ''; after !== undefined;) {
      const userIds = await selectReceivers(transaction, { teamId, writerId, after })
      await notify(
        transaction,
        { name: 'team-letter.send', category: 'cases' },
        userIds.map((userId) => ({ userId, ...about })),
        now,
      )
      receivers += userIds.length
      after = userIds.at(-1)
    }
    await transaction.update(teamLetters).set({ receivers }).where(eq(teamLetters.id, id))
    return receivers
  })
}

interface Receivers {
  readonly teamId: string
  readonly writerId: string
  /** The last of those before, by their id. */
  readonly after: string
}

async function selectReceivers(database: Database, { teamId, writerId, after }: Receivers): Promise<readonly string[]> {
  const blocksWriter = existsIn(blocks, eq(blocks.userId, teamMembers.userId), eq(blocks.blockedId, writerId))
  return await queriesOf(database).readColumn(
    build
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(
        and(
          eq(teamMembers.teamId, teamId),
          eq(teamMembers.state, 'member'),
          eq(teamMembers.getsLetters, true),
          ne(teamMembers.userId, writerId),
          gt(teamMembers.userId, after),
          not(blocksWriter),
        ),
      )
      .orderBy(asc(teamMembers.userId))
      .limit(atOnce),
  )
}
