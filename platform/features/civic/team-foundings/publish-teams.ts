import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { namesHouse } from '../../../../src/domain/frame/places/area'
import { thingPath } from '../../../../src/domain/overview/search/found-kinds'
import { organisations } from '../../../kernel/contents/contents.schema'
import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { checkReferences, findReferring, hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import type { Exists, Misfit, PublishedDocument } from '../../../kernel/publishing/publishable-kind'
import { bothLanguages, fileName } from '../../../kernel/publishing/written-fields'
import { unsaid } from '../../../kernel/shared/as-written'
import { activities } from '../activities/activities.schema'
import { projects } from '../projects/projects.schema'
import { indexTeam } from '../teams/index-team'
import { leadsEnough } from '../teams/leads-enough'
import { appointLeader } from '../teams/appoint-leader'
import { teamMembers, teams } from '../teams/teams.schema'
import { venueTeams } from '../venues/venues.schema'
import { volunteers } from '../volunteers/volunteers.schema'
import { endTeam, lockMembers } from './close-team'
import { claimName, keyOfName } from './name-claims'
import { teamNames } from './team-foundings.schema'
import { localisedParts } from '../../frame/search-index/localised-parts'

const teamFields = z.strictObject({
  name: bothLanguages(30),
  /** The id of the volunteer who leads it from its founding on; a later change of the file leaves the leader alone. */
  leader: z.string(),
  logo: fileName,
  organisation: z.optional(z.string()),
  /** The street or neighbourhood where it meets, without a house number. */
  street: z.optional(bothLanguages(40)),
})
type TeamFields = z.output<typeof teamFields>

/** Teams of volunteers that the office founds. */
export const publishableTeams = publishableKind<TeamFields>({
  name: 'team',
  after: ['organisation'],
  schema: teamFields,
  text: 'plain',
  media: { logo: 'image' },
  titleOf: ({ name }) => name,
  pathOf: (id) => thingPath('team', id),
  check: checkTeam,
  isTaken: (queries, id) => hasRow(queries, teams, id),
  write: async (transaction, document, { at }) => {
    const { id, fields } = document
    const before = await queriesOf(transaction).readOne(
      build.select({ closedAt: teams.closedAt }).from(teams).where(eq(teams.id, id)).for('no key update'),
    )
    if (before !== null && before.closedAt !== null)
      throw new OperatorError(`The team ${id} is closed: publish it under another id.`)
    const row = rowOf(document)
    if (before === null) await foundTeam(transaction, { ...row, createdAt: at }, fields.leader, at)
    else await transaction.update(teams).set(row).where(eq(teams.id, id))
    await takeNames(transaction, id, fields.name)
    await indexTeam(transaction, id)
  },
  usedBy: (queries, id) =>
    findReferring(queries, id, [
      {
        ...{ kind: 'activity', column: activities.teamId, by: activities.id },
        only: inArray(activities.state, ['submitted', 'refused', 'announced', 'enrolling', 'running']),
      },
      {
        ...{ kind: 'project', column: projects.teamId, by: projects.id },
        only: notInArray(projects.state, ['refused', 'ended']),
      },
      { kind: 'venue', column: venueTeams.teamId, by: venueTeams.venueId },
    ]),
  // Its members keep their hours, and are told.
  withdraw: async (transaction, id, at) => {
    await lockMembers(transaction, id)
    const team = await queriesOf(transaction).readOne(
      build
        .select({ name: teams.name })
        .from(teams)
        .where(and(eq(teams.id, id), isNull(teams.closedAt)))
        .for('no key update'),
    )
    if (team === null) return
    await endTeam(transaction, { teamId: id, name: team.name, reason: closedByOffice, leaderId: null }, at)
  },
})

/** The reason that the members of a team read whose file says that it is withdrawn. */
const closedByOffice = { 'zh-CN': '工作人员关闭了这支队伍', en: 'The office has closed this team' }

function rowOf({ id, fields, text, media }: PublishedDocument<TeamFields>) {
  const { name, organisation = null, street = unsaid } = fields
  const intro = text ?? name
  return {
    ...{ id, name, intro, street, logo: media[fields.logo]?.url ?? '', organisationId: organisation },
    searchParts: localisedParts(name, intro),
  }
}

/** Founds a team whose first member is its leader, who is told. */
async function foundTeam(
  transaction: Transaction,
  row: typeof teams.$inferInsert,
  leaderId: string,
  at: Date,
): Promise<void> {
  if (await leadsEnough(transaction, leaderId))
    throw new OperatorError(`${leaderId} leads as many teams as one may: name another leader for ${row.id}.`)
  await transaction.insert(teams).values({ ...row, members: 1 })
  const membership = { teamId: row.id, userId: leaderId, state: 'member', askedAt: at, updatedAt: at } as const
  await transaction.insert(teamMembers).values(membership)
  await appointLeader(transaction, `${row.id}:${leaderId}`, '', at)
}

/** Keeps the names of a team, in place of those before. */
async function takeNames(transaction: Transaction, teamId: string, name: Localised): Promise<void> {
  await transaction.delete(teamNames).where(eq(teamNames.teamId, teamId))
  for (const words of new Set(Object.values(name))) await claimName(transaction, words, { teamId })
}

async function checkTeam(
  queries: Queries,
  { name, leader, organisation, street }: Partial<TeamFields>,
  exists: Exists,
  id: string,
): Promise<Misfit[]> {
  const misfits = await checkReferences(queries, exists, [
    { field: 'organisation', kind: 'organisation', table: organisations, id: organisation },
  ])
  for (const [language, words] of Object.entries(name ?? {})) {
    const others = and(eq(teamNames.key, keyOfName(words)), sql`${teamNames.teamId} is distinct from ${id}`)
    const taken = await queries.readOne(build.select({ key: teamNames.key }).from(teamNames).where(others))
    if (taken !== null) misfits.push({ path: ['name', language], message: `a team has the name "${words}" already` })
  }
  for (const [language, words] of Object.entries(street ?? {}))
    if (namesHouse(words)) misfits.push({ path: ['street', language], message: 'without a house number' })
  if (leader !== undefined && !(await hasRow(queries, teams, id)) && !(await isVolunteer(queries, leader)))
    misfits.push({ path: ['leader'], message: `there is no approved volunteer with the id "${leader}"` })
  return misfits
}

async function isVolunteer(queries: Queries, id: string): Promise<boolean> {
  const approved = and(eq(volunteers.id, id), eq(volunteers.state, 'approved'))
  return (await queries.readOne(build.select({ id: volunteers.id }).from(volunteers).where(approved))) !== null
}
