import { describe, expect, it } from 'vitest'
import { reminderPeriod, wishDeadlines } from '../../../../src/domain/civic/wishes/wish-deadlines'
import {
  memberWishActs,
  publicWishStates,
  wishActs,
  wishLifecycle,
  wishReader,
  wishRoles,
  wishStates,
  type WishRole,
} from '../../../../src/domain/civic/wishes/wish-lifecycle'
import { applyAct } from '../../../../src/domain/frame/cases/lifecycle'
import { dateOfDays, daysOfDate, parseIsoDate } from '../../../../src/domain/frame/shared/civil-date'
import { allowedActs } from '../../../support/allowed-acts'

/** The acts of a wish with one free place. */
const allowedTo = (role: WishRole) => allowedActs(wishLifecycle, wishStates, role, 1)

describe('the acts on a wish', () => {
  it('begin with a submitted one, which nobody but wisher and office sees', () => {
    expect(wishLifecycle.start).toBe('submitted')
    expect(publicWishStates).toEqual(['open', 'claimed', 'finished', 'evaluated'])
    expect([...wishActs].sort()).toEqual(Object.keys(wishLifecycle.acts).sort())
  })

  it('of its wisher', () => {
    expect(allowedTo('wisher')).toEqual([
      'evaluate: finished → evaluated',
      'letGo: open → open',
      'letGo: claimed → open',
      'notDone: finished → open',
      'withdraw: submitted → withdrawn',
      'withdraw: refused → withdrawn',
      'withdraw: open → withdrawn',
      'withdraw: expired → withdrawn',
    ])
  })

  it('of volunteers, and of the one who claimed it', () => {
    expect(allowedTo('volunteer')).toEqual(['claim: open → claimed'])
    expect(allowedTo('claimant')).toEqual([
      'finish: open → finished',
      'finish: claimed → finished',
      'cancel: open → open',
      'cancel: claimed → open',
    ])
  })

  it('of the office and of the clock, which screens never offer', () => {
    expect(allowedTo('operator')).toEqual([
      'approve: submitted → open',
      'refuse: submitted → refused',
      'takeDown: open → refused',
      'takeDown: claimed → refused',
      'takeDown: finished → refused',
      'takeDown: evaluated → refused',
      'endClaim: open → open',
      'endClaim: claimed → open',
    ])
    expect(allowedTo('clock')).toEqual(['expire: open → expired', 'expire: claimed → expired'])
    expect(memberWishActs).toEqual(['claim', 'finish', 'cancel', 'evaluate', 'letGo', 'notDone', 'withdraw'])
  })

  it('take a place by a claim alone, and give it back whoever ends the claim', () => {
    const places = wishActs.map((act) => [act, wishLifecycle.acts[act].place]).filter(([, place]) => place)
    expect(Object.fromEntries(places)).toEqual({
      claim: 'takes',
      cancel: 'returns',
      letGo: 'returns',
      endClaim: 'returns',
    })
  })

  it('of several claimants leave it open until the last place is taken, and then refuse another', () => {
    const claim = (placesLeft: number) =>
      applyAct(wishLifecycle, 'claim', { state: 'open', roles: ['volunteer'], placesLeft })
    expect([claim(3), claim(2), claim(1)]).toEqual(['open', 'open', 'claimed'].map((value) => ({ ok: true, value })))
    expect(claim(0)).toEqual({ ok: false, reason: 'no-place-left' })
  })
})

describe('a visitor of a wish', () => {
  it('is its wisher, holds a claim, or is a volunteer; who was let go may do nothing more', () => {
    const nobody = { mine: false, claimedByMe: false, isReleased: false }
    expect(wishRoles(nobody)).toEqual(['volunteer'])
    expect(wishRoles({ ...nobody, claimedByMe: true })).toEqual(['claimant'])
    expect(wishRoles({ ...nobody, isReleased: true })).toEqual([])
    expect(wishRoles({ mine: true, claimedByMe: true, isReleased: true })).toEqual(['wisher'])
  })

  it('reads it as one of these', () => {
    expect(wishReader({ mine: true, claimedByMe: true })).toBe('wisher')
    expect(wishReader({ mine: false, claimedByMe: true })).toBe('claimant')
    expect(wishReader({ mine: false, claimedByMe: false })).toBe('volunteer')
  })
})

describe('a claimed wish that nobody finished', () => {
  it('is reminded of 11 days after its day, and expires 14 days after it', () => {
    expect(wishDeadlines({ year: 2026, month: 3, day: 5 })).toEqual({
      reminderDay: '2026-02-22',
      expired: '2026-02-19',
    })
    expect(wishDeadlines({ year: 2024, month: 3, day: 10 })).toEqual({
      reminderDay: '2024-02-28',
      expired: '2024-02-25',
    })
  })

  it('is never expired sooner than three days after the reminder', () => {
    expect(reminderPeriod).toBe(259_200_000)
    const reminderDay = daysOfDate({ year: 2026, month: 3, day: 5 })
    const { reminderDay: reminded } = wishDeadlines(dateOfDays(reminderDay))
    const { expired } = wishDeadlines(dateOfDays(reminderDay + reminderPeriod / 86_400_000))
    expect(parseIsoDate(expired)).toEqual(parseIsoDate(reminded))
  })
})
