// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CitiesStore } from '../../../../src/application/frame/site/cities.store'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { contrastRatio, mixColours, parseColour } from '../../../../src/domain/frame/site/colour'
import { plainSkin } from '../../../../src/domain/frame/site/skin'
import { HomeHeader } from '../../../../src/ui/media/feed/home-header.part'
import { renderWith, testHost } from './feed-host'

function headerOf(accent: string, theme: 'light' | 'dark') {
  const host = testHost()
  host.container.get(SiteStore).skin = { ...plainSkin, accent: parseColour(accent) }
  const { unmount } = renderWith(host, <HomeHeader />)
  const colour = (name: string) => parseColour(screen.getByRole('banner').style.getPropertyValue(name))!
  const [ground, ink, well] = [
    colour(`--header-${theme}`),
    colour(`--on-header-${theme}`),
    colour(`--header-well-${theme}`),
  ]
  unmount()
  return { ground, words: contrastRatio(ink, ground), city: contrastRatio(ink, mixColours(ground, well, well.alpha)) }
}

describe('The head of home (B13)', () => {
  it.each(['#1d7f8e', '#c9a227', '#ffffff', '#000000', '#777777', '#bf3320'])(
    'reads well on %s: the name of the site, and the city in its field',
    (accent) => {
      for (const theme of ['light', 'dark'] as const) {
        const { words, city } = headerOf(accent, theme)
        expect(words).toBeGreaterThanOrEqual(4.5)
        expect(city).toBeGreaterThanOrEqual(words)
      }
    },
  )

  it('is darker in the dark', () => {
    const white = parseColour('#fff')!
    const [light, dark] = [headerOf('#1d7f8e', 'light').ground, headerOf('#1d7f8e', 'dark').ground]
    expect(contrastRatio(dark, white)).toBeGreaterThan(2 * contrastRatio(light, white))
  })

  it('says the name of the city once: beside the switch only where the site has another name', () => {
    const host = testHost()
    const { unmount } = renderWith(host, <HomeHeader />)
    const name = host.container.get(CitiesStore).name
    expect(screen.getByRole('link', { name: new RegExp(name) }).textContent).toBe(name)
    unmount()
    host.container.get(SiteStore).config = { ...host.container.get(SiteStore).config!, name }
    renderWith(host, <HomeHeader />)
    expect(screen.getByRole('link', { name: new RegExp(name) }).textContent).toBe('')
  })
})
