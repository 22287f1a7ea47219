import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { carryOut } from '../../../kernel/cases/carry-out'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { volunteers } from '../volunteers/volunteers.schema'
import { membershipCase, membershipId } from './membership-case'
import { teams } from './teams.schema'

/**
 * The office makes a member the leader of a team, by <team>:<member>; they are told. Throws 409001 with the state
 * `not-a-volunteer` for a member who is no longer a volunteer, or is suspended.
 */
export async function appointLeader(database: Database, caseId: string, _text: string, at: Date): Promise<void> {
  const [teamId = '', userId = ''] = caseId.split(':')
  await carryOut(database, membershipCase, {
    id: membershipId(teamId, userId),
    act: 'appoint',
    role: 'operator',
    actorId: null,
    at,
    also: async (transaction) => {
      const volunteer = await queriesOf(transaction).readOne(
        build.select({ state: volunteers.state }).from(volunteers).where(eq(volunteers.id, userId)).for('share'),
      )
      if (volunteer?.state !== 'approved')
        throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-a-volunteer' })
      await transaction.update(teams).set({ leaderId: userId, successorId: null }).where(eq(teams.id, teamId))
    },
  })
}
