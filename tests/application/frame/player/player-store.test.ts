import { describe, expect, it } from 'vitest'
import { playlistKey } from '../../../../src/application/frame/player/sound-presence.store'
import { item, items, radio } from '../../../domain/frame/player/player-fixtures'
import { FakeTabs, playerKit } from './player-fakes'
import { HandClock } from '../../../support/hand-clock'

const codes = (kit: ReturnType<typeof playerKit>) =>
  kit.notices.notices.map(({ text }) => ('code' in text ? text.code : text.text))

describe('the player', () => {
  it('loads and plays within one call, since a phone allows sound only within the touch', () => {
    const kit = playerKit()
    kit.player.play(items(3), 1)
    expect(kit.output.calls).toEqual(['load 1 and play'])
    expect(kit.player.item?.id).toBe('1')
    expect([kit.player.state.wanted, kit.player.state.playing, kit.player.isWaiting]).toEqual([true, false, true])
    kit.output.sound()
    expect([kit.player.state.playing, kit.player.isWaiting, kit.player.isOpen]).toEqual([true, false, true])
  })

  it('says that its code is needed once there is something to play', () => {
    const kit = playerKit()
    expect(kit.presence.isNeeded).toBe(false)
    kit.player.play(items(1))
    expect(kit.presence.isNeeded).toBe(true)
  })

  it('pauses, plays on, seeks and changes its rate through the element', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.output.sound()
    kit.player.toggle()
    kit.player.toggle()
    kit.player.seek(40)
    kit.player.skip(-15)
    kit.player.setRate(1.5)
    expect(kit.output.calls.slice(1)).toEqual(['pause', 'play', 'seek 40', 'seek 25', 'rate 1.5'])
  })

  it('goes on to the next one half a second after the end (B22)', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.output.sound()
    kit.output.say({ type: 'media-ended' })
    kit.clock.pass(499)
    expect(kit.player.item?.id).toBe('0')
    kit.clock.pass(1)
    expect(kit.player.item?.id).toBe('1')
    expect(kit.output.last.autoplay).toBe(true)
  })

  it('does not wait between two items while the page is hidden: a locked phone would never wake it', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.output.sound()
    kit.page.tell({ type: 'visibility', hidden: true })
    kit.output.say({ type: 'media-ended' })
    expect(kit.player.item?.id).toBe('1')
  })

  it('prepares the next one 30 s ahead', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.output.sound(100)
    kit.output.say({ type: 'media-progress', time: 69 })
    expect(kit.output.calls).not.toContain('prepare /media/1.mp3')
    kit.output.say({ type: 'media-progress', time: 71 })
    expect(kit.output.calls).toContain('prepare /media/1.mp3')
  })

  it('shows the toast of B92 when an address cannot be loaded, stops, and tries again on play', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.output.say({ type: 'media-failed' })
    expect(codes(kit)).toEqual(['audio-failed'])
    expect([kit.player.state.wanted, kit.player.state.time, kit.player.state.failed]).toEqual([false, 0, true])
    kit.player.toggle()
    expect(kit.output.calls.at(-1)).toBe('load 0 and play')
  })

  it('asks for a touch when the browser refuses to play', () => {
    const kit = playerKit()
    kit.player.play(items(1))
    kit.output.say({ type: 'media-refused' })
    expect(codes(kit)).toEqual(['tap-to-play'])
    expect(kit.player.state.blocked).toBe(true)
    kit.player.toggle()
    expect([kit.player.state.blocked, kit.output.calls.at(-1)]).toEqual([false, 'play'])
  })

  it('lets go of everything when it is closed (B27)', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.output.sound()
    kit.player.close()
    expect(kit.output.calls).toContain('unload')
    expect([kit.player.isOpen, kit.player.item, kit.storage.read(playlistKey)]).toEqual([false, null, null])
  })
})

