import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStoredUser as read, storedUser } from '../../../../src/domain/frame/session/stored-user'

const readStoredUser = (value: unknown) => read(value, 'token')
const user = { id: '1', phone: '138****8000', avatar: '/avatar', nickname: 'Lin', realName: true }

describe('the user of the cookie (B12)', () => {
  it('is read as it was stored, without what else stands there', () => {
    expect(readStoredUser(user)).toEqual(user)
    expect(readStoredUser({ ...user, birthdate: '1990-04-12' })).toEqual(user)
  })

  it.each([undefined, null, 'text', 5, true, [], {}])('%j is none', (value) => {
    expect(readStoredUser(value)).toBeNull()
  })

  it.each([{ id: '' }, { id: 1 }, { id: undefined }, { nickname: 1 }, { nickname: undefined }])(
    'with %j is none',
    (change) => expect(readStoredUser({ ...user, ...change })).toBeNull(),
  )

  it('may have an empty nickname', () => {
    expect(readStoredUser({ ...user, nickname: '' })).toEqual({ ...user, nickname: '' })
  })

  it.each(['', 5, null, undefined, {}])('has no phone and no avatar where %j stands', (value) => {
    expect(readStoredUser({ ...user, phone: value, avatar: value })).toEqual({ ...user, phone: null, avatar: null })
  })

  it.each([false, 'true', 1, undefined])('is of no verified name where %j stands', (realName) => {
    expect(readStoredUser({ ...user, realName })).toEqual({ ...user, realName: false })
  })

  it('is read again as it was read, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const found = readStoredUser(value)
        if (found !== null) expect(readStoredUser(found)).toEqual(found)
      }),
    )
  })

  it('is that of its own token alone, since an app may replace the cookie of the token', () => {
    fc.assert(
      fc.property(fc.string(), (token) => {
        const stored: unknown = JSON.parse(storedUser(user, token))
        expect([read(stored, token), read(stored, `${token}x`)]).toEqual([user, null])
      }),
    )
  })

  it('holds no part of its token', () => {
    expect(storedUser(user, 'abcdefgh')).not.toContain('abc')
  })
})
