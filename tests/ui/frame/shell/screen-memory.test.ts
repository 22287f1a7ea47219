import { expect, it } from 'vitest'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { ScreenMemory } from '../../../../src/ui/frame/shell/screens/screen-memory'
import { openLive } from '../../../support/live-screen'

const here = { path: '/index', params: {}, query: {} }

async function screen(snapshot: unknown) {
  const live = await openLive({ resources: { list: { snapshot: () => snapshot } } }, here)
  live.scroll = 900
  return live
}

const memoryOf = (storage: MemoryStorage, readership = 'en guest') => new ScreenMemory(storage, () => readership)

it('knows that an entry showed more than the platform draws, until it is taken', async () => {
  const storage = new MemoryStorage()
  const before = memoryOf(storage)
  before.save('one', await screen({ items: 40 }), '/index')
  before.save('two', await screen(null), '/index')
  before.saveAll()

  const after = memoryOf(storage)
  expect(after.hasEntry('one', '/index')).toBe(true)
  expect(after.hasEntry('two', '/index')).toBe(false)
  expect(after.hasEntry('three', '/index')).toBe(false)
  expect(after.claimSaved('one', '/index', '/index')).toMatchObject({ snapshot: { list: { items: 40 } }, scroll: 900 })
  expect(after.hasEntry('one', '/index')).toBe(false)
})

const entry = { key: '/index', address: '/index', readership: 'en guest', scroll: 5, snapshot: null }
const malformed: readonly unknown[] = [
  ...[7, 'text', [], { one: null }, { one: [entry] }, { one: { ...entry, scroll: '5' } }],
  ...['key', 'address', 'readership', 'scroll'].map((field) => ({ one: { ...entry, [field]: undefined } })),
]
it.each(malformed)('restores nothing of what it did not store: %j', async (stored) => {
  const storage = new MemoryStorage()
  storage.write('screens', stored)
  const memory = memoryOf(storage)
  expect(memory.hasEntry('one', '/index')).toBe(false)
  expect(memory.claimSaved('one', '/index', '/index')).toBeNull()
  memory.save('two', await screen({ items: 1 }), '/index')
  memory.saveAll()
  expect(storage.read('screens')).toEqual({ two: expect.objectContaining({ scroll: 900 }) })
})

it('restores nothing under another address', async () => {
  const storage = new MemoryStorage()
  const before = memoryOf(storage)
  before.save('one', await screen({ items: 40 }), '/index?q=ferry')
  before.saveAll()
  const after = memoryOf(storage)
  expect(after.hasEntry('one', '/index?q=bus')).toBe(false)
  expect(after.claimSaved('one', '/index', '/index?q=bus')).toBeNull()
})

it('restores nothing in another language, session or build', async () => {
  const storage = new MemoryStorage()
  const before = memoryOf(storage, 'en guest')
  before.save('one', await screen({ items: 40 }), '/index')
  before.saveAll()
  expect(memoryOf(storage, 'zh-CN guest').claimSaved('one', '/index', '/index')).toBeNull()
})

it('saves the latest twelve screens of the visit, over all loads of the page', async () => {
  const storage = new MemoryStorage()
  for (let load = 0; load < 4; load += 1) {
    const memory = memoryOf(storage)
    for (let entry = 0; entry < 4; entry += 1) memory.save(`${load}-${entry}`, await screen({ load, entry }), '/index')
    memory.saveAll()
  }
  const after = memoryOf(storage)
  expect(after.hasEntry('0-3', '/index')).toBe(false)
  expect(after.hasEntry('1-0', '/index')).toBe(true)
  expect(after.hasEntry('3-3', '/index')).toBe(true)
})
