import { describe, expect, it } from 'vitest'
import { guestAskerAt as guest, memberAsker } from '../../../../platform/kernel/http/asker-of'
import type { Asker } from '../../../../platform/kernel/limits/asker'
import { WorkQueue } from '../../../../platform/kernel/limits/work-queue'
import { flush } from '../../../support/flush'

/** Work that ends on demand, and the order in which it began. */
function workshop(queue: WorkQueue) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (owner: Asker | string, name: string): Promise<void> =>
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
      await flush()
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
    const failing = queue.run(() => Promise.reject(new Error('broken')), 'a')
    const next = queue.run(() => Promise.resolve('done'), 'b')
    await expect(queue.run(() => Promise.resolve('too much'), 'c')).rejects.toMatchObject({ code: 429001 })
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await queue.run(() => Promise.resolve('free again'), 'a')).toBe('free again')
  })

  it('takes a place back from who waits for the most, and gives it to who waits for less', async () => {
    const { ask, begun, finish } = workshop(new WorkQueue(1, 4))
    const wide = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask(guest('10.0.0.1'), name))
    const other = ask(guest('10.9.0.1'), 'b1')
    await expect(wide[4]).rejects.toMatchObject({ code: 429001, headers: { 'retry-after': '2' } })
    await finish()
    await Promise.all([...wide.slice(0, 4), other])
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  it('takes the networks of guests in turn, and each member by themselves', async () => {
    const { ask, begun, finish } = workshop(new WorkQueue(1, 100))
    const all = [
      ask(guest('10.0.0.9'), 'running'),
      ...[1, 2, 3, 4].map((index) => ask(guest(`10.0.0.${index}`), `guest ${index}`)),
      ask(memberAsker('xia'), 'xia'),
      ask(guest('10.9.0.1'), 'elsewhere'),
    ]
    await finish()
    await Promise.all(all)
    expect(begun).toEqual(['running', 'guest 1', 'xia', 'elsewhere', 'guest 2', 'guest 3', 'guest 4'])
  })

  it('lets members in before guests, however many networks these come from', async () => {
    const { ask, finish } = workshop(new WorkQueue(1, 20))
    const guests = Array.from({ length: 21 }, (_, index) => ask(guest(`10.${index}.0.1`), `guest ${index}`))
    await expect(ask(guest('10.99.0.1'), 'one more')).rejects.toMatchObject({ code: 429001 })
    const member = ask(memberAsker('xia'), 'xia')
    const settled = Promise.allSettled(guests)
    await finish()
    await member
    expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })
})
