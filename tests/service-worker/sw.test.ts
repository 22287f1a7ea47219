import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, origin, workerHost } from './worker-host'

const host = workerHost()
type Listener = (event: object) => void
let listeners: Map<string, Listener>
let done: string[]

beforeEach(async () => {
  listeners = new Map()
  done = []
  vi.stubGlobal('self', {
    location: { origin },
    registration: {
      navigationPreload: {
        enable: async () => void done.push('preload'),
        disable: async () => void done.push('no preload'),
      },
    },
    clients: { claim: async () => void done.push('claim') },
    skipWaiting: async () => void done.push('skip waiting'),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  })
  vi.resetModules()
  await import('../../src/service-worker/sw')
})

/** Sends an event and waits for its `waitUntil`. */
async function send(type: string, given: object = {}): Promise<Response | undefined> {
  const waits: unknown[] = []
  let answer: Promise<Response> | undefined
  listeners.get(type)?.({
    ...given,
    waitUntil: (wait: unknown) => waits.push(wait),
    respondWith: (response: Promise<Response>) => (answer = response),
  })
  await Promise.all(waits)
  return answer
}

/** A request as the browser creates it: a script cannot set its mode or destination. */
const asked = (path: string, given: Partial<{ mode: string; destination: string }> = {}) => ({
  request: Object.defineProperties(
    ask(path),
    Object.fromEntries(Object.entries(given).map(([key, value]) => [key, { value }])),
  ),
})

describe('the worker', () => {
  it('takes over with the shell kept', async () => {
    host().answer('/chunk-files.json', () => Response.json({ index: ['static/js/index.1.js'] }))
    host().answer('/index.html', 'page')
    host().answer('/static/js/index.1.js', 'code')
    await send('install')
    await send('activate')
    expect(done).toEqual(['skip waiting', 'preload', 'claim'])
    host().goDown()
    expect(
      await (
        await send('fetch', { ...asked('/posts/1', { mode: 'navigate' }), preloadResponse: Promise.resolve(undefined) })
      )?.text(),
    ).toBe('page')
    expect(await (await send('fetch', asked('/static/js/index.1.js')))?.text()).toBe('code')
  })

  it('does not take over without its files, and does without preloading where a browser has none', async () => {
    await expect(send('install')).rejects.toThrow()
    expect(done).toEqual([])
    Object.assign((globalThis as unknown as { self: { registration: object } }).self, { registration: {} })
    await send('activate')
    expect(done).toEqual(['claim'])
  })

  it('caches the requested chunks, when there is a network', async () => {
    host().answer('/chunk-files.json', () => Response.json({ radio: ['static/js/radio.1.js'] }))
    host().answer('/static/js/radio.1.js', 'radio')
    await send('message', { data: { type: 'keep-chunks', chunks: ['radio'] } })
    host().goDown()
    expect(await (await send('fetch', asked('/static/js/radio.1.js')))?.text()).toBe('radio')
    await send('message', { data: { type: 'keep-chunks', chunks: ['radio'] } })
  })

  it('answers for content and pictures, and leaves everything else to the network', async () => {
    host().answer('/v1/feeds', 'feed')
    host().answer('/media/a.webp', 'picture')
    expect(await (await send('fetch', asked('/v1/feeds')))?.text()).toBe('feed')
    expect(await (await send('fetch', asked('/media/a.webp', { destination: 'image' })))?.text()).toBe('picture')
    expect(await send('fetch', asked('/v1/consumer/user'))).toBeUndefined()
    expect(await host().caches.keys()).toEqual(['content', 'images'])
  })

  it('keeps what came with the document', async () => {
    host().answer('/static/js/home.1.js', 'code')
    await send('message', {
      data: {
        type: 'keep',
        language: 'en',
        answers: { 'GET /v1/feeds': { status: 200, body: 'drawn' } },
        files: ['/static/js/home.1.js'],
      },
    })
    expect([await host().kept('content'), await host().kept('shell')]).toEqual([
      ['/v1/feeds?language=en'],
      ['/static/js/home.1.js'],
    ])
  })

  it('forgets content when the session changes, and nothing else', async () => {
    await host().put('content', '/v1/feeds?language=en', 'what a member saw')
    await host().put('shell', '/index.html', 'page')
    await send('message', { data: 'forget-content' })
    expect(await host().caches.keys()).toEqual(['shell'])
    host().goDown()
    await expect(send('fetch', asked('/v1/feeds'))).rejects.toThrow()
  })

  it('shows a guest the page of a moment ago while the network is asked, and says how old things are where there is none', async () => {
    const page = (text: string) => () => new Response(text, { headers: { 'cache-control': 'no-cache' } })
    Object.assign((globalThis as unknown as { self: object }).self, { cookieStore: { getAll: async () => [] } })
    await host().put('shell', '/index.html', 'the client alone')
    host().answer('/index', page('first'))
    const navigate = async () =>
      (
        await send('fetch', { ...asked('/index', { mode: 'navigate' }), preloadResponse: Promise.resolve(undefined) })
      )?.text()
    expect(await navigate()).toBe('first')
    host().answer('/index', page('second'))
    expect(await navigate()).toBe('first')
    expect(await navigate()).toBe('second')
    host().goDown()
    expect(await navigate()).toBe('the client alone')
  })
})
