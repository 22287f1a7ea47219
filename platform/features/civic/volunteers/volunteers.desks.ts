import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { ageOn } from '../../../../src/domain/people/identities/identity-card'
import { parseIsoDate } from '../../../../src/domain/frame/shared/civil-date'
import type { VolunteerPerson } from '../../../../src/domain/civic/volunteers/volunteer-form'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { Desk, WaitingCase } from '../../../kernel/operator/desk'
import type { Vault } from '../../../kernel/shared/vault'
import { readIdentity } from '../../people/identities/read-identity'
import { users } from '../../../kernel/members/members.schema'
import { streets } from '../../../kernel/site/site.schema'
import { teams } from '../teams/teams.schema'
import { acceptChange, refuseChange } from './change-volunteer'
import { practiceOptions } from './practice-options'
import { approveVolunteer, refuseVolunteer } from './review-volunteer'
import { resumeVolunteering, suspendVolunteer } from './suspend-volunteer'
import { openDetails, openProposal } from './volunteer-details'
import { volunteers } from './volunteers.schema'

type NamedOption = readonly { readonly id: string; readonly name: { readonly en: string } }[]
type VolunteerRow = typeof volunteers.$inferSelect

const namesOf = (options: NamedOption, ids: readonly string[]) =>
  ids.map((id) => options.find((option) => option.id === id)?.name.en ?? id).join(', ')
const fromOf = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(', ')

export const volunteersDesk: Desk = {
  name: 'volunteers',
  summary: 'Volunteers who wait for approval',
  selectWaiting: async (database, limit, vault) => {
    const rows = await queriesOf(database).read(
      selectVolunteers()
        .where(eq(volunteers.state, 'pending'))
        .orderBy(asc(volunteers.registeredAt), asc(volunteers.id))
        .limit(limit),
    )
    const cases: WaitingCase[] = []
    for (const { volunteer, nickname, phone } of rows) {
      const details = openDetails(vault, volunteer)
      cases.push({
        id: volunteer.id,
        since: volunteer.registeredAt,
        from: fromOf(nickname, phone),
        title: await readTitle(database, vault, volunteer.id, details, volunteer.registeredAt),
        text: fromOf(
          namesOf(practiceOptions.skills, volunteer.skills),
          namesOf(practiceOptions.times, volunteer.times) || null,
        ),
        facts: await collectFacts(database, vault, volunteer),
      })
    }
    return cases
  },
  acts: {
    approve: {
      summary: 'lets them join teams and activities, and sends their requests to the teams they chose',
      takesText: false,
      carryOut: (database, id, _text, at) => approveVolunteer(database, id, at),
    },
    refuse: { summary: 'with a reason that they read', takesText: true, carryOut: refuseVolunteer },
  },
}

/** The id includes the time of the change, so that the office accepts only the change that it has read. */
const changeId = ({ id, proposedAt }: VolunteerRow): string => `${id}@${String(proposedAt?.getTime() ?? 0)}`

export const volunteerChangesDesk: Desk = {
  name: 'volunteer-changes',
  summary: 'Volunteers who say that their name, sex, birth date or guardian changed',
  selectWaiting: async (database, limit, vault) => {
    const rows = await queriesOf(database).read(
      selectVolunteers()
        .where(isNotNull(volunteers.proposed))
        .orderBy(asc(volunteers.proposedAt), asc(volunteers.id))
        .limit(limit),
    )
    return rows.map(({ volunteer, nickname, phone }) => {
      const approvedDetails = openDetails(vault, volunteer)
      return {
        id: changeId(volunteer),
        since: volunteer.proposedAt ?? volunteer.updatedAt,
        from: fromOf(nickname, phone),
        title: '',
        text: '',
        facts: [
          { name: 'approved', value: personText(approvedDetails) },
          { name: 'from now on', value: personText(openProposal(vault, volunteer)) },
        ],
      }
    })
  },
  acts: {
    accept: {
      summary: 'makes the change valid',
      takesText: false,
      carryOut: async (database, id, _text, at) => await acceptChange(database, await readProposer(database, id), at),
    },
    refuse: {
      summary: 'keeps the earlier details, with a reason that they read',
      takesText: true,
      carryOut: async (database, id, text, at) =>
        await refuseChange(database, await readProposer(database, id), text, at),
    },
  },
}

