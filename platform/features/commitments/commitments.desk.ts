import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Desk } from '../../operator/desk'
import { users } from '../session/session.schema'
import { commitmentPauses, commitments } from './commitments.schema'
import { resumeVolunteer } from './pauses'

/** Givings back that the desk names for each. */
const named = 5

export const commitmentsDesk: Desk = {
  name: 'commitments',
  summary: 'Volunteers who are paused, since they gave back too often',
  waiting: async (database, limit) => {
    const paused = await database
      .select({ pause: commitmentPauses, nickname: users.nickname, phone: users.phone })
      .from(commitmentPauses)
      .innerJoin(users, eq(users.id, commitmentPauses.userId))
      .where(isNull(commitmentPauses.resumedAt))
      .orderBy(asc(commitmentPauses.pausedAt), asc(commitmentPauses.userId))
      .limit(limit)
    const ids = paused.map(({ pause }) => pause.userId)
    const back = await database
      .select()
      .from(commitments)
      .where(and(inArray(commitments.userId, ids), eq(commitments.ended, 'returned')))
      .orderBy(desc(commitments.endedAt))
    return paused.map(({ pause, nickname, phone }) => {
      const theirs = back.filter(({ userId }) => userId === pause.userId)
      return {
        id: pause.userId,
        since: pause.pausedAt,
        from: [nickname, phone].filter((part) => part !== null).join(', '),
        title: `gave back ${theirs.length} times`,
        text: theirs
          .slice(0, named)
          .map(({ kind, caseId, endedAt }) => `${kind} ${caseId} on ${endedAt?.toISOString().slice(0, 10) ?? ''}`)
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
