import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { courses } from '../../../../features/civic/classrooms/classrooms.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { CourseKind } from '../../../../../src/domain/civic/classrooms/course'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { hour } from '../../../city-day'

export const coursesDemo: DemoStep = { feature: 'classrooms', what: bilingual('课程', 'courses'), seed: seedCourses }

/** The sub-categories whose articles and videos serve as courses. */
const sources: Readonly<Record<CourseKind, readonly string[]>> = {
  volunteering: ['living-neighbours'],
  culture: ['culture-heritage', 'culture-craft'],
  health: ['health-clinic', 'health-habits'],
  safety: ['living-safety'],
  science: ['learning-science', 'countryside-farming'],
  party: ['party-study'],
}
const mostOfKind = 14

/** Seeds the courses; runs after the contents. */
export async function seedCourses(database: Database, now: Date): Promise<void> {
  const types = [contentKinds.post.code, contentKinds.video.code]
  for (const [turn, [kind, subCategories]] of Object.entries(sources).entries()) {
    const rows = await queriesOf(database).read(
      build
        .select({ id: contents.id })
        .from(contents)
        .where(
          and(
            inArray(contents.subCategoryId, [...subCategories]),
            inArray(contents.type, types),
            eq(contents.listed, true),
            eq(contents.state, 'published'),
          ),
        )
        .orderBy(asc(contents.id))
        .limit(mostOfKind),
    )
    await insertAll(
      database,
      courses,
      rows.map(({ id }, index) => ({
        contentId: id,
        kind: kind as CourseKind,
        addedAt: new Date(now.getTime() - (index * 5 + turn) * 9 * hour),
      })),
    )
  }
}
