// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { takeEarlyToken } from '../../src/infrastructure/frame/session/early-token'
import { keepEarlyToken } from '../../src/starter/keep-early-token'

const before = window.location.href
afterEach(() => window.history.replaceState(null, '', before))

it.each(['app_token', 'token', 'accessToken'])(
  'a session under the name %s leaves the address before the client is there, which finds it once',
  (name) => {
    window.history.replaceState({ kept: true }, '', `/posts/1?a=1&${name}=s%2B3#end`)
    keepEarlyToken(window)
    expect([window.location.href.replace(window.location.origin, ''), window.history.state]).toEqual([
      '/posts/1?a=1#end',
      { kept: true },
    ])
    expect([takeEarlyToken(window), takeEarlyToken(window)]).toEqual(['s%2B3', null])
  },
)

it('an address without one stays as it is', () => {
  window.history.replaceState(null, '', '/posts/1?a=1&&b#end')
  keepEarlyToken(window)
  expect(window.location.href).toBe(`${window.location.origin}/posts/1?a=1&&b#end`)
  expect(takeEarlyToken(window)).toBeNull()
})
