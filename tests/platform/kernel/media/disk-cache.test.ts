import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
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
      await cache.put({ owner: 'media/quay.jpg', key: name }, Buffer.alloc(190))
      const used = new Date(Date.UTC(2026, 0, 1, index))
      await utimes(join(directory, 'media%2Fquay.jpg', name), used, used)
    }
    const kept = []
    for (const key of names)
      if ((await cache.find({ owner: 'media/quay.jpg', key }, 'image/webp')) !== null) kept.push(key)
    expect(kept).toEqual(['cc', 'dd', 'ee', 'ff'])
  })

  it('keeps nothing of what is gone, no draft that nobody writes any more, and nothing of other versions', async () => {
    const cache = new DiskCache(directory, 1000)
    const [there, gone] = ['uploads/image-1.jpg', 'uploads/image-2.jpg']
    for (const owner of [there, gone]) await cache.put({ owner, key: 'small' }, Buffer.alloc(9))
    const drafts = ['small.left-behind', 'small.written-now'].map((name) =>
      join(directory, 'uploads%2Fimage-1.jpg', name),
    )
    for (const draft of drafts) await writeFile(draft, 'half')
    await utimes(drafts[0] ?? '', 0, 0)
    for (const folder of ['3f', '100%']) await mkdir(join(directory, folder))
    await cache.removeOrphans(async (owners) => new Set(owners.filter((owner) => owner === there)))
    expect((await readdir(directory, { recursive: true })).sort()).toEqual([
      'uploads%2Fimage-1.jpg',
      'uploads%2Fimage-1.jpg/small',
      'uploads%2Fimage-1.jpg/small.written-now',
    ])
  })
})
