import { describe, expect, it } from 'vitest'
import { WorkQueue } from '../../../platform/limits/work-queue'

/** Work that ends on demand, and the order in which it began. */
function workshop(queue: WorkQueue) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (owner: string, name: string): Promise<void> =>
    queue.run(
      () =>
        new Promise<void>((resolve) => {
          begun.push(name)
          ends.push(resolve)
        }),
      owner,
    )
  /** Ends whatever is running, until nothing waits. */
  const finish = async (): Promise<void> => {
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end()
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    }
  }
  return { ask, begun, finish }
}

describe('the queue of heavy work', () => {
  it('takes owners in turn, however much one of them has asked for', async () => {
    const { ask, begun, finish } = workshop(new WorkQueue(1, 100))
    const all = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
      ask('b', 'b1'),
      ask('c', 'c1'),
      ask('b', 'b2'),
    ]
    await finish()
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('refuses what is too much for one owner, while others are let in', async () => {
    const { ask, begun, finish } = workshop(new WorkQueue(1, 100, 2))
    const taken = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')]
    await expect(ask('a', 'a4')).rejects.toMatchObject({ code: 429001, headers: { 'retry-after': '2' } })
    taken.push(ask('b', 'b1'))
    await finish()
    await Promise.all(taken)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('refuses what is too much in all, and goes on after work that fails', async () => {
    const queue = new WorkQueue(1, 1)
    const failing = queue.run(() => Promise.reject(new Error('broken')))
    const next = queue.run(() => Promise.resolve('done'))
    await expect(queue.run(() => Promise.resolve('too much'))).rejects.toMatchObject({ code: 429001 })
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await queue.run(() => Promise.resolve('free again'))).toBe('free again')
  })
})
