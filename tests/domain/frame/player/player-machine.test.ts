import { describe, expect, it } from 'vitest'
import { transition } from '../../../../src/domain/frame/player/player-machine'
import { currentItem, initialPlayer, playedFraction } from '../../../../src/domain/frame/player/player-state'
import {
  item,
  items,
  mediaEnded,
  mediaFailed,
  mediaPaused,
  mediaProgress,
  mediaReady,
  mediaRefused,
  mediaStarted,
  ofType,
  radio,
  run,
  sounding,
} from './player-fixtures'

describe('A new current item (B20)', () => {
  it('opens the mini player when the first play sounds, without a wait', () => {
    const loaded = run(initialPlayer, { type: 'load', items: items(3), index: 0, random: 0 })
    expect(loaded.state.open).toBe(false)
    expect(ofType(loaded.effects, 'schedule')).toEqual([])
    expect(run(loaded.state, mediaReady(), mediaStarted).state.open).toBe(true)
  })

  it('resets time, and opens the mini player after 0.5 s when it is not the first play', () => {
    const second = run({ ...sounding(items(3)), open: false, time: 40 }, { type: 'next', random: 0 })
    expect(second.state.time).toBe(0)
    const [wait] = ofType(second.effects, 'schedule')
    expect(wait?.after).toBe(500)
    expect(run(second.state, wait!.event).state.open).toBe(true)
  })

  it('hands the address to the media element within the same touch', () => {
    const { effects } = run(initialPlayer, { type: 'load', items: items(3), index: 1, random: 0, at: 12 })
    expect(ofType(effects, 'load')).toEqual([
      { type: 'load', source: 1, item: items(3)[1], at: 12, rate: 1, autoplay: true },
    ])
    expect(effects[0]).toEqual({ type: 'claim-sound' })
  })
})

describe('The end of an item', () => {
  it('stops and clears the timer when sleep is set to the end of the item (B21)', () => {
    const { state, effects } = run(sounding(items(3)), { type: 'sleep', minutes: 1, now: 0 }, mediaEnded)
    expect(state).toMatchObject({ wanted: false, playing: false, sleep: null, index: 0, time: 0, gap: null })
    expect(effects).toContainEqual({ type: 'pause' })
  })

  it('plays the next after 0.5 s (B22)', () => {
    const end = run(sounding(items(3)), mediaProgress(99), mediaEnded)
    expect(end.state).toMatchObject({ time: 0, index: 0 })
    const [wait] = ofType(end.effects, 'schedule')
    expect(wait?.after).toBe(500)
    expect(run(end.state, wait!.event).state).toMatchObject({ index: 1, wanted: true })
  })

  it('replays in loop mode and with a single item (B22)', () => {
    for (const state of [sounding(items(1)), { ...sounding(items(3)), mode: 'loop' as const }]) {
      const end = run(state, mediaEnded)
      const again = run(end.state, ofType(end.effects, 'schedule')[0]!.event)
      expect(again.state.index).toBe(0)
      expect(again.effects).toEqual([{ type: 'seek', time: 0 }, { type: 'play' }])
    }
  })

  it('goes on at once while the page is hidden, and when it hides during the wait', () => {
    const hidden = run(sounding(items(3)), { type: 'visibility', hidden: true }, mediaEnded)
    expect(hidden.state.index).toBe(1)
    expect(ofType(hidden.effects, 'schedule')).toEqual([])
    expect(run(sounding(items(3)), mediaEnded, { type: 'visibility', hidden: true }).state.index).toBe(1)
  })

  it('stops, too, when that is chosen in the wait after the end (B21, B22)', () => {
    const { state } = run(sounding(items(3)), mediaEnded, { type: 'sleep', minutes: 1, now: 0 })
    expect(state).toMatchObject({ wanted: false, playing: false, sleep: null, index: 0, time: 0, gap: null })
    const loop = run({ ...sounding(items(3)), mode: 'loop' as const }, mediaEnded)
    const wait = ofType(loop.effects, 'schedule')[0]!.event
    const chosen = run(loop.state, { type: 'sleep', minutes: 1, now: 0 }).state
    expect(transition(chosen, wait)).toEqual([chosen, []])
  })

  it('saves the item as played to its end', () => {
    const { effects } = run(sounding(items(2)), mediaEnded)
    expect(ofType(effects, 'keep-position')).toEqual([
      { type: 'keep-position', item: items(2)[0], time: 100, duration: 100, finished: true },
    ])
  })

  it('ignores a wait that was overtaken', () => {
    const end = run(sounding(items(5)), mediaEnded)
    const wait = ofType(end.effects, 'schedule')[0]!.event
    const moved = run(end.state, { type: 'select', index: 3, random: 0 }).state
    expect(transition(moved, wait)[0]).toBe(moved)
    const paused = run(end.state, { type: 'pause' }).state
    expect(transition(paused, wait)[0]).toBe(paused)
  })
})

