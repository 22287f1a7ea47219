import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { S3Storage } from '../../../../platform/kernel/storage/s3-storage'
import { ObjectStore } from '../../../support/object-store'

describe('uploads in a store that speaks S3', () => {
  const store = new ObjectStore()
  let storage: S3Storage
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'townsquare-s3-'))
    storage = new S3Storage(await store.start())
  })
  afterAll(async () => {
    store.stop()
    await rm(directory, { recursive: true })
  })

  it('are put, found, read whole and by part, and removed', async () => {
    const file = join(directory, 'draft')
    await writeFile(file, '0123456789')
    await storage.put('audio-1.mp3', file, 'audio/mpeg')
    expect(await readdir(directory)).toEqual([])
    const found = await storage.find('audio-1.mp3')
    expect(found).toMatchObject({ size: 10, mime: 'audio/mpeg', version: 'v1' })
    expect((await buffer(await found!.read())).toString()).toBe('0123456789')
    expect((await buffer(await found!.read({ start: 2, end: 4 }))).toString()).toBe('234')
    await storage.remove('audio-1.mp3')
    expect(await storage.find('audio-1.mp3')).toBeNull()
  })

  it('are never looked for under a name that is not ours', async () => {
    expect(await storage.find('../secret.txt')).toBeNull()
  })
})
