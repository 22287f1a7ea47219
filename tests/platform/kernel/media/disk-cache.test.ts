import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DiskCache } from '../../../../platform/kernel/media/disk-cache'

describe('the cache of pictures', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'townsquare-cache-'))
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  it('stays under its bound: the longest unused go first', async () => {
    const cache = new DiskCache(directory, 1000)
    const names = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff']
    for (const [index, name] of names.entries()) {
      await cache.put(name, Buffer.alloc(190))
      const used = new Date(Date.UTC(2026, 0, 1, index))
      await utimes(join(directory, name, name), used, used).catch(() => {})
    }
    const kept = []
    for (const name of names) if ((await cache.find(name, 'image/webp')) !== null) kept.push(name)
    expect(kept).toEqual(['cc', 'dd', 'ee', 'ff'])
  })
})
