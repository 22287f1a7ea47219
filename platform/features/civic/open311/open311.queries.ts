import { and, between, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { publicSuggestionStates, workedOnStates } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Localised } from '../../../kernel/database/schema/localised'
import { distanceFrom, insideBox } from '../../../kernel/places/positions'
import { boxesOfRing } from '../../../kernel/places/ring'
import { departments, suggestions } from '../suggestions/suggestions.schema'
import { isListedSuggestion } from '../suggestions/suggestions.queries'
import type { RequestsQuery } from './open311-query'

const latestReply = sql<Localised | null>`(select ${caseSteps.text} from ${caseSteps} where ${caseSteps.kind} = 'suggestion' and ${caseSteps.caseId} = ${suggestions.id} and ${caseSteps.act} = 'reply' order by ${caseSteps.id} desc limit 1)`

/** Public suggestions, of which no column says who wrote them. */
const selectRequests = () =>
  build
    .select({
      id: suggestions.id,
      departmentId: suggestions.departmentId,
      department: departments.name,
      kind: suggestions.kind,
      state: suggestions.state,
      title: suggestions.title,
      text: suggestions.text,
      placeName: suggestions.placeName,
      latitude: suggestions.latitude,
      longitude: suggestions.longitude,
      pictures: suggestions.pictures,
      createdAt: suggestions.createdAt,
      updatedAt: suggestions.updatedAt,
      acceptDueAt: suggestions.acceptDueAt,
      replyDueAt: suggestions.replyDueAt,
      supporters: suggestions.supporters,
      affected: suggestions.affected,
      latestReply,
    })
    .from(suggestions)
    .innerJoin(departments, eq(departments.id, suggestions.departmentId))
    .$dynamic()

const statesOf = (statuses: RequestsQuery['statuses']) =>
  publicSuggestionStates.filter((state) =>
    statuses.includes(workedOnStates.some((each) => each === state) ? 'open' : 'closed'),
  )

function isIn(area: RequestsQuery['area']): SQL | undefined {
  if (area === null) return undefined
  const boxes = boxesOfRing(area, { over: -1, to: area.radius + 1 })
  const inBoxes = boxes.map((box) => insideBox(suggestions, box))
  return sql`(${sql.join(inBoxes, sql` or `)}) and ${distanceFrom(suggestions, area)} <= ${area.radius}`
}

/** Selects a page of public suggestions, newest first. Those that are named by their ids are not narrowed further. */
export function selectServiceRequests(queries: Queries, query: RequestsQuery) {
  const { createdAt, id, state, departmentId } = suggestions
  const narrowed =
    query.ids === undefined
      ? and(
          inArray(state, statesOf(query.statuses)),
          between(createdAt, query.since, query.until),
          query.services === undefined ? undefined : inArray(departmentId, [...query.services]),
          isIn(query.area),
        )
      : inArray(id, [...query.ids])
  return queries.read(
    selectRequests()
      .where(and(isListedSuggestion, narrowed))
      .orderBy(desc(createdAt), desc(id))
      .limit(query.limit)
      .offset(query.offset),
  )
}
export type ServiceRequestRow = Awaited<ReturnType<typeof selectServiceRequests>>[number]

export function selectServiceRequest(queries: Queries, id: string) {
  return queries.readOne(selectRequests().where(and(isListedSuggestion, eq(suggestions.id, id))))
}
