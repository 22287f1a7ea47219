import { afterEach, expect, it, vi } from 'vitest'
import { BrowserContentCache } from '../../../../src/infrastructure/frame/site/browser-content-cache'

/** The browser's caches, by name: bodies by address. */
function keep(all: Record<string, Record<string, string>>): void {
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(all),
    delete: async (name: string) => delete all[name],
    open: async (name: string) => ({
      keys: async () => Object.keys(all[name] ?? {}),
      match: async (address: string) => new Response(all[name]?.[address]),
    }),
  })
}

afterEach(() => vi.unstubAllGlobals())

it('measures what it clears: the copies of content, not the client itself; nothing afterwards', async () => {
  const all = {
    shell: { '/index.html': 'x'.repeat(500) },
    content: { '/v1/feeds': 'x'.repeat(30), '/v1/categories': 'xx' },
    images: { '/media/a.webp': 'x'.repeat(10) },
  }
  keep(all)
  const cache = new BrowserContentCache()
  expect(await cache.size()).toBe(42)
  expect(await cache.clear()).toBe(true)
  expect(await cache.size()).toBe(0)
  expect(Object.keys(all)).toEqual(['shell'])
})

it('does not know the size where the browser keeps no copies', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('denied', 'SecurityError')) })
  expect(await new BrowserContentCache().size()).toBeNull()
})