describe('Next and previous', () => {
  it('are ignored when not ready, live, in loop mode or with a single item (B23)', () => {
    const loading = run(initialPlayer, { type: 'load', items: items(3), index: 0, random: 0 }).state
    const states = [
      initialPlayer,
      loading,
      sounding([radio, item('1')]),
      { ...sounding(items(3)), mode: 'loop' as const },
      sounding(items(1)),
    ]
    for (const state of states) {
      expect(transition(state, { type: 'next', random: 0 })).toEqual([state, []])
      expect(transition(state, { type: 'previous', random: 0 })[0]).toBe(state)
    }
  })

  it('are ignored after a failure, which leaves the item not ready (B23); another one is picked in the playlist', () => {
    const broken = run(initialPlayer, { type: 'load', items: items(3), index: 0, random: 0 }, mediaFailed).state
    for (const type of ['next', 'previous'] as const)
      expect(transition(broken, { type, random: 0 })).toEqual([broken, []])
    expect(run(broken, { type: 'select', index: 1, random: 0 }).state).toMatchObject({
      index: 1,
      wanted: true,
      failed: false,
    })
  })

  it('wrap: previous to the end, next to the start (B24)', () => {
    expect(run(sounding(items(3)), { type: 'previous', random: 0 }).state.index).toBe(2)
    expect(run(sounding(items(3), 2), { type: 'next', random: 0 }).state.index).toBe(0)
  })

  it('in random mode lead to the item that was prepared, never to the same one (B24)', () => {
    const random = run(sounding(items(9), 4), { type: 'set-mode', mode: 'random', random: 0.99 }).state
    expect(random.upcoming).not.toBe(random.index)
    expect(run(random, { type: 'next', random: 0.3 }).state.index).toBe(random.upcoming)
  })
})

describe('The play mode (B25)', () => {
  it('goes round; random shuffles, and what plays goes on; leaving it brings the order back', () => {
    const start = sounding(items(50), 7)
    const loop = run(start, { type: 'cycle-mode', random: 0.1 })
    expect(loop.state).toMatchObject({ mode: 'loop', index: 7, playing: true })
    const random = run(loop.state, { type: 'cycle-mode', random: 0.1 })
    expect(random.state.playlist).not.toEqual(start.playlist)
    expect([...random.state.playlist].sort((a, b) => Number(a.id) - Number(b.id))).toEqual(start.playlist)
    expect(currentItem(random.state)).toBe(currentItem(start))
    expect(ofType(random.effects, 'load')).toEqual([])
    expect(run(random.state, { type: 'cycle-mode', random: 0 }).state).toMatchObject({
      mode: 'sequence',
      index: 7,
      playlist: start.playlist,
    })
  })
})

