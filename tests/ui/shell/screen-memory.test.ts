import { expect, it } from 'vitest'
import { MemoryStorage } from '../../../src/infrastructure/host/memory-storage'
import { ScreenMemory } from '../../../src/ui/shell/screen-memory'
import type { ScreenViewModel } from '../../../src/ui/shell/screen'

const screen = (snapshot: unknown) => ({
  key: '/index',
  viewModel: { open: () => undefined, snapshot: () => snapshot } as ScreenViewModel,
  opened: true,
  scroll: 900,
})

it('knows that an entry showed more than the platform draws, until it is taken', () => {
  const storage = new MemoryStorage()
  const before = new ScreenMemory(storage)
  before.keep('one', screen({ items: 40 }))
  before.keep('two', screen(null))
  before.save()

  const after = new ScreenMemory(storage)
  expect(after.holds('one')).toBe(true)
  expect(after.holds('two')).toBe(false)
  expect(after.holds('three')).toBe(false)
  expect(after.takeSaved('one', '/index')).toEqual({ key: '/index', snapshot: { items: 40 }, scroll: 900 })
  expect(after.holds('one')).toBe(false)
})
