import { describe, expect, it } from 'vitest'
import type { NowPlaying } from '../../../../src/application/frame/player/media-controls'
import { PhoneDisplay } from '../../../../src/application/frame/player/phone-display'
import { FakeControls } from './player-fakes'
import { HandClock } from '../../../support/hand-clock'

const film: NowPlaying = {
  title: 'Film',
  album: '',
  image: null,
  playing: true,
  live: false,
  canSkip: false,
  time: 10,
  duration: 100,
  rate: 2,
}

function kit() {
  const controls = new FakeControls()
  const clock = new HandClock()
  return { controls, clock, display: new PhoneDisplay(controls, clock) }
}

describe('what the phone shows of what plays', () => {
  it('is updated on changes, not while the phone can count the seconds itself', () => {
    const { controls, clock, display } = kit()
    display.show(film)
    clock.pass(3000)
    display.show({ ...film, time: 16 })
    expect(controls.shown).toHaveLength(1)
    display.show({ ...film, time: 60 })
    display.show({ ...film, time: 60, playing: false })
    clock.pass(60_000)
    display.show({ ...film, time: 60, playing: false })
    expect(controls.shown.map((shown) => shown?.time)).toEqual([10, 60, 60])
  })

  it('is taken away once', () => {
    const { controls, display } = kit()
    display.show(null)
    display.show(film)
    display.show(null)
    display.show(null)
    expect(controls.shown).toEqual([film, null])
  })
})
