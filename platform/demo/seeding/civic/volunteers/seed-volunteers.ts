import { eq } from 'drizzle-orm'
import { checkDigitOf } from '../../../../../src/domain/people/identities/identity-card'
import { dateOfDays, isoDate } from '../../../../../src/domain/frame/shared/civil-date'
import { volunteerLifecycle } from '../../../../../src/domain/civic/volunteers/volunteer-lifecycle'
import type { VolunteerAct, VolunteerState } from '../../../../../src/domain/civic/volunteers/volunteer-lifecycle'
import type { Database } from '../../../../kernel/database/client'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { identities } from '../../../../features/people/identities/identities.schema'
import { cardUse, nameUse } from '../../../../features/people/identities/read-identity'
import { users } from '../../../../kernel/members/members.schema'
import { practiceOptions } from '../../../../features/civic/volunteers/practice-options'
import { sealDetails } from '../../../../features/civic/volunteers/volunteer-details'
import { volunteers } from '../../../../features/civic/volunteers/volunteers.schema'
import type { Vault } from '../../../../kernel/shared/vault'
import { unsaid } from '../../../../kernel/shared/as-written'
import {
  demoVolunteerLook,
  demoVolunteerName,
  demoVolunteerRealName,
  demoVolunteerRefusal,
  demoVolunteers,
} from '../../../content/volunteers'
import { facesInTurn } from '../../../faces'
import { sequence, type Sequence } from '../../../random'
import { insertAll } from '../../insert'
import type { OnCount } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { day, hour } from '../../../city-day'

export const volunteersDemo: DemoStep = {
  feature: 'volunteers',
  what: bilingual('志愿者', 'volunteers'),
  seed: (database, at, onCount, vault) => seedVolunteers(database, vault, at, onCount),
}

/**
 * The acts that follow the registration of the last volunteers, by the volunteer's number. Two volunteers wait, one was
 * refused, one left.
 */
const lastActs: Readonly<Record<number, readonly VolunteerAct[]>> = {
  497: [],
  498: [],
  499: ['refuse'],
  500: ['approve', 'leave'],
}

/** These volunteers registered with a guardian. */
const minors = [498, 499]

interface DemoVolunteer {
  readonly id: string
  readonly place: number
  readonly registeredAt: Date
  readonly acts: readonly VolunteerAct[]
}

/** The demo's volunteers are numbered from 1: `volunteer-001` and so on. */
export const demoVolunteerId = (number: number): string => `volunteer-${String(number).padStart(3, '0')}`

/** Seeds members who registered as volunteers over the last year, all but a few of them approved. */
export async function seedVolunteers(database: Database, vault: Vault, now: Date, onCount?: OnCount): Promise<void> {
  const order = sequence('volunteers')
  const numberedVolunteers = Array.from({ length: demoVolunteers }, (_, index): DemoVolunteer => {
    const acts = lastActs[index + 1]
    const age = acts === undefined ? order.between(20, 400) * day : order.between(6, 70) * hour
    return {
      id: demoVolunteerId(index + 1),
      place: index,
      registeredAt: new Date(now.getTime() - age - order.whole(24) * hour),
      acts: acts ?? ['approve'],
    }
  })
  const demoVolunteer: DemoVolunteer = {
    id: 'user-volunteer',
    place: demoVolunteers,
    registeredAt: new Date(now.getTime() - 180 * day),
    acts: ['approve'],
  }
  const faces = facesInTurn(numberedVolunteers.map(({ place }) => demoVolunteerLook(place)))
  await insertAll(
    database,
    users,
    numberedVolunteers.map(({ id, place, registeredAt }) => ({
      id,
      phone: `137${String(10_000_001 + place)}`,
      nickname: demoVolunteerName(place),
      avatar: faces[place] ?? '',
      sex: place % 2 === 0 ? 2 : 1,
      createdAt: registeredAt,
      realNameVerified: true,
    })),
    onCount,
  )
  await insertAll(
    database,
    identities,
    numberedVolunteers.map(({ id, place, registeredAt }) => ({
      id,
      state: 'verified' as const,
      updatedAt: registeredAt,
      reference: `claim-${id}`,
      sentAt: registeredAt,
      name: vault.seal(nameUse(id), demoVolunteerRealName(place)),
      card: vault.seal(cardUse(id), cardOf(place, registeredAt)),
      cardMark: vault.mark('card', cardOf(place, registeredAt)),
      checkedAt: registeredAt,
    })),
  )
  const all = [...numberedVolunteers, demoVolunteer]
  await insertAll(
    database,
    volunteers,
    all.map(({ id, place, registeredAt, acts }) => ({
      id,
      registeredAt,
      ...applicationOf(order, id, birthDateOf(place, registeredAt), vault),
      // The platform keeps no details of a volunteer who left.
      ...(acts.includes('leave') ? { details: null, skills: [], times: [] } : {}),
      state: stateAfter(acts.at(-1)),
      updatedAt: stepTime(registeredAt, acts.length),
    })),
  )
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  await database.delete(caseSteps).where(eq(caseSteps.kind, 'volunteer'))
  await insertAll(database, caseSteps, all.flatMap(stepsOf))
}

