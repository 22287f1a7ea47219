// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Intents } from '../../../../src/application/frame/session/access/intents'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { BindSuccessScreen } from '../../../../src/ui/frame/session/bind-success/bind-success.screen'
import { BindSuccessViewModel } from '../../../../src/ui/frame/session/bind-success/bind-success.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

let tab: Tab
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
})

async function draw(redirect = '/posts/12') {
  const location = at('/bind-success', { redirect })
  const viewModel = tab.container.get(BindSuccessViewModel)
  const live = await openLive(viewModel, location)
  renderWith(tab, <BindSuccessScreen viewModel={viewModel} />)
  act(() => void live.show(location))
}

describe('the page after a phone was bound', () => {
  it('shows the number, names what waited for it, and goes on to it', async () => {
    tab.navigator.path = '/posts/12'
    tab.container.get(Intents).save({ kind: 'comment', target: 'post:12', payload: null })
    await draw()
    expect(screen.getByText('138****0001')).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Continue with your comment' }))
    expect(tab.navigator.went).toEqual(['return /posts/12'])
    expect(tab.container.get(Intents).consume('comment', 'post:12')).not.toBeNull()
  })

  it('leads on by itself after a moment', async () => {
    await draw()
    act(() => tab.clock.pass(2999))
    expect(tab.navigator.went).toEqual([])
    act(() => tab.clock.pass(1))
    expect(tab.navigator.went).toEqual(['return /posts/12'])
  })

  it('waits for a tap in elder mode', async () => {
    tab.container.get(PreferencesStore).change({ elder: true })
    await draw()
    act(() => tab.clock.pass(60_000))
    expect(tab.navigator.went).toEqual([])
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  })

  it('never leads to another site', async () => {
    await draw('https://elsewhere.example/')
    act(() => tab.clock.pass(3000))
    expect(tab.navigator.went).toEqual(['return /mine'])
  })

  it('offers to bind one where none is bound', async () => {
    tab.session.setUser({ ...resident, phone: null })
    await draw()
    expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe(
      '/phone/bind?redirect=%2Fposts%2F12',
    )
    act(() => tab.clock.pass(60_000))
    expect(tab.navigator.went).toEqual([])
  })
})
