import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OptimisticSwitch } from '../../../../src/application/participation/reactions/optimistic-switch'
import type { SwitchAnswer } from '../../../../src/application/participation/reactions/reactions-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { flush } from '../../../support/flush'

/** A server whose answers are returned one by one. */
function slowServer() {
  const waiting: { readonly on: boolean; readonly answer: (outcome: Outcome<SwitchAnswer>) => void }[] = []
  return {
    waiting,
    send: (on: boolean) => new Promise<Outcome<SwitchAnswer>>((answer) => waiting.push({ on, answer })),
    async answer(ok: boolean, count = 10) {
      const { on, answer } = waiting.shift()!
      answer(ok ? success({ isOn: on, count: on ? count + 1 : count }) : failure(failureOf('offline')))
      await flush()
    },
  }
}

describe('a like', () => {
  it('shows at once, before the server answers', () => {
    const server = slowServer()
    const like = new OptimisticSwitch(server.send)
    like.set({ isOn: false, count: 10 })
    void like.switchTo(true)
    expect([like.isOn, like.count]).toEqual([true, 11])
    expect(server.waiting).toHaveLength(1)
  })

  it('takes the count of the server, which knows of others', async () => {
    const server = slowServer()
    const like = new OptimisticSwitch(server.send)
    like.set({ isOn: false, count: 10 })
    void like.switchTo(true)
    await server.answer(true, 30)
    expect([like.isOn, like.count]).toEqual([true, 31])
  })

  it('goes back when the act fails', async () => {
    const server = slowServer()
    const like = new OptimisticSwitch(server.send)
    like.set({ isOn: false, count: 10 })
    const done = like.switchTo(true)
    await server.answer(false)
    expect(await done).toBe(false)
    expect([like.isOn, like.count]).toEqual([false, 10])
  })

  it('follows the last of quick taps with one request at a time', async () => {
    const server = slowServer()
    const like = new OptimisticSwitch(server.send)
    like.set({ isOn: false, count: 10 })
    void like.switchTo(true)
    void like.switchTo(false)
    void like.switchTo(true)
    void like.switchTo(false)
    expect(server.waiting).toHaveLength(1)
    await server.answer(true)
    expect(server.waiting.map(({ on }) => on)).toEqual([false])
    await server.answer(true)
    expect([like.isOn, like.count]).toEqual([false, 10])
  })

  it('shows the next visitor’s state when the session ends during an act, whatever answers arrive late', async () => {
    const server = slowServer()
    const like = new OptimisticSwitch(server.send)
    like.set({ isOn: false, count: 10 })
    const done = like.switchTo(true)
    like.cancelPending()
    like.set({ isOn: false, count: 20 })
    const theirs = like.switchTo(true)
    await server.answer(true)
    expect([await done, like.isOn, like.count]).toEqual([false, true, 21])
    await server.answer(true, 20)
    expect([await theirs, like.isOn, like.count]).toEqual([true, true, 21])
  })

  it('keeps what was tapped when an older answer comes after it, whether or not the act is done', async () => {
    const server = slowServer()
    const like = new OptimisticSwitch(server.send)
    const [early, late] = [like.beginRequest(), like.beginRequest()]
    const done = like.switchTo(true)
    early({ isOn: false, count: 10 })
    expect(like.isOn).toBe(true)
    await server.answer(true)
    late({ isOn: false, count: 10 })
    expect([await done, like.isOn, like.count]).toEqual([true, true, 11])
    like.beginRequest()({ isOn: false, count: 9 })
    expect([like.isOn, like.count]).toEqual([false, 9])
  })

  it('ends where the server is, whatever is tapped and whatever fails', async () => {
    const step = fc.oneof(fc.constant('tap' as const), fc.boolean())
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const server = slowServer()
        let held = false
        const like = new OptimisticSwitch(server.send)
        like.set({ isOn: false, count: 10 })
        const reply = async (ok: boolean) => {
          if (server.waiting.length === 0) return
          if (ok) held = server.waiting[0]!.on
          await server.answer(ok)
        }
        for (const one of steps) {
          if (one === 'tap') void like.switchTo(!like.isOn)
          else await reply(one)
        }
        while (server.waiting.length > 0) await reply(true)
        expect(like.isOn).toBe(held)
        expect(like.count).toBe(held ? 11 : 10)
      }),
    )
  })
})
