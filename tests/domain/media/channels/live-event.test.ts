import { describe, expect, it } from 'vitest'
import { liveEventState } from '../../../../src/domain/media/channels/live-event'

describe('a live event', () => {
  const times = { opensAt: 10, closesAt: 20, hasReplay: false }

  it.each([
    [9, 'coming'],
    [10, 'live'],
    [19, 'live'],
    [20, 'ended'],
  ])('at %i is %s', (now, state) => expect(liveEventState(times, now)).toBe(state))

  it('can be seen again once it is over and has a recording', () => {
    expect(liveEventState({ ...times, hasReplay: true }, 19)).toBe('live')
    expect(liveEventState({ ...times, hasReplay: true }, 20)).toBe('replay')
  })

  it('without an end, or without a beginning, goes on', () => {
    expect(liveEventState({ ...times, closesAt: null }, 1_000)).toBe('live')
    expect(liveEventState({ opensAt: null, closesAt: null, hasReplay: false }, 0)).toBe('live')
  })
})
