import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq } from 'drizzle-orm'
import type { CourseKind } from '../../../../src/domain/civic/classrooms/course'
import { isBeyond, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { cardColumn } from '../../../kernel/contents/cards'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { courses } from './classrooms.schema'

interface CourseQuery {
  readonly kind: CourseKind | undefined
  readonly language: Language
  readonly limit: number
  readonly after: CursorValues | null
}

/** Selects courses. A course whose content is withdrawn is left out until the content is published again. */
export function selectCourses(queries: Queries, { kind, language, limit, after }: CourseQuery) {
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
          isBeyond('<', [courses.addedAt, courses.contentId], after),
        ),
      )
      .orderBy(desc(courses.addedAt), desc(courses.contentId))
      .limit(limitOf(limit)),
  )
}
