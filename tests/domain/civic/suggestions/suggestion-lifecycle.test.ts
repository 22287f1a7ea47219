import { describe, expect, it } from 'vitest'
import {
  authorActsOn,
  mostFollowUps,
  publicSuggestionStates,
  suggestionActs,
  suggestionLifecycle,
  suggestionStates,
  type SuggestionRole,
} from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { standingOf, standingsOf } from '../../../../src/domain/civic/suggestions/promise'
import { possibleActs } from '../../../../src/domain/frame/cases/lifecycle'

const unasked = { followUpDueAt: null, asker: null }
const roles: readonly SuggestionRole[] = ['author', 'operator', 'clock']

it('each act is possible in these states, for these people alone', () => {
  const table = suggestionStates.map((state) => [
    state,
    Object.fromEntries(roles.map((role) => [role, possibleActs(suggestionLifecycle, { state, roles: [role] })])),
  ])
  expect(Object.fromEntries(table)).toEqual({
    submitted: { author: ['correct', 'withdraw'], operator: ['accept', 'refuse'], clock: [] },
    refused: { author: [], operator: [], clock: [] },
    accepted: { author: ['withdraw'], operator: ['refuse', 'assign', 'join'], clock: [] },
    assigned: {
      author: ['clarify', 'withdraw'],
      operator: ['refuse', 'assign', 'reply', 'inquire', 'join'],
      clock: [],
    },
    replied: { author: ['confirm', 'reopen', 'escalate', 'ask'], operator: ['respond'], clock: ['close'] },
    reopened: { author: [], operator: ['assign', 'reply'], clock: [] },
    confirmed: { author: ['evaluate'], operator: [], clock: ['close'] },
    closed: { author: [], operator: [], clock: [] },
    joined: { author: ['withdraw'], operator: ['part'], clock: ['part'] },
    withdrawn: { author: [], operator: [], clock: [] },
  })
})

it('every act leads somewhere, and what nobody accepted or what was refused is public in no state', () => {
  expect(suggestionActs.every((act) => suggestionStates.includes(suggestionLifecycle.acts[act].to))).toBe(true)
  expect(suggestionStates.filter((state) => !publicSuggestionStates.some((each) => each === state))).toEqual([
    'submitted',
    'refused',
    'withdrawn',
  ])
})

describe('an answer', () => {
  const facts = {
    state: 'replied',
    reopenings: 0,
    isEscalated: false,
    hasSuperior: true,
    asker: null,
    followUps: 0,
  } as const

  it.each([
    [{}, ['confirm', 'reopen', 'ask']],
    [{ reopenings: 1 }, ['confirm', 'reopen', 'ask']],
    [{ reopenings: 2 }, ['confirm', 'escalate', 'ask']],
    [{ reopenings: 2, hasSuperior: false }, ['confirm', 'ask']],
    [{ reopenings: 2, isEscalated: true }, ['confirm', 'ask']],
    [{ reopenings: 0, isEscalated: true }, ['confirm', 'ask']],
    [{ state: 'assigned' as const }, ['withdraw']],
    [{ state: 'confirmed' as const, reopenings: 2 }, ['evaluate']],
  ])('is sent back twice, then to the superior office once: %o', (change, acts) => {
    expect(authorActsOn({ ...facts, ...change })).toEqual(acts)
  })
})

describe('a question', () => {
  const facts = {
    state: 'replied',
    reopenings: 0,
    isEscalated: false,
    hasSuperior: true,
    asker: null,
    followUps: 0,
  } as const

  it.each([
    [{ asker: 'author' as const }, ['confirm', 'reopen']],
    [{ followUps: mostFollowUps }, ['confirm', 'reopen']],
    [{ state: 'assigned' as const, asker: 'office' as const }, ['clarify', 'withdraw']],
    [{ state: 'assigned' as const, asker: null }, ['withdraw']],
  ])('waits for its answer before the next, and is answered by the other side: %o', (change, acts) => {
    expect(authorActsOn({ ...facts, ...change })).toEqual(acts)
  })

  it('of the author is due until it is answered', () => {
    const promises = {
      acceptDueAt: 1,
      acceptedAt: 1,
      replyDueAt: 2,
      repliedAt: 2,
      followUpDueAt: 9,
      asker: 'author' as const,
    }
    expect(standingsOf('replied', promises, 10).at(-1)).toEqual({ what: 'respond', dueAt: 9, standing: 'overdue' })
    expect(standingsOf('replied', { ...promises, asker: null }, 10).map(({ what }) => what)).toEqual([
      'accept',
      'reply',
    ])
  })
})

describe('a promise', () => {
  it('is kept to the last moment, and late from then on, done or not', () => {
    expect([
      standingOf(10, 10, 99),
      standingOf(10, 11, 99),
      standingOf(10, null, 10),
      standingOf(10, null, 11),
    ]).toEqual(['kept', 'late', 'open', 'overdue'])
  })

  it('is told for acceptance and answer, the answer once it is promised', () => {
    const promises = { ...unasked, acceptDueAt: 10, acceptedAt: null, replyDueAt: null, repliedAt: null }
    expect(standingsOf('submitted', promises, 20)).toEqual([{ what: 'accept', dueAt: 10, standing: 'overdue' }])
    const accepted = { ...promises, acceptedAt: 9, replyDueAt: 30 }
    expect(standingsOf('assigned', accepted, 20)).toEqual([
      { what: 'accept', dueAt: 10, standing: 'kept' },
      { what: 'reply', dueAt: 30, standing: 'open' },
    ])
  })

  it('that can no longer be kept or broken is left out', () => {
    const promises = { ...unasked, acceptDueAt: 10, acceptedAt: 9, replyDueAt: 30, repliedAt: null }
    expect(standingsOf('refused', promises, 99)).toEqual([{ what: 'accept', dueAt: 10, standing: 'kept' }])
    expect(standingsOf('closed', { ...promises, repliedAt: 31 }, 99).map(({ standing }) => standing)).toEqual([
      'kept',
      'late',
    ])
  })
})
