import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { thingPath } from '../../../../src/domain/overview/search/found-kinds'
import { latitude, longitude } from '../../../../contract/coordinates'
import { activityKinds } from '../../../../src/domain/civic/activities/activity'
import { mostPlanPictures } from '../../../../src/domain/civic/activity-plans/activity-plan'
import { carryOut } from '../../../kernel/cases/carry-out'
import { addStep } from '../../../kernel/cases/case-steps'
import { organisations } from '../../../kernel/contents/contents.schema'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { writeRows } from '../../../kernel/database/write-rows'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { checkReferences, hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import type { Exists, Misfit, PublishingContext, PublishedDocument } from '../../../kernel/publishing/publishable-kind'
import { siteInstant } from '../../../kernel/publishing/site-instant'
import { bothLanguages, fileName, saysPosition, writtenMoment } from '../../../kernel/publishing/written-fields'
import { unsaid } from '../../../kernel/shared/as-written'
import { indexThings } from '../../frame/search-index/found-things'
import { projects } from '../projects/projects.schema'
import { countActivity } from '../rankings/project-sums'
import { teams } from '../teams/teams.schema'
import { venues } from '../venues/venues.schema'
import { foundActivities } from './activities.found'
import { activities } from './activities.schema'
import { activityCase } from './activity-cases'
import { cancelActivity } from './cancel-activity'
import { moveActivity } from './move-activity'
import { performAllDueActs } from './move-on'

const activityFields = z
  .strictObject({
    title: bothLanguages(200),
    type: z.enum(activityKinds),
    pictures: z.array(fileName).check(z.minLength(1), z.maxLength(mostPlanPictures)),
    venue: z.optional(z.string()),
    team: z.optional(z.string()),
    organisation: z.optional(z.string()),
    project: z.optional(z.string()),
    place: bothLanguages(200),
    latitude,
    longitude,
    enrols_at: writtenMoment,
    starts_at: writtenMoment,
    ends_at: writtenMoment,
    places: z.int().check(z.minimum(1), z.maximum(10_000)),
    /** Metres within which a position is enough to check in. */
    radius: z.optional(z.int().check(z.minimum(20), z.maximum(5000))),
    /** The code for checking in, which the leader tells. */
    code: z.optional(z.string().check(z.regex(/^\d{6}$/, 'six figures'))),
  })
  .check(saysPosition)
type ActivityFields = z.output<typeof activityFields>

/** The reason that everybody reads where the file says only that it is withdrawn; the desk `activities` gives another. */
const calledOff = { 'zh-CN': '主办方取消了这次活动', en: 'The organisers have called it off' }

/** Activities of volunteers. */
export const publishableActivities = publishableKind<ActivityFields>({
  name: 'activity',
  after: ['organisation', 'team', 'venue', 'project'],
  schema: activityFields,
  text: 'plain',
  media: { 'pictures.*': 'image' },
  titleOf: ({ title }) => title,
  pathOf: (id) => thingPath('activity', id),
  check: checkActivity,
  isTaken: (queries, id) => hasRow(queries, activities, id),
  write: async (transaction, document, publication) => {
    const { id, fields } = document
    const before = await queriesOf(transaction).readOne(
      build.select().from(activities).where(eq(activities.id, id)).for('update'),
    )
    const row = await rowOf(document, publication)
    if (before === null) await makeActivity(transaction, { ...row, places: fields.places }, publication.at)
    else await changeActivity(transaction, before, { ...row, places: fields.places }, publication.at)
    await indexThings(transaction, foundActivities, [id])
  },
  withdraw: (transaction, id, at) => cancelActivity(transaction, id, calledOff, at),
})

type WrittenActivity = Awaited<ReturnType<typeof rowOf>> & { readonly places: number }

async function rowOf(
  { id, fields, text, media }: PublishedDocument<ActivityFields>,
  { at, instant }: PublishingContext,
) {
  const { title, type, venue = null, team = null, organisation = null, project = null, place } = fields
  return {
    ...{ id, kind: type, title, intro: text ?? title, pictures: fields.pictures.map((name) => media[name]?.url ?? '') },
    ...{ venueId: venue, teamId: team, organisationId: organisation, projectId: project, placeName: place },
    ...{ latitude: fields.latitude, longitude: fields.longitude, enrolsAt: await instant(fields.enrols_at) },
    ...{ startsAt: await instant(fields.starts_at), endsAt: await instant(fields.ends_at) },
    ...{ radius: fields.radius ?? null, code: fields.code ?? null, updatedAt: at },
  }
}

async function makeActivity(transaction: Transaction, activity: WrittenActivity, at: Date): Promise<void> {
  const { id, places } = activity
  const row = { ...activity, placesLeft: places, state: 'submitted' as const, createdAt: at }
  await writeRows(transaction, activities, [row])
  const step = { kind: activityCase.name, caseId: id, act: 'submit', state: 'submitted', role: 'operator' }
  await addStep(transaction, { ...step, actorId: null, text: unsaid, at })
  await carryOut(transaction, activityCase, {
    ...{ id, act: 'approve', role: 'operator', actorId: null, at },
    also: (within, { projectId }) => countActivity(within, projectId),
  })
  await performAllDueActs(transaction, at)
}

/** Changes an activity that is still to come. Those who joined hear of another start, as when the desk moves it. */
async function changeActivity(
  transaction: Transaction,
  before: typeof activities.$inferSelect,
  { startsAt, endsAt, enrolsAt, projectId: _projectId, places, ...row }: WrittenActivity,
  at: Date,
): Promise<void> {
  const { id } = before
  if (before.state !== 'announced' && before.state !== 'enrolling')
    throw new OperatorError(`The activity ${id} is ${before.state}: it cannot be changed; publish another one.`)
  const joined = before.places - before.placesLeft
  if (places < joined) throw new OperatorError(`${joined} people joined ${id}: it cannot have ${places} places.`)
  if (startsAt.getTime() !== before.startsAt.getTime()) await moveActivity(transaction, id, startsAt.toISOString(), at)
  await transaction
    .update(activities)
    .set({ ...row, enrolsAt, endsAt, places, placesLeft: sql`${places}::int - ${joined}::int` })
    .where(eq(activities.id, id))
}

async function checkActivity(queries: Queries, fields: Partial<ActivityFields>, exists: Exists): Promise<Misfit[]> {
  const { venue, team, organisation, project } = fields
  const misfits = await checkReferences(queries, exists, [
    { field: 'venue', kind: 'venue', table: venues, id: venue },
    { field: 'team', kind: 'team', table: teams, id: team },
    { field: 'organisation', kind: 'organisation', table: organisations, id: organisation },
    { field: 'project', kind: 'project', table: projects, id: project },
  ])
  const instant = siteInstant(queries)
  const at = async (time: string | undefined) => (time === undefined ? null : await instant(time))
  const [enrols, starts, ends] = [await at(fields.enrols_at), await at(fields.starts_at), await at(fields.ends_at)]
  if (starts !== null && enrols !== null && starts < enrols)
    misfits.push({ path: ['starts_at'], message: 'it starts before people can join' })
  if (starts !== null && ends !== null && ends <= starts)
    misfits.push({ path: ['ends_at'], message: 'it ends before it begins' })
  if (fields.radius === undefined && fields.code === undefined)
    misfits.push({ path: ['code'], message: 'people check in by a code, or within a radius: give one of them' })
  return misfits
}
