import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admit, authorizationOf, beforePhonePost, bindPhoneDetour, isExpiredCode, loginDetour, mayUpload } from '../../../src/domain/session/auth-rules'
import { guestSession, transition } from '../../../src/domain/session/session-machine'
import type { SessionEffect, SessionEvent, SessionState } from '../../../src/domain/session/session-machine'
import { missingNeed, roleOf } from '../../../src/domain/session/user'
import type { User } from '../../../src/domain/session/user'

const withPhone: User = { id: '1', phone: '138****8000', avatar: null, nickname: 'Lin', realName: false }
const withoutPhone: User = { ...withPhone, phone: null }

describe('The Authorization header', () => {
  it("is 'guest' without a token (B40)", () => {
    expect(authorizationOf({ token: null, user: null }, { phonePost: null })).toBe('guest')
    expect(authorizationOf({ token: 't', user: null }, { phonePost: null })).toBe('t')
  })

  it('is not sent with the three posts by somebody without a phone (B51)', () => {
    for (const phonePost of ['advice', 'comment', 'practice'] as const) {
      expect(authorizationOf({ token: 't', user: withoutPhone }, { phonePost })).toBeNull()
      expect(authorizationOf({ token: 't', user: withPhone }, { phonePost })).toBe('t')
    }
    expect(authorizationOf({ token: 't', user: withoutPhone }, { phonePost: null })).toBe('t')
  })
})

describe('Who may do what', () => {
  it('a phone comes before the three posts (B50)', () => {
    expect([null, withoutPhone, withPhone].map(beforePhonePost)).toEqual(['login', 'bind-phone', null])
    expect(bindPhoneDetour(false, '/posts/1')).toEqual({ kind: 'web', path: '/phone/bind?redirect=%2Fposts%2F1' })
    expect(bindPhoneDetour(true, '/posts/1')).toEqual({ kind: 'native' })
  })

  it('a screen that needs the login sends there and back (B60), and refreshes the user (B11)', () => {
    const entering = { requiresAuth: true, token: null, inApp: false, hasAppToken: false, path: '/user?a=1' }
    expect(admit(entering)).toEqual({ kind: 'detour', detour: { kind: 'web', path: '/login?redirect=%2Fuser%3Fa%3D1' } })
    expect(admit({ ...entering, inApp: true })).toEqual({ kind: 'detour', detour: { kind: 'native' } })
    expect(admit({ ...entering, token: 't' })).toEqual({ kind: 'enter', refreshUser: true })
    expect(admit({ ...entering, hasAppToken: true })).toEqual({ kind: 'enter', refreshUser: true })
    expect(admit({ ...entering, requiresAuth: false, token: 't' })).toEqual({ kind: 'enter', refreshUser: false })
  })

  it('nobody is sent back to the login itself', () => {
    for (const from of ['/login', '/login?redirect=x', 'login', '']) expect(loginDetour(false, from)).toEqual({ kind: 'web', path: '/login' })
    expect(loginDetour(false, '/logins\ud800')).toMatchObject({ kind: 'web' })
  })

  it('uploads demand the cookie (B61)', () => {
    expect([null, '', 't'].map(mayUpload)).toEqual([false, false, true])
  })

  it('has the roles of B62', () => {
    const both = { isVolunteer: true, isHelper: true }
    expect([roleOf(null, both), roleOf(withoutPhone, both), roleOf(withPhone, null), roleOf(withPhone, { isVolunteer: true, isHelper: false }), roleOf(withPhone, both)]).toEqual(['guest', 'member-without-phone', 'member', 'volunteer', 'helper'])
  })

  it('asks for what is missing in its order', () => {
    expect(missingNeed(['phone'], null, null)).toBe('login')
    expect(missingNeed(['real-name', 'phone'], withoutPhone, null)).toBe('phone')
    expect(missingNeed(['real-name', 'phone'], withPhone, null)).toBe('real-name')
    expect(missingNeed(['phone'], withPhone, null)).toBeNull()
    expect(missingNeed([], null, null)).toBeNull()
  })
})

const run = (state: SessionState, ...events: readonly SessionEvent[]): { state: SessionState; effects: readonly SessionEffect[] } => {
  const effects: SessionEffect[] = []
  for (const event of events) {
    const [next, more] = transition(state, event)
    state = next
    effects.push(...more)
  }
  return { state, effects }
}
const member = run(guestSession, { type: 'logged-in', token: 't', user: withPhone }).state

