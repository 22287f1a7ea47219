import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { thingPath } from '../../../../src/domain/overview/search/found-kinds'
import { day } from '../../../../contract/fields'
import { activityKinds } from '../../../../src/domain/civic/activities/activity'
import { carryOut } from '../../../kernel/cases/carry-out'
import { addStep } from '../../../kernel/cases/case-steps'
import { organisations } from '../../../kernel/contents/contents.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { writeRows } from '../../../kernel/database/write-rows'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { checkReferences, hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import { bothLanguages, fileName } from '../../../kernel/publishing/written-fields'
import { unsaid } from '../../../kernel/shared/as-written'
import { siteToday } from '../../../kernel/site/site-today'
import { indexThings } from '../../frame/search-index/found-things'
import { teams } from '../teams/teams.schema'
import { performDueProjectActs } from './move-projects-on'
import { projectCase } from './project-case'
import { foundProjects } from './projects.found'
import { projects } from './projects.schema'

const projectFields = z.strictObject({
  name: bothLanguages(200),
  aim: bothLanguages(500),
  cover: fileName,
  kinds: z.array(z.enum(activityKinds)).check(z.minLength(1)),
  /** A team runs it, or an organisation. */
  team: z.optional(z.string()),
  organisation: z.optional(z.string()),
  starts_on: day,
  ends_on: z.optional(day),
})

/** Projects of volunteers. */
export const publishableProjects = publishableKind<z.output<typeof projectFields>>({
  name: 'project',
  after: ['organisation', 'team'],
  schema: projectFields,
  text: 'plain',
  media: { cover: 'image' },
  titleOf: ({ name }) => name,
  pathOf: (id) => thingPath('project', id),
  check: async (queries, { team, organisation, starts_on: from, ends_on: until }, exists) => [
    ...(await checkReferences(queries, exists, [
      { field: 'team', kind: 'team', table: teams, id: team },
      { field: 'organisation', kind: 'organisation', table: organisations, id: organisation },
    ])),
    ...((team === undefined) === (organisation === undefined)
      ? [{ path: ['organisation'], message: 'either a team or an organisation runs it' }]
      : []),
    ...(from !== undefined && until !== undefined && until < from
      ? [{ path: ['ends_on'], message: 'it ends before it begins' }]
      : []),
  ],
  isTaken: (queries, id) => hasRow(queries, projects, id),
  write: async (transaction, { id, fields, text, media }, { at }) => {
    const { name, aim, cover, kinds, team = null, organisation = null, starts_on: startsOn, ends_on = null } = fields
    const before = await queriesOf(transaction).readOne(
      build.select({ state: projects.state }).from(projects).where(eq(projects.id, id)).for('update'),
    )
    if (before !== null && (before.state === 'refused' || before.state === 'ended'))
      throw new OperatorError(`The project ${id} is over: publish it under another id.`)
    const row = {
      ...{ id, name, aim, intro: text ?? aim, cover: media[cover]?.url ?? '', kinds: [...kinds] },
      ...{ teamId: team, organisationId: organisation, startsOn, endsOn: ends_on, updatedAt: at },
    }
    if (before === null) {
      const step = { kind: projectCase.name, caseId: id, act: 'submit', state: 'submitted', role: 'operator' }
      await writeRows(transaction, projects, [{ ...row, state: 'submitted', createdAt: at }])
      await addStep(transaction, { ...step, actorId: null, text: unsaid, at })
      await carryOut(transaction, projectCase, { id, act: 'publish', role: 'operator', actorId: null, at })
      await performDueProjectActs(transaction, at)
      return
    }
    await transaction.update(projects).set(row).where(eq(projects.id, id))
    await indexThings(transaction, foundProjects, [id])
  },
  // One that has begun has its records, so it ends today instead of disappearing.
  withdraw: async (transaction, id, at) => {
    const state = await queriesOf(transaction).readValue(
      build.select({ state: projects.state }).from(projects).where(eq(projects.id, id)),
    )
    const call = { id, role: 'operator' as const, actorId: null, at }
    if (state === 'coming') await carryOut(transaction, projectCase, { ...call, act: 'refuse' })
    else if (state === 'running') {
      const set = { endsOn: await siteToday(transaction, at) }
      await carryOut(transaction, projectCase, { ...call, act: 'end', set })
    }
  },
})
