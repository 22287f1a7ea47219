import { endedStates, type Questioner, type SuggestionState } from './suggestion-lifecycle'

/** The instants, in milliseconds, that a department promised and kept. */
export interface Promises {
  /** The instant until which it is accepted or refused. */
  readonly acceptDueAt: number
  readonly acceptedAt: number | null
  /** The instant until which it is answered; null until it is accepted. */
  readonly replyDueAt: number | null
  readonly repliedAt: number | null
  /** The instant until which the author's latest question is answered; null when none was asked. */
  readonly followUpDueAt: number | null
  /** The side whose question waits for an answer; null when none does. */
  readonly asker: Questioner | null
}

/** What a department promised, and whether it kept it. */
export interface PromiseStanding {
  readonly what: 'accept' | 'reply' | 'respond'
  readonly dueAt: number
  /** `open`: there is time left. `overdue`: the time has passed, and it is not done yet. */
  readonly standing: 'open' | 'overdue' | 'kept' | 'late'
}

/** Whether something that was due is done in time, or still can be. */
export function standingOf(dueAt: number, doneAt: number | null, now: number): PromiseStanding['standing'] {
  if (doneAt !== null) return doneAt <= dueAt ? 'kept' : 'late'
  return now <= dueAt ? 'open' : 'overdue'
}

/** The promises of the departments, in order; one that no longer matters is left out. */
export function standingsOf(state: SuggestionState, promises: Promises, now: number): readonly PromiseStanding[] {
  const { acceptDueAt, acceptedAt, replyDueAt, repliedAt, followUpDueAt, asker } = promises
  const accept = { what: 'accept' as const, dueAt: acceptDueAt, standing: standingOf(acceptDueAt, acceptedAt, now) }
  const reply =
    replyDueAt === null
      ? []
      : [{ what: 'reply' as const, dueAt: replyDueAt, standing: standingOf(replyDueAt, repliedAt, now) }]
  // Of a question only what is still to be done matters; the record tells how the earlier ones were answered.
  const respond =
    followUpDueAt === null || asker !== 'author'
      ? []
      : [{ what: 'respond' as const, dueAt: followUpDueAt, standing: standingOf(followUpDueAt, null, now) }]
  return [accept, ...reply, ...respond].filter(
    ({ standing }) => !endedStates.includes(state) || standing === 'kept' || standing === 'late',
  )
}
