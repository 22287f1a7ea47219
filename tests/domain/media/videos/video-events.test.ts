import { describe, expect, it } from 'vitest'
import type { VideoEvent } from '../../../../src/domain/media/videos/video-event'
import type { VideoState } from '../../../../src/domain/media/videos/video-state'
import {
  channel,
  channelAddress,
  failedBy,
  film,
  filmAddress,
  mediaReady,
  mediaStarted,
  opened,
  pause,
  play,
  playingChannel,
  playingFilm,
  tell,
  types,
} from './video-fixtures'

/** Expects that an event changes nothing. */
const expectNothing = (state: VideoState, event: VideoEvent) => {
  const { state: next, last } = tell(state, event)
  expect([next, last]).toEqual([state, []])
}

describe('a video that is shown', () => {
  it('asks once, and loads at once where it plays by itself', () => {
    const asking = tell(film, opened)
    expect(asking.state).toMatchObject({ asking: true, wanted: false, isLoadedFromStart: false, phase: 'idle' })
    expectNothing(asking.state, opened)
    expectNothing(playingFilm, opened)
    expectNothing({ ...playingFilm, phase: 'failed' }, { type: 'opened', autoplay: true })
    const playing = tell(film, { type: 'opened', autoplay: true, isFromStart: true })
    expect(playing.state).toMatchObject({ asking: true, wanted: true, isLoadedFromStart: true, phase: 'loading' })
    expect(types(playing.last)).toEqual(['request-address'])
  })
})

describe('the rate', () => {
  const rate = (value: number): VideoEvent => ({ type: 'rate', rate: value })

  it('is set while the video is loaded, and remembered before', () => {
    expect(tell(playingFilm, rate(2)).last).toEqual([{ type: 'set-rate', rate: 2 }])
    const before = tell(film, rate(2))
    expect([before.state.rate, before.last]).toEqual([2, []])
  })

  it.each([0, -1, 16, Number.NaN, Infinity, 1.5])('is not changed by %d', (value) => {
    expectNothing(playingFilm, rate(value))
  })

  it('may be anything in between', () => {
    for (const value of [0.1, 15.9]) expect(tell(playingFilm, rate(value)).state.rate).toBe(value)
  })

  it('of what is live stays as it is (B28)', () => expectNothing(playingChannel, rate(2)))
})

describe('the network that is back', () => {
  const online: VideoEvent = { type: 'online' }

  it('changes nothing for what plays, waits for a press, or comes back by itself already', () => {
    for (const state of [playingFilm, playingChannel, film, tell(playingFilm, pause).state])
      expectNothing(state, online)
    expectNothing({ ...playingChannel, attempt: 1 }, online)
    expectNothing({ ...playingFilm, phase: 'failed', wanted: false }, online)
    expectNothing({ ...playingFilm, phase: 'failed', wanted: false, attempt: 2, loaded: false }, online)
  })

  it('plays again what had failed', () => {
    const failed = {
      ...tell(playingFilm, failedBy('network')).state,
      phase: 'failed',
      wanted: true,
      attempt: 0,
    } as const
    expect(types(tell(failed, online).last)).toEqual(['cancel-reconnect', 'unlock', 'request-address'])
  })

  it('reconnects what was lost at once, from the shortest pause', () => {
    const lost = { ...playingChannel, loaded: false, attempt: 4, asking: true }
    const back = tell(lost, online)
    expect(types(back.last)).toEqual(['cancel-reconnect', 'request-address'])
    expect(back.state).toMatchObject({ attempt: 1, asking: true })
  })
})

describe('the end of a live event', () => {
  const over: VideoEvent = { type: 'over' }

  it('ends it once, and nothing that is not live', () => {
    const ended = tell(playingChannel, over)
    expect([ended.state.phase, types(ended.last)]).toEqual(['ended', ['unload', 'release', 'cancel-reconnect']])
    expectNothing(ended.state, over)
    expectNothing(playingFilm, over)
    expectNothing({ ...playingFilm, phase: 'ended' }, over)
  })

  it('comes by the word of the platform alone', () => {
    const started = tell(channel, opened, channelAddress, play, mediaStarted).state
    expect(tell(started, { type: 'media-ended' }).state.phase).not.toBe('ended')
    const watched = tell(film, opened, filmAddress, play, mediaReady, mediaStarted).state
    expect(tell(watched, { type: 'media-ended' }).state.phase).toBe('ended')
  })
})

describe('something else that sounds', () => {
  it('pauses what plays, and nothing else', () => {
    expect(tell(playingFilm, { type: 'silenced' }).state).toMatchObject({ wanted: false, phase: 'paused' })
    expectNothing(tell(playingFilm, pause).state, { type: 'silenced' })
  })
})
