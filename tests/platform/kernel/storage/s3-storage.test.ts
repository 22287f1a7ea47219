import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { S3Storage } from '../../../../platform/kernel/storage/s3-storage'
import { ObjectStore } from '../../../support/object-store'
import { missingForSwift, startSwift, type RunningSwift } from '../../../support/swift/swift'

if (missingForSwift !== null) process.stderr.write(`\nSKIPPED on a real store: ${missingForSwift}\n`)

async function startOwn(): Promise<Pick<RunningSwift, 's3' | 'stop'>> {
  const store = new ObjectStore()
  return { s3: await store.start(), stop: async () => store.stop() }
}

describe.each([
  { name: 'the tests’ own store', start: startOwn, isMissing: false },
  { name: 'OpenStack Swift', start: startSwift, isMissing: missingForSwift !== null },
])('uploads in $name', ({ start, isMissing }) => {
  let store: Pick<RunningSwift, 's3' | 'stop'>
  let storage: S3Storage
  let directory: string
  beforeAll(async () => {
    if (isMissing) return
    directory = await mkdtemp(join(tmpdir(), 'townsquare-s3-'))
    store = await start()
    storage = new S3Storage(store.s3)
  })
  afterAll(async () => {
    if (isMissing) return
    await store.stop()
    await rm(directory, { recursive: true })
  })

  it.skipIf(isMissing)('are put, found, read whole and by part, and removed', async () => {
    const file = join(directory, 'draft')
    await writeFile(file, '0123456789')
    await storage.put('audio-1.mp3', file, 'audio/mpeg')
    expect(await readdir(directory)).toEqual([])
    const found = await storage.find('audio-1.mp3')
    expect(found).toMatchObject({ size: 10, mime: 'audio/mpeg', version: expect.stringMatching(/^[\da-z]{2,}$/) })
    expect((await buffer(await found!.read())).toString()).toBe('0123456789')
    expect((await buffer(await found!.read({ start: 2, end: 4 }))).toString()).toBe('234')
    await storage.remove('audio-1.mp3')
    expect(await storage.find('audio-1.mp3')).toBeNull()
  })

  it.skipIf(isMissing)('are listed, also when there are more than on one page', async () => {
    const names = Array.from({ length: 5 }, (_, index) => `image-${index}.jpg`)
    for (const name of names) {
      await writeFile(join(directory, name), name)
      await storage.put(name, join(directory, name), 'image/jpeg')
    }
    const listed: string[] = []
    for await (const name of storage.list()) listed.push(name)
    expect(listed).toEqual(names)
    const some: string[] = []
    for await (const name of storage.list('image-3')) some.push(name)
    expect(some).toEqual(['image-3.jpg'])
  })

  it.skipIf(isMissing)('are never looked for under a name that is not ours', async () => {
    expect(await storage.find('../secret.txt')).toBeNull()
  })
})
