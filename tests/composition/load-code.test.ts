import { afterEach, expect, it, vi } from 'vitest'
import { loadCode } from '../../src/composition/load-code'
import { MemoryStorage } from '../../src/infrastructure/frame/host/memory-storage'

function visit(isOnline = true) {
  const acts: string[] = []
  const host = {
    storage: new MemoryStorage(),
    path: () => '/posts/1',
    replaceRoute: () => acts.push('replace'),
    isOnline: () => isOnline,
    reload: () => acts.push('reload'),
  }
  return { acts, host }
}

const gone = () => Promise.reject(new Error('chunk'))

afterEach(() => vi.useRealTimers())

it('gives what was loaded', async () => {
  const { host, acts } = visit()
  expect(await loadCode(async () => 1, host)).toBe(1)
  expect(acts).toEqual([])
})

it('B93: replaces the route and tries once more', async () => {
  const { host, acts } = visit()
  const answers = [gone, async () => 'screen']
  expect(await loadCode(() => answers.shift()!(), host)).toBe('screen')
  expect(acts).toEqual(['replace'])
})

it('B93: then loads the page anew, and gives up when that did not help', async () => {
  const { host, acts } = visit()
  const first = loadCode(gone, host)
  await expect.poll(() => acts).toEqual(['replace', 'reload'])
  await expect(Promise.race([first, Promise.resolve('waits')])).resolves.toBe('waits')
  await expect(loadCode(gone, host)).rejects.toThrow('chunk')
  expect(acts).toEqual(['replace', 'reload', 'replace'])
})

it('is ready for the next deploy once something has loaded', async () => {
  const { host, acts } = visit()
  void loadCode(gone, host)
  await expect.poll(() => acts).toHaveLength(2)
  await loadCode(async () => 1, host)
  void loadCode(gone, host)
  await expect.poll(() => acts).toEqual(['replace', 'reload', 'replace', 'reload'])
})

it('does not load the page anew without a network', async () => {
  const { host, acts } = visit(false)
  await expect(loadCode(gone, host)).rejects.toThrow('chunk')
  expect(acts).toEqual(['replace'])
})

it('B93: waits 120 seconds for a chunk', async () => {
  vi.useFakeTimers()
  const { host, acts } = visit()
  void loadCode(() => new Promise(() => undefined), host)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(acts).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(acts).toEqual(['replace'])
})
