import { afterEach, describe, expect, it, vi } from 'vitest'
import { cachedContent, hasCachedHome } from '../../../../src/infrastructure/frame/host/cached-content'

/** The cache of the service worker, with these answers and the time at which each was kept. */
function keep(answers: Readonly<Record<string, { readonly at: string; readonly body: unknown }>>): void {
  const cache = {
    keys: async () => Object.keys(answers).map((path) => ({ url: `https://city.example${path}` })),
    match: async (url: string) => {
      const answer = answers[url.slice('https://city.example'.length)]
      return answer && new Response(JSON.stringify(answer.body), { headers: { 'x-kept-at': answer.at } })
    },
  }
  vi.stubGlobal('caches', { has: async (name: string) => name === 'content', open: async () => cache })
}

const titled = (title: string, at: string) => ({ at, body: { data: { title } } })

describe('what the service worker keeps', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is nothing where there is no cache', async () => {
    expect(await cachedContent('en')).toEqual([])
    expect(await hasCachedHome('en')).toBe(false)
  })

  it('are the contents of a language with their titles, the latest first, and no lists', async () => {
    keep({
      '/v2/c_static_article/post-1?language=en': titled('The ferry', '2026-01-01T00:00:00Z'),
      '/v2/c_static_article/post-1?language=zh-CN': titled('渡口', '2026-01-03T00:00:00Z'),
      '/v1/c_album/tea?language=en': titled('Tea', '2026-01-02T00:00:00Z'),
      '/v1/c_audio/odd?language=en': { at: '2026-01-02T00:00:00Z', body: 'no answer of ours' },
      '/v1/album_audios/tea?language=en': titled('Tracks', '2026-01-04T00:00:00Z'),
    })
    const found = await cachedContent('en')
    expect(found.map(({ kind, id, title }) => [kind, id, title])).toEqual([
      ['album', 'tea', 'Tea'],
      ['post', 'post-1', 'The ferry'],
    ])
    expect(await hasCachedHome('en')).toBe(false)
  })

  it('are the news of home, not those of one category', async () => {
    keep({ '/v1/feeds?category_id=culture&language=en': titled('', '') })
    expect(await hasCachedHome('en')).toBe(false)
    keep({ '/v1/feeds?limit=20&language=en': titled('', '') })
    expect([await hasCachedHome('en'), await hasCachedHome('zh-CN')]).toEqual([true, false])
  })
})
