import type { Language } from '../../../../src/domain/frame/site/preferences'
import { errorCodes } from '../../../../contract/envelope'
import type { LeavingDto } from '../../../../contract/volunteers'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { countJoined, leaveActivities, selectCheckedIn } from '../activities/leave-activities'
import { carryOut } from '../../../kernel/cases/carry-out'
import { countClaimed, giveClaimsBack } from '../wishes/let-go'
import { countServed, giveOrdersBack } from '../orders/give-orders-back'
import { selectSum } from '../rankings/rankings.queries'
import { leaveTeams, selectLed, selectMemberships } from '../teams/leave-teams'
import { volunteerCase } from './volunteer-case'

/** What happens when a volunteer leaves, and what they must settle before. */
export async function readLeaving(
  database: Database,
  userId: string,
  language: Language,
  at: Date,
): Promise<LeavingDto> {
  const ledTeams = await selectLed(database, userId)
  const checkedIn = await selectCheckedIn(database, userId, at)
  const memberships = await selectMemberships(database, userId)
  const ledIds = new Set(ledTeams.map(({ id }) => id))
  const isIn = (state: 'member' | 'pending') =>
    memberships.filter((membership) => membership.state === state && !ledIds.has(membership.teamId)).length
  return {
    leads: ledTeams.map(({ id, name }) => ({ id, name: name[language] })),
    checked_in: checkedIn.map(({ id, title }) => ({ id, title: title[language] })),
    teams: isIn('member'),
    requests: isIn('pending'),
    activities: await countJoined(database, userId, at),
    orders: await countServed(database, userId),
    wishes: await countClaimed(database, userId),
    minutes: (await selectSum(queriesOf(database), { kind: 'person', period: 'all' }, userId))?.minutes ?? 0,
  }
}

/**
 * Makes a volunteer leave; `id` must be their own. Everything that they took on is given back in the same transaction.
 * The registration is locked first, as it is before anything is taken on (`requireAndLockVolunteer`). Whether they must
 * still settle something before is checked last, since it may have changed while the transaction waited for locks.
 */
export async function leaveVolunteers(database: Database, userId: string, id: string, at: Date): Promise<void> {
  if (id !== userId) throw new Refusal(errorCodes.gone)
  await carryOut(database, volunteerCase, {
    id,
    act: 'leave',
    role: 'applicant',
    actorId: userId,
    at,
    // The details of the registration are not needed any more; hours, and the steps of the case, stay.
    set: { details: null, skills: [], times: [], teamIds: [], proposed: null, proposedAt: null },
    also: async (transaction) => {
      await leaveTeams(transaction, userId, at)
      await leaveActivities(transaction, userId, at)
      await giveOrdersBack(transaction, userId, at)
      await giveClaimsBack(transaction, userId, at)
      if ((await selectCheckedIn(transaction, userId, at)).length > 0) throw refusalFor('checked-in')
      if ((await selectLed(transaction, userId)).length > 0) throw refusalFor('leader')
    },
  })
}

const refusalFor = (state: string) => new Refusal(errorCodes.stateRefuses, null, { state })
