import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freshPage, keepOpenedPage, keepPage } from '../../src/service-worker/page-copies'
import { ask, origin, workerHost } from './worker-host'

const host = workerHost()
let cookies: Record<string, string>

beforeEach(() => {
  cookies = { city: 'old-town' }
  vi.useFakeTimers({ toFake: ['Date'] })
  const cookieStore = { getAll: async () => Object.entries(cookies).map(([name, value]) => ({ name, value })) }
  vi.stubGlobal('self', { cookieStore })
})

const page = (text: string, control = 'no-cache') =>
  new Response(text, { headers: { 'cache-control': control, 'content-security-policy': 'nonce' } })
const textOf = async (path: string) => (await freshPage(ask(path)))?.text()

describe('the page of a moment ago', () => {
  it('shows again for the same guest, with its policy, for five minutes', async () => {
    await keepPage(`${origin}/index`, page('home'))
    expect(await textOf('/index')).toBe('home')
    expect((await freshPage(ask('/index')))?.headers.get('content-security-policy')).toBe('nonce')
    vi.setSystemTime(Date.now() + 5 * 60_000)
    expect(await textOf('/index')).toBeUndefined()
  })

  it('is another one for another city, language or look', async () => {
    await keepPage(`${origin}/index`, page('home'))
    cookies = { city: 'new-town' }
    expect(await textOf('/index')).toBeUndefined()
    cookies = { city: 'old-town', preferences: '{"theme":"dark"}' }
    expect(await textOf('/index')).toBeUndefined()
    cookies = { city: 'old-town', something: 'else' }
    expect(await textOf('/index')).toBe('home')
  })

  it('is another one for a member: what all members share, but never their own', async () => {
    await keepPage(`${origin}/index`, page('home'))
    cookies = { city: 'old-town', authorization: 'token' }
    expect(await textOf('/index')).toBeUndefined()
    await keepPage(`${origin}/wallet`, page('wallet'))
    await keepPage(`${origin}/posts/1`, page('post', 'private, no-store'))
    expect([await textOf('/wallet'), await textOf('/posts/1')]).toEqual(['wallet', undefined])
    cookies = { city: 'old-town' }
    expect(await textOf('/wallet')).toBeUndefined()
  })

  it.each([
    ['is private', page('mine', 'private, no-store')],
    ['says nothing of who may keep it', new Response('page')],
    ['is an error', new Response('gone', { status: 404, headers: { 'cache-control': 'no-cache' } })],
  ])('is not kept when it %s', async (_, answer) => {
    await keepPage(`${origin}/index`, answer)
    expect(await host().kept('pages')).toEqual([])
  })

  it('is not kept under an address with a query, which may be personal', async () => {
    await keepPage(`${origin}/index?app_token=secret`, page('home'))
    expect(await host().kept('pages')).toEqual([])
  })

  it('is not shown on a reload', async () => {
    await keepPage(`${origin}/index`, page('home'))
    expect(await freshPage(Object.defineProperty(ask('/index'), 'cache', { value: 'no-cache' }))).toBeUndefined()
  })

  it('is nowhere where cookies cannot be looked at', async () => {
    await keepPage(`${origin}/index`, page('home'))
    vi.stubGlobal('self', {})
    expect(await textOf('/index')).toBeUndefined()
  })

  it('is kept too when it opened before there was a worker, unless it is a member’s own', async () => {
    host().answer('/index', () => page('home', 'private, no-store'))
    cookies['authorization'] = 'token'
    await keepOpenedPage(`${origin}/index`)
    expect(await textOf('/index')).toBeUndefined()
    host().answer('/index', () => page('home'))
    cookies['authorization'] = 'guest'
    await keepOpenedPage(`${origin}/index`)
    expect(await textOf('/index')).toBe('home')
  })
})
