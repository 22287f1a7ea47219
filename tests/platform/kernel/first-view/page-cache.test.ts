import { describe, expect, it } from 'vitest'
import { PageCache } from '../../../../platform/kernel/first-view/page-cache'
import { flush } from '../../../support/flush'

function cacheAt(options: { mostPages?: number; mostBytes?: number } = {}) {
  const clock = { now: 0 }
  const cache = new PageCache<string>({
    now: () => clock.now,
    fresh: 5000,
    stale: 60_000,
    mostPages: 100,
    mostBytes: 1e6,
    ...options,
  })
  let made = 0
  const make = () => async () => ({ page: `page ${(made += 1)}`, size: 10, isCacheable: true })
  const silent = (): void => {}
  return { clock, cache, get: (key: string) => cache.getOrMake(key, make(), silent), count: () => made }
}

describe('the cache of first views', () => {
  it('sends a page for five seconds, then once more while the next is made, and after a minute waits for it', async () => {
    const { clock, get } = cacheAt()
    expect(await get('/')).toBe('page 1')
    clock.now = 4999
    expect(await get('/')).toBe('page 1')
    clock.now = 5000
    expect(await get('/')).toBe('page 1')
    await flush()
    expect(await get('/')).toBe('page 2')
    clock.now = 5000 + 65_000
    expect(await get('/')).toBe('page 3')
  })

  it('makes a page once for all who wait', async () => {
    const { get, count } = cacheAt()
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => get('/')))).size).toBe(1)
    expect(count()).toBe(1)
  })

  it('makes every page anew once all have expired, and keeps none that was begun before', async () => {
    const { cache, get } = cacheAt()
    expect(await get('/')).toBe('page 1')
    cache.expire()
    expect(await get('/')).toBe('page 2')
    let end = (_page: string): void => {}
    const begun = cache.getOrMake(
      '/other',
      () => new Promise((resolve) => (end = (page) => resolve({ page, size: 1, isCacheable: true }))),
      () => {},
    )
    cache.expire()
    const after = get('/other')
    end('the page of before')
    expect(await begun).toBe('the page of before')
    expect([await after, await get('/other')]).toEqual(['page 3', 'page 3'])
  })

  it('sends what has expired where no new page can be made', async () => {
    const { cache, get } = cacheAt()
    await get('/')
    cache.expire()
    const late: unknown[] = []
    expect(
      await cache.getOrMake(
        '/',
        () => Promise.reject(new Error('the database is away')),
        (error) => late.push(error),
      ),
    ).toBe('page 1')
    expect(late).toHaveLength(1)
  })

  it('keeps only so many pages, and so many bytes: the longest unused go', async () => {
    const { get, count } = cacheAt({ mostPages: 2 })
    await get('/a')
    await get('/b')
    await get('/a')
    await get('/c')
    await get('/a')
    expect(count()).toBe(3)
    await get('/b')
    expect(count()).toBe(4)
    const small = cacheAt({ mostBytes: 25 })
    for (const key of ['/a', '/b', '/c', '/c', '/a']) await small.get(key)
    expect(small.count()).toBe(4)
  })

  it('reports a failure to all who wait, and keeps the last page', async () => {
    const clock = { now: 0 }
    const cache = new PageCache<string>({
      now: () => clock.now,
      fresh: 5000,
      stale: 60_000,
      mostPages: 9,
      mostBytes: 999,
    })
    const late: unknown[] = []
    const fail = () => Promise.reject(new Error('no'))
    await expect(cache.getOrMake('/', fail, (error) => late.push(error))).rejects.toThrow('no')
    await cache.getOrMake(
      '/',
      async () => ({ page: 'good', size: 1, isCacheable: true }),
      () => {},
    )
    clock.now = 6000
    expect(await cache.getOrMake('/', fail, (error) => late.push(error))).toBe('good')
    await flush()
    expect(late).toHaveLength(1)
    expect(await cache.getOrMake('/', fail, () => {})).toBe('good')
  })

  it.each([
    ['fails', () => Promise.reject(new Error('no'))],
    ['may not be kept', () => Promise.resolve({ page: 'busy', size: 1, isCacheable: false })],
  ])('goes on with the last page for an hour while the next one %s, and then with the next', async (_, fail) => {
    const clock = { now: 0 }
    const cache = new PageCache<string>({
      now: () => clock.now,
      fresh: 5000,
      stale: 60_000,
      mostPages: 9,
      mostBytes: 999,
    })
    const make = (page: string) => async () => ({ page, size: 1, isCacheable: true })
    await cache.getOrMake('/', make('good'), () => {})
    for (const now of [6000, 70_000, 600_000, 3_599_000]) {
      clock.now = now
      expect(await cache.getOrMake('/', fail, () => {})).toBe('good')
      await flush()
      expect(await cache.getOrMake('/', fail, () => {})).toBe('good')
      await flush()
    }
    expect(await cache.getOrMake('/', make('better'), () => {})).toBe('good')
    await flush()
    expect(await cache.getOrMake('/', fail, () => {})).toBe('better')
    clock.now += 3_600_000
    expect(await Promise.resolve(cache.getOrMake('/', fail, () => {})).catch(() => 'busy')).toBe('busy')
  })

  it('does not keep what may not be kept', async () => {
    const cache = new PageCache<string>({ now: () => 0, fresh: 5000, stale: 60_000, mostPages: 9, mostBytes: 999 })
    let made = 0
    const make = async () => ({ page: `page ${(made += 1)}`, size: 1, isCacheable: false })
    await cache.getOrMake('/', make, () => {})
    expect(await cache.getOrMake('/', make, () => {})).toBe('page 2')
  })
})
