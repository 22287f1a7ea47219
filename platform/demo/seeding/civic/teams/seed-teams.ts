import { asc, eq } from 'drizzle-orm'
import type { MembershipState } from '../../../../../src/domain/civic/teams/membership-lifecycle'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { membershipCase, membershipId } from '../../../../features/civic/teams/membership-case'
import { teamMembers, teams } from '../../../../features/civic/teams/teams.schema'
import { volunteers } from '../../../../features/civic/volunteers/volunteers.schema'
import { unsaid } from '../../../../kernel/shared/as-written'
import { demoTeamRefusal, demoTeams, demoTeamStreets } from '../../../content/teams'
import { pictureOf } from '../../../media'
import { sequence } from '../../../random'
import { volunteerId } from '../wishes/demo-wish'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { localisedParts } from '../../../../features/frame/search-index/localised-parts'
import { day } from '../../../city-day'

export const teamsDemo: DemoStep = { feature: 'teams', what: bilingual('志愿队伍', 'volunteer teams'), seed: seedTeams }

export const teamId = (index: number): string => `team-${String(index + 1).padStart(2, '0')}`

/** The weekend kitchen, which is full. */
const fullTeam = teamId(9)

interface DemoMembership {
  readonly teamId: string
  readonly userId: string
  readonly state: MembershipState
  readonly askedAt: Date
}

/**
 * Seeds the teams of the city's volunteers, each with a leader and members, and a few with an application that waits.
 */
export async function seedTeams(database: Database, now: Date): Promise<void> {
  const approvedVolunteers = await queriesOf(database).read(
    build
      .select({ id: volunteers.id, since: volunteers.registeredAt })
      .from(volunteers)
      .where(eq(volunteers.state, 'approved'))
      .orderBy(asc(volunteers.id)),
  )
  const people = approvedVolunteers.map(({ id }) => id).filter((id) => id !== volunteerId)
  const since = new Map(approvedVolunteers.map((volunteer) => [volunteer.id, volunteer.since.getTime()]))
  const demoRows = demoTeams.map((team, index) => {
    const createdAt = new Date(now.getTime() - (900 - index * 17) * day)
    const memberships = membershipsOf(index, people, now, (userId) => since.get(userId) ?? createdAt.getTime())
    return { ...team, id: teamId(index), createdAt, memberships }
  })
  await insertAll(
    database,
    teams,
    demoRows.map(({ id, name, intro, scene, organisationId, createdAt, memberships }) => ({
      id,
      name,
      intro,
      street: demoTeamStreets[Number(id.slice(-2)) % demoTeamStreets.length] ?? unsaid,
      logo: pictureOf(scene),
      organisationId,
      createdAt,
      leaderId: memberships[0]?.userId ?? null,
      members: countOf(memberships),
      mostMembers: id === fullTeam ? countOf(memberships) : null,
      searchParts: localisedParts(name, intro),
    })),
  )
  const memberships = demoRows.flatMap((team) => team.memberships)
  await insertAll(
    database,
    teamMembers,
    memberships.map((membership) => ({ ...membership, updatedAt: membership.askedAt })),
  )
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  await database.delete(caseSteps).where(eq(caseSteps.kind, membershipCase.name))
  await insertAll(database, caseSteps, memberships.flatMap(stepsOf))
}

const [leastSize, mostDrawn] = [5, 24]

/** How many members a team has beyond those that were drawn for it: enough that at most two teams are of one size. */
const extraMembers: readonly number[] = (() => {
  const teamsOf = new Map<number, number>()
  return demoTeams.map((_, index) => {
    // The volunteer of the demo belongs to the first two teams, too.
    const drawn = sequence(teamId(index)).whole(mostDrawn) + (index < 2 ? 1 : 0)
    let extra = 0
    while ((teamsOf.get(drawn + extra) ?? 0) >= 2) extra += 1
    teamsOf.set(drawn + extra, (teamsOf.get(drawn + extra) ?? 0) + 1)
    return extra
  })
})()

const countOf = (memberships: readonly DemoMembership[]) => memberships.filter(({ state }) => state === 'member').length

/**
 * The memberships of a team, the leader first. The volunteer among the demo's accounts leads the first team and belongs
 * to the second.
 */
function membershipsOf(
  index: number,
  people: readonly string[],
  now: Date,
  sinceOf: (userId: string) => number,
): DemoMembership[] {
  const id = teamId(index)
  const order = sequence(id)
  const size = Math.min(people.length, leastSize + order.whole(mostDrawn) + (extraMembers[index] ?? 0))
  const start = index * 12
  const teammates = Array.from({ length: size }, (_, round) => people[(start + round) % people.length] ?? '')
  const memberIds = index === 0 ? [volunteerId, ...teammates] : index === 1 ? [...teammates, volunteerId] : teammates
  // A member joined between their registration and now.
  const members = memberIds.map((userId) => ({
    teamId: id,
    userId,
    state: 'member' as const,
    askedAt: new Date(sinceOf(userId) + ((now.getTime() - sinceOf(userId)) * order.between(5, 60)) / 100),
  }))
  const nextPerson = (round: number) => people[(start + size + round) % people.length]
  const lateMembership = (userId: string | undefined, state: MembershipState, round: number): DemoMembership[] =>
    userId === undefined || memberIds.includes(userId)
      ? []
      : [{ teamId: id, userId, state, askedAt: new Date(now.getTime() - (round + 1) * 31_000_000) }]
  const waitingCount = index === 0 ? 3 : index % 6 === 2 ? 1 : 0
  return [
    ...members,
    ...Array.from({ length: waitingCount }, (_, round) => lateMembership(nextPerson(round), 'pending', round)).flat(),
    ...(index % 5 === 3 ? lateMembership(nextPerson(4), 'refused', 6) : []),
  ]
}

function stepsOf({ teamId: team, userId, state, askedAt }: DemoMembership): (typeof caseSteps.$inferInsert)[] {
  const step = { kind: membershipCase.name, caseId: membershipId(team, userId) }
  const joinStep = {
    ...step,
    act: 'join',
    state: 'pending',
    role: 'volunteer',
    actorId: userId,
    text: unsaid,
    at: askedAt,
  }
  if (state !== 'refused') return [joinStep]
  const at = new Date(askedAt.getTime() + day / 4)
  return [joinStep, { ...step, act: 'refuse', state, role: 'leader', actorId: null, text: demoTeamRefusal, at }]
}
