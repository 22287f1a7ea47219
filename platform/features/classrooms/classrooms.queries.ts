import { and, desc, eq } from 'drizzle-orm'
import type { CourseKind } from '../../../src/domain/civic/classrooms/course'
import { beyond, limitOf } from '../../database/expressions'
import type { Queries } from '../../database/queries'
import type { Language } from '../../database/schema/localised'
import { build } from '../../database/statement'
import { cardColumn } from '../feed/cards'
import type { Position } from '../feed/cursor'
import { contents } from '../feed/feed.schema'
import { published } from '../feed/published'
import { courses } from './classrooms.schema'

interface Wanted {
  readonly kind: CourseKind | undefined
  readonly language: Language
  readonly limit: number
  readonly after: Position | null
}

/** Contents that are withdrawn leave the list until they are published again. */
export function selectCourses(queries: Queries, { kind, language, limit, after }: Wanted) {
  return queries.read(
    build
      .select({
        id: courses.contentId,
        kind: courses.kind,
        added_at: courses.addedAt,
        card: cardColumn(language, null),
      })
      .from(courses)
      .innerJoin(contents, and(eq(contents.id, courses.contentId), published))
      .where(
        and(
          kind === undefined ? undefined : eq(courses.kind, kind),
          beyond('<', [courses.addedAt, courses.contentId], after),
        ),
      )
      .orderBy(desc(courses.addedAt), desc(courses.contentId))
      .limit(limitOf(limit)),
  )
}
