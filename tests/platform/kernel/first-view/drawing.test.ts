import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../../../platform/kernel/http/refusal'
import { askerNamed } from '../../../../platform/kernel/limits/asker'
import { Drawing } from '../../../../platform/kernel/first-view/drawing'

describe('the drawing of first views', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const never = () => new Promise<string>(() => undefined)
  /** Waits until everything that may start has started. */
  const begun = async () => {
    for (let round = 0; round < 6; round += 1) await new Promise(setImmediate)
  }
  const drawing = () => new Drawing({ atOnce: 2, mostWaiting: 100, mostOfOne: 3, timeout: 3000 })

  it('gives one address no more than its share at once, and more as its pages are done', async () => {
    const draws = drawing()
    const ends: (() => void)[] = []
    const held = () =>
      draws.run(askerNamed('one'), () => new Promise<string>((resolve) => ends.push(() => resolve('drawn'))))
    const first = [held(), held(), held()]
    await expect(held()).rejects.toBeInstanceOf(Refusal)
    await begun()
    ends[0]?.()
    expect(await first[0]).toBe('drawn')
    const next = held()
    await expect(held()).rejects.toBeInstanceOf(Refusal)
    for (let index = 1; index < 4; index += 1) {
      await begun()
      ends[index]?.()
      await (index < 3 ? first[index] : next)
    }
    expect(await draws.run(askerNamed('other'), async () => 'drawn')).toBe('drawn')
  })

  it('gives no more than that either when each is drawn at once, before the next is asked for', async () => {
    const draws = drawing()
    const asked: Promise<string>[] = []
    for (let index = 0; index < 10; index += 1) {
      asked.push(draws.run(askerNamed('one'), async () => 'drawn'))
      for (let round = 0; round < 50; round += 1) await Promise.resolve()
    }
    const results = await Promise.allSettled([...asked, draws.run(askerNamed('other'), async () => 'drawn')])
    expect(results.map(({ status }) => status)).toEqual([
      ...Array<string>(3).fill('fulfilled'),
      ...Array<string>(7).fill('rejected'),
      'fulfilled',
    ])
  })

  it('counts the wait for a turn as a part of the time limit', async () => {
    const draws = drawing()
    const results = Promise.allSettled(['a', 'b', 'c', 'd'].map((owner) => draws.run(askerNamed(owner), never)))
    await vi.advanceTimersByTimeAsync(3000)
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  })

  it('does not begin a page whose request has ended', async () => {
    const draws = drawing()
    let finish = (): void => undefined
    const slow = Promise.allSettled(
      ['a', 'b'].map((owner) => draws.run(askerNamed(owner), () => new Promise<void>((resolve) => (finish = resolve)))),
    )
    const other = vi.fn(async () => 'drawn')
    const late = Promise.allSettled([draws.run(askerNamed('c'), other)])
    await begun()
    await vi.advanceTimersByTimeAsync(3000)
    await Promise.all([slow, late])
    finish()
    expect(await draws.run(askerNamed('d'), async () => 'drawn')).toBe('drawn')
    expect(other).not.toHaveBeenCalled()
  })
})
