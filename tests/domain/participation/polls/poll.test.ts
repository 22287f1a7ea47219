import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkPoll,
  choiceProblem,
  emptyPoll,
  percentOf,
  showsResults,
} from '../../../../src/domain/participation/polls/poll'

const form = { ...emptyPoll, question: 'When?', options: ['Monday', 'Tuesday'] }

describe('the form of a poll', () => {
  it('leaves out empty options', () => {
    expect(checkPoll({ ...form, question: ' When? ', options: ['', ' Monday ', ' ', 'Tuesday'] })).toEqual({
      ok: true,
      value: form,
    })
  })

  it.each([
    [{ question: '' }, { question: 'required' }],
    [{ question: '?' }, { question: 'too-short' }],
    [{ question: 'x'.repeat(101) }, { question: 'too-long' }],
    [{ options: ['Monday', ''] }, { options: 'too-few' }],
    [{ options: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, { options: 'too-many' }],
    [{ options: ['Monday', 'monday '] }, { options: 'same' }],
    [{ options: ['Monday', 'x'.repeat(41)] }, { options: 'option-too-long' }],
  ])('refuses %j', (change, reason) => {
    expect(checkPoll({ ...form, ...change })).toEqual({ ok: false, reason })
  })
})

describe('a vote', () => {
  const poll = { takesSeveral: false, options: [{ number: 1 }, { number: 2 }] }
  it('is for one option, or several where that is allowed, each once', () => {
    expect(choiceProblem(poll, [1])).toBeNull()
    expect(choiceProblem(poll, [])).toBe('required')
    expect(choiceProblem(poll, [1, 2])).toBe('too-many')
    expect(choiceProblem({ ...poll, takesSeveral: true }, [2, 1])).toBeNull()
    expect(choiceProblem({ ...poll, takesSeveral: true }, [1, 1])).toBe('unknown')
    expect(choiceProblem(poll, [3])).toBe('unknown')
  })
})

describe('the results', () => {
  it.each([
    ['after-vote', false, false, false],
    ['after-vote', false, true, true],
    ['after-vote', true, false, true],
    ['at-end', false, true, false],
    ['at-end', true, false, true],
  ] as const)('are seen (%s, over: %s, voted: %s): %s', (results, isOver, hasVoted, isSeen) => {
    expect(showsResults(results, { isOver, hasVoted })).toBe(isSeen)
  })

  it('are whole percents between 0 and 100', () => {
    expect(percentOf(0, 0)).toBe(0)
    expect(percentOf(1, 3)).toBe(33)
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (some, others) => {
        const percent = percentOf(some, some + others)
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      }),
    )
  })
})
