import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'

export const pollRules = {
  question: { least: 2, most: 100, lines: 'one' },
  option: { most: 40, lines: 'one' },
} as const satisfies Record<string, TextRule>
export const pollOptionCount = { least: 2, most: 6 }
/** The numbers of days for which a poll may be open. */
export const pollDays = [1, 3, 7, 14, 30] as const
export type PollDays = (typeof pollDays)[number]
/** When somebody sees how others voted: as soon as they voted, or when it is over. */
export const pollResultTimes = ['after-vote', 'at-end'] as const
export type PollResultTime = (typeof pollResultTimes)[number]

/** The input of the form for a poll. */
export interface PollForm {
  readonly question: string
  /** The options in order; empty ones are left out. */
  readonly options: readonly string[]
  readonly takesSeveral: boolean
  readonly days: PollDays
  readonly results: PollResultTime
}

export const emptyPoll: PollForm = {
  question: '',
  options: ['', ''],
  takesSeveral: false,
  days: 7,
  results: 'after-vote',
}

export type PollProblem = TextProblem | 'too-few' | 'too-many' | 'same' | 'option-too-long'

/** Checks the form; returns the poll as it is asked, or the errors. */
export function checkPoll(form: PollForm): Result<PollForm, FieldErrors<'question' | 'options', PollProblem>> {
  const question = parseText(form.question, pollRules.question)
  const parsed = form.options.map((option) => parseText(option, pollRules.option))
  const options = parsed.flatMap((option) => (option.ok && option.value !== '' ? [option.value] : []))
  const errors = fieldErrors<'question' | 'options', PollProblem>({
    question: reasonOf(question),
    options: parsed.some((option) => !option.ok) ? 'option-too-long' : optionsProblem(options),
  })
  if (errors !== null || !question.ok) return failure(errors ?? {})
  const { takesSeveral, days, results } = form
  return success({ question: question.value, options, takesSeveral, days, results })
}

function optionsProblem(options: readonly string[]): PollProblem | null {
  if (options.length < pollOptionCount.least) return 'too-few'
  if (options.length > pollOptionCount.most) return 'too-many'
  return new Set(options.map((option) => option.toLowerCase())).size < options.length ? 'same' : null
}

export interface PollOption {
  readonly number: number
  readonly text: string
  /** How many chose it; null while the reader does not see that. */
  readonly votes: number | null
}

/** A poll, as one reader sees it. */
export interface Poll {
  readonly id: string
  readonly question: string
  readonly options: readonly PollOption[]
  readonly takesSeveral: boolean
  readonly results: PollResultTime
  /** The moment of its end, in milliseconds since 1970. */
  readonly endsAt: number
  /** How many people voted. */
  readonly voters: number
  /** The numbers of the options that the reader chose; empty until they voted. */
  readonly chosen: readonly number[]
}

export type ChoiceProblem = 'required' | 'too-many' | 'unknown'

/** Why a choice cannot be a vote; null when it can. */
export function choiceProblem(
  poll: { readonly takesSeveral: boolean; readonly options: readonly { readonly number: number }[] },
  chosen: readonly number[],
): ChoiceProblem | null {
  if (chosen.length === 0) return 'required'
  if (chosen.length > 1 && !poll.takesSeveral) return 'too-many'
  const isKnown = (number: number): boolean => poll.options.some((option) => option.number === number)
  return new Set(chosen).size < chosen.length || !chosen.every(isKnown) ? 'unknown' : null
}

/** Whether somebody sees the results: those who voted at once or at the end, everybody at the end. */
export function showsResults(
  results: PollResultTime,
  { isOver, hasVoted }: { readonly isOver: boolean; readonly hasVoted: boolean },
): boolean {
  return isOver || (results === 'after-vote' && hasVoted)
}

/** The share of a part in whole percents; 0 of nothing. */
export const percentOf = (votes: number, voters: number): number =>
  voters === 0 ? 0 : Math.round((votes * 100) / voters)
