import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { excluded } from '../../database/expressions'
import { addToProject } from '../projects/project-sums'
import { rankingSums, serviceMinutes } from './rankings.schema'

/** One volunteer's service in one activity. */
export interface Service {
  readonly userId: string
  readonly activityId: string
  readonly teamId: string | null
  readonly organisationId: string | null
  /** Of its activity. */
  readonly projectId?: string | null
  /** Whole minutes, not negative. */
  readonly minutes: number
  readonly endedAt: Date
  /** The day of its end in the site's calendar, YYYY-MM-DD. */
  readonly day: string
}

/**
 * Writes a service into the ledger and adds it to the running sums of the volunteer, the team, the organisation
 * and the project, in the caller's transaction. A service of the same volunteer in the same activity counts once: returns false for the
 * second.
 */
export async function countService(transaction: Database, { day, ...service }: Service): Promise<boolean> {
  const [counted] = await transaction
    .insert(serviceMinutes)
    .values(service)
    .onConflictDoNothing()
    .returning({ userId: serviceMinutes.userId })
  if (counted === undefined) return false
  const subjects = [
    { kind: 'organisation' as const, subjectId: service.organisationId },
    { kind: 'person' as const, subjectId: service.userId },
    { kind: 'team' as const, subjectId: service.teamId },
  ]
  // Always in the same order, so that two services of one team at the same moment wait for each other without a deadlock.
  const sums = subjects.flatMap(({ kind, subjectId }) =>
    subjectId === null
      ? []
      : ['all', day.slice(0, 4), day.slice(0, 7)].map((period) => ({
          kind,
          period,
          subjectId,
          minutes: service.minutes,
          times: 1,
        })),
  )
  await transaction
    .insert(rankingSums)
    .values(sums)
    .onConflictDoUpdate({
      target: [rankingSums.kind, rankingSums.period, rankingSums.subjectId],
      set: {
        minutes: sql`${rankingSums.minutes} + ${excluded(rankingSums.minutes)}`,
        times: sql`${rankingSums.times} + ${excluded(rankingSums.times)}`,
      },
    })
  const { projectId = null, userId, minutes } = service
  if (projectId !== null) await addToProject(transaction, { projectId, userId, minutes })
  return true
}
