import { describe, expect, it } from 'vitest'
import type { NowPlaying } from '../../../../src/application/frame/player/media-controls'
import { MediaPanels } from '../../../../src/infrastructure/frame/player/media-panels'
import { FakeControls } from '../../../application/frame/player/player-fakes'

const playing = (title: string, more: Partial<NowPlaying> = {}): NowPlaying => ({
  title,
  album: '',
  image: null,
  playing: true,
  live: false,
  canSkip: false,
  time: 0,
  duration: 100,
  rate: 1,
  ...more,
})
const paused = (title: string) => playing(title, { playing: false })

function kit() {
  const phone = new FakeControls()
  const panels = new MediaPanels(phone)
  const heard: string[] = []
  const panel = (name: string) => {
    const made = panels.panel()
    made.listen(({ type }) => heard.push(`${name} ${type}`))
    return made
  }
  return { phone, heard, panel, shows: () => phone.shown.at(-1)?.title ?? null }
}

describe('the one lock screen for all that plays', () => {
  it('shows what started last, and gives its buttons to it', () => {
    const { phone, heard, panel, shows } = kit()
    const [sound, film] = [panel('sound'), panel('film')]
    sound.show(playing('Song'))
    phone.press({ type: 'pause' })
    sound.show(paused('Song'))
    film.show(playing('Film'))
    expect(shows()).toBe('Film')
    phone.press({ type: 'pause' })
    expect(heard).toEqual(['sound pause', 'film pause'])
  })

  it('is not taken by what only changes while it is silent', () => {
    const { panel, shows } = kit()
    const [sound, film] = [panel('sound'), panel('film')]
    film.show(playing('Film'))
    sound.show(paused('Song'))
    expect(shows()).toBe('Film')
    film.show(paused('Film'))
    sound.show(paused('Other song'))
    expect(shows()).toBe('Film')
  })

  it('goes back to what was there before when something goes, and is empty after the last', () => {
    const { phone, heard, panel, shows } = kit()
    const [sound, film] = [panel('sound'), panel('film')]
    sound.show(playing('Song'))
    film.show(playing('Film'))
    sound.show(paused('Next song'))
    film.show(null)
    expect([shows(), phone.shown.at(-1)?.playing]).toEqual(['Next song', false])
    phone.press({ type: 'play' })
    sound.show(null)
    expect(phone.shown.at(-1)).toBeNull()
    phone.press({ type: 'play' })
    expect(heard).toEqual(['sound play'])
  })

  it('does not mind when something goes that is not on show', () => {
    const { panel, phone, shows } = kit()
    const [sound, film] = [panel('sound'), panel('film')]
    sound.show(playing('Song'))
    film.show(playing('Film'))
    sound.show(null)
    expect([shows(), phone.shown.includes(null)]).toEqual(['Film', false])
    film.show(null)
    expect(phone.shown.at(-1)).toBeNull()
  })
})
