import { describe, expect, it } from 'vitest'
import { item, items } from '../../../domain/frame/player/player-fixtures'
import { FakeStorage, playerKit } from './player-fakes'
import { HandClock } from '../../../support/hand-clock'

describe('what is kept', () => {
  it('is the playlist, for ten minutes (B29)', () => {
    const storage = new FakeStorage()
    const clock = new HandClock()
    const before = playerKit({ storage, clock })
    before.player.play(items(3), 2)
    before.output.sound()
    before.output.say({ type: 'media-progress', time: 42 })
    before.page.tell({ type: 'leaving' })

    clock.pass(9 * 60_000)
    const after = playerKit({ storage, clock })
    after.player.restore()
    expect([after.player.item?.id, after.player.state.time, after.player.isOpen, after.player.state.wanted]).toEqual([
      '2',
      42,
      true,
      false,
    ])
  })

  it('is deleted when the visitor did not return in time', () => {
    const storage = new FakeStorage()
    const clock = new HandClock()
    playerKit({ storage, clock }).player.play(items(3), 2)
    clock.pass(10 * 60_000)
    const late = playerKit({ storage, clock })
    late.player.restore()
    expect(late.player.item).toBeNull()
  })

  it('never replaces what the listener chose meanwhile', () => {
    const storage = new FakeStorage()
    playerKit({ storage }).player.play(items(3), 2)
    const kit = playerKit({ storage })
    kit.player.play([item('new')])
    kit.player.restore()
    expect(kit.player.item?.id).toBe('new')
  })

  it('is the position, in the account of a member too: every half minute, and at once on a pause', () => {
    const kit = playerKit({ member: true })
    kit.player.play(items(1))
    kit.output.sound(1000)
    for (let time = 1; time <= 60; time += 1) {
      kit.clock.pass(1000)
      kit.output.say({ type: 'media-progress', time })
    }
    expect(kit.account.saved).toEqual(['audio:0 10', 'audio:0 40'])
    kit.clock.pass(5000)
    kit.output.say({ type: 'media-progress', time: 65 })
    kit.player.toggle()
    expect(kit.account.saved.at(-1)).toBe('audio:0 65')
    expect(kit.positions.resumeOnThisDevice('audio', '0')).toEqual({ kind: 'resume', time: 65 })
  })

  it('of a guest stays on the device', () => {
    const kit = playerKit()
    kit.player.play(items(1))
    kit.output.sound(1000)
    kit.output.say({ type: 'media-progress', time: 30 })
    expect(kit.account.saved).toEqual([])
    expect(kit.positions.resumeOnThisDevice('audio', '0')).toEqual({ kind: 'resume', time: 30 })
  })

  it('is not overwritten by a page that was only looked at', () => {
    const kit = playerKit({ member: true })
    kit.player.play(items(1), 0, { at: 30, play: false })
    kit.output.say({ type: 'media-ready', duration: 1000 })
    kit.page.tell({ type: 'visibility', hidden: true })
    kit.page.tell({ type: 'leaving' })
    expect(kit.account.saved).toEqual([])
  })

  it('leaves the playlist of another tab when a tab that plays nothing goes', () => {
    const storage = new FakeStorage()
    const playing = playerKit({ storage })
    playing.player.play(items(2))
    const silent = playerKit({ storage })
    silent.player.setRate(1.5)
    silent.page.tell({ type: 'leaving' })
    const after = playerKit({ storage })
    after.player.restore()
    expect(after.player.state.playlist.map(({ id }) => id)).toEqual(['0', '1'])
  })

  it('counts a play once it is audible, once for each load', () => {
    const kit = playerKit()
    kit.player.play(items(2))
    expect(kit.plays).toEqual([])
    kit.output.sound()
    kit.player.toggle()
    kit.player.toggle()
    kit.output.say({ type: 'media-started' })
    expect(kit.plays).toEqual(['0'])
    kit.player.next()
    kit.output.sound()
    expect(kit.plays).toEqual(['0', '1'])
  })
})
