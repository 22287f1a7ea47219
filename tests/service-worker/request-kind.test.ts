import { expect, it } from 'vitest'
import { kindOf } from '../../src/service-worker/request-kind'

const origin = 'https://city.example'
const ask = (
  path: string,
  given: Partial<{ method: string; mode: string; destination: string; headers: Headers }> = {},
) =>
  kindOf(
    {
      method: 'GET',
      mode: 'cors',
      destination: '',
      headers: new Headers(),
      ...given,
      url: path.startsWith('http') ? path : origin + path,
    } as unknown as Request,
    origin,
  )

it.each([
  ['/posts/1', { mode: 'navigate' }, 'navigation'],
  ['/docs', { mode: 'navigate' }, 'other'],
  ['/feeds/home.xml', { mode: 'navigate' }, 'other'],
  ['/embed/videos/1', { mode: 'navigate' }, 'other'],
  ['/static/js/a.1.js', {}, 'static'],
  ['/media/a.webp', { destination: 'image' }, 'image'],
  ['/v1/feeds?page_size=20', {}, 'content'],
  ['/v2/c_static_article/1', {}, 'content'],
  ['/v1/feeds', { method: 'POST' }, 'other'],
  ['https://elsewhere.example/static/a.js', {}, 'other'],
  ['/media/a.m4a', { headers: new Headers({ range: 'bytes=0-' }) }, 'other'],
] as const)('%s %j is %s', (path, given, kind) => {
  expect(ask(path, given)).toBe(kind)
})

it.each(['/v1/consumer/user', '/v1/my_history', '/v1/my_collections', '/v1/my_messages', '/v1/consumer/phone_captcha'])(
  'nothing of an account is kept: %s',
  (path) => {
    expect(ask(path)).toBe('other')
  },
)
