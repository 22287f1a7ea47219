import type {
  DepartmentDto,
  FiguresDto,
  SuggestionCardDto,
  SuggestionDto,
  SuggestionRecordDto,
} from '../../../../contract/suggestions'
import type {
  Department,
  Figures,
  Suggestion,
  SuggestionCard,
  SuggestionRecord,
} from '../../../domain/civic/suggestions/suggestion'
import type { Promises } from '../../../domain/civic/suggestions/promise'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { personOf, stepOf } from '../../frame/cases/case-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function departmentOf(department: Camelised<DepartmentDto>): Department {
  const { id, name, intro, acceptDays, replyDays, counts } = department
  return { id, name, intro, acceptDays, replyDays, counts }
}

export function suggestionCardOf(card: Camelised<SuggestionCardDto>): SuggestionCard {
  const { id, title, summary, kind, department, state, place, distance, supporters, affected, comments, support } = card
  return {
    ...{ id, title, summary, kind, department, state, place, distance, supporters, affected, comments, support },
    createdAt: instantOf(card.createdAt) ?? 0,
    cover: card.cover || null,
    author: card.author && personOf(card.author),
    mine: card.mine,
    isPublic: card.isPublic,
    isOverdue: card.isOverdue,
    maySupport: card.maySupport,
    acts: card.acts,
  }
}

const promisesOf = (promises: Camelised<SuggestionDto>['promises']): Promises => ({
  acceptDueAt: instantOf(promises.acceptDueAt) ?? 0,
  acceptedAt: instantOf(promises.acceptedAt),
  replyDueAt: instantOf(promises.replyDueAt),
  repliedAt: instantOf(promises.repliedAt),
  followUpDueAt: instantOf(promises.followUpDueAt),
  asker: promises.asker,
})

export function figuresOf(figures: Camelised<FiguresDto>): Figures | null {
  if (figures === null) return null
  const { answered, inTime, sentBack, rated, stars } = figures
  return { answered, inTime, sentBack, rated, stars }
}

export function suggestionOf(suggestion: Camelised<SuggestionDto>): Suggestion {
  const { text, pictures, video, reply, evaluation, reopenings, commentsOpen, subscribed, maySubscribe } = suggestion
  return {
    ...suggestionCardOf(suggestion),
    ...{ text, pictures, evaluation, reopenings, commentsOpen, subscribed, maySubscribe },
    joinedTo: suggestion.joinedTo,
    contact: suggestion.contact,
    video: video || null,
    followUps: suggestion.followUps.map(({ by, office, isQuestion, text: said, at }) => ({
      ...{ by, office, isQuestion, text: said },
      at: instantOf(at) ?? 0,
    })),
    promises: promisesOf(suggestion.promises),
    reply: reply && { office: reply.office, text: reply.text, at: instantOf(reply.at) ?? 0, pictures: reply.pictures },
  }
}

export function recordOf({ id, title, state, isAnonymous, promises, steps }: Camelised<SuggestionRecordDto>) {
  const record: SuggestionRecord = {
    ...{ id, title, state, isAnonymous },
    promises: promisesOf(promises),
    steps: steps.map((step) => ({ ...stepOf(step), office: step.office, dueAt: instantOf(step.dueAt) })),
  }
  return record
}
