import { describe, expect, it } from 'vitest'
import { PhoneDisplay } from '../../../../src/application/frame/player/phone-display'
import { SoundArbiter } from '../../../../src/application/frame/player/sound-arbiter.store'
import { StreamNetwork } from '../../../../src/application/frame/player/stream-network'
import { VideoPlayback, VideoSurroundings } from '../../../../src/application/media/videos/video-playback'
import { VideoPreferences } from '../../../../src/application/media/videos/video-preferences.store'
import type { VideoSource } from '../../../../src/application/media/videos/video-source'
import type { AddressAnswer } from '../../../../src/domain/media/videos/video-address'
import { FakeControls, FakePage, FakeProbe, FakeStorage, FakeTabs, fakeRandom } from '../../frame/player/player-fakes'
import { FakeVideoOutput } from './video-fakes'
import { flush } from '../../../support/flush'
import { HandClock } from '../../../support/hand-clock'

function kit({ live = false, storage = new FakeStorage() } = {}) {
  const output = new FakeVideoOutput()
  const clock = new HandClock()
  const page = new FakePage()
  const probe = new FakeProbe()
  const arbiter = new SoundArbiter(new FakeTabs().open(), clock, fakeRandom())
  const preferences = new VideoPreferences(storage)
  const controls = new FakeControls()
  const playback = new VideoPlayback(
    output,
    new VideoSurroundings(
      arbiter,
      new StreamNetwork(page, probe, clock),
      clock,
      fakeRandom(),
      new PhoneDisplay(controls, clock),
    ),
    preferences,
  )
  const acts: string[] = []
  const answers: (AddressAnswer | Promise<AddressAnswer>)[] = []
  const address = live ? '/live.m3u8' : '/film.m3u8'
  const source = (id = 'one'): VideoSource => ({
    sound: live ? 'tv' : 'video',
    id,
    live,
    duration: 0,
    title: `Film ${id}`,
    by: 'Riverbend TV',
    image: '/film.webp',
    address: () => {
      acts.push('asked')
      return Promise.resolve(answers.shift() ?? { kind: 'address', address: { url: address, live, expiresAt: null } })
    },
    countPlay: () => void acts.push('played'),
    savePosition: ({ time, finished }, settledThere) =>
      void acts.push(`keep ${time}${finished ? ' finished' : ''}${settledThere ? ' settled' : ''}`),
  })
  const playing = async () => {
    playback.open(source())
    const end = playback.show(false)
    await flush()
    playback.play()
    output.run()
    return end
  }
  return {
    playback,
    output,
    clock,
    page,
    probe,
    arbiter,
    controls,
    preferences,
    acts,
    answers,
    source,
    playing,
    storage,
  }
}

