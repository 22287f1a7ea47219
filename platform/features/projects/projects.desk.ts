import { asc, eq } from 'drizzle-orm'
import type { Desk } from '../../operator/desk'
import { carryOut } from '../cases/carry-out'
import { siteToday } from '../site/site-today'
import { moveProjectsOn } from './move-projects-on'
import { projectCase } from './project-case'
import { projects } from './projects.schema'

export const projectsDesk: Desk = {
  name: 'projects',
  summary: 'Projects of volunteers that wait to be published',
  waiting: async (database, limit) => {
    const rows = await database
      .select()
      .from(projects)
      .where(eq(projects.state, 'submitted'))
      .orderBy(asc(projects.createdAt), asc(projects.id))
      .limit(limit)
    return rows.map(({ id, createdAt, teamId, organisationId, name, aim }) => ({
      id,
      since: createdAt,
      from: teamId ?? organisationId ?? '',
      title: name['zh-CN'],
      text: aim['zh-CN'],
    }))
  },
  acts: {
    publish: {
      summary: 'makes it public; it runs from its first day',
      takesText: false,
      carryOut: async (database, id, _text, at) => {
        await carryOut(database, projectCase, { id, act: 'publish', role: 'operator', actorId: null, at })
        await moveProjectsOn(database, at)
      },
    },
    end: {
      summary: 'today is its last day; its activities and records stay',
      takesText: false,
      carryOut: async (database, id, _text, at) => {
        const set = { endsOn: await siteToday(database, at) }
        await carryOut(database, projectCase, { id, act: 'end', role: 'operator', actorId: null, at, set })
      },
    },
  },
}
