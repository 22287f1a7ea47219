// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { contrastRatio, mixColours, parseColour } from '../../../../src/domain/frame/site/colour'
import { plainSkin } from '../../../../src/domain/frame/site/skin'
import { HomeHeader } from '../../../../src/ui/media/feed/home-header.part'
import { renderWith, testHost } from './feed-host'

function headerOf(accent: string) {
  const host = testHost()
  host.container.get(SiteStore).skin = { ...plainSkin, accent: parseColour(accent) }
  const { unmount } = renderWith(host, <HomeHeader />)
  const colour = (name: string) => parseColour(screen.getByRole('banner').style.getPropertyValue(name))!
  const [ground, ink, well] = [colour('--header'), colour('--on-header'), colour('--header-well')]
  unmount()
  return { words: contrastRatio(ink, ground), city: contrastRatio(ink, mixColours(ground, well, well.alpha)) }
}

describe('The head of home (B13)', () => {
  it.each(['#1d7f8e', '#c9a227', '#ffffff', '#000000', '#777777', '#bf3320'])(
    'reads well on %s: the name of the site, and the city in its field',
    (accent) => {
      const { words, city } = headerOf(accent)
      expect(words).toBeGreaterThanOrEqual(4.5)
      expect(city).toBeGreaterThanOrEqual(words)
    },
  )
})
