import { describe, expect, it } from 'vitest'
import { admit, authorizationOf, beforePhonePost, bindPhoneDetour, isExpiredCode, loginDetour, mayUpload } from '../../../src/domain/session/auth-rules'
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
    const entering = { requiresAuth: true, token: null, inApp: false, path: '/user?a=1' }
    expect(admit(entering)).toEqual({ kind: 'detour', detour: { kind: 'web', path: '/login?redirect=%2Fuser%3Fa%3D1' } })
    expect(admit({ ...entering, inApp: true })).toEqual({ kind: 'detour', detour: { kind: 'native' } })
    expect(admit({ ...entering, token: 't' })).toEqual({ kind: 'enter', refreshUser: true })
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

describe('The session', () => {
  it('knows the codes of an expired session as numbers and as strings', () => {
    expect([302001, '303001', 303001, 100000, 500001, null].map(isExpiredCode)).toEqual([true, true, true, false, false, false])
  })
})
