import { expect, it } from 'vitest'
import { isOfferOpen, offerDays, offerEndsAt } from '../../../../src/domain/civic/teams/lead-offer'

it('an offer to lead a team stands for seven days, to the millisecond', () => {
  const now = Date.UTC(2026, 2, 5, 8)
  const endsAt = offerEndsAt(now)
  expect([offerDays, new Date(endsAt).toISOString()]).toEqual([7, '2026-03-12T08:00:00.000Z'])
  expect([isOfferOpen(endsAt, now), isOfferOpen(endsAt, endsAt - 1), isOfferOpen(endsAt, endsAt)]).toEqual([
    true,
    true,
    false,
  ])
})