describe('a live stream', () => {
  it('is sought again when it breaks off, with longer and longer waits, and at once when the network is back', () => {
    const kit = playerKit()
    kit.player.play([radio])
    kit.output.sound(Infinity)
    kit.output.say({ type: 'media-failed' })
    expect([kit.output.loads.length, kit.player.isWaiting, codes(kit)]).toEqual([1, true, []])
    kit.clock.pass(1000)
    expect(kit.output.loads.length).toBe(2)
    kit.output.say({ type: 'media-failed' })
    kit.clock.pass(1999)
    expect(kit.output.loads.length).toBe(2)
    kit.page.tell({ type: 'online' })
    expect(kit.output.loads.length).toBe(3)
    kit.output.sound(Infinity)
    expect([kit.player.state.playing, kit.player.state.reconnect]).toEqual([true, null])
  })

  it('is sought at once when its server answers again after silence', async () => {
    const kit = playerKit()
    kit.player.play([radio])
    kit.output.sound(Infinity)
    for (let lost = 0; lost < 6; lost += 1) {
      kit.output.say({ type: 'media-failed' })
      kit.clock.pass(60_000)
    }
    kit.output.say({ type: 'media-failed' })
    const loads = kit.output.loads.length
    await kit.probe.say(false)
    kit.clock.pass(1000)
    await kit.probe.say(true)
    expect([kit.output.loads.length, kit.probe.asked.at(-1)]).toEqual([loads + 1, radio.url])
  })

  it('joins what is on air now after a pause', () => {
    const kit = playerKit()
    kit.player.play([radio])
    kit.output.sound(Infinity)
    kit.player.toggle()
    kit.player.toggle()
    expect(kit.output.calls.at(-1)).toBe('load radio and play')
  })
})

describe('the sleep timer', () => {
  it('goes by the clock, fades over its last ten seconds, stops and says so (B26)', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.output.sound()
    kit.player.sleep(10)
    kit.clock.pass(9 * 60_000 + 55_000)
    expect(kit.player.state.volume).toBeCloseTo(0.5)
    expect(kit.player.state.wanted).toBe(true)
    kit.clock.pass(5000)
    expect([kit.player.state.wanted, kit.player.state.sleep, kit.player.state.volume]).toEqual([false, null, 1])
    expect(codes(kit)).toEqual(['sleep-over'])
  })

  it('is longer by one tap', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.output.sound()
    kit.player.sleep(10)
    kit.player.extendSleep(5)
    kit.clock.pass(14 * 60_000)
    expect(kit.player.state.wanted).toBe(true)
    kit.clock.pass(60_000)
    expect(kit.player.state.wanted).toBe(false)
  })

  it('counts what a hidden page slept through as soon as it is seen again', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.output.sound()
    kit.player.sleep(10)
    kit.clock.time += 11 * 60_000
    kit.page.tell({ type: 'visibility', hidden: true })
    kit.page.tell({ type: 'visibility', hidden: false })
    expect(kit.player.state.wanted).toBe(false)
  })

  it('leaves no clock running when it is over', () => {
    const kit = playerKit()
    kit.player.play(items(1))
    kit.output.sound()
    kit.player.sleep(10)
    kit.player.sleep(0)
    expect(kit.clock.waiting).toBe(0)
  })
})

describe('sound alone', () => {
  it('stops when a video of this page starts, and stops it in turn', () => {
    const kit = playerKit()
    let videoStopped = 0
    kit.player.play(items(1))
    kit.output.sound()
    kit.arbiter.claim('video', () => (videoStopped += 1))
    expect([kit.player.state.wanted, kit.output.calls.at(-1)]).toEqual([false, 'pause'])
    kit.player.toggle()
    expect(videoStopped).toBe(1)
  })

  it('stops when another tab starts', () => {
    const tabs = new FakeTabs()
    const clock = new HandClock()
    const here = playerKit({ tabs, clock })
    const there = playerKit({ tabs, clock })
    here.player.play(items(1))
    here.output.sound()
    clock.pass(10)
    there.player.play(items(1))
    expect([here.player.state.wanted, there.player.state.wanted]).toEqual([false, true])
    clock.pass(10)
    here.player.toggle()
    expect([here.player.state.wanted, there.player.state.wanted]).toEqual([true, false])
  })
})

