import { possibleActs, type Lifecycle } from '../../frame/cases/lifecycle'

export const suggestionStates = [
  'submitted',
  'refused',
  'accepted',
  'assigned',
  'replied',
  'reopened',
  'confirmed',
  'closed',
  'joined',
  'withdrawn',
] as const
export type SuggestionState = (typeof suggestionStates)[number]

/** The states in which everybody sees a public suggestion; all others are visible to its author and the office alone. */
export const publicSuggestionStates = [
  'accepted',
  'assigned',
  'replied',
  'reopened',
  'confirmed',
  'closed',
  'joined',
] as const satisfies readonly SuggestionState[]

/** The states in which an office still works on it, so that others can support it. */
export const workedOnStates = [
  'accepted',
  'assigned',
  'replied',
  'reopened',
] as const satisfies readonly SuggestionState[]

/** The states after which nobody works on a suggestion itself; a joined one is worked on as the one it was joined to. */
export const endedStates: readonly SuggestionState[] = ['refused', 'closed', 'confirmed', 'joined', 'withdrawn']

/**
 * The 'author', an 'operator' of the office, the 'clock' of the platform's clean-up, and a 'subscriber', who is only
 * told.
 */
export type SuggestionRole = 'author' | 'operator' | 'clock' | 'subscriber'

/** The acts of the author, which screens offer. */
export const authorActs = [
  'clarify',
  'confirm',
  'reopen',
  'escalate',
  'ask',
  'evaluate',
  'correct',
  'withdraw',
] as const
export type AuthorAct = (typeof authorActs)[number]
export const suggestionActs = [
  ...authorActs,
  'accept',
  'assign',
  'inquire',
  'reply',
  'respond',
  'refuse',
  'join',
  'part',
  'close',
] as const
export type SuggestionAct = (typeof suggestionActs)[number]

/** How often an author may send an answer back to the same office. The next time it goes to the superior office. */
export const mostReopenings = 2

/** The acts of a conversation: they change no state. */
export const followUpActs = ['ask', 'respond', 'inquire', 'clarify'] as const satisfies readonly SuggestionAct[]

/** How many questions an author may ask about the answers. Whoever is still not content reopens the suggestion. */
export const mostFollowUps = 10

/** The side whose question waits for an answer: one question at a time. */
export const questioners = ['author', 'office'] as const
export type Questioner = (typeof questioners)[number]

/** The lifecycle of a suggestion. An answer does not end it: its author confirms that it is settled, or reopens it. */
export const suggestionLifecycle: Lifecycle<SuggestionState, SuggestionRole, SuggestionAct> = {
  start: 'submitted',
  acts: {
    accept: { from: ['submitted'], to: 'accepted', by: ['operator'] },
    refuse: { from: ['submitted', 'accepted', 'assigned'], to: 'refused', by: ['operator'] },
    // The office may pass a suggestion on to another office at any time before the answer.
    assign: { from: ['accepted', 'assigned', 'reopened'], to: 'assigned', by: ['operator'] },
    reply: { from: ['assigned', 'reopened'], to: 'replied', by: ['operator'] },
    confirm: { from: ['replied'], to: 'confirmed', by: ['author'] },
    reopen: { from: ['replied'], to: 'reopened', by: ['author'] },
    // Sends it to the superior office, after the last reopening.
    escalate: { from: ['replied'], to: 'reopened', by: ['author'] },
    // The author's question about the answer, which the office answers.
    ask: { from: ['replied'], to: 'replied', by: ['author'] },
    respond: { from: ['replied'], to: 'replied', by: ['operator'] },
    // The office's question, which the author answers. The days of the promise go on meanwhile.
    inquire: { from: ['assigned'], to: 'assigned', by: ['operator'] },
    clarify: { from: ['assigned'], to: 'assigned', by: ['author'] },
    evaluate: { from: ['confirmed'], to: 'closed', by: ['author'] },
    // Until the office has accepted what it says, nobody else has read it.
    correct: { from: ['submitted'], to: 'submitted', by: ['author'] },
    // An answer belongs to whoever reads it; what is answered is not taken back.
    withdraw: { from: ['submitted', 'accepted', 'assigned', 'joined'], to: 'withdrawn', by: ['author'] },
    // Another suggestion says the same: both are dealt with as that one, until the office parts them again.
    join: { from: ['accepted', 'assigned'], to: 'joined', by: ['operator'] },
    part: { from: ['joined'], to: 'accepted', by: ['operator', 'clock'] },
    // What its author neither confirmed nor reopened, or did not rate, is closed some time later.
    close: { from: ['replied', 'confirmed'], to: 'closed', by: ['clock'] },
  },
}

/** The facts about a suggestion that decide what its author may do. */
export interface AuthorFacts {
  readonly state: SuggestionState
  readonly reopenings: number
  /** Whether it was sent to the superior office. */
  readonly isEscalated: boolean
  /** Whether its office has a superior one. */
  readonly hasSuperior: boolean
  /** The side whose question waits for an answer; null when none does. */
  readonly asker: Questioner | null
  /** The number of questions that the author has asked. */
  readonly followUps: number
}

/** The acts that its author may do now. */
export function authorActsOn(facts: AuthorFacts): readonly AuthorAct[] {
  const { state, reopenings, isEscalated, hasSuperior, asker, followUps } = facts
  const acts = possibleActs(suggestionLifecycle, { state, roles: ['author'] })
  const mayReopen = !isEscalated && reopenings < mostReopenings
  const allowed: Readonly<Record<AuthorAct, boolean>> = {
    clarify: asker === 'office',
    confirm: true,
    reopen: mayReopen,
    escalate: !isEscalated && !mayReopen && hasSuperior,
    ask: asker === null && followUps < mostFollowUps,
    evaluate: true,
    correct: true,
    withdraw: true,
  }
  return authorActs.filter((act) => acts.includes(act) && allowed[act])
}

/** How a member supports a suggestion: not at all, as a good idea, or because they have the same problem. */
export const supports = ['none', 'support', 'affected'] as const
export type Support = (typeof supports)[number]
