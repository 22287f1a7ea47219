import { eq } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { projectCase } from '../../../../features/civic/projects/project-case'
import { projects } from '../../../../features/civic/projects/projects.schema'
import { siteToday } from '../../../../kernel/site/site-today'
import { unsaid } from '../../../../kernel/shared/as-written'
import { demoProjects } from '../../../content/projects'
import { pictureOf } from '../../../media'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { day } from '../../../city-day'

export const projectsDemo: DemoStep = {
  feature: 'projects',
  what: bilingual('志愿项目', 'volunteer projects'),
  seed: seedProjects,
}

/** Seeds projects in every state; their activities are seeded with the activities. */
export async function seedProjects(database: Database, now: Date): Promise<void> {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * day)
  const rows: (typeof projects.$inferInsert)[] = []
  for (const { starts, ends, kinds, scene, activities: _, ...project } of demoProjects) {
    const createdAt = daysFromNow(Math.min(0, starts) - 14)
    rows.push({
      ...project,
      kinds: [...kinds],
      cover: pictureOf(scene),
      startsOn: await siteToday(database, daysFromNow(starts)),
      endsOn: ends === null ? null : await siteToday(database, daysFromNow(ends)),
      createdAt,
      updatedAt: createdAt,
    })
  }
  await insertAll(database, projects, rows)
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  await database.delete(caseSteps).where(eq(caseSteps.kind, projectCase.name))
  await insertAll(
    database,
    caseSteps,
    rows.map(({ id, state, createdAt }) => ({
      kind: projectCase.name,
      caseId: id,
      act: state === 'submitted' ? 'submit' : 'publish',
      state: state === 'submitted' ? 'submitted' : 'coming',
      role: 'operator',
      actorId: null,
      text: unsaid,
      at: createdAt,
    })),
  )
}