describe('the playlist of the player', () => {
  const ids = ({ player }: ReturnType<typeof playerKit>) => player.state.playlist.map(({ id }) => id)

  it('grows, is jumped in, and loses what is taken out', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.player.append([item('a'), item('b')])
    expect(ids(kit)).toEqual(['0', '1', 'a', 'b'])
    kit.player.select(2, 30)
    expect([kit.player.item?.id, kit.output.last.at]).toEqual(['a', 30])
    kit.player.select(3)
    expect([kit.player.item?.id, kit.output.last.at]).toEqual(['b', 0])
    kit.player.remove(0)
    expect([ids(kit), kit.player.item?.id]).toEqual([['1', 'a', 'b'], 'b'])
    kit.output.sound()
    kit.player.previous()
    expect(kit.player.item?.id).toBe('a')
  })

  it('is played in the modes of a tap, one after the other (B25)', () => {
    const { player } = playerKit()
    player.play(items(3))
    const modes = Array.from({ length: 3 }, () => {
      player.cycleMode()
      return player.state.mode
    })
    expect(modes).toEqual(['loop', 'random', 'sequence'])
    player.setMode('random')
    expect(player.state.mode).toBe('random')
  })

  it('begins at a second, and loads without playing where that is asked for', () => {
    const { player, output } = playerKit()
    player.play(items(2), 1, { at: 12, play: false })
    expect([output.last.item.id, output.last.at, output.last.autoplay]).toEqual(['1', 12, false])
    expect([player.isOpen, player.isWaiting]).toEqual([player.state.open, false])
  })

  it('knows what plays, and how much of it was played', () => {
    const { player, output } = playerKit()
    expect([player.item, player.isOpen, player.fraction, player.isCurrent('audio', '0')]).toEqual([
      null,
      false,
      0,
      false,
    ])
    player.play(items(1))
    output.sound(200)
    output.say({ type: 'media-progress', time: 50 })
    expect([player.fraction, player.isCurrent('audio', '0')]).toEqual([0.25, true])
    expect([player.isCurrent('radio', '0'), player.isCurrent('audio', '1')]).toEqual([false, false])
  })

  it('of an earlier visit makes the player needed', () => {
    const kit = playerKit()
    kit.presence.detectPlaylist()
    expect(kit.presence.isNeeded).toBe(false)
    kit.storage.write(playlistKey, {})
    kit.presence.detectPlaylist()
    expect(kit.presence.isNeeded).toBe(true)
  })
})

describe('the controls of the phone', () => {
  it('play, pause, stop, and go back', () => {
    const kit = playerKit()
    kit.player.play(items(2), 1)
    kit.output.sound()
    kit.controls.press({ type: 'stop' })
    expect(kit.player.state.wanted).toBe(false)
    kit.controls.press({ type: 'play' })
    expect(kit.player.state.wanted).toBe(true)
    kit.controls.press({ type: 'pause' })
    expect(kit.player.state.wanted).toBe(false)
    kit.controls.press({ type: 'previous' })
    expect(kit.player.item?.id).toBe('0')
  })

  it('show what plays and act on it', () => {
    const kit = playerKit()
    kit.player.play([item('a', { album: 'Album', image: '/cover.webp' }), item('b')])
    kit.output.sound(120)
    expect(kit.controls.shown.at(-1)).toMatchObject({
      title: 'Item a',
      album: 'Album',
      image: '/cover.webp',
      playing: true,
      canSkip: true,
      duration: 120,
      live: false,
    })
    kit.controls.press({ type: 'seek', time: 60 })
    kit.controls.press({ type: 'skip', seconds: -10 })
    expect(kit.player.state.time).toBe(50)
    kit.controls.press({ type: 'pause' })
    expect(kit.controls.shown.at(-1)).toMatchObject({ playing: false })
    kit.controls.press({ type: 'next' })
    expect(kit.player.item?.id).toBe('b')
    kit.player.close()
    expect(kit.controls.shown.at(-1)).toBeNull()
  })

  it('are not sent what they compute themselves', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    kit.output.sound(100)
    const shown = kit.controls.shown.length
    for (let time = 1; time < 20; time += 1) {
      kit.clock.pass(1000)
      kit.output.say({ type: 'media-progress', time })
    }
    expect(kit.controls.shown.length).toBe(shown)
    kit.player.seek(80)
    expect(kit.controls.shown.at(-1)).toMatchObject({ time: 80 })
  })
})
