import { describe, expect, it } from 'vitest'
import type { VideoEvent } from '../../../../src/domain/media/videos/video-event'
import {
  answer,
  at,
  channel,
  channelAddress,
  failedBy,
  film,
  filmAddress,
  mediaFailed,
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

describe('a video', () => {
  it('asks for its address when it is shown, and for nothing else', () => {
    const { state, effects } = tell(film, opened, filmAddress)
    expect(types(effects)).toEqual(['request-address'])
    expect(state).toMatchObject({ phase: 'idle', loaded: false })
  })

  it('loads within the press when the address is there, and plays by the word of the element alone', () => {
    const pressed = tell(film, opened, filmAddress, play)
    expect(pressed.last).toEqual([{ type: 'load', url: '/film.m3u8', live: false, at: 0, rate: 1.5, play: true }])
    expect(pressed.state.phase).toBe('loading')
    expect(tell(pressed.state, mediaReady, mediaStarted).state).toMatchObject({ phase: 'playing', duration: 100 })
  })

  it('wakes the element when the press comes before the address', () => {
    const pressed = tell(film, opened, play)
    expect(types(pressed.last)).toEqual(['unlock'])
    expect(types(tell(pressed.state, filmAddress).last)).toEqual(['load'])
  })

  it('asks anew when the address does not hold any more', () => {
    const pressed = tell(film, opened, filmAddress, { type: 'play', now: 5000 })
    expect(types(pressed.last)).toEqual(['unlock', 'request-address'])
  })

  it('counts a play once, when it really plays', () => {
    const { effects } = tell(
      film,
      opened,
      filmAddress,
      play,
      mediaReady,
      mediaStarted,
      { type: 'media-waiting' },
      mediaStarted,
      { type: 'left' },
      opened,
      filmAddress,
      play,
      mediaStarted,
    )
    expect(types(effects).filter((type) => type === 'count')).toHaveLength(1)
    expect(types(tell(film, opened, filmAddress, play, mediaFailed).effects)).not.toContain('count')
  })

  it('starts by itself when the viewer likes that, and says so when the browser refuses', () => {
    const { state } = tell(film, { type: 'opened', autoplay: true }, filmAddress, { type: 'media-refused' })
    expect(state).toMatchObject({ phase: 'paused', blocked: true, wanted: false })
    expect(tell(state, play).state).toMatchObject({ blocked: false, wanted: true })
  })

  it('shows restricted play in its place, and asks again only on request', () => {
    expect(tell(film, opened, answer('restricted'), play).state.phase).toBe('restricted')
    const members = tell(film, opened, answer('members-only'))
    expect(members.state).toMatchObject({ phase: 'restricted', membersOnly: true })
    expect(types(tell(members.state, { type: 'retry', now: 0 }).last)).toContain('request-address')
  })

  it('saves its position every five seconds, and on a pause', () => {
    const keeps = (effects: ReturnType<typeof tell>['effects']) =>
      effects.flatMap((effect) => (effect.type === 'keep' ? [[effect.time, effect.settled]] : []))
    expect(keeps(tell(playingFilm, at(1), at(4), at(6), at(7), at(12), pause).effects)).toEqual([
      [6, false],
      [12, false],
      [12, true],
    ])
    const ended = tell(playingFilm, at(99), { type: 'media-ended' })
    expect(ended.last).toContainEqual({ type: 'keep', time: 100, duration: 100, finished: true, settled: true })
    expect(types(tell(film, opened, filmAddress, play, { type: 'left' }).effects)).not.toContain('keep')
  })

  it('starts where it was left, also before anything is loaded', () => {
    const { last } = tell(film, opened, { type: 'seek', time: 42 }, filmAddress, play)
    expect(last).toMatchObject([{ type: 'load', at: 42 }])
    expect(tell(film, opened, { type: 'seek', time: 42 }, filmAddress, play, at(0)).state.time).toBe(42)
  })

  it('goes on where it broke off by a new address', () => {
    const broken = tell(playingFilm, at(30), mediaFailed)
    expect(broken.state).toMatchObject({ phase: 'failed', time: 30 })
    const again = tell(broken.state, { type: 'retry', now: 0 }, filmAddress)
    expect(again.last).toMatchObject([{ type: 'load', at: 30, play: true }])
    expect(types(tell(broken.state, { type: 'online' }).last)).toContain('request-address')
  })

  it('connects again by itself after the network was lost, and goes on where it was', () => {
    const lost = tell(playingFilm, at(30), failedBy('network'))
    expect(lost.state).toMatchObject({ phase: 'loading', wanted: true, attempt: 1, time: 30, loaded: false })
    expect(lost.last).toContainEqual({ type: 'reconnect', attempt: 1 })
    const stillAway = tell(lost.state, { type: 'reconnect-due' }, answer('failed'))
    expect(stillAway.last).toEqual([{ type: 'reconnect', attempt: 2 }])
    const back = tell(stillAway.state, { type: 'online' }, filmAddress)
    expect(back.last).toMatchObject([{ type: 'load', at: 30, play: true }])
    // The element begins at 0 before it is there.
    const there = tell(back.state, at(0), mediaStarted, at(30.2)).state
    expect(there).toMatchObject({ phase: 'playing', attempt: 0, time: 30.2 })
  })

  it('waits longer from try to try, also when each of them gets an address', () => {
    const twice = tell(playingFilm, at(30), failedBy('network'), { type: 'reconnect-due' }, filmAddress).state
    expect(tell(twice, failedBy('network')).last).toContainEqual({ type: 'reconnect', attempt: 2 })
  })

  it('stops what plays by an earlier address when the next answer restricts it', () => {
    const stopped = tell(film, opened, filmAddress, opened, play, answer('restricted'))
    expect(stopped.state).toMatchObject({ phase: 'restricted', wanted: false, loaded: false, address: null })
    expect(types(stopped.last)).toContain('unload')
  })

  it('asks for another address when its parts are refused, and is restricted when that one is refused there, too', () => {
    const refused = tell(playingFilm, at(30), failedBy('forbidden'))
    expect(refused.state).toMatchObject({ phase: 'loading', wanted: true, time: 30 })
    expect(types(refused.last)).toEqual(['keep', 'unload', 'request-address'])
    const again = tell(refused.state, filmAddress, mediaStarted, at(31), failedBy('forbidden'))
    expect(again.state).toMatchObject({ phase: 'restricted', wanted: false, loaded: false })
    const later = tell(refused.state, filmAddress, mediaStarted, at(70), failedBy('forbidden'))
    expect(later.state.phase).toBe('loading')
  })

  it('says why it failed', () => {
    for (const fault of ['unsupported', 'missing', 'broken'] as const)
      expect(tell(playingFilm, failedBy(fault)).state).toMatchObject({ phase: 'failed', fault })
    expect(tell(playingFilm, failedBy('missing'), { type: 'retry', now: 0 }).state.fault).toBeNull()
    expect(tell(playingChannel, failedBy('unsupported')).state).toMatchObject({ phase: 'failed', attempt: 0 })
    const away: VideoEvent = { type: 'answered', answer: { kind: 'failed', isAway: true } }
    expect(tell(film, opened, play, away).state).toMatchObject({ phase: 'failed', fault: 'network' })
  })

  it('counts the missing parts that were skipped', () => {
    expect(tell(playingFilm, { type: 'media-skipped' }).state).toMatchObject({ phase: 'playing', skippedParts: 1 })
  })

  it('knows that a stream has no sound though it says so, until another one is loaded', () => {
    const silent = tell(playingFilm, { type: 'media-silent' }).state
    expect(silent).toMatchObject({ phase: 'playing', isSilent: true })
    expect(tell(silent, pause, play).state.isSilent).toBe(true)
    expect(tell(silent, failedBy('broken'), { type: 'retry', now: 0 }, filmAddress).state.isSilent).toBe(false)
    expect(tell(film, { type: 'media-silent' }).state.isSilent).toBe(false)
  })

  it('pauses when something else sounds, without claiming the sound again', () => {
    const { state, last } = tell(playingFilm, { type: 'silenced' })
    expect(state).toMatchObject({ phase: 'paused', wanted: false })
    expect(types(last)).toContain('pause')
    expect(tell(state, { type: 'silenced' }).last).toEqual([])
  })

  it('is attached anew after the browser kept the page away, playing or not', () => {
    expect(tell(playingFilm, at(20), { type: 'media-detached' }).last).toMatchObject([
      { type: 'load', at: 20, play: true },
    ])
    expect(tell(playingFilm, at(20), pause, { type: 'media-detached' }).last).toMatchObject([
      { type: 'load', at: 20, play: false },
    ])
  })

  it('plays again from its start after its end', () => {
    const { state, last } = tell(playingFilm, at(99), { type: 'media-ended' }, play)
    expect(types(last)).toEqual(['seek', 'play'])
    expect(state.time).toBe(0)
  })
})

describe('a live channel', () => {
  it('plays at the usual speed, whatever was chosen (B28)', () => {
    expect(tell(channel, opened, channelAddress, play).last).toMatchObject([{ type: 'load', rate: 1, at: 0 }])
    expect(tell(playingChannel, { type: 'rate', rate: 2 })).toMatchObject({ state: { rate: 1 }, last: [] })
  })

  it('rejoins live after a pause', () => {
    expect(types(tell(playingChannel, pause, play).last)).toEqual(['to-live', 'play'])
  })

  it('never seeks beyond its window', () => {
    const seen = tell(playingChannel, at(50, { start: 20, end: 60 })).state
    expect(tell(seen, { type: 'seek', time: 90 }).last).toEqual([{ type: 'seek', time: 60 }])
    expect(tell(seen, { type: 'seek', time: 0 }).last).toEqual([{ type: 'seek', time: 20 }])
    expect(tell(playingChannel, { type: 'seek', time: 5 }).last).toEqual([])
  })

  it('comes back by itself: it waits longer from try to try, and asks whether it still is', () => {
    const lost = tell(playingChannel, mediaFailed)
    expect(lost.state).toMatchObject({ phase: 'buffering', attempt: 1, loaded: false })
    expect(lost.last).toContainEqual({ type: 'reconnect', attempt: 1 })
    const asked = tell(lost.state, { type: 'reconnect-due' })
    expect(types(asked.last)).toEqual(['request-address'])
    const silent = tell(asked.state, answer('failed'))
    expect(silent.last).toEqual([{ type: 'reconnect', attempt: 2 }])
    const back = tell(silent.state, { type: 'reconnect-due' }, mediaStarted)
    expect(back.state).toMatchObject({ phase: 'playing', attempt: 0 })
  })

  it('does not wait any longer once the network is back', () => {
    const { last } = tell(playingChannel, mediaFailed, { type: 'online' })
    expect(types(last)).toEqual(['cancel-reconnect', 'request-address'])
  })

  it('says so when it ended, by the word of the platform', () => {
    const { state } = tell(playingChannel, { type: 'media-ended' }, { type: 'reconnect-due' }, answer('over'))
    expect(state).toMatchObject({ phase: 'ended', wanted: false, loaded: false })
    expect(tell(playingChannel, { type: 'over' }).state.phase).toBe('ended')
  })

  it('waits for its beginning, and becomes a recording with a length and a speed after its end', () => {
    expect(tell(channel, opened, answer('coming'), play).state.phase).toBe('coming')
    const recorded = tell(channel, { type: 'opened', autoplay: true }, filmAddress, mediaReady, mediaStarted)
    expect(recorded.state).toMatchObject({ live: false, duration: 100, phase: 'playing' })
  })

  it('is unloaded when it fails while paused', () => {
    const { state, last } = tell(playingChannel, pause, mediaFailed)
    expect(state).toMatchObject({ phase: 'paused', attempt: 0, loaded: false })
    expect(types(last)).toEqual(['unload'])
  })
})
