import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, arrayContains, desc, eq, gt } from 'drizzle-orm'
import type { ActivityKind } from '../../../../src/domain/civic/activities/activity'
import type { PublicProjectState } from '../../../../src/domain/civic/projects/project-lifecycle'
import { isBeyond, inLanguage, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { activities } from '../activities/activities.schema'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { organisations } from '../../../kernel/contents/contents.schema'
import { isNotBlockedBy } from '../../people/privacy/block-people'
import { serviceMinutes } from '../rankings/rankings.schema'
import { users } from '../../../kernel/members/members.schema'
import { teams } from '../teams/teams.schema'
import { isPublicProject, projects } from './projects.schema'

function selectCards(language: Language) {
  const { id, cover, kinds, state, startsOn, endsOn } = projects
  return build
    .select({
      id,
      name: inLanguage(projects.name, language),
      aim: inLanguage(projects.aim, language),
      intro: inLanguage(projects.intro, language),
      cover,
      kinds,
      state,
      startsOn,
      endsOn,
      activities: projects.activities,
      helpers: projects.helpers,
      minutes: projects.minutes,
      times: projects.times,
      teamId: teams.id,
      teamName: inLanguage(teams.name, language),
      organisationId: organisations.id,
      organisationName: inLanguage(organisations.name, language),
    })
    .from(projects)
    .leftJoin(teams, eq(teams.id, projects.teamId))
    .leftJoin(organisations, eq(organisations.id, projects.organisationId))
    .$dynamic()
}

interface ProjectQuery {
  readonly state: PublicProjectState | undefined
  readonly kind: ActivityKind | undefined
  readonly language: Language
  readonly limit: number
  readonly after: CursorValues | null
}

export function selectProjects(queries: Queries, { state, kind, language, limit, after }: ProjectQuery) {
  return queries.read(
    selectCards(language)
      .where(
        and(
          state === undefined ? isPublicProject : eq(projects.state, state),
          kind === undefined ? undefined : arrayContains(projects.kinds, [kind]),
          isBeyond('<', [projects.startsOn, projects.id], after),
        ),
      )
      .orderBy(desc(projects.startsOn), desc(projects.id))
      .limit(limitOf(limit)),
  )
}
export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number]

export async function selectProject(queries: Queries, id: string, language: Language): Promise<ProjectRow | null> {
  return await queries.readOne(selectCards(language).where(and(eq(projects.id, id), isPublicProject)))
}

export async function hasProject(queries: Queries, id: string): Promise<boolean> {
  const matchingIds = await queries.read(
    build
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, id), isPublicProject)),
  )
  return matchingIds.length > 0
}

interface WantedRecords extends Pick<ProjectQuery, 'language' | 'limit' | 'after'> {
  readonly reader: string | null
  readonly projectId: string
}

/** Selects a project's entries in the service ledger. */
export function selectProjectRecords(queries: Queries, { projectId, reader, language, limit, after }: WantedRecords) {
  const { userId, activityId, minutes, endedAt } = serviceMinutes
  return queries.read(
    build
      .select({
        userId,
        nickname: users.nickname,
        avatar: users.avatar,
        activityId,
        title: inLanguage(activities.title, language),
        minutes,
        endedAt,
      })
      .from(serviceMinutes)
      .innerJoin(users, eq(users.id, userId))
      .leftJoin(activities, eq(activities.id, activityId))
      .where(
        and(
          eq(serviceMinutes.projectId, projectId),
          gt(minutes, 0),
          isNotBlockedBy(reader, userId),
          isBeyond('<', [endedAt, userId, activityId], after),
        ),
      )
      .orderBy(desc(endedAt), desc(userId), desc(activityId))
      .limit(limitOf(limit)),
  )
}
