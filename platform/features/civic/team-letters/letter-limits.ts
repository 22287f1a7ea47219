import { lettersPerDay, lettersPerMember } from '../../../../src/domain/civic/team-letters/team-letter'
import type { Database } from '../../../kernel/database/client'
import { formLimit, laterLimit, type ReachedLimitDto } from '../../../kernel/limits/form-limit'

const day = 86_400_000
const letterOfMemberLimit = formLimit('letter', { most: lettersPerMember, window: day })
const lettersOfTeamLimit = formLimit('letters', { most: lettersPerDay, window: day })

interface Writer {
  readonly teamId: string
  readonly userId: string
  readonly isLeader: boolean
}

const memberOf = ({ teamId, userId }: Writer) => `${teamId}:${userId}`
/** The key of those who are counted together: the leader alone, and all other members. */
const writersWith = ({ teamId, isLeader }: Writer) => `${teamId}:${isLeader ? 'leader' : 'members'}`

/** Counts a letter, or throws 429001. */
export async function countLetter(database: Database, writer: Writer, now: Date): Promise<void> {
  if (!writer.isLeader) await letterOfMemberLimit.consume(database, memberOf(writer), now)
  await lettersOfTeamLimit.consume(database, writersWith(writer), now)
}

/** The limit that keeps somebody from writing another letter: their own, or the one of all members. */
export async function readLetterLimit(database: Database, writer: Writer, now: Date): Promise<ReachedLimitDto | null> {
  const ofMember = writer.isLeader ? null : await letterOfMemberLimit.readReached(database, memberOf(writer), now)
  return laterLimit(ofMember, await lettersOfTeamLimit.readReached(database, writersWith(writer), now))
}
