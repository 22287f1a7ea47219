import type { DepartmentDto, SuggestionCardDto } from '../../../../contract/suggestions'
import { standingsOf, type Promises } from '../../../../src/domain/civic/suggestions/promise'
import { authorActsOn, workedOnStates } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { isListedRow, type SuggestionRow } from './suggestion-case'
import type { selectCounts, SuggestionCardRow } from './suggestions.queries'
import type { departments } from './suggestions.schema'

/** The person for whom the answer is made, and when. */
export interface SuggestionReader {
  readonly id: string | null
  readonly language: Language
  readonly now: Date
}

const summaryLength = 80

/** What the author may do. */
function actsOf({ suggestion, department }: SuggestionCardRow, isMine: boolean) {
  const { state, reopenings, isEscalated } = suggestion
  const facts = { state, reopenings, isEscalated, hasSuperior: department.superiorId !== null }
  return isMine ? [...authorActsOn(facts)] : []
}

const promisesOf = ({ acceptDueAt, acceptedAt, replyDueAt, repliedAt }: SuggestionRow): Promises => ({
  acceptDueAt: acceptDueAt.getTime(),
  acceptedAt: acceptedAt?.getTime() ?? null,
  replyDueAt: replyDueAt?.getTime() ?? null,
  repliedAt: repliedAt?.getTime() ?? null,
})

export const promisesDto = ({ acceptDueAt, acceptedAt, replyDueAt, repliedAt }: SuggestionRow) => ({
  accept_due_at: acceptDueAt.toISOString(),
  accepted_at: acceptedAt?.toISOString() ?? null,
  reply_due_at: replyDueAt?.toISOString() ?? null,
  replied_at: repliedAt?.toISOString() ?? null,
})

export function suggestionCardOf(row: SuggestionCardRow, { id, language, now }: SuggestionReader): SuggestionCardDto {
  const { suggestion, department, author, comments, distance, myAffected } = row
  const isMine = suggestion.userId === id
  const isWorkedOn = workedOnStates.some((state) => state === suggestion.state)
  return {
    id: suggestion.id,
    title: suggestion.title[language],
    summary: summaryOf(suggestion.text[language], summaryLength),
    kind: suggestion.kind,
    department: { id: suggestion.departmentId, name: department.name[language] },
    state: suggestion.state,
    created_at: suggestion.createdAt.toISOString(),
    cover: suggestion.pictures[0] ?? null,
    place: { name: suggestion.placeName[language], latitude: suggestion.latitude, longitude: suggestion.longitude },
    distance,
    supporters: suggestion.supporters,
    affected: suggestion.affected,
    comments: comments ?? 0,
    author,
    mine: isMine,
    is_public: suggestion.isPublic,
    is_overdue: standingsOf(suggestion.state, promisesOf(suggestion), now.getTime()).some(
      ({ standing }) => standing === 'overdue',
    ),
    support: myAffected === null ? 'none' : myAffected ? 'affected' : 'support',
    may_support: !isMine && isWorkedOn && isListedRow(suggestion),
    acts: actsOf(row, isMine),
  }
}

export function departmentOf(
  { id, name, intro, acceptDays, replyDays }: typeof departments.$inferSelect,
  counts: Awaited<ReturnType<typeof selectCounts>>,
  language: Language,
): DepartmentDto {
  return {
    id,
    name: name[language],
    intro: intro[language],
    accept_days: acceptDays,
    reply_days: replyDays,
    counts: counts
      .filter(({ departmentId }) => departmentId === id)
      .map(({ state, count }) => ({ state: state as DepartmentDto['counts'][number]['state'], count })),
  }
}
