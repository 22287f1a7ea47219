import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Desk } from '../../../kernel/operator/desk'
import { users } from '../../../kernel/members/members.schema'
import { isDoneTooSoon } from './commitments'
import { commitmentPauses, commitments } from './commitments.schema'
import { resumeVolunteer } from './pauses'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

/** The most returned commitments that the desk lists for each volunteer. */
const namedCount = 5

export const commitmentsDesk: Desk = {
  name: 'commitments',
  summary: 'Volunteers who are paused, since they gave back too often, or said too soon that it was done',
  selectWaiting: async (database, limit) => {
    const pausedVolunteers = await queriesOf(database).read(
      build
        .select({ pause: commitmentPauses, nickname: users.nickname, phone: users.phone })
        .from(commitmentPauses)
        .innerJoin(users, eq(users.id, commitmentPauses.userId))
        .where(isNull(commitmentPauses.resumedAt))
        .orderBy(asc(commitmentPauses.pausedAt), asc(commitmentPauses.userId))
        .limit(limit),
    )
    const ids = pausedVolunteers.map(({ pause }) => pause.userId)
    const back = await queriesOf(database).read(
      build
        .select()
        .from(commitments)
        .where(and(inArray(commitments.userId, ids), or(eq(commitments.ended, 'returned'), isDoneTooSoon)))
        .orderBy(desc(commitments.endedAt)),
    )
    return pausedVolunteers.map(({ pause, nickname, phone }) => {
      const ownReturns = back.filter(({ userId }) => userId === pause.userId)
      return {
        id: pause.userId,
        since: pause.pausedAt,
        from: [nickname, phone].filter((part) => part !== null).join(', '),
        title: `gave back ${ownReturns.length} times`,
        text: ownReturns
          .slice(0, namedCount)
          .map(({ kind, caseId, takenAt, endedAt, ended }) => {
            const minutes = Math.round(((endedAt?.getTime() ?? 0) - takenAt.getTime()) / 60_000)
            const how = ended === 'done' ? ` (said to be done after ${minutes} min)` : ''
            return `${kind} ${caseId} on ${endedAt?.toISOString().slice(0, 10) ?? ''}${how}`
          })
          .join('; '),
      }
    })
  },
  acts: {
    resume: {
      summary: 'they can claim wishes and take orders again',
      takesText: false,
      carryOut: (database, id, _text, at) => resumeVolunteer(database, id, at),
    },
  },
}