describe('the playback of a picture', () => {
  it('has the address before the press, so that it plays within the touch', async () => {
    const { playback, output, source } = kit()
    playback.open(source())
    playback.show(false)
    await flush()
    expect(output.calls).toEqual([])
    playback.play()
    expect(output.calls).toEqual(['load /film.m3u8 at 0 and play'])
  })

  it('goes on by a new address where the old one expired while it played (C043)', async () => {
    const { playback, output, clock, acts, answers, playing } = kit()
    answers.push(
      { kind: 'address', address: { url: '/film.m3u8', live: false, expiresAt: clock.now() + 60_000 } },
      { kind: 'address', address: { url: '/newer.m3u8', live: false, expiresAt: clock.now() + 7_200_000 } },
    )
    await playing()
    output.say({ type: 'media-progress', time: 50, buffered: 55, window: null })
    clock.pass(61_000)
    output.say({ type: 'media-failed', fault: 'broken' })
    await flush()
    expect(acts.filter((act) => act === 'asked')).toHaveLength(2)
    expect(output.calls.at(-1)).toBe('load /newer.m3u8 at 50 and play')
    output.say({ type: 'media-failed', fault: 'broken' })
    await flush()
    expect([playback.state.phase, acts.filter((act) => act === 'asked').length]).toEqual(['failed', 2])
  })

  it('has captions while it plays, in the language that was chosen on this device', async () => {
    const { answers, output, playback, playing, storage, preferences } = kit()
    const captions = ['zh-CN', 'en'].map((language) => ({ language, label: language, url: `/${language}.vtt` }))
    answers.push({ kind: 'address', address: { url: '/film.m3u8', live: false, expiresAt: null, captions } })
    const end = await playing()
    expect([playback.activeCaptions, output.captions]).toEqual([null, null])
    playback.setCaptions('en')
    expect(output.captions).toEqual(captions[1])
    output.say({ type: 'captions', lines: ['Folk music'] })
    expect(playback.captionLines).toEqual(['Folk music'])
    end()
    expect(output.captions).toBeNull()
    expect(new VideoPreferences(storage).captions).toBe('en')
    playback.setCaptions(null)
    expect([preferences.captions, new VideoPreferences(storage).captions]).toEqual([null, null])
  })

  it('plays what was asked for by a press that came before it was known', async () => {
    const { playback, output, source } = kit()
    playback.play()
    expect([playback.state.phase, output.calls]).toEqual(['loading', ['unlock']])
    await flush()
    expect(playback.state.phase).toBe('loading')
    playback.open(source())
    playback.show(false)
    await flush()
    expect(output.calls.at(-1)).toBe('load /film.m3u8 at 0 and play')
  })

  it('does not play what was asked for and called off again before it was known', async () => {
    const { playback, output, source } = kit()
    playback.play()
    playback.dispatch({ type: 'pause' })
    playback.open(source())
    playback.show(false)
    await flush()
    expect(output.calls).not.toContain('load /film.m3u8 at 0 and play')
  })

  it('plays alone: what sounds later silences it, and it silences what sounded', async () => {
    const { arbiter, output, playback, playing } = kit()
    let silenced = 0
    arbiter.claim('audio', () => (silenced += 1))
    await playing()
    expect(silenced).toBe(1)
    arbiter.claim('radio', () => undefined)
    expect(output.calls.at(-1)).toBe('pause')
    expect(playback.state.phase).toBe('paused')
  })

  it('counts, keeps, and lets go of everything when it is left', async () => {
    const { acts, output, playing, playback } = kit()
    const end = await playing()
    output.reach(7)
    end()
    expect(acts).toEqual(['asked', 'played', 'keep 7', 'keep 7 settled'])
    expect(output.calls.at(-1)).toBe('unload')
    expect(output.isHeard).toBe(false)
    expect(playback.state).toMatchObject({ phase: 'idle', time: 7 })
  })

  it('ignores an answer that arrives after it was left', async () => {
    const { playback, source } = kit()
    playback.open(source())
    playback.show(true)()
    await flush()
    expect(playback.state).toMatchObject({ phase: 'idle', address: null })
  })

  it('keeps its position when the page goes', async () => {
    const { acts, output, page, playing } = kit()
    await playing()
    output.reach(3)
    page.tell({ type: 'leaving' })
    expect(acts.at(-1)).toBe('keep 3 settled')
  })

  it('rests while the app around the page is in the background', async () => {
    const { output, page, playback, playing } = kit()
    await playing()
    page.tell({ type: 'background' })
    expect([playback.state.wanted, output.calls.at(-1)]).toEqual([false, 'pause'])
  })

  it('remembers speed and quality for the next time, and takes them to the next video', async () => {
    const { output, playing, playback, storage } = kit()
    await playing()
    playback.setRate(1.5)
    playback.setQuality(540)
    expect(output.calls.slice(-2)).toEqual(['rate 1.5', 'quality 540'])
    const next = kit({ storage })
    await next.playing()
    expect(next.output.loads[0]).toMatchObject({ rate: 1.5, quality: 540 })
  })

  it('reports the qualities, as long as there is a stream', async () => {
    const { output, playback, playing } = kit()
    const end = await playing()
    output.say({ type: 'qualities', heights: [540, 360] })
    output.say({ type: 'quality-shown', height: 360 })
    expect([playback.qualities, playback.activeQuality]).toEqual([[540, 360], 360])
    end()
    expect([playback.qualities, playback.activeQuality]).toEqual([[], null])
  })
})