describe('Playing and pausing', () => {
  it('follows what the media element reports', () => {
    const start = run(initialPlayer, { type: 'load', items: items(1), index: 0, random: 0 })
    expect(start.state).toMatchObject({ wanted: true, playing: false, buffering: true })
    const on = run(start.state, mediaReady(), mediaStarted)
    expect(on.state).toMatchObject({ playing: true, buffering: false })
    expect(run(on.state, mediaPaused).state).toMatchObject({ playing: false, wanted: false })
  })

  it("says 'tap to play' when the browser refuses, and plays at the tap", () => {
    const refused = run(
      initialPlayer,
      { type: 'load', items: items(1), index: 0, random: 0 },
      mediaReady(),
      mediaRefused,
    )
    expect(refused.state).toMatchObject({ blocked: true, wanted: false })
    expect(refused.effects).toContainEqual({ type: 'notify', notice: 'tap-to-play' })
    const tapped = run(refused.state, { type: 'toggle' })
    expect(tapped.state).toMatchObject({ blocked: false, wanted: true })
    expect(tapped.effects).toContainEqual({ type: 'play' })
  })

  it('stops, resets time and says so when the address cannot be loaded; play tries again (B92)', () => {
    const broken = run(sounding(items(2)), mediaProgress(5), mediaFailed)
    expect(broken.state).toMatchObject({ failed: true, wanted: false, playing: false, time: 0 })
    expect(broken.effects).toContainEqual({ type: 'notify', notice: 'load-failed' })
    expect(ofType(run(broken.state, { type: 'play' }).effects, 'load')).toHaveLength(1)
  })

  it('fails silently until play is pressed, and keeps its place; play loads it again', () => {
    const waiting = run(
      initialPlayer,
      { type: 'load', items: items(2), index: 0, random: 0, play: false, at: 40 },
      mediaFailed,
    )
    expect(waiting.state).toMatchObject({ failed: false, ready: false, time: 40 })
    expect(ofType(waiting.effects, 'notify')).toEqual([])
    for (const asked of [{ type: 'play' }, { type: 'select', index: 0, random: 0 }] as const) {
      const again = run(waiting.state, asked)
      expect(ofType(again.effects, 'load')).toMatchObject([{ at: 40, autoplay: true }])
      const broken = run(again.state, mediaFailed)
      expect(broken.state).toMatchObject({ failed: true, time: 0 })
      expect(ofType(broken.effects, 'notify')).toEqual([{ type: 'notify', notice: 'load-failed' }])
    }
  })

  it('that breaks off while it is paused says nothing before it is to go on', () => {
    const broken = run(sounding(items(2)), mediaProgress(5), { type: 'pause' }, mediaPaused, mediaFailed)
    expect(broken.state).toMatchObject({ failed: false, time: 5 })
    expect(ofType(run(broken.state, { type: 'play' }).effects, 'load')).toMatchObject([{ at: 5, autoplay: true }])
  })

  it('ignores what the media element says late about an earlier item', () => {
    const first = sounding(items(3))
    const second = run(first, { type: 'next', random: 0 }).state
    expect(transition(second, { type: 'media-ended', source: first.source, random: 0 })[0]).toBe(second)
    expect(transition(second, { type: 'media-failed', source: first.source, random: 0 })[0]).toBe(second)
  })

  it('pauses when something else sounds', () => {
    const { state, effects } = run(sounding(items(2)), mediaProgress(3), { type: 'silenced' })
    expect(state.wanted).toBe(false)
    expect(effects).toContainEqual({ type: 'pause' })
  })

  it('seeks within the item only, and not while loading or live', () => {
    expect(run(sounding(items(1)), { type: 'seek', time: 1e9 }).state.time).toBe(100)
    expect(run(sounding(items(1)), { type: 'skip', seconds: -15 }).state.time).toBe(0)
    expect(run(sounding([radio]), { type: 'seek', time: 4 }).effects).toEqual([])
  })

  it('goes on with the item when the list around it is replaced', () => {
    const before = run(sounding(items(3), 1), mediaProgress(50)).state
    const { state, effects } = run(before, { type: 'load', items: items(8), index: 1, random: 0 })
    expect(state).toMatchObject({ index: 1, time: 50, playing: true, upcoming: 2 })
    expect(ofType(effects, 'load')).toEqual([])
  })

  it('prepares the next item 30 s before the end, once, and none when it would not play', () => {
    const { effects } = run(sounding(items(3)), mediaProgress(69), mediaProgress(70), mediaProgress(71))
    expect(ofType(effects, 'preload')).toEqual([{ type: 'preload', item: items(3)[1] }])
    expect(ofType(run({ ...sounding(items(3)), mode: 'loop' as const }, mediaProgress(80)).effects, 'preload')).toEqual(
      [],
    )
    expect(
      ofType(run(sounding(items(3)), { type: 'sleep', minutes: 1, now: 0 }, mediaProgress(80)).effects, 'preload'),
    ).toEqual([])
  })

  it('keeps the position every 10 s, on pause and on leaving, never an unplayed 0', () => {
    const kept = run(sounding(items(3)), mediaProgress(4), mediaProgress(11), { type: 'pause' }, mediaPaused)
    expect(ofType(kept.effects, 'keep-position').map(({ time }) => time)).toEqual([11, 11])
    expect(
      ofType(run(sounding(items(3)), mediaProgress(4), { type: 'next', random: 0 }).effects, 'keep-position'),
    ).toMatchObject([{ time: 4, item: { id: '0' } }])
    expect(ofType(run(sounding(items(3)), { type: 'next', random: 0 }).effects, 'keep-position')).toEqual([])
  })

  it('closing resets it, mode and rate included (B27)', () => {
    const state = run(sounding(items(3)), { type: 'set-rate', rate: 1.5 }, { type: 'cycle-mode', random: 0 }).state
    const closed = run(state, { type: 'close' })
    expect(closed.state).toEqual({ ...initialPlayer, serial: state.serial })
    expect(closed.effects.map(({ type }) => type)).toEqual(['unload', 'release-sound', 'keep-playlist'])
  })

  it('takes items in and out of the list', () => {
    const three = sounding(items(3), 2)
    expect(run(three, { type: 'append', items: [item('x')] }).state).toMatchObject({ index: 2, upcoming: 3 })
    expect(run(three, { type: 'remove', index: 0, random: 0 }).state).toMatchObject({ index: 1, playing: true })
    const gone = run(three, { type: 'remove', index: 2, random: 0 })
    expect(gone.state).toMatchObject({ index: 1, wanted: true, ready: false })
    expect(run(sounding(items(1)), { type: 'remove', index: 0, random: 0 }).state.playlist).toEqual([])
  })

  it('shows the played part', () => {
    expect(playedFraction(run(sounding(items(1)), mediaProgress(25)).state)).toBe(0.25)
    expect(playedFraction(initialPlayer)).toBe(0)
  })
})

