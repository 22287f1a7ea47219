// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BrowserCookies } from '../../../../src/infrastructure/frame/host/browser-cookies'

let written: string[]
let kept: Map<string, string>
/** What the browser does with a cookie. */
let accepts: (cookie: string) => boolean

beforeEach(() => {
  written = []
  kept = new Map()
  accepts = () => true
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...kept].map((pair) => pair.join('=')).join('; '))
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie)
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? []
    const expires = /expires=([^;]+)/.exec(cookie)?.[1] ?? ''
    if (Date.parse(expires) < Date.now()) kept.delete(name)
    else if (accepts(cookie)) kept.set(name, value)
  })
})
afterEach(() => vi.restoreAllMocks())

const inFrame = () => new BrowserCookies({ secure: false, isInForeignFrame: true })
const alone = (secure = true) => new BrowserCookies({ secure, isInForeignFrame: false })

describe('the cookies of a browser', () => {
  it('are lax, and secure where the page is', () => {
    alone().write('a', '1', 7)
    alone(false).write('b', '2', 7)
    expect(written[0]).toMatch(/; path=\/; secure; sameSite=lax/i)
    expect(written[1]).not.toMatch(/secure|partitioned/i)
  })

  it('are partitioned in a frame of another site, and removed as such', () => {
    const cookies = inFrame()
    cookies.write('a', '1', 7)
    expect(written[0]).toMatch(/; secure; sameSite=none; partitioned/i)
    expect(cookies.read('a')).toBe('1')
    cookies.remove('a')
    expect(written[1]).toMatch(/; secure; sameSite=none; partitioned/i)
    expect([cookies.read('a'), kept.size]).toEqual([null, 0])
  })

  it('last where the browser keeps them, which leaves nothing behind', () => {
    expect([inFrame().isLasting, kept.size]).toEqual([true, 0])
  })

  it('that the browser refuses are there for this visit alone', () => {
    accepts = () => false
    const cookies = inFrame()
    cookies.write('a', '1', 7)
    expect([cookies.read('a'), cookies.isLasting, inFrame().read('a')]).toEqual(['1', false, null])
    cookies.remove('a')
    expect(cookies.read('a')).toBeNull()
  })
})
