import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  appWay,
  hasApp,
  isAppAddress,
  noDeepLinks,
  type AppSurroundings,
  type DeepLinks,
} from '../../../../src/domain/frame/hosts/deep-link'
import { systemOf } from '../../../../src/domain/frame/hosts/host-system'

const origin = 'https://city.example'
const stores = { ios: 'https://apps.example/id1', android: 'https://play.example/app' }
const schemes = { ios: 'cityapp://open?path=', android: 'citydroid://open?path=' }
const phone: AppSurroundings = { system: 'ios', isInApp: false, isInMessenger: false, isInForeignFrame: false }
const android: AppSurroundings = { ...phone, system: 'android' }
const computer: AppSurroundings = { ...phone, system: 'other' }
const way = (links: Partial<DeepLinks>, around = phone, path = '/play/s1?a=b') =>
  appWay({ ...noDeepLinks, ...links }, around, path, origin)

describe('the way into the app', () => {
  it('is a universal link or app link where the site has one, on every system', () => {
    const link = 'https://app.example/boot?path='
    const address = `${link}%2Fplay%2Fs1%3Fa%3Db`
    expect(way({ link, schemes, stores })).toEqual({ kind: 'follow', address, store: stores.ios })
    expect(way({ link, schemes, stores }, android)).toEqual({ kind: 'follow', address, store: stores.android })
    expect(way({ link }, computer)).toEqual({ kind: 'follow', address, store: null })
    expect(way({ link: '/demo?open=' }, computer)).toMatchObject({
      address: 'https://city.example/demo?open=%2Fplay%2Fs1%3Fa%3Db',
    })
  })

  it('is the scheme of the system without such a link (B106): as it is on iOS, as an intent on Android', () => {
    expect(way({ schemes, stores })).toMatchObject({ address: 'cityapp://open?path=%2Fplay%2Fs1%3Fa%3Db' })
    expect(way({ schemes, stores, androidPackage: 'example.city.app' }, android)).toMatchObject({
      address:
        'intent://open?path=%2Fplay%2Fs1%3Fa%3Db#Intent;scheme=citydroid;package=example.city.app;S.browser_fallback_url=https%3A%2F%2Fplay.example%2Fapp;end',
    })
    expect(way({ schemes }, android)).toMatchObject({
      address: 'intent://open?path=%2Fplay%2Fs1%3Fa%3Db#Intent;scheme=citydroid;end',
    })
    expect(way({ schemes }, computer)).toBeNull()
  })

  it('is a store that is a page of the site itself', () => {
    expect(way({ stores: { ios: '/get-it', android: '//other.example/app' } })).toEqual({
      kind: 'store',
      store: `${origin}/get-it`,
    })
  })

  it('is the store alone where there is nothing else, and nothing where there is no store', () => {
    expect(way({ stores })).toEqual({ kind: 'store', store: stores.ios })
    expect([way({ stores }, computer), way({}), way({ stores: { ios: '', android: stores.android } })]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('leads out of the messenger, by its own tag where the messenger allows it', () => {
    const here = { ...phone, isInMessenger: true }
    expect(way({ schemes, stores }, here)).toEqual({ kind: 'another-browser' })
    expect(way({ schemes, messengerApp: 'wxapp1' }, here)).toEqual({ kind: 'launch-tag', app: 'wxapp1' })
    expect(way({ link: '/a?', messengerApp: 'wxapp1' }, { ...here, system: 'other' })).toEqual({
      kind: 'another-browser',
    })
    expect(way({}, here)).toBeNull()
  })

  it('is none in the app itself, nor in a page that another site frames', () => {
    expect(way({ schemes, stores }, { ...phone, isInApp: true })).toBeNull()
    expect(way({ schemes, stores }, { ...phone, isInForeignFrame: true })).toBeNull()
  })

  it.each([
    'javascript:alert(1)//',
    'javascript://x/',
    'intent://x/',
    'data://x',
    'file:///',
    'http://',
    'a b://',
    'city"app://',
    'https://user@x/?',
  ])('is never %s, whatever a site configures', (bad) => {
    expect(way({ link: bad })).toBeNull()
    expect(way({ schemes: { ios: bad, android: bad } })).toBeNull()
    expect(way({ schemes: { ios: bad, android: bad } }, android)).toBeNull()
    expect(way({ stores: { ios: bad, android: bad } })).toBeNull()
  })

  it('names only a package that is one', () => {
    for (const androidPackage of ['', 'app', 'a.b;end', 'a..b'])
      expect(way({ schemes, androidPackage }, android)).toMatchObject({
        address: expect.not.stringContaining('package='),
      })
  })

  it('is an address that the navigator follows, for every path', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 100, unit: 'grapheme' }).filter((path) => !/\p{Surrogate}/u.test(path)),
        fc.constantFrom(phone, android),
        (path, around) => {
          const found = way({ schemes, stores, androidPackage: 'example.city.app' }, around, `/${path}`)
          expect(found?.kind === 'follow' && isAppAddress(found.address)).toBe(true)
        },
      ),
    )
  })
})

describe('an address of an app', () => {
  it.each([
    ['cityapp://open?path=%2F', true],
    ['weixin://dl/business?t=1', true],
    ['intent://open#Intent;scheme=cityapp;end', true],
    ['intent://open#Intent;scheme=https;package=com.example.bank;end', false],
    ['intent://open#Intent;scheme=cityapp;component=com.example/.Secret;end', false],
    ['intent://open#Intent;scheme=cityapp;S.browser_fallback_url=javascript%3Aalert(1);end', false],
    ['intent://open', false],
    ['javascript://%0aalert(1)', false],
    ['https://city.example/', false],
    ['cityapp:open', false],
    ['/boot', false],
    ['', false],
    [`cityapp://${'a'.repeat(2048)}`, false],
  ])('%j: %s', (address, expected) => {
    expect(isAppAddress(address)).toBe(expected)
  })
})

it('a site has an app when any phone has a way to it', () => {
  expect(
    [noDeepLinks, { ...noDeepLinks, stores }, { ...noDeepLinks, schemes }, { ...noDeepLinks, link: '/a' }].map(hasApp),
  ).toEqual([false, true, true, true])
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, 'other'],
  ['Mozilla/5.0 (Linux; Android 14)', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0)', 10, 'other'],
])('the system of %s with %i touch points is %s', (userAgent, touchPoints, system) => {
  expect(systemOf(userAgent, touchPoints)).toBe(system)
})
