import { and, eq, inArray, isNull, ne, not } from 'drizzle-orm'
import type { CircleCandidateDto } from '../../../../contract/circle-people'
import { candidateStandingOf, invitationRest } from '../../../../src/domain/civic/circles/circle-invitation'
import type { Database } from '../../../kernel/database/client'
import { existsIn } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import { bestNamed, followedBy, isNamed, mostSuggested } from '../../participation/mentions/nameable-people'
import { isOfBlocked } from '../../people/privacy/block-people'
import { blocks } from '../../people/privacy/privacy.schema'
import { circleMembers } from './circles.schema'

interface Search {
  readonly circleId: string
  /** The person who leads the circle and would invite. */
  readonly leaderId: string
  /** A part of the name; '' for all. */
  readonly words: string
}

/**
 * Finds the people whom somebody who leads a circle might invite: those whom they follow. Whoever blocks them is left
 * out, as somebody whom they do not follow is, so that a block is told to nobody.
 */
export async function findCandidates(
  database: Database,
  { circleId, leaderId, words }: Search,
  at: Date,
): Promise<CircleCandidateDto[]> {
  const { id, nickname, avatar } = users
  const { state, declinedAt } = circleMembers
  const rows = await queriesOf(database).read(
    build
      .select({ id, nickname, avatar, state, declinedAt, isBlocked: isOfBlocked(id, leaderId) })
      .from(users)
      .leftJoin(circleMembers, and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, id)))
      .where(
        and(
          ne(id, leaderId),
          isNull(users.deletedAt),
          inArray(id, followedBy(leaderId)),
          isNamed(words),
          not(existsIn(blocks, eq(blocks.userId, id), eq(blocks.blockedId, leaderId))),
        ),
      )
      .orderBy(...bestNamed(words))
      .limit(mostSuggested),
  )
  return rows.map(({ state: membership, declinedAt: declined, isBlocked, ...person }) => {
    const declinedTime = declined?.getTime() ?? null
    const standing = candidateStandingOf({ state: membership, declinedAt: declinedTime, isBlocked }, at.getTime())
    const invitableFrom = standing === 'declined' && declinedTime !== null ? declinedTime + invitationRest : null
    return {
      ...person,
      standing,
      invitable_from: invitableFrom === null ? null : new Date(invitableFrom).toISOString(),
    }
  })
}
