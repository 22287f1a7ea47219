import type { DepartmentDto } from '../../../../contract/departments'
import type { SuggestionCardDto } from '../../../../contract/suggestions'
import { standingsOf, type Promises } from '../../../../src/domain/civic/suggestions/promise'
import { authorActsOn, workedOnStates } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Vault } from '../../../kernel/shared/vault'
import { isListedRow, type SuggestionRow } from './suggestion-case'
import type { SuggestionCardRow } from './suggestions.queries'
import type { selectCounts } from './departments.queries'
import type { departments } from './suggestions.schema'

/** The person for whom the answer is made, and when. */
export interface SuggestionReader {
  readonly id: string | null
  readonly language: Language
  readonly now: Date
  readonly vault: Vault
}

const summaryLength = 80

/** What the author may do. */
function actsOf({ suggestion, department }: SuggestionCardRow, isMine: boolean) {
  const { state, reopenings, isEscalated, asker, followUps } = suggestion
  const facts = { state, reopenings, isEscalated, asker, followUps, hasSuperior: department.superiorId !== null }
  return isMine ? [...authorActsOn(facts)] : []
}

export const promisesOf = (row: SuggestionRow): Promises => ({
  acceptDueAt: row.acceptDueAt.getTime(),
  acceptedAt: row.acceptedAt?.getTime() ?? null,
  replyDueAt: row.replyDueAt?.getTime() ?? null,
  repliedAt: row.repliedAt?.getTime() ?? null,
  followUpDueAt: row.followUpDueAt?.getTime() ?? null,
  asker: row.asker,
})

export const promisesDto = (row: SuggestionRow) => ({
  accept_due_at: row.acceptDueAt.toISOString(),
  accepted_at: row.acceptedAt?.toISOString() ?? null,
  reply_due_at: row.replyDueAt?.toISOString() ?? null,
  replied_at: row.repliedAt?.toISOString() ?? null,
  follow_up_due_at: row.followUpDueAt?.toISOString() ?? null,
  asker: row.asker,
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
    to_forward: suggestion.toForward,
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
  { id, name, intro, duties, acceptDays, replyDays }: typeof departments.$inferSelect,
  counts: Awaited<ReturnType<typeof selectCounts>>,
  language: Language,
): DepartmentDto {
  return {
    id,
    name: name[language],
    intro: intro[language],
    duties: [...duties[language]],
    accept_days: acceptDays,
    reply_days: replyDays,
    counts: counts
      .filter(({ departmentId }) => departmentId === id)
      .map(({ state, count }) => ({ state: state as DepartmentDto['counts'][number]['state'], count })),
  }
}
