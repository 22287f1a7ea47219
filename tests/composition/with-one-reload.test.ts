import { expect, it } from 'vitest'
import { withOneReload } from '../../src/composition/with-one-reload'
import { MemoryStorage } from '../../src/infrastructure/host/memory-storage'

function guard() {
  const reloads: string[] = []
  return { reloads, guard: { storage: new MemoryStorage(), path: () => '/posts/1', reload: () => reloads.push('reload') } }
}

it('gives what was loaded', async () => {
  expect(await withOneReload(async () => 1, guard().guard)).toBe(1)
})

it('B93: loads the page anew when the code is gone, and gives up when that did not help', async () => {
  const { reloads, guard: kept } = guard()
  const gone = () => Promise.reject(new Error('chunk'))
  const first = withOneReload(gone, kept)
  await expect(Promise.race([first, Promise.resolve('waits')])).resolves.toBe('waits')
  await expect.poll(() => reloads).toEqual(['reload'])
  await expect(withOneReload(gone, kept)).rejects.toThrow('chunk')
  expect(reloads).toHaveLength(1)
})

it('is ready for the next deploy once something has loaded', async () => {
  const { reloads, guard: kept } = guard()
  void withOneReload(() => Promise.reject(new Error('chunk')), kept)
  await expect.poll(() => reloads).toHaveLength(1)
  await withOneReload(async () => 1, kept)
  void withOneReload(() => Promise.reject(new Error('chunk')), kept)
  await expect.poll(() => reloads).toHaveLength(2)
})
