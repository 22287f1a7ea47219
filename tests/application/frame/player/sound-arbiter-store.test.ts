import { describe, expect, it } from 'vitest'
import { SoundArbiter } from '../../../../src/application/frame/player/sound-arbiter.store'
import { FakeTabs, fakeRandom } from './player-fakes'
import { HandClock } from '../../../support/hand-clock'

function arbiterOf(tabs: FakeTabs, clock: HandClock) {
  return new SoundArbiter(tabs.open(), clock, fakeRandom())
}

describe('the arbiter of all sound', () => {
  it('lets what starts last play alone', () => {
    const arbiter = arbiterOf(new FakeTabs(), new HandClock())
    const stopped: string[] = []
    arbiter.claim('video', () => stopped.push('first video'), 'one')
    arbiter.claim('video', () => stopped.push('second video'), 'two')
    arbiter.claim('tv', () => stopped.push('tv'))
    expect(stopped).toEqual(['first video', 'second video'])
  })

  it('does not stop what claims again while it sounds', () => {
    const arbiter = arbiterOf(new FakeTabs(), new HandClock())
    let stops = 0
    arbiter.claim('audio', () => (stops += 1))
    arbiter.claim('audio', () => (stops += 1))
    expect(stops).toBe(0)
  })

  it('does not stop a source that has already ended', () => {
    const arbiter = arbiterOf(new FakeTabs(), new HandClock())
    let stops = 0
    const release = arbiter.claim('video', () => (stops += 1))
    release()
    arbiter.claim('audio', () => undefined)
    expect(stops).toBe(0)
  })

  it('ignores the release of a claim that was taken over', () => {
    const arbiter = arbiterOf(new FakeTabs(), new HandClock())
    let stops = 0
    const release = arbiter.claim('audio', () => undefined)
    arbiter.claim('audio', () => (stops += 1))
    release()
    arbiter.claim('tv', () => undefined)
    expect(stops).toBe(1)
  })

  it('reaches over tabs, and does not listen before something sounds', () => {
    const tabs = new FakeTabs()
    const clock = new HandClock()
    const stopped: string[] = []
    const [one, two] = [arbiterOf(tabs, clock), arbiterOf(tabs, clock)]
    one.claim('radio', () => stopped.push('radio of the first tab'))
    clock.pass(5)
    two.claim('video', () => stopped.push('video of the second tab'))
    clock.pass(5)
    one.claim('audio', () => undefined)
    expect(stopped).toEqual(['radio of the first tab', 'video of the second tab'])
  })
})
