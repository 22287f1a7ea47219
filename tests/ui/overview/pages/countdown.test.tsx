// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import type { PageCard } from '../../../../src/domain/overview/pages/page-card'
import { start } from '../../../support/hand-clock'
import { here } from '../../media/feed/feed-host'
import { pageHost, openPage, stubBrowser } from './page-host'

beforeEach(stubBrowser)

describe('A countdown', () => {
  const countdown: PageCard = {
    id: 'm',
    type: 'countdown',
    title: 'Until the race',
    until: start + 90_000,
    doneText: 'They are off',
    image: null,
  }

  it('counts by the clock once the screen shows, and ends by itself', async () => {
    const host = pageHost([countdown])
    const { live } = await openPage(host)
    expect(screen.queryByText('01')).toBeNull()
    let hide: () => void = () => undefined
    await act(async () => {
      hide = live.show(here('/page/weekend', { id: 'weekend' }))
    })
    expect(screen.getByText('01')).toBeTruthy()
    expect(screen.getByText('30')).toBeTruthy()
    await act(async () => host.clock.pass(1000))
    expect(screen.getByText('29')).toBeTruthy()
    await act(async () => host.clock.pass(89_000))
    expect(screen.getByText('They are off')).toBeTruthy()
    hide()
  })

  it('names the day instead in elder mode, where no time presses', async () => {
    const host = pageHost([countdown])
    host.container.get(PreferencesStore).change({ elder: true })
    const { live } = await openPage(host)
    let hide: () => void = () => undefined
    await act(async () => {
      hide = live.show(here('/page/weekend', { id: 'weekend' }))
    })
    expect(screen.queryByText('30')).toBeNull()
    expect(screen.getByText('Until 21 Nov, 16:01')).toBeTruthy()
    hide()
  })
})
