import { and, asc } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { FoundSource } from '../../../kernel/search/found-source'
import { isPublicGuide } from './guides.queries'
import { guides } from './guides.schema'

/** Guides are found by title, summary, conditions, materials, steps and questions. */
export const foundGuides: FoundSource = {
  kind: 'guide',
  select: async (database, fits, limit) => {
    const { id, title, summary, organisationId, conditions, materials, steps, questions } = guides
    const rows = await queriesOf(database).read(
      build
        .select({ id, title, summary, organisationId, conditions, materials, steps, questions })
        .from(guides)
        .where(and(isPublicGuide, fits(id)))
        .orderBy(asc(id))
        .limit(limit),
    )
    return rows.map((guide) => ({
      ...{ id: guide.id, name: guide.title, text: guide.summary, organisationId: guide.organisationId },
      more: [
        ...guide.conditions,
        ...guide.materials.map((material) => material.name),
        ...guide.steps.flatMap((step) => [step.title, step.text]),
        ...guide.questions.flatMap(({ question, answer }) => [question, answer]),
      ],
      picture: null,
    }))
  },
}
