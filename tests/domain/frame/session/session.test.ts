import { describe, expect, it } from 'vitest'
import {
  admitToRoute,
  authorizationOf,
  callerToken,
  loginDetour,
  mayUpload,
} from '../../../../src/domain/frame/session/auth-rules'
import type { User } from '../../../../src/domain/frame/session/user'

const withPhone: User = { id: '1', phone: '138****8000', avatar: null, nickname: 'Lin', realName: false }
const withoutPhone: User = { ...withPhone, phone: null }

describe('The token of a request', () => {
  it("is that of the session, and none without the user cookie: then it is a guest's (B40)", () => {
    expect(callerToken({ token: 't', user: withPhone }, { asksForUser: false })).toBe('t')
    expect(callerToken({ token: 't', user: null }, { asksForUser: false })).toBeNull()
    expect(callerToken({ token: null, user: null }, { asksForUser: true })).toBeNull()
    for (const user of [null, withPhone]) expect(callerToken({ token: '', user }, { asksForUser: true })).toBeNull()
  })

  it('goes alone with the request for the user info that is still to come (B41)', () => {
    expect(callerToken({ token: 't', user: null }, { asksForUser: true })).toBe('t')
    expect(authorizationOf({ token: 't', user: null }, { needsPhone: false, asksForUser: true })).toBe('t')
  })

  it("is not sent with the three POSTs of a member without a phone (B51); otherwise the header has it, or 'guest'", () => {
    const asksForUser = false
    expect(authorizationOf({ token: 't', user: withoutPhone }, { needsPhone: true, asksForUser })).toBeNull()
    expect(authorizationOf({ token: 't', user: withPhone }, { needsPhone: true, asksForUser })).toBe('t')
    expect(authorizationOf({ token: 't', user: null }, { needsPhone: true, asksForUser })).toBeNull()
    expect(authorizationOf({ token: 't', user: null }, { needsPhone: false, asksForUser })).toBe('guest')
  })
})

describe('Who may do what', () => {
  it('a screen that needs the login sends there and back (B60), and refreshes the user (B11)', () => {
    const entering = { requiresAuth: true, token: null, inApp: false, path: '/user?a=1' }
    expect(admitToRoute(entering)).toEqual({
      kind: 'detour',
      detour: { kind: 'web', path: '/login?redirect=%2Fuser%3Fa%3D1' },
    })
    expect(admitToRoute({ ...entering, token: '' })).toMatchObject({ kind: 'detour' })
    expect(admitToRoute({ ...entering, inApp: true })).toEqual({ kind: 'detour', detour: { kind: 'native' } })
    expect(admitToRoute({ ...entering, token: 't' })).toEqual({ kind: 'enter', refreshUser: true })
    expect(admitToRoute({ ...entering, requiresAuth: false, token: 't' })).toEqual({
      kind: 'enter',
      refreshUser: false,
    })
  })

  it('the login never redirects to itself', () => {
    for (const from of ['/login', '/login?redirect=x', 'login', ''])
      expect(loginDetour(false, from)).toEqual({ kind: 'web', path: '/login' })
    expect(loginDetour(false, '/help/login')).toEqual({ kind: 'web', path: '/login?redirect=%2Fhelp%2Flogin' })
  })

  it('the login redirects to a path that has half a character', () => {
    expect(loginDetour(false, '/logins\ud800')).toEqual({ kind: 'web', path: '/login?redirect=%2Flogins%EF%BF%BD' })
  })

  it('uploads demand the cookie (B61)', () => {
    expect([null, '', 't'].map(mayUpload)).toEqual([false, false, true])
  })
})
