import { and, asc, eq, gt, ne, not } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { checkLetter, lettersPerDay, lettersPerMember } from '../../../../src/domain/civic/team-letters/team-letter'
import { fillMessage } from '../../../kernel/cases/notify-concerned'
import type { Database } from '../../../kernel/database/client'
import { existsIn } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalidForm, Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { users } from '../../../kernel/members/members.schema'
import { notify } from '../../../kernel/messages/notify'
import { asWritten } from '../../../kernel/shared/as-written'
import { randomId } from '../../../kernel/shared/random'
import { blocks } from '../../people/privacy/privacy.schema'
import { teamMembers } from '../teams/teams.schema'
import { requireVolunteer } from '../volunteer-status/require-volunteer'
import { letterCase, letterKind } from './letter-messages'
import { requireMember } from './team-correspondence'
import { letterMessage } from './team-letter-messages.words'
import { teamLetters } from './team-letters.schema'

const day = 86_400_000

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
  const { name, isLeader, membersWrite } = await requireMember(database, teamId, writerId)
  if (!isLeader && !membersWrite) throw new Refusal(errorCodes.stateRefuses, null, { state: 'leader-writes' })
  await requireVolunteer(database, writerId)
  if (!isLeader)
    await consumeAllowance(database, `letter:${teamId}:${writerId}`, { most: lettersPerMember, window: day }, now)
  const writers = isLeader ? 'leader' : 'members'
  await consumeAllowance(database, `letters:${teamId}:${writers}`, { most: lettersPerDay, window: day }, now)
  const { text } = letter.value
  const writer = await queriesOf(database).readValue(
    build.select({ nickname: users.nickname }).from(users).where(eq(users.id, writerId)),
  )
  const words = fillMessage(letterMessage, { who: asWritten(writer ?? ''), team: name, text: asWritten(text) })
  return await database.transaction(async (transaction) => {
    const id = randomId('letter')
    await transaction.insert(teamLetters).values({ id, teamId, userId: writerId, text, sentAt: now })
    const path = `/team-letters/${encodeURIComponent(teamId)}`
    const about = { id: letterCase({ id, teamId, userId: writerId }), path, words }
    let receivers = 0
    for (let after: string | undefined = ''; after !== undefined;) {
      const userIds = await selectReceivers(transaction, { teamId, writerId, after })
      await notify(
        transaction,
        letterKind,
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
