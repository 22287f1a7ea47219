import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { milliseconds, moment, optionalUrl } from '../../../../contract/fields'
import { decoded } from '../../../support/decoded'

describe('An answer', () => {
  const answer = z.object({
    made_at: moment,
    ended_at: z.nullable(moment),
    cover_url: optionalUrl,
    waits: milliseconds,
    of_kind: z.union([z.object({ sent_at: moment }), z.object({ read_at: z.nullable(moment) })]),
  })
  const sent = {
    made_at: '2026-11-21T08:00:00Z',
    ended_at: null,
    cover_url: '',
    waits: 1.5,
    of_kind: { read_at: '2026-11-21T08:00:00.000Z' },
  }

  it('is read with moments in milliseconds, null for nothing, and names in camelCase, also in one of several forms', () => {
    const at = Date.UTC(2026, 10, 21, 8)
    expect(decoded(answer, sent)).toEqual({
      madeAt: at,
      endedAt: null,
      coverUrl: null,
      waits: 1500,
      ofKind: { readAt: at },
    })
  })

  it.each([
    ['a moment that is none', { made_at: 'soon' }],
    ['a day', { made_at: '2026-11-21' }],
    ['no address at all', { cover_url: null }],
    ['a negative time', { waits: -1 }],
  ])('with %s is refused', (_, changed) => {
    expect(answer.safeParse({ ...sent, ...changed }).success).toBe(false)
  })

  it('is written again as it was sent', () => {
    const text = fc
      .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
      .map((date) => date.toISOString())
    fc.assert(
      fc.property(text, (at) => {
        expect(z.encode(moment, z.decode(moment, at))).toBe(at)
      }),
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (address) => {
        expect(z.encode(optionalUrl, z.decode(optionalUrl, address))).toBe(address)
      }),
    )
  })
})
