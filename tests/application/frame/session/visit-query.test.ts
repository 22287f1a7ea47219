import { expect, it } from 'vitest'
import { takeVisitQuery } from '../../../../src/application/frame/session/visit/visit-query'

it.each([
  ['/posts/1', '/posts/1', {}],
  ['/posts/1?a=1&b=2#end', '/posts/1?a=1&b=2#end', {}],
  ['/posts/1?app_token=t#end', '/posts/1#end', { app_token: 't' }],
  ['/posts/1?Access-Token=t&a=1', '/posts/1?a=1', { app_token: 't' }],
  ['/posts/1?a=1&&from_user_id=u%201&b', '/posts/1?a=1&b', { from_user_id: 'u 1' }],
  ['/posts/1?from_url=%2Fx%3Fa%3D1&jump_url=/y?a=1=2', '/posts/1', { from_url: '/x?a=1', jump_url: '/y?a=1=2' }],
  ['/posts/1?from_url=a+b', '/posts/1', { from_url: 'a b' }],
  ['/posts/1?from_url=%E4', '/posts/1', { from_url: '' }],
  ['/posts/1?=x', '/posts/1?=x', {}],
  ['', '', {}],
])('%s is left as %s, with %j taken out', (path, left, sources) => {
  const taken = takeVisitQuery(path)
  expect([taken.left, Object.fromEntries(taken.sources)]).toEqual([left, sources])
})

it('a line break in an address ends neither its query nor its hash', () => {
  expect(takeVisitQuery('/posts/1?a=1\n&app_token=t#one\ntwo').left).toBe('/posts/1?a=1\n#one\ntwo')
})
