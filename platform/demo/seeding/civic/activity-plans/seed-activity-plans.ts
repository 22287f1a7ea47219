import { and, eq, inArray } from 'drizzle-orm'
import { activities } from '../../../../features/civic/activities/activities.schema'
import { volunteerId } from '../wishes/demo-wish'
import type { Database } from '../../../../kernel/database/client'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { unsaid } from '../../../../kernel/shared/as-written'
import { demoPlanRefusal, demoPlans, type DemoPlan } from '../../../content/activity-plans'
import { pictureOf } from '../../../media'
import { bilingual } from '../../../text'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { teamId } from '../teams/seed-teams'
import { demoVenueAt } from '../venues/demo-venue'
import { cityDay, day, hour } from '../../../city-day'

export const activityPlansDemo: DemoStep = {
  feature: 'activity-plans',
  what: bilingual('活动计划', 'plans of activities'),
  seed: seedActivityPlans,
}

/** Nine o'clock in the demo city, whose clocks are eight hours ahead of UTC. */
const morning = hour

const planId = (index: number): string => `activity-plan-${index + 1}`

/** Seeds the plans of the first team: those that wait for the office, one that it refused, one that it approved. */
export async function seedActivityPlans(database: Database, now: Date): Promise<void> {
  const rows = demoPlans.map((plan, index) => planRow(plan, index, now))
  await insertAll(database, activities, rows)
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  const ids = rows.map(({ id }) => id)
  await database.delete(caseSteps).where(and(eq(caseSteps.kind, 'activity'), inArray(caseSteps.caseId, ids)))
  await insertAll(
    database,
    caseSteps,
    rows.flatMap(({ id, state, createdAt }) => stepsOf(id, state, createdAt)),
  )
}

function planRow({ state, kind, title, intro, requirements, scene, days }: DemoPlan, index: number, now: Date) {
  const venue = demoVenueAt(index * 3)
  const startsAt = new Date(Math.floor(now.getTime() / day) * day + days * day + morning)
  const createdAt = new Date(now.getTime() - (index + 1) * 5 * hour)
  return {
    id: planId(index),
    ...{ state, kind, title, intro, requirements },
    pictures: scene === '' ? [] : [pictureOf(scene)],
    teamId: teamId(0),
    placeName: venue.name,
    latitude: venue.latitude,
    longitude: venue.longitude,
    enrolsAt: new Date(cityDay(createdAt) + 9 * hour),
    enrolsUntil: new Date(startsAt.getTime() - day),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3 * hour),
    places: 12,
    placesLeft: 12,
    radius: 300,
    cancelReason: state === 'refused' ? demoPlanRefusal : null,
    // Its leader changed the approved one an hour ago.
    changedAt: state === 'enrolling' ? new Date(now.getTime() - hour) : null,
    createdAt,
    updatedAt: createdAt,
  } satisfies typeof activities.$inferInsert
}

function stepsOf(id: string, state: DemoPlan['state'], at: Date): (typeof caseSteps.$inferInsert)[] {
  const step = { kind: 'activity', caseId: id, text: unsaid, at }
  const submitted = { ...step, act: 'submit', state: 'submitted', role: 'leader', actorId: volunteerId }
  const office = { ...step, at: new Date(at.getTime() + hour), role: 'operator', actorId: null }
  if (state === 'refused') return [submitted, { ...office, act: 'refuse', state, text: demoPlanRefusal }]
  return state === 'enrolling' ? [submitted, { ...office, act: 'approve', state: 'announced' }] : [submitted]
}
