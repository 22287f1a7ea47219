import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { excluded } from '../../database/expressions'
import { projectHelpers, projects } from './projects.schema'

interface Served {
  readonly projectId: string
  readonly userId: string
  readonly minutes: number
}

/**
 * Adds a service to the sums of its project, in the caller's transaction. A project that is gone takes none. The row of
 * the project is the last to be locked, so that two services in one project wait for each other without a deadlock.
 */
export async function addToProject(transaction: Database, { projectId, userId, minutes }: Served): Promise<void> {
  const [known] = await transaction.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId))
  if (known === undefined) return
  const [helper] = await transaction
    .insert(projectHelpers)
    .values({ projectId, userId, minutes, times: 1 })
    .onConflictDoUpdate({
      target: [projectHelpers.projectId, projectHelpers.userId],
      set: {
        minutes: sql`${projectHelpers.minutes} + ${excluded(projectHelpers.minutes)}`,
        times: sql`${projectHelpers.times} + 1`,
      },
    })
    .returning({ times: projectHelpers.times })
  const isNew = helper?.times === 1
  await transaction
    .update(projects)
    .set({
      minutes: sql`${projects.minutes} + ${minutes}`,
      times: sql`${projects.times} + 1`,
      helpers: sql`${projects.helpers} + ${isNew ? 1 : 0}`,
    })
    .where(eq(projects.id, projectId))
}

/** One more of its activities is public. */
export async function countActivity(transaction: Database, projectId: string | null): Promise<void> {
  if (projectId === null) return
  await transaction
    .update(projects)
    .set({ activities: sql`${projects.activities} + 1` })
    .where(eq(projects.id, projectId))
}
