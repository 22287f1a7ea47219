import { describe, expect, it } from 'vitest'
import {
  checkAddition,
  checkFeedback,
  mostFeedbackPictures,
  type FeedbackForm,
} from '../../../../src/domain/civic/feedback/feedback-form'
import { feedbackLifecycle, feedbackStates } from '../../../../src/domain/civic/feedback/feedback-lifecycle'
import { allowedActs } from '../../../support/allowed-acts'

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

  it('has a text of 4 to 1000 characters, a contact of 60 in one line, and four pictures at most', () => {
    const pictures = (count: number) => Array.from({ length: count }, String)
    for (const change of [
      { text: 'Stop' },
      { text: 'x'.repeat(1000) },
      { contact: '' },
      { contact: 'x'.repeat(60) },
      { pictures: pictures(mostFeedbackPictures) },
    ])
      expect(check(change)).toEqual({ ...good, text: 'The radio stops.', contact: 'me@example.com', ...change })
    expect(mostFeedbackPictures).toBe(4)
    expect(check({ contact: 'me\nor you' })).toMatchObject({ contact: 'me or you' })
    for (const [change, problem] of [
      [{ text: 'Hmm' }, { text: 'too-short' }],
      [{ text: 'x'.repeat(1001) }, { text: 'too-long' }],
      [{ pictures: pictures(5) }, { pictures: 'too-many' }],
    ] as const)
      expect(check(change)).toEqual(problem)
  })
})

describe('an addition to feedback', () => {
  it('has a text and pictures by the same rules', () => {
    expect(checkAddition({ text: ' It stopped again. ', pictures: ['one', '2', '3', '4'] })).toEqual({
      ok: true,
      value: { text: 'It stopped again.', pictures: ['one', '2', '3', '4'] },
    })
    expect(checkAddition({ text: 'It stopped again.', pictures: ['1', '2', '3', '4', '5'] })).toEqual({
      ok: false,
      reason: { pictures: 'too-many' },
    })
    expect(checkAddition({ text: 'Hm', pictures: [] })).toEqual({ ok: false, reason: { text: 'too-short' } })
    expect(checkAddition({ text: '', pictures: ['1', '2', '3', '4', '5'] })).toEqual({
      ok: false,
      reason: { text: 'required', pictures: 'too-many' },
    })
  })
})

describe('the life of feedback', () => {
  it('begins open', () => {
    expect(feedbackLifecycle.start).toBe('open')
  })

  it('lets its author add to it and close it until it is closed; an addition waits for an answer again', () => {
    expect(allowedActs(feedbackLifecycle, feedbackStates, 'author')).toEqual([
      'add: open → open',
      'add: answered → open',
      'close: open → closed',
      'close: answered → closed',
    ])
  })

  it('lets the office answer it, also once more, and close it', () => {
    expect(allowedActs(feedbackLifecycle, feedbackStates, 'operator')).toEqual([
      'answer: open → answered',
      'answer: answered → answered',
      'close: open → closed',
      'close: answered → closed',
    ])
  })
})