describe('a picture on the lock screen', () => {
  it('shows its title, its cover and how it fares, once it is played', async () => {
    const { controls, output, playback, playing } = kit()
    await playing()
    expect(controls.shown.at(-1)).toMatchObject({
      title: 'Film one',
      album: 'Riverbend TV',
      image: '/film.webp',
      playing: true,
      live: false,
      canSkip: false,
      duration: 600,
      rate: 1,
    })
    playback.dispatch({ type: 'pause' })
    expect(controls.shown.at(-1)).toMatchObject({ playing: false })
    playback.setRate(1.5)
    output.reach(300)
    expect(controls.shown.at(-1)).toMatchObject({ rate: 1.5, time: 300 })
  })

  it('is not there before it is played', async () => {
    const { controls, playback, source } = kit()
    playback.open(source())
    playback.show(false)
    await flush()
    expect(controls.shown).toEqual([])
  })

  it('is played, paused and moved from there', async () => {
    const { controls, output, playing } = kit()
    await playing()
    output.reach(100)
    for (const type of ['pause', 'play', 'stop', 'next'] as const) controls.press({ type })
    controls.press({ type: 'seek', time: 40 })
    controls.press({ type: 'skip', seconds: -15 })
    expect(output.calls.slice(1)).toEqual(['pause', 'play', 'pause', 'seek 40', 'seek 25'])
  })

  it('goes with its screen', async () => {
    const { controls, playing } = kit()
    const end = await playing()
    end()
    expect(controls.shown.at(-1)).toBeNull()
    const shown = controls.shown.length
    controls.press({ type: 'play' })
    expect(controls.shown).toHaveLength(shown)
  })

  it('says that it is live', async () => {
    const { controls, playing } = kit({ live: true })
    await playing()
    expect(controls.shown.at(-1)).toMatchObject({ title: 'Film one', live: true, duration: 0 })
  })

  it('stays through a stream that is lost and found', async () => {
    const { clock, controls, output, playing } = kit({ live: true })
    await playing()
    output.say({ type: 'media-failed', fault: 'broken' })
    clock.pass(1000)
    await flush()
    expect(controls.shown).not.toContain(null)
    expect(controls.shown.at(-1)).toMatchObject({ playing: true })
  })
})

describe('the playback of a live channel', () => {
  it('gets a lost stream back by itself, with longer waits', async () => {
    const { acts, answers, clock, output, playback, playing } = kit({ live: true })
    await playing()
    answers.push({ kind: 'failed' })
    output.say({ type: 'media-failed', fault: 'broken' })
    clock.pass(1000)
    await flush()
    expect([acts.filter((act) => act === 'asked').length, playback.state.attempt]).toEqual([2, 2])
    clock.pass(1999)
    expect(output.loads).toHaveLength(1)
    clock.pass(1)
    expect(output.loads).toHaveLength(2)
    output.say({ type: 'media-started' })
    expect(playback.state).toMatchObject({ phase: 'playing', attempt: 0 })
    expect(clock.waiting).toBe(0)
  })

  it('goes on at once when the network is back', async () => {
    const { clock, output, page, playback, playing } = kit({ live: true })
    await playing()
    output.say({ type: 'media-failed', fault: 'broken' })
    page.tell({ type: 'online' })
    await flush()
    expect(output.loads).toHaveLength(2)
    expect([playback.state.attempt, clock.waiting]).toEqual([1, 0])
  })

  it('goes on with the first answer after silence, though what it asked for is never answered', async () => {
    const { acts, answers, clock, output, playback, playing, probe } = kit({ live: true })
    await playing()
    answers.push(new Promise(() => undefined))
    output.say({ type: 'media-failed', fault: 'broken' })
    for (let second = 0; second < 20; second += 1) {
      await probe.say(false)
      clock.pass(1000)
    }
    expect([playback.state.asking, output.loads.length]).toEqual([true, 1])
    await probe.say(true)
    await flush()
    expect([acts.filter((act) => act === 'asked').length, output.loads.length]).toEqual([3, 2])
    output.say({ type: 'media-started' })
    clock.pass(60_000)
    expect([playback.state.phase, clock.waiting]).toEqual(['playing', 0])
  })

  it('leaves a server that answers, and has no stream, to longer and longer waits', async () => {
    const { clock, output, playing, probe } = kit({ live: true })
    await playing()
    output.say({ type: 'media-failed', fault: 'broken' })
    await probe.say(true)
    expect(output.loads).toHaveLength(1)
    clock.pass(1000)
    await flush()
    expect(output.loads).toHaveLength(2)
  })

  it('gives way to a recording in the same place', async () => {
    const { acts, output, playback, playing, source } = kit({ live: true })
    await playing()
    playback.change({
      ...source('recording'),
      live: false,
      address: () =>
        Promise.resolve({ kind: 'address', address: { url: '/recording.m3u8', live: false, expiresAt: null } }),
    })
    await flush()
    expect(output.calls.slice(-2)).toEqual(['unload', 'load /recording.m3u8 at 0 and play'])
    expect(acts.filter((act) => act.startsWith('keep'))).toEqual([])
  })
})
