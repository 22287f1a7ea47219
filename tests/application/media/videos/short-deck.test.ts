import { beforeEach, describe, expect, it } from 'vitest'
import { PhoneDisplay } from '../../../../src/application/frame/player/phone-display'
import { SoundArbiter } from '../../../../src/application/frame/player/sound-arbiter.store'
import { StreamNetwork } from '../../../../src/application/frame/player/stream-network'
import { ShortDeck } from '../../../../src/application/media/videos/short-deck'
import { ShortsSound } from '../../../../src/application/media/videos/shorts-sound.store'
import { VideoPlayback, VideoSurroundings } from '../../../../src/application/media/videos/video-playback'
import { VideoPreferences } from '../../../../src/application/media/videos/video-preferences.store'
import type { VideoSource } from '../../../../src/application/media/videos/video-source'
import { HandClock } from '../../../support/hand-clock'
import { FakeControls, FakePage, FakeProbe, FakeStorage, FakeTabs, fakeRandom } from '../../frame/player/player-fakes'
import { FakeVideoOutput } from './video-fakes'
import { flush } from '../../../support/flush'

const short = (id: string): VideoSource => ({
  sound: 'video',
  id,
  live: false,
  duration: 0,
  title: id,
  by: '',
  image: null,
  address: async () => ({ kind: 'address', address: { url: `/${id}.mp4`, live: false, expiresAt: null } }),
  countPlay: () => undefined,
  savePosition: () => undefined,
})
const shorts = ['a', 'b', 'c', 'd', 'e'].map(short)

