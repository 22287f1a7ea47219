import { expect, it } from 'vitest'
import { lazyAdapter } from '../../../../src/infrastructure/frame/host/lazy-adapter'

class Counter {
  private count = 0
  async add(by: number): Promise<number> {
    return (this.count += by)
  }
}

function lazily(load: () => Promise<Counter> = async () => new Counter()) {
  const loads = { count: 0 }
  return { loads, counter: lazyAdapter<Counter>(async () => (loads.count++, load())) }
}

it('is loaded at its first call, and is one and the same from then on', async () => {
  const { counter, loads } = lazily()
  expect(loads.count).toBe(0)
  expect([await counter.add(1), await counter.add(2)]).toEqual([1, 3])
  expect(loads.count).toBe(1)
})

it('is loaded once for calls that come at the same time', async () => {
  const { counter, loads } = lazily()
  expect(await Promise.all([counter.add(1), counter.add(1)])).toEqual([1, 2])
  expect(loads.count).toBe(1)
})

it('is not taken for a promise by who waits for it', async () => {
  const { counter, loads } = lazily()
  expect(await Promise.resolve(counter)).toBe(counter)
  expect(loads.count).toBe(0)
})

it('has a fallback answer while it cannot be loaded, where there is one', async () => {
  const answers = [() => Promise.reject<Pick<Counter, 'add'>>(new Error('chunk')), async () => new Counter()]
  const counter = lazyAdapter<Pick<Counter, 'add'>>(() => answers.shift()!(), { add: async () => -1 })
  expect([await counter.add(1), await counter.add(1)]).toEqual([-1, 1])
})

it('rejects when it cannot be loaded, and is loaded again by the next call', async () => {
  const answers = [() => Promise.reject<Counter>(new Error('chunk')), async () => new Counter()]
  const { counter } = lazily(() => answers.shift()!())
  await expect(counter.add(1)).rejects.toThrow('chunk')
  expect(await counter.add(1)).toBe(1)
})
