import { afterEach, beforeEach, expect, it } from 'vitest'
import { readdir } from 'node:fs/promises'
import { runWithoutDatabase } from '../../../../platform/kernel/moving/without-database'
import type { Configuration } from '../../../../platform/kernel/configuration'
import { DiskStorage } from '../../../../platform/kernel/storage/disk-storage'
import { directoriesOf } from '../../../../platform/kernel/configuration'
import { ObjectStore } from '../../../support/object-store'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { uploadTools } from '../../../support/uploads'

const colours = ['#111', '#222', '#333', '#444', '#555']

let platform: TestPlatform
let store: ObjectStore
let configuration: Configuration
let token: string
beforeEach(async () => {
  platform = await startPlatform()
  store = new ObjectStore()
  configuration = { ...platform.platform.configuration, s3: await store.start() }
  ;({ token } = await platform.logIn({ id: 'anna', phone: '13900000001' }))
})
afterEach(async () => {
  store.stop()
  await platform.close()
})
const moveTo = (place: string, onProgress: (line: string) => void = () => {}) =>
  runWithoutDatabase(configuration, ['move-uploads', '--to', place], onProgress)

it('uploads move to the store and back, each the same, also when the command is ended in between', async () => {
  const tools = uploadTools(platform)
  const pictures: string[] = []
  for (const colour of colours) pictures.push((await tools.picture(token, colour)).url)
  const before = await Promise.all(pictures.map(async (url) => (await tools.get(url)).rawPayload))
  // The store fails after the second file.
  await expect(moveTo('s3', (line) => (store.fails = line.startsWith('2 ')))).rejects.toThrow()
  store.fails = false
  expect(store.objects.size).toBe(2)
  const [first = ''] = store.objects.keys()
  // What people removed from the new store does not come back.
  const removed = store.objects.get(first)
  store.objects.delete(first)
  expect(await moveTo('s3')).toMatchObject({ failed: false, output: expect.stringContaining('Copied 3 files') })
  expect([...store.objects.keys()]).not.toContain(first)
  store.objects.set(first, removed!)
  // A picture that came later is brought by another run.
  pictures.push((await tools.picture(token, '#666')).url)
  before.push((await tools.get(pictures.at(-1)!)).rawPayload)
  expect((await moveTo('s3')).output).toContain('Copied 1 files')

  const connection = { ...platform.platform.connection, close: async () => {} }
  const inStore = await startPlatform({
    connection,
    configuration: { ...configuration, dataDirectory: `${platform.dataDirectory}/other` },
  })
  const there = uploadTools(inStore)
  const after = await Promise.all(pictures.map(async (url) => (await there.get(url)).rawPayload))
  expect(after).toEqual(before)
  configuration = inStore.platform.configuration
  expect((await moveTo('disk')).output).toContain('Copied 6 files')
  const disk = new DiskStorage(directoriesOf(configuration.dataDirectory).uploads)
  const names: string[] = []
  for await (const name of disk.list()) names.push(`/city/uploads/${name}`)
  expect(names.sort()).toEqual([...store.objects.keys()].sort())
  // No file on its way is left.
  expect((await readdir(configuration.dataDirectory)).filter((name) => name.startsWith('moving-'))).toEqual([])
  await inStore.close()
})

it('a file that the store changes on its way is found', async () => {
  await uploadTools(platform).picture(token)
  const set = store.objects.set.bind(store.objects)
  store.objects.set = (key, { content, type }) => set(key, { content: Buffer.alloc(content.length), type })
  expect(await moveTo('s3')).toMatchObject({ failed: true, output: expect.stringContaining('SHA-256') })
})

it('the command says what it needs', async () => {
  expect(await moveTo('tape')).toMatchObject({ failed: true, output: expect.stringContaining('Where to?') })
  configuration = { ...configuration, s3: null }
  expect(await moveTo('s3')).toMatchObject({ failed: true, output: expect.stringContaining('S3_BUCKET') })
})
