import { errorCodes } from '../../../../contract/envelope'
import * as contract from '../../../../contract/projects'
import { projectStateOn } from '../../../../src/domain/civic/projects/project-lifecycle'
import type { PublicProjectState } from '../../../../src/domain/civic/projects/project-lifecycle'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { selectActivitiesOfProject } from '../activities/activities.queries'
import { activitiesPage } from '../activities/activity-answers'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { siteToday } from '../../../kernel/site/site-today'
import { personalProjects } from './projects.personal'
import { performDueProjectActs } from './move-projects-on'
import { projectsDesk } from './projects.desk'
import { hasProject, selectProject, selectProjectRecords, selectProjects } from './projects.queries'
import type { ProjectRow } from './projects.queries'
import { foundProjects } from './projects.found'
import { publishableProjects } from './publish-projects'

export const projectsFeature: PlatformFeature = {
  name: 'projects',
  publishes: [publishableProjects],
  personalData: personalProjects,
  searchable: [foundProjects],
  desk: projectsDesk,
  cleanUp: performDueProjectActs,
  routes: (app) => {
    const { now } = app.platform

    serve(app, contract.listProjects, async ({ database, query, caller }) => {
      const { state, kind, page_size: size, cursor } = query
      const filter = { state, kind, language: caller.language, limit: size + 1, after: cursorValues(cursor, 'ss') }
      const rows = await selectProjects(queriesOf(database), filter)
      const today = await siteToday(database, now())
      return listPage(
        rows,
        size,
        ({ startsOn, id }) => [startsOn, id],
        (row) => cardOf(row, today),
      )
    })

    serve(app, contract.getProject, async ({ database, path, caller }) => {
      const row = await selectProject(queriesOf(database), path.id, caller.language)
      if (row === null) throw new Refusal(errorCodes.gone)
      const { intro, times } = row
      return { project: { ...cardOf(row, await siteToday(database, now())), intro, times } }
    })

    serve(app, contract.listProjectActivities, async ({ database, path, query, caller }) => {
      await requireProject(queriesOf(database), path.id)
      const reader = { id: caller.member?.id ?? null, language: caller.language, now: now() }
      const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ts') }
      const rows = await selectActivitiesOfProject(database, reader.id, path.id, page)
      return activitiesPage(rows, query.page_size, reader)
    })

    serve(app, contract.listProjectRecords, async ({ database, path, query, caller }) => {
      const queries = queriesOf(database)
      await requireProject(queries, path.id)
      const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'tss') }
      const rows = await selectProjectRecords(queries, {
        projectId: path.id,
        reader: caller.member?.id ?? null,
        language: caller.language,
        ...page,
      })
      return listPage(
        rows,
        query.page_size,
        ({ endedAt, userId, activityId }) => [endedAt.toISOString(), userId, activityId],
        ({ userId, nickname, avatar, activityId, title, minutes, endedAt }) => ({
          person: { id: userId, nickname, avatar },
          activity_id: activityId,
          title: title ?? '',
          minutes,
          ended_at: endedAt.toISOString(),
        }),
      )
    })
  },
}

async function requireProject(queries: Queries, id: string): Promise<void> {
  if (!(await hasProject(queries, id))) throw new Refusal(errorCodes.gone)
}

function cardOf(row: ProjectRow, today: string): contract.ProjectCardDto {
  const { id, name, aim, cover, kinds, startsOn, endsOn, activities, helpers, minutes } = row
  return {
    id,
    name,
    aim,
    cover,
    kinds,
    activities,
    helpers,
    minutes,
    // Projects that the operator has not published are never selected.
    state: projectStateOn(row.state, row, today) as PublicProjectState,
    starts_on: startsOn,
    ends_on: endsOn,
    runner: runnerOf(row),
  }
}

function runnerOf({
  teamId,
  teamName,
  organisationId,
  organisationName,
}: ProjectRow): contract.ProjectCardDto['runner'] {
  if (teamId !== null) return { kind: 'team', id: teamId, name: teamName ?? '' }
  return organisationId === null ? null : { kind: 'organisation', id: organisationId, name: organisationName ?? '' }
}
