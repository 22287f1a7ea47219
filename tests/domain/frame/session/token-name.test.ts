import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTokenName, takeToken } from '../../../../src/domain/frame/session/token-name'

const names = ['app_token', 'appToken', 'APP-TOKEN', 'token', 'access_token', 'accessToken', 'auth.token', 'id_token']
const more = [
  'refresh_token',
  'session_token',
  'user_token',
  'login_token',
  'jwt',
  'jwt_token',
  'Authorization',
  'app%5Ftoken',
]

describe('a session in an address', () => {
  it.each([...names, ...more])('is known by the name %s', (name) => {
    expect(isTokenName(name)).toBe(true)
    expect(takeToken(`/mine?a=1&${name}=s3cret&b=2#end`)).toEqual({ left: '/mine?a=1&b=2#end', token: 's3cret' })
    expect(takeToken(`/mine#${name}=s3cret`)).toEqual({ left: '/mine', token: 's3cret' })
  })

  it.each(['id', 'code', 'tokens', 'from_user_id', 'q', 'tokenise', 'broken_tokenx', '%', 'x-token-x', ''])(
    'is none under the name %j',
    (name) => {
      expect(takeToken(`/mine?${name}=1#${name}`)).toEqual({ left: `/mine?${name}=1#${name}`, token: null })
    },
  )

  it('leaves the address wherever it stands, and nothing else does', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/).filter((name) => !isTokenName(name))
    const pair = fc
      .tuple(
        word,
        fc.webQueryParameters().map((text) => text.replace(/[&#]/g, '')),
      )
      .map((parts) => parts.join('='))
    const secret = fc.constantFrom(...names, ...more).map((name) => `${name}=S3CRET`)
    fc.assert(
      fc.property(
        fc.array(pair),
        fc.array(secret, { minLength: 1 }),
        fc.array(pair),
        fc.boolean(),
        (before, secrets, after, isInHash) => {
          const mark = isInHash ? '#' : '?'
          const plain = [...before, ...after]
          const { left, token } = takeToken(`/a/b${mark}${[...before, ...secrets, ...after].join('&')}`)
          expect([left, token]).toEqual([plain.length === 0 ? '/a/b' : `/a/b${mark}${plain.join('&')}`, 'S3CRET'])
        },
      ),
    )
  })

  it('is the first that is not empty', () => {
    expect(takeToken('/mine?token=&app_token=a%2Bb=&access_token=c')).toEqual({ left: '/mine', token: 'a%2Bb=' })
    expect(takeToken('/mine?token=')).toEqual({ left: '/mine', token: null })
    expect(takeToken('/mine?token')).toEqual({ left: '/mine?token', token: null })
  })
})