/** The volunteers with a guardian are 15 years old, and everybody else is between 19 and 76. */
function birthDateOf(index: number, registeredAt: Date): string {
  const age = minors.includes(index + 1) ? 15 : 19 + ((index * 13) % 58)
  const days = Math.floor(registeredAt.getTime() / day) - age * 365 - 40 - ((index * 7) % 300)
  return isoDate(dateOfDays(days))
}

/** A card number with a region (999999) that no real card has. */
function cardOf(index: number, registeredAt: Date): string {
  const birthDate = birthDateOf(index, registeredAt).replaceAll('-', '')
  const ordinal = String(index * 2 + (index % 2))
    .padStart(3, '0')
    .slice(-3)
  const first = `999999${birthDate}${ordinal}`
  return `${first}${checkDigitOf(first) ?? ''}`
}

/** The application, as the registration form would have sent it. */
function applicationOf(order: Sequence, id: string, birthDate: string, vault: Vault) {
  const { nations, politics, educations, skills, times } = practiceOptions
  const someIds = (options: readonly { readonly id: string }[], most: number) => [
    ...new Set(Array.from({ length: order.between(1, most) }, () => order.pick(options).id)),
  ]
  const isMinor = minors.some((number) => demoVolunteerId(number) === id)
  const details = {
    nation: order.chance(0.9) ? 'han' : order.pick(nations).id,
    politics: order.pick(politics).id,
    education: isMinor ? 'middle' : order.pick(educations).id,
    streetId: `street-${order.between(1, 20)}`,
    birthDate,
    name: '',
    sex: null,
    guardianName: isMinor ? '周国平' : '',
    guardianPhone: isMinor ? '13600000001' : '',
  }
  return { skills: someIds(skills, 3), times: someIds(times, 2), details: sealDetails(vault, id, details) }
}

const stateAfter = (act: VolunteerAct | undefined): VolunteerState =>
  act === undefined ? volunteerLifecycle.start : volunteerLifecycle.acts[act].to

/** Each step follows the previous one after two hours. */
const stepTime = (start: Date, index: number): Date => new Date(start.getTime() + index * 2 * hour)

function stepsOf({ id, registeredAt, acts }: DemoVolunteer): (typeof caseSteps.$inferInsert)[] {
  const of = { kind: 'volunteer', caseId: id }
  const byApplicant = { role: 'applicant', actorId: id }
  const byOperator = { role: 'operator', actorId: null }
  return [
    { ...of, ...byApplicant, act: 'submit', state: volunteerLifecycle.start, text: unsaid, at: registeredAt },
    ...acts.map((act, index) => ({
      ...of,
      ...(act === 'leave' ? byApplicant : byOperator),
      act,
      state: stateAfter(act),
      text: act === 'refuse' ? demoVolunteerRefusal : unsaid,
      at: stepTime(registeredAt, index + 1),
    })),
  ]
}
