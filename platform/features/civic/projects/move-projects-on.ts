import { and, eq, lt, lte, or } from 'drizzle-orm'
import { dueProjectActs } from '../../../../src/domain/civic/projects/project-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { carryOut } from '../../../kernel/cases/carry-out'
import { siteToday } from '../../../kernel/site/site-today'
import { projectCase } from './project-case'
import { projects } from './projects.schema'

/** The most projects that one run handles. Each act is a transaction of its own. */
const mostAtOnce = 200

/** Performs the acts on projects that are due by the calendar. Safe to run in several processes at once. */
export async function performDueProjectActs(database: Database, now: Date): Promise<void> {
  const today = await siteToday(database, now)
  const due = await queriesOf(database).read(
    build
      .select()
      .from(projects)
      .where(
        or(
          and(eq(projects.state, 'coming'), lte(projects.startsOn, today)),
          and(eq(projects.state, 'running'), lt(projects.endsOn, today)),
        ),
      )
      .limit(mostAtOnce),
  )
  for (const project of due) {
    for (const act of dueProjectActs(project.state, project, today)) {
      try {
        await carryOut(database, projectCase, { id: project.id, act, role: 'clock', actorId: null, at: now })
      } catch (error) {
        // Another process, or the operator, may have been first.
        if (!(error instanceof Refusal)) throw error
      }
    }
  }
}
