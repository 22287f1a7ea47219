import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as copies from '../../src/service-worker/api-copies'
import { ask, origin, workerHost } from './worker-host'

const host = workerHost()
let answerApi: typeof copies.answerApi
let keepAnswers: typeof copies.keepAnswers

// It knows which answers came late.
beforeEach(async () => {
  vi.resetModules()
  ;({ answerApi, keepAnswers } = await import('../../src/service-worker/api-copies'))
})
const feeds = '/v1/feeds?page_size=20'
const english = { 'x-language': 'en' }

/** The current result of a promise; null while it is pending. */
function settled<Value>(promise: Promise<Value>): () => Promise<Value | null> {
  let value: Value | null = null
  void promise.then((given) => (value = given))
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return value
  }
}

describe('reads of content', () => {
  it('come from the network, and are kept with their time', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z'), toFake: ['Date'] })
    host().answer(feeds, () => Response.json({ code: 100000 }))
    const answer = await answerApi(ask(feeds, english))
    expect(answer.headers.get('x-kept-at')).toBeNull()
    host().goDown()
    const copy = await answerApi(ask(feeds, english))
    expect([copy.headers.get('x-kept-at'), copy.headers.get('content-type')]).toEqual([
      '2026-03-01T08:00:00.000Z',
      'application/json',
    ])
    expect(await copy.json()).toEqual({ code: 100000 })
  })

  it('fail without a network where nothing was kept', async () => {
    host().goDown()
    await expect(answerApi(ask(feeds))).rejects.toThrow('Failed to fetch')
  })

  it('are of one language', async () => {
    host().answer(feeds, ({ headers }) => new Response(headers.get('x-language')))
    await answerApi(ask(feeds, english))
    await answerApi(ask(feeds, { 'x-language': 'zh-CN' }))
    host().goDown()
    expect(await (await answerApi(ask(feeds, english))).text()).toBe('en')
    expect(await (await answerApi(ask(feeds, { 'x-language': 'zh-CN' }))).text()).toBe('zh-CN')
    await expect(answerApi(ask(feeds, { 'x-language': 'fr' }))).rejects.toThrow()
  })

  it('hand a refusal on, and keep the last good copy beside it', async () => {
    host().answer(feeds, 'good')
    await answerApi(ask(feeds))
    host().answer(feeds, () => new Response('busy', { status: 503 }))
    expect((await answerApi(ask(feeds))).status).toBe(503)
    host().goDown()
    expect(await (await answerApi(ask(feeds))).text()).toBe('good')
  })

  it('are handed on where there is no room to keep them', async () => {
    host().caches.isFull = true
    host().answer(feeds, 'good')
    expect(await (await answerApi(ask(feeds))).text()).toBe('good')
  })

  it('state with their copy whether the server does not answer or there is no network', async () => {
    host().answer(feeds, 'good')
    await answerApi(ask(feeds))
    host().goDown()
    expect((await answerApi(ask(feeds))).headers.get('x-kept-because')).toBe('unreachable')
    vi.stubGlobal('navigator', { onLine: false })
    expect((await answerApi(ask(feeds))).headers.get('x-kept-because')).toBe('offline')
  })

  it.each([
    ['new', true],
    ['old', false],
  ])(
    'that come after their copy tell whether they say anything else (%s), and are there the next time',
    async (text, isNew) => {
      host().answer(feeds, 'old')
      await answerApi(ask(feeds))
      vi.useFakeTimers()
      let arrive: (answer: Response) => void = () => undefined
      host().answer(feeds, () => new Promise((resolve) => (arrive = resolve)))
      const told: boolean[] = []
      const shown = settled(answerApi(ask(feeds), (late) => told.push(late)))
      await vi.advanceTimersByTimeAsync(3010)
      expect((await shown())?.headers.get('x-kept-because')).toBe('slow')
      arrive(new Response(text))
      await vi.waitFor(() => expect(told).toEqual([isNew]))
      const next = await answerApi(ask(feeds))
      expect([await next.text(), next.headers.get('x-kept-at'), host().asked.length]).toEqual([text, null, 2])
    },
  )

  it('state it also with a copy that storage gave only once the network had failed', async () => {
    host().answer(feeds, 'kept')
    await answerApi(ask(feeds))
    host().goDown()
    const { caches } = host()
    const isSilent = vi.fn(() => false).mockReturnValueOnce(true)
    vi.stubGlobal('caches', {
      open: async (name: string) => (isSilent() ? Promise.reject(new Error('Busy')) : caches.open(name)),
    })
    const copy = await answerApi(ask(feeds))
    expect(await copy.text()).toBe('kept')
    expect(copy.headers.get('x-kept-because')).toBe('unreachable')
  })

  it('wait three seconds for the network, then the last good copy shows; what comes later is kept', async () => {
    host().answer(feeds, 'old')
    await answerApi(ask(feeds))
    vi.useFakeTimers()
    let arrive: (answer: Response) => void = () => undefined
    host().answer(feeds, () => new Promise((resolve) => (arrive = resolve)))
    const shown = settled(answerApi(ask(feeds)))
    await vi.advanceTimersByTimeAsync(2990)
    expect(await shown()).toBeNull()
    await vi.advanceTimersByTimeAsync(20)
    const copy = await shown()
    expect([await copy?.text(), copy?.headers.has('x-kept-at')]).toEqual(['old', true])
    arrive(new Response('new'))
    await vi.waitFor(async () =>
      expect(await (await host().caches.match(`${origin}${feeds}&language=`))?.text()).toBe('new'),
    )
  })

  it('wait as long as it takes where there is no copy', async () => {
    vi.useFakeTimers()
    let arrive: (answer: Response) => void = () => undefined
    host().answer(feeds, () => new Promise((resolve) => (arrive = resolve)))
    const shown = settled(answerApi(ask(feeds)))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await shown()).toBeNull()
    arrive(new Response('at last'))
    await vi.waitFor(async () => expect(await shown()).not.toBeNull())
  })

  it('are forgotten beyond two hundred, the oldest first', async () => {
    for (let number = 0; number < 203; number += 1) await host().put('content', `/v1/feeds?number=${number}`, '')
    vi.spyOn(Math, 'random').mockReturnValue(0)
    host().answer(feeds, 'newest')
    await answerApi(ask(feeds))
    const kept = await host().kept('content')
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, '/v1/feeds?number=4', `${feeds}&language=`])
  })
})

describe('answers that came with the document', () => {
  const given = (status = 200) => ({ status, body: { code: 100000, data: 'drawn' } })

  it('are read again without a network as if they had been asked for', async () => {
    await keepAnswers({ [`GET ${feeds}`]: given(), 'GET /v1/categories': given() }, 'en', origin)
    host().goDown()
    for (const path of [feeds, '/v1/categories']) {
      const copy = await answerApi(ask(path, english))
      expect(await copy.json()).toEqual(given().body)
      expect(Date.parse(copy.headers.get('x-kept-at') ?? '')).not.toBeNaN()
    }
  })

  it('are not kept when they failed, come from elsewhere or are of an account', async () => {
    await keepAnswers(
      {
        'GET /v1/categories': given(404),
        'GET https://elsewhere.example/v1/feeds': given(),
        'GET /v1/consumer/user': given(),
        'GET //elsewhere.example/v1/feeds': given(),
      },
      'en',
      origin,
    )
    expect(await host().kept('content')).toEqual([])
  })
})
