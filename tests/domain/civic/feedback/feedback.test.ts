import { describe, expect, it } from 'vitest'
import { possibleActs } from '../../../../src/domain/frame/cases/lifecycle'
import { checkFeedback, type FeedbackForm } from '../../../../src/domain/civic/feedback/feedback-form'
import { feedbackLifecycle, feedbackStates } from '../../../../src/domain/civic/feedback/feedback-lifecycle'

const good: FeedbackForm = { kind: 'fault', text: ' The radio stops. ', pictures: [], contact: ' me@example.com ' }
const check = (change: Partial<FeedbackForm>) => {
  const result = checkFeedback({ ...good, ...change })
  return result.ok ? result.value : result.reason
}

describe('feedback', () => {
  it('is sent without spaces around its words', () => {
    expect(check({})).toEqual({ kind: 'fault', text: 'The radio stops.', pictures: [], contact: 'me@example.com' })
  })

  it('needs a kind and some words, and takes a few pictures', () => {
    expect(check({ kind: '', text: '', pictures: ['1', '2', '3', '4', '5'], contact: 'x'.repeat(61) })).toEqual({
      kind: 'required',
      text: 'required',
      pictures: 'too-many',
      contact: 'too-long',
    })
  })

  it('is added to until it is closed, by its author', () => {
    expect(feedbackStates.map((state) => possibleActs(feedbackLifecycle, { state, roles: ['author'] }))).toEqual([
      ['add', 'close'],
      ['add', 'close'],
      [],
    ])
    expect(possibleActs(feedbackLifecycle, { state: 'answered', roles: ['operator'] })).toEqual(['answer', 'close'])
  })
})
