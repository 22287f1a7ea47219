import { eq } from 'drizzle-orm'
import type { VolunteerDto } from '../../../contract/volunteers'
import { possibleActs } from '../../../src/domain/cases/lifecycle'
import { memberVolunteerActs, volunteerLifecycle } from '../../../src/domain/volunteers/volunteer-lifecycle'
import type { Database } from '../../database/client'
import type { Language } from '../../database/schema/localised'
import type { Vault } from '../../shared/vault'
import { readTeamName } from '../teams/read-team-name'
import { listSteps } from '../cases/case-steps'
import { volunteerCase } from './volunteer-case'
import { openDetails } from './volunteer-details'
import { volunteers } from './volunteers.schema'

/** A member as a volunteer, for themselves; null for one who never registered. */
export async function readVolunteer(
  database: Database,
  vault: Vault,
  userId: string,
  language: Language,
): Promise<VolunteerDto | null> {
  const [row] = await database.select().from(volunteers).where(eq(volunteers.id, userId))
  if (row === undefined) return null
  const { id, state, registeredAt, skills, times } = row
  const steps = (await listSteps(database, volunteerCase.name, id, language)) as VolunteerDto['steps']
  const acts = possibleActs(volunteerLifecycle, { state, roles: ['applicant'] })
  const details = openDetails(vault, row)
  return {
    id,
    state,
    registered_at: registeredAt.toISOString(),
    acts: memberVolunteerActs.filter((act) => acts.includes(act)),
    reason: state === 'refused' ? (steps.at(-1)?.text ?? '') : '',
    steps,
    application:
      details === null
        ? null
        : {
            nation: details.nation,
            politics: details.politics,
            education: details.education,
            street_id: details.streetId,
            skills: [...skills],
            times: [...times],
            team: await readTeamName(database, row.teamId, language),
          },
  }
}
