import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, workerHost } from './worker-host'

const host = workerHost()
const freshWorker = async () => {
  const [shell, apiCopies, imageCopies, pageCopies, storage] = await Promise.all([
    import('../../src/service-worker/shell'),
    import('../../src/service-worker/api-copies'),
    import('../../src/service-worker/image-copies'),
    import('../../src/service-worker/page-copies'),
    import('../../src/service-worker/ask-storage'),
  ])
  return { ...shell, ...apiCopies, ...imageCopies, ...pageCopies, ...storage }
}
let worker: Awaited<ReturnType<typeof freshWorker>>

// The worker remembers that storage was silent.
beforeEach(async () => {
  vi.resetModules()
  worker = await freshWorker()
  return () => vi.resetModules()
})

const never = () => new Promise<never>(() => undefined)
const fails = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'))
const throws = () => {
  throw new DOMException('Access denied', 'SecurityError')
}
type Act = () => Promise<never>

/** Caches each of whose methods ends like this, or whose open cache does. */
const storages: readonly (readonly [
  string,
  (act: Act) => Pick<CacheStorage, 'open' | 'match' | 'has' | 'keys' | 'delete'>,
])[] = [
  ['the caches', (act) => ({ open: act, match: act, has: act, keys: act, delete: act })],
  [
    'an open cache',
    (act) => ({
      open: async () => ({ match: act, put: act, keys: act, delete: act, add: act, addAll: act, matchAll: act }),
      match: act,
      has: async () => true,
      keys: async () => ['content'],
      delete: act,
    }),
  ],
]

const asked: readonly (readonly [string, () => Promise<Response | undefined>])[] = [
  ['a file of the build', () => worker.answerStatic(ask('/static/js/a.1.js'))],
  ['a picture', () => worker.answerImage(ask('/media/a.webp'))],
  ['content', () => worker.answerApi(ask('/v1/feeds'))],
  [
    'a page',
    async () =>
      (await worker.freshPage(ask('/index'))) ??
      (await worker.answerNavigation(worker.askForPage(ask('/index'), Promise.resolve(undefined)))),
  ],
]

/** Where the copy of each of them is. */
const kept = [
  ['shell', '/static/js/a.1.js'],
  ['images', '/media/a.webp'],
  ['content', '/v1/feeds?language='],
  ['shell', '/index.html'],
] as const

/** Resolves a promise while time goes on. */
async function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | 'still waiting'> {
  let value: Value | 'still waiting' = 'still waiting'
  void promise.then((given) => (value = given))
  await vi.advanceTimersByTimeAsync(milliseconds)
  return value
}

describe('a worker whose storage does not work', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('self', { cookieStore: { getAll: async () => [] } })
    for (const path of ['/static/js/a.1.js', '/media/a.webp', '/v1/feeds', '/index'])
      host().answer(path, 'from the network')
  })

  for (const [how, act] of [
    ['never answers', never],
    ['fails', fails],
    ['throws', throws as Act],
  ] as const)
    for (const [where, storageOf] of storages)
      it.each(asked)(`answers a request for %s from the network where ${where} ${how}`, async (_, request) => {
        vi.stubGlobal('caches', storageOf(act))
        const answer = await inTime(request(), 2500)
        expect(answer).toBeInstanceOf(Response)
        expect(await (answer as Response).text()).toBe('from the network')
      })

  it('answers a page from the network where the cookies are silent', async () => {
    vi.stubGlobal('self', { cookieStore: { getAll: never } })
    expect(await inTime(worker.freshPage(ask('/index')), 1500)).toBeUndefined()
  })

  it('waits for silent storage once, and asks it again later', async () => {
    vi.stubGlobal('caches', { open: never, match: never })
    const many = Promise.all(Array.from({ length: 60 }, () => worker.answerStatic(ask('/static/js/a.1.js'))))
    expect(await inTime(many, 1500)).toHaveLength(60)
    expect(await inTime(worker.answerStatic(ask('/static/js/a.1.js')), 0)).toBeInstanceOf(Response)
    vi.stubGlobal('caches', host().caches)
    await host().put('shell', '/static/js/a.1.js', 'kept')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await (await worker.answerStatic(ask('/static/js/a.1.js'))).text()).toBe('kept')
  })

  it.each(asked)('asks it again for %s at once where there is no network', async (_, request) => {
    for (const [cacheName, path] of kept) await host().put(cacheName, path, 'kept')
    vi.stubGlobal('caches', { open: never, match: never })
    await inTime(worker.answerStatic(ask('/static/js/a.1.js')), 1500)
    vi.stubGlobal('caches', host().caches)
    host().goDown()
    const answer = await inTime(request(), 0)
    expect(answer).toBeInstanceOf(Response)
    expect(await (answer as Response).text()).toBe('kept')
  })

  it('waits longer for slow storage where there is no network, but not for ever', async () => {
    const slow = new Promise((resolve) => setTimeout(resolve, 3000))
    await host().put('shell', '/index.html', 'kept')
    vi.stubGlobal('caches', { open: async (name: string) => slow.then(async () => host().caches.open(name)) })
    host().goDown()
    const offline = () => worker.answerNavigation(worker.askForPage(ask('/index'), Promise.resolve(undefined)))
    expect(await ((await inTime(offline(), 3000)) as Response).text()).toBe('kept')
    vi.stubGlobal('caches', { open: never, match: never })
    expect(await inTime(offline(), 5000)).toMatchObject({ type: 'error' })
  })

  it('deletes what a member has read also after a silence', async () => {
    vi.stubGlobal('caches', { open: never })
    await inTime(worker.answerStatic(ask('/static/js/a.1.js')), 1500)
    const deleted = vi.fn(async () => true)
    vi.stubGlobal('caches', { delete: deleted })
    await worker.askStorage((storage) => storage.delete('content'), 60_000)
    expect(deleted).toHaveBeenCalledWith('content')
  })

  it('is not installed without what it starts with', async () => {
    host().answer('/chunk-files.json', () => Response.json({ index: [] }))
    vi.stubGlobal('caches', { open: never })
    const installed = expect(worker.keepShell()).rejects.toThrow('could not be stored')
    await vi.advanceTimersByTimeAsync(120_000)
    await installed
  })
})
