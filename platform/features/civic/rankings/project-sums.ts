import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { excluded } from '../../../kernel/database/expressions'
import { projectHelpers, projects } from '../projects/projects.schema'

interface ServedMinutes {
  readonly projectId: string
  readonly userId: string
  /** The minutes to add; negative for service that no longer counts. */
  readonly minutes: number
  readonly times: number
}

/**
 * Adds services to the sums of their projects, in the caller's transaction and in the order given; a project that is
 * gone is skipped. The rows of the projects are locked last, so that of two services in one project the second waits for
 * the first, and they never deadlock.
 */
export async function addToProjects(transaction: Transaction, services: readonly ServedMinutes[]): Promise<void> {
  if (services.length === 0) return
  const existingRows = await queriesOf(transaction).read(
    build
      .select({ id: projects.id })
      .from(projects)
      .where(
        inArray(
          projects.id,
          services.map(({ projectId }) => projectId),
        ),
      ),
  )
  const servicesOfProjects = services.filter(({ projectId }) => existingRows.some(({ id }) => id === projectId))
  const changes: (ServedMinutes & { readonly helpers: number })[] = []
  for (const service of servicesOfProjects) {
    const [helper] = await transaction
      .insert(projectHelpers)
      .values(service)
      .onConflictDoUpdate({
        target: [projectHelpers.projectId, projectHelpers.userId],
        set: {
          minutes: sql`${projectHelpers.minutes} + ${excluded(projectHelpers.minutes)}`,
          times: sql`${projectHelpers.times} + ${excluded(projectHelpers.times)}`,
        },
      })
      .returning({ times: projectHelpers.times })
    const times = helper?.times ?? 0
    changes.push({ ...service, helpers: Math.sign(times) - Math.sign(times - service.times) })
  }
  for (const { projectId, minutes, times, helpers } of changes)
    await transaction
      .update(projects)
      .set({
        minutes: sql`${projects.minutes} + ${minutes}`,
        times: sql`${projects.times} + ${times}`,
        helpers: sql`${projects.helpers} + ${helpers}`,
      })
      .where(eq(projects.id, projectId))
}

/** Counts one more public activity of a project. */
export async function countActivity(transaction: Transaction, projectId: string | null): Promise<void> {
  if (projectId === null) return
  await transaction
    .update(projects)
    .set({ activities: sql`${projects.activities} + 1` })
    .where(eq(projects.id, projectId))
}
