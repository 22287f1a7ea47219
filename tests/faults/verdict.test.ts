import { describe, expect, it } from 'vitest'
import { isUnclear, verdictOf } from '../../faults/writing/verdict'

const answer = (status: number, data: unknown = null, retryAfter: number | null = null) => ({
  status,
  body: JSON.stringify({ code: status * 1000 + 1, data }),
  retryAfter,
})

describe('a client that writes', () => {
  it('repeats what was not answered, and what could not be done now, after the time that the answer names', () => {
    expect(verdictOf({ status: 0, body: '', retryAfter: null })).toEqual({ kind: 'again', after: 500 })
    expect(verdictOf(answer(503, null, 2))).toEqual({ kind: 'again', after: 2000 })
    expect(verdictOf(answer(429, null, 600))).toEqual({ kind: 'again', after: 3000 })
  })

  it('is done when the platform knows that it was done before', () => {
    expect(verdictOf(answer(200))).toEqual({ kind: 'done' })
    expect(verdictOf(answer(409, { state: 'done-before' }))).toEqual({ kind: 'done' })
    expect(verdictOf(answer(409, { state: 'key-used' }))).toEqual({ kind: 'refused', why: '409 key-used' })
  })

  it('is at a loss after a fault, and when something is away without a time', () => {
    expect([500, 502, 503, 504].map((status) => isUnclear(answer(status)))).toEqual([true, true, true, true])
    expect(isUnclear(answer(503, null, 2))).toBe(false)
    expect(isUnclear({ status: 0, retryAfter: null })).toBe(false)
  })
})