describe('The session', () => {
  it('that expires in many calls at once ends once (B43, B44)', () => {
    const expired: SessionEvent = { type: 'expired', token: 't' }
    const { state, effects } = run(member, expired, expired, expired)
    expect(state).toEqual({ token: null, user: null, hasExpired: true, offeredToken: null })
    expect(effects.map(({ type }) => type)).toEqual(['clear-cookies', 'forget-user-data', 'tell-tabs', 'set-log-back', 'notify-expired', 'ask-login'])
  })

  it('sets logBack the first time only (B43)', () => {
    const again = run(member, { type: 'expired', token: 't' }, { type: 'logged-in', token: 'u', user: withPhone }, { type: 'expired', token: 'u' })
    expect(again.effects.filter(({ type }) => type === 'set-log-back')).toHaveLength(1)
  })

  it('is not ended by a late answer to an earlier one', () => {
    const next = run(member, { type: 'expired', token: 't' }, { type: 'logged-in', token: 'u', user: withPhone }).state
    expect(transition(next, { type: 'expired', token: 't' })[0]).toBe(next)
    expect(transition(next, { type: 'volunteer-session-lost', token: 't' })[0]).toBe(next)
    expect(transition(next, { type: 'user-known', token: 't', user: withPhone })[0]).toBe(next)
  })

  it('that ended in another tab ends here without a word', () => {
    const { state, effects } = run(member, { type: 'changed-elsewhere', token: null, user: null })
    expect(state.token).toBeNull()
    expect(effects).toEqual([{ type: 'forget-user-data' }])
    expect(transition(state, { type: 'expired', token: 't' })[0]).toBe(state)
  })

  it('takes the token of the app (B41), and never replaces somebody unasked', () => {
    const guest = run(guestSession, { type: 'app-token', token: 'app' })
    expect(guest.effects).toEqual([{ type: 'write-cookies', token: 'app', user: null }, { type: 'tell-tabs' }, { type: 'fetch-user', token: 'app' }])
    const asked = run(member, { type: 'app-token', token: 'app' })
    expect(asked.state.token).toBe('t')
    expect(asked.effects).toEqual([{ type: 'ask-to-switch', token: 'app' }])
    expect(run(asked.state, { type: 'offer-accepted' }).state.token).toBe('app')
    expect(run(asked.state, { type: 'offer-declined' }).state).toEqual(member)
  })

  it('is left by logging out (B42) and when the volunteer info says so (B45), without a login forced on anybody', () => {
    for (const event of [{ type: 'logged-out' }, { type: 'volunteer-session-lost', token: 't' }] as const) {
      expect(run(member, event).effects.map(({ type }) => type)).toEqual(['clear-cookies', 'forget-user-data', 'tell-tabs'])
    }
  })

  it('knows the codes of an expired session as numbers and as strings', () => {
    expect([302001, '303001', 303001, 100000, 500001, null].map(isExpiredCode)).toEqual([true, true, true, false, false, false])
  })

  it('never shows a user without a token, and asks to log in only when a session expired', () => {
    const token = fc.constantFrom('a', 'b', '')
    const user = fc.constantFrom(withPhone, withoutPhone, null)
    const event: fc.Arbitrary<SessionEvent> = fc.oneof(
      fc.record({ type: fc.constant('started' as const), token: fc.option(token), user, hasExpired: fc.boolean() }),
      fc.record({ type: fc.constant('app-token' as const), token }),
      fc.record({ type: fc.constant('logged-in' as const), token, user }),
      fc.record({ type: fc.constant('user-known' as const), token, user: fc.constant(withPhone) }),
      fc.record({ type: fc.constantFrom('expired' as const, 'volunteer-session-lost' as const), token: fc.option(token) }),
      fc.record({ type: fc.constant('changed-elsewhere' as const), token: fc.option(token), user }),
      fc.record({ type: fc.constantFrom('logged-out' as const, 'offer-accepted' as const, 'offer-declined' as const) }),
    )
    fc.assert(fc.property(fc.array(event), (events) => {
      let state = guestSession
      for (const happened of events) {
        const [next, effects] = transition(state, happened)
        if (next.token === null) expect(next.user).toBeNull()
        if (effects.some(({ type }) => type === 'ask-login')) expect([happened.type, next.token]).toEqual(['expired', null])
        if (state.token !== null && next.token !== null && next.token !== state.token && happened.type !== 'started') expect(effects).toContainEqual({ type: 'forget-user-data' })
        state = next
      }
    }))
  })
})