export const suspensionsDesk: Desk = {
  name: 'suspensions',
  summary: 'Volunteers who are suspended',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      selectVolunteers()
        .where(eq(volunteers.state, 'suspended'))
        .orderBy(asc(volunteers.updatedAt), asc(volunteers.id))
        .limit(limit),
    )
    return rows.map(({ volunteer: { id, updatedAt }, nickname, phone }) => ({
      id,
      since: updatedAt,
      from: fromOf(nickname, phone),
      title: '',
      text: '',
    }))
  },
  acts: {
    suspend: {
      summary: 'gives back what the volunteer took on and stops them taking on more, with a reason that they read',
      takesText: true,
      carryOut: suspendVolunteer,
    },
    resume: {
      summary: 'they can volunteer again',
      takesText: false,
      carryOut: (database, id, _text, at) => resumeVolunteering(database, id, at),
    },
  },
}

function selectVolunteers() {
  return build
    .select({ volunteer: volunteers, nickname: users.nickname, phone: users.phone })
    .from(volunteers)
    .innerJoin(users, eq(users.id, volunteers.id))
    .$dynamic()
}

/**
 * Returns the member who proposed a change; throws 409001 with the state `changed` when they have proposed another
 * change since.
 */
async function readProposer(database: Database, id: string): Promise<string> {
  const userId = id.slice(0, Math.max(0, id.lastIndexOf('@')))
  const row = await queriesOf(database).readOne(
    build.select().from(volunteers).where(eq(volunteers.id, userId)).for('update'),
  )
  if (row === null) throw new Refusal(errorCodes.gone)
  if (changeId(row) !== id) throw new Refusal(errorCodes.stateRefuses, null, { state: 'changed' })
  return userId
}

async function readTitle(
  database: Database,
  vault: Vault,
  id: string,
  details: VolunteerPerson | null,
  on: Date,
): Promise<string> {
  const identity = await readIdentity(database, vault, id)
  const birthDate = parseIsoDate(details?.birthDate ?? '')
  const day = { year: on.getUTCFullYear(), month: on.getUTCMonth() + 1, day: on.getUTCDate() }
  const name = details?.name ?? ''
  return fromOf(
    identity?.name ?? (name === '' ? 'real name not checked' : `${name} (not checked)`),
    sexText(identity?.card.sex ?? details?.sex ?? null),
    birthDate === null ? null : `${ageOn(birthDate, day)} years`,
  )
}

async function collectFacts(database: Database, vault: Vault, volunteer: VolunteerRow) {
  const details = openDetails(vault, volunteer)
  if (details === null) return []
  const { nation, politics, education, streetId, guardianName, guardianPhone } = details
  const street = await queriesOf(database).readOne(
    build.select({ name: streets.name }).from(streets).where(eq(streets.id, streetId)),
  )
  const chosenTeams =
    volunteer.teamIds.length === 0
      ? []
      : await queriesOf(database).read(
          build
            .select({ id: teams.id, name: teams.name })
            .from(teams)
            .where(inArray(teams.id, [...volunteer.teamIds])),
        )
  return [
    { name: 'ethnic group', value: namesOf(practiceOptions.nations, [nation]) },
    { name: 'political status', value: namesOf(practiceOptions.politics, [politics]) },
    { name: 'education', value: namesOf(practiceOptions.educations, [education]) },
    { name: 'street', value: street?.name.en ?? streetId },
    { name: 'teams', value: namesOf(chosenTeams, volunteer.teamIds) },
    { name: 'guardian', value: [guardianName, guardianPhone].filter((part) => part !== '').join(', ') },
  ].filter(({ value }) => value !== '')
}

const sexText = (sex: VolunteerPerson['sex']): string | null => (sex === null ? null : sex === 1 ? 'male' : 'female')

function personText(person: VolunteerPerson | null): string {
  if (person === null) return 'nothing'
  const { name, sex, birthDate, guardianName, guardianPhone } = person
  return [name, sexText(sex) ?? '', birthDate, guardianName, guardianPhone].filter((part) => part !== '').join(', ')
}