function made({ saves = false, storage = new FakeStorage() } = {}) {
  const clock = new HandClock()
  const arbiter = new SoundArbiter(new FakeTabs().open(), clock, fakeRandom())
  const controls = new FakeControls()
  const outputs = [new FakeVideoOutput(), new FakeVideoOutput(), new FakeVideoOutput()] as const
  const [one, two, three] = outputs.map(
    (output) =>
      new VideoPlayback(
        output,
        new VideoSurroundings(
          arbiter,
          new StreamNetwork(new FakePage(), new FakeProbe(), clock),
          clock,
          fakeRandom(),
          new PhoneDisplay(controls, clock),
        ),
        new VideoPreferences(storage),
      ),
  )
  const sound = new ShortsSound(storage)
  const deck = new ShortDeck(one!, two!, three!, sound, { isOn: saves })
  return {
    deck,
    outputs,
    sound,
    storage,
    /** The shorts that the three players hold. */
    held: () => deck.players.map(({ source }) => source?.id ?? null),
    /** What each player loaded last. */
    loaded: () => outputs.map(({ loads }) => loads.at(-1)?.url ?? null),
    async deal(index: number) {
      deck.setDeck(shorts, index)
      await flush()
    },
  }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('a deck of shorts', () => {
  it('plays the visible one, and loads its neighbours without playing them', async () => {
    await host.deal(0)
    expect(host.held()).toEqual([null, null, null])
    host.deck.show({ autoplay: true })
    await flush()
    expect(host.held()).toEqual(['a', 'b', null])
    expect(host.loaded()).toEqual(['/a.mp4', '/b.mp4', null])
    expect(host.deck.players.map(({ state, hasControls }) => [state.wanted, hasControls])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
  })

  it('gives a player that is no longer near to the next, and stops the one that was seen', async () => {
    host.deck.show({ autoplay: true })
    await host.deal(0)
    host.outputs[0].run()
    host.outputs[0].reach(4)
    await host.deal(1)
    expect([host.held(), host.deck.current.source?.id]).toEqual([['a', 'b', 'c'], 'b'])
    expect(host.deck.players.map(({ state }) => state.wanted)).toEqual([false, true, false])
    expect(host.outputs[0].calls).toContain('seek 0')
    await host.deal(2)
    expect([host.held(), host.loaded()[0]]).toEqual([['d', 'b', 'c'], '/d.mp4'])
    await host.deal(1)
    expect([host.held(), host.loaded()[0]]).toEqual([['a', 'b', 'c'], '/a.mp4'])
  })

  it('loads no neighbour and plays nothing by itself where data is saved', async () => {
    host = made({ saves: true })
    host.deck.show({ autoplay: true })
    await host.deal(0)
    expect([host.deck.current.state.wanted, host.loaded()]).toEqual([false, ['/a.mp4', null, null]])
    host.deck.toggle()
    expect([host.deck.current.state.wanted, host.loaded()]).toEqual([true, ['/a.mp4', null, null]])
  })

  it('waits for a press where shorts do not play by themselves, and pauses by the next', async () => {
    host.deck.show({ autoplay: false })
    await host.deal(0)
    const wanted = () => host.deck.current.state.wanted
    expect(wanted()).toBe(false)
    host.deck.toggle()
    expect(wanted()).toBe(true)
    host.deck.toggle()
    expect(wanted()).toBe(false)
  })

  it('plays a short again when it is over, unless it waits for presses', async () => {
    for (const autoplay of [true, false]) {
      host = made()
      host.deck.show({ autoplay })
      await host.deal(0)
      if (!autoplay) host.deck.toggle()
      host.outputs[0].run()
      host.outputs[0].say({ type: 'media-ended' })
      expect(host.deck.current.state.wanted).toBe(autoplay)
    }
  })

  it('shows no short on the slide after the last', async () => {
    host.deck.show({ autoplay: true })
    await host.deal(4)
    expect(host.deck.isSeen).toBe(true)
    await host.deal(5)
    expect([host.deck.isSeen, host.deck.players.filter(({ state }) => state.wanted)]).toEqual([false, []])
    host.deck.toggle()
    expect(host.deck.players.filter(({ state }) => state.wanted)).toEqual([])
  })

  it('releases everything when it is left, and goes on where it was', async () => {
    const leave = host.deck.show({ autoplay: true })
    await host.deal(1)
    leave()
    expect(host.outputs.map(({ isHeard }) => isHeard)).toEqual([false, false, false])
    expect(host.deck.players.filter(({ state }) => state.wanted)).toEqual([])
    await host.deal(2)
    expect(host.deck.players.filter(({ state }) => state.wanted)).toEqual([])
    host.deck.show({ autoplay: true })
    await flush()
    expect([host.deck.current.source?.id, host.deck.current.state.wanted]).toEqual(['c', true])
  })
})

describe('the sound of shorts', () => {
  const muted = () => host.deck.players.map((player) => player.muted)

  it('is on until it is switched off, which the device remembers', async () => {
    host.deck.show({ autoplay: true })
    await host.deal(0)
    expect(muted()).toEqual([false, false, false])
    host.deck.toggleSound()
    expect([muted(), host.sound.isOn]).toEqual([[true, true, true], false])
    expect(new ShortsSound(host.storage).isHeard).toBe(false)
    host.deck.toggleSound()
    expect([muted(), new ShortsSound(host.storage).isHeard]).toEqual([[false, false, false], true])
  })

  it('gives way where the browser refuses it, so that the short plays silently, and comes back by a tap', async () => {
    host.deck.show({ autoplay: true })
    await host.deal(0)
    host.outputs[0].say({ type: 'media-refused' })
    expect([muted(), host.sound.isRefused, host.sound.isOn]).toEqual([[true, true, true], true, true])
    expect([host.deck.current.state.blocked, host.deck.current.state.wanted]).toEqual([false, true])
    expect(new ShortsSound(host.storage).isHeard).toBe(true)
    host.outputs[0].run()
    host.deck.toggleSound()
    expect(muted()).toEqual([false, false, false])
    expect(host.outputs.map(({ calls }) => calls.includes('unlock')).slice(1)).toEqual([true, true])
  })
})
