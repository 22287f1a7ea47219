import { and, asc } from 'drizzle-orm'
import type { FoundSource } from '../../../kernel/search/found-source'
import { isPublicProject, projects } from './projects.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const foundProjects: FoundSource = {
  kind: 'project',
  select: async (database, fits, limit) => {
    const { id, name, aim, intro, cover, organisationId, state, updatedAt } = projects
    const rows = await queriesOf(database).read(
      build
        .select({ id, name, aim, intro, cover, organisationId, state, updatedAt })
        .from(projects)
        .where(and(isPublicProject, fits(id)))
        .orderBy(asc(id))
        .limit(limit),
    )
    return rows.map(({ aim: text, intro: more, cover: picture, state, updatedAt: at, ...project }) => ({
      ...project,
      ...{ text, more: [more], picture, endedAt: state === 'ended' ? at : null },
    }))
  },
}