describe('A live stream', () => {
  it('runs at rate 1, whatever was chosen, and gives the choice back afterwards (B28)', () => {
    const fast = run(sounding(items(2)), { type: 'set-rate', rate: 2 }).state
    const live = run(fast, { type: 'load', items: [radio], index: 0, random: 0 }).state
    expect(live).toMatchObject({ live: true, rate: 1 })
    expect(transition(live, { type: 'set-rate', rate: 1.5 })[0]).toBe(live)
    expect(run(live, { type: 'load', items: items(2), index: 0, random: 0 }).state.rate).toBe(2)
  })

  it('rejoins what is on air now after a pause', () => {
    const { effects } = run(sounding([radio]), { type: 'pause' }, mediaPaused, { type: 'play' })
    expect(ofType(effects, 'load')).toMatchObject([{ item: radio, at: 0, autoplay: true }])
  })

  it('comes back by itself after it broke off: 1 s, 2 s, 4 s, at once when the network is back, not after a pause', () => {
    let { state, effects } = run(sounding([radio]), mediaFailed)
    const waits: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const [wait] = ofType(effects, 'schedule')
      waits.push(wait!.after)
      ;({ state, effects } = run(state, wait!.event, mediaFailed))
    }
    expect(waits).toEqual([1000, 2000, 4000])
    expect(ofType(run(state, { type: 'online' }).effects, 'load')).toHaveLength(1)
    expect(run(state, { type: 'online' }, mediaReady(), mediaStarted).state.reconnect).toBeNull()
    const paused = run(state, { type: 'pause' }).state
    expect(transition(paused, { type: 'online' })[0]).toBe(paused)
  })

  it('that was never audible fails like any item (B92)', () => {
    expect(run(initialPlayer, { type: 'load', items: [radio], index: 0, random: 0 }, mediaFailed).state).toMatchObject({
      failed: true,
      reconnect: null,
    })
  })

  it('has no end at which to fall asleep', () => {
    const live = sounding([radio])
    expect(transition(live, { type: 'sleep', minutes: 1, now: 0 })[0]).toBe(live)
    expect(
      run(
        sounding(items(1)),
        { type: 'sleep', minutes: 1, now: 0 },
        { type: 'load', items: [radio], index: 0, random: 0 },
      ).state.sleep,
    ).toBeNull()
  })
})

describe('The sleep timer (B26)', () => {
  const minutes = (count: number) => count * 60_000

  it('counts down by the clock, fades over the last 10 s, pauses at zero and clears itself', () => {
    const set = run(sounding(items(1)), { type: 'sleep', minutes: 15, now: 0 }).state
    expect(set.sleep).toMatchObject({ minutes: 15, surplus: 900 })
    expect(run(set, { type: 'tick', now: minutes(14) }).state.sleep).toMatchObject({ surplus: 60 })
    const fading = run(set, { type: 'tick', now: minutes(15) - 4000 })
    expect(fading.effects).toContainEqual({ type: 'set-volume', volume: 0.4 })
    const over = run(fading.state, { type: 'tick', now: minutes(15) })
    expect(over.state).toMatchObject({ sleep: null, wanted: false, volume: 1 })
    expect(over.effects.slice(0, 1)).toEqual([{ type: 'pause' }])
  })

  it('ends in time even when no tick came while the page slept', () => {
    expect(
      run(sounding(items(1)), { type: 'sleep', minutes: 15, now: 0 }, { type: 'tick', now: minutes(600) }).state.sleep,
    ).toBeNull()
  })

  it('is put off by one tap, at full volume again', () => {
    const { state } = run(
      sounding(items(1)),
      { type: 'sleep', minutes: 15, now: 0 },
      { type: 'tick', now: minutes(15) - 1000 },
      { type: 'extend-sleep', minutes: 5, now: minutes(15) - 1000 },
    )
    expect(state).toMatchObject({ volume: 1, sleep: { minutes: 20, surplus: 301 } })
  })

  it('is switched off by 0, and leaves nonsense alone', () => {
    const set = run(sounding(items(1)), { type: 'sleep', minutes: 30, now: 0 }).state
    expect(run(set, { type: 'sleep', minutes: 0, now: 5 }).state.sleep).toBeNull()
    for (const nonsense of [-5, NaN, Infinity, 1e9])
      expect(transition(set, { type: 'sleep', minutes: nonsense, now: 0 })[0]).toBe(set)
  })
})
