import { asc, eq } from 'drizzle-orm'
import type { Desk } from '../../../kernel/operator/desk'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { organisations } from '../../../kernel/contents/contents.schema'
import { siteToday } from '../../../kernel/site/site-today'
import { teams } from '../teams/teams.schema'
import { performDueProjectActs } from './move-projects-on'
import { projectCase } from './project-case'
import { projects } from './projects.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const projectsDesk: Desk = {
  name: 'projects',
  summary: 'Projects of volunteers that wait to be published',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ project: projects, team: teams.name, organisation: organisations.name })
        .from(projects)
        .leftJoin(teams, eq(teams.id, projects.teamId))
        .leftJoin(organisations, eq(organisations.id, projects.organisationId))
        .where(eq(projects.state, 'submitted'))
        .orderBy(asc(projects.createdAt), asc(projects.id))
        .limit(limit),
    )
    return rows.map(
      ({ project: { id, createdAt, name, aim, intro, cover, startsOn, endsOn }, team, organisation }) => ({
        id,
        since: createdAt,
        from: (team ?? organisation)?.['zh-CN'] ?? '',
        title: name['zh-CN'],
        text: aim['zh-CN'],
        facts: [
          { name: 'introduction', value: intro['zh-CN'] },
          { name: 'days', value: `${startsOn} to ${endsOn ?? 'no end'}` },
        ],
        pictures: [cover],
      }),
    )
  },
  acts: {
    publish: {
      summary: 'makes it public; it runs from its first day',
      takesText: false,
      carryOut: async (database, id, _text, at) => {
        await carryOut(database, projectCase, { id, act: 'publish', role: 'operator', actorId: null, at })
        await performDueProjectActs(database, at)
      },
    },
    refuse: {
      summary: 'nobody sees it, with a reason for its history; one that was published, until it begins',
      takesText: true,
      carryOut: async (database, id, text, at) => {
        const reason = officeReason(text)
        await carryOut(database, projectCase, { id, act: 'refuse', role: 'operator', actorId: null, at, text: reason })
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
