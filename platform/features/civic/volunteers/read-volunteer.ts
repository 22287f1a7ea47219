import type { Language } from '../../../../src/domain/frame/site/preferences'
import { eq } from 'drizzle-orm'
import type { VolunteerDto } from '../../../../contract/volunteers'
import { possibleActs } from '../../../../src/domain/frame/cases/lifecycle'
import { memberVolunteerActs, volunteerLifecycle } from '../../../../src/domain/civic/volunteers/volunteer-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Vault } from '../../../kernel/shared/vault'
import type { VolunteerPerson } from '../../../../src/domain/civic/volunteers/volunteer-form'
import { readTeamNames } from '../teams/read-team-names'
import { listSteps } from '../../../kernel/cases/case-steps'
import { volunteerCase } from './volunteer-case'
import { openDetails, openProposal } from './volunteer-details'
import { volunteers } from './volunteers.schema'

/** A member's registration as a volunteer, for themselves; null for one who never registered. */
export async function readVolunteer(
  database: Database,
  vault: Vault,
  userId: string,
  language: Language,
): Promise<VolunteerDto | null> {
  const row = await queriesOf(database).readOne(build.select().from(volunteers).where(eq(volunteers.id, userId)))
  if (row === null) return null
  const { id, state, registeredAt, skills, times } = row
  const steps = (await listSteps(database, volunteerCase.name, id, language)) as VolunteerDto['steps']
  const acts = possibleActs(volunteerLifecycle, { state, roles: ['applicant'] })
  const details = openDetails(vault, row)
  const proposed = openProposal(vault, row)
  return {
    id,
    state,
    registered_at: registeredAt.toISOString(),
    acts: memberVolunteerActs.filter((act) => acts.includes(act)),
    reason: state === 'refused' || state === 'suspended' ? (steps.at(-1)?.text ?? '') : '',
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
            ...personOf(details),
            teams: await readTeamNames(database, row.teamIds, language),
          },
    proposed: proposed === null ? null : personOf(proposed),
  }
}

function personOf({ name, sex, birthDate, guardianName, guardianPhone }: VolunteerPerson) {
  return { name, sex, birth_date: birthDate, guardian_name: guardianName, guardian_phone: guardianPhone }
}
