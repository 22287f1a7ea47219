import { describe, expect, it } from 'vitest'
import { AwaitedUser, longestUserWait } from '../../../../src/application/frame/session/access/awaited-user'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { SessionStore } from '../../../../src/application/frame/session/session.store'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock } from '../../../support/hand-clock'

function awaiting(session: { isMember: boolean; user: object | null }) {
  const clock = new HandClock()
  const awaited = new AwaitedUser(session as unknown as SessionStore, clock)
  let answer: (outcome: Outcome<unknown>) => void = () => {}
  let asked = 0
  awaited.load(() => {
    asked += 1
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  return { awaited, clock, answer: (outcome: Outcome<unknown>) => answer(outcome), asked: () => asked }
}

describe('a call of a session whose user info is missing', () => {
  it('waits for nothing as a guest, or once the user is known', () => {
    expect(awaiting({ isMember: false, user: null }).awaited.arrival()).toBeNull()
    expect(awaiting({ isMember: true, user: {} }).awaited.arrival()).toBeNull()
  })

  it('goes on when it has come', async () => {
    const { awaited, answer, clock } = awaiting({ isMember: true, user: null })
    const arrival = awaited.arrival()
    answer(success({}))
    expect(await arrival).toBeNull()
    expect(clock.waiting).toBe(0)
  })

  it('learns why it failed, and the next call asks again', async () => {
    const { awaited, answer, asked } = awaiting({ isMember: true, user: null })
    const first = awaited.arrival()
    answer(failure(failureOf('unavailable')))
    expect(await first).toMatchObject({ code: 'unavailable' })
    void awaited.arrival()
    expect(asked()).toBe(2)
  })

  it('does not wait for ever', async () => {
    const { awaited, clock } = awaiting({ isMember: true, user: null })
    const arrival = awaited.arrival()
    clock.pass(longestUserWait)
    expect(await arrival).toMatchObject({ code: 'timeout' })
  })
})
