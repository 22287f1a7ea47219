import { expect, it } from 'vitest'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { ScreenMemory } from '../../../../src/ui/frame/shell/screen-memory'
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
  before.keep('one', await screen({ items: 40 }), '/index')
  before.keep('two', await screen(null), '/index')
  before.save()

  const after = memoryOf(storage)
  expect(after.holds('one', '/index')).toBe(true)
  expect(after.holds('two', '/index')).toBe(false)
  expect(after.holds('three', '/index')).toBe(false)
  expect(after.takeSaved('one', '/index', '/index')).toMatchObject({ snapshot: { list: { items: 40 } }, scroll: 900 })
  expect(after.holds('one', '/index')).toBe(false)
})

it('restores nothing under another address', async () => {
  const storage = new MemoryStorage()
  const before = memoryOf(storage)
  before.keep('one', await screen({ items: 40 }), '/index?q=ferry')
  before.save()
  const after = memoryOf(storage)
  expect(after.holds('one', '/index?q=bus')).toBe(false)
  expect(after.takeSaved('one', '/index', '/index?q=bus')).toBeNull()
})

it('restores nothing in another language, session or build', async () => {
  const storage = new MemoryStorage()
  const before = memoryOf(storage, 'en guest')
  before.keep('one', await screen({ items: 40 }), '/index')
  before.save()
  expect(memoryOf(storage, 'zh-CN guest').takeSaved('one', '/index', '/index')).toBeNull()
})

it('saves the latest twelve screens of the visit, over all loads of the page', async () => {
  const storage = new MemoryStorage()
  for (let load = 0; load < 4; load += 1) {
    const memory = memoryOf(storage)
    for (let entry = 0; entry < 4; entry += 1) memory.keep(`${load}-${entry}`, await screen({ load, entry }), '/index')
    memory.save()
  }
  const after = memoryOf(storage)
  expect(after.holds('0-3', '/index')).toBe(false)
  expect(after.holds('1-0', '/index')).toBe(true)
  expect(after.holds('3-3', '/index')).toBe(true)
})
