// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { PendingMessengerLogin } from '../../../../src/application/frame/session/messenger/pending-messenger-login'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { LoginScreen } from '../../../../src/ui/frame/session/login/login.screen'
import { LoginViewModel } from '../../../../src/ui/frame/session/login/login.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'

let tab: Tab
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab()
})

async function draw({ isPresent = true, messengerLogin = true } = {}) {
  tab.messenger.isPresent = isPresent
  const site = tab.container.get(SiteStore)
  site.hosts = { ...site.hosts, messengerLogin }
  const viewModel = tab.container.get(LoginViewModel)
  await openLive(viewModel, at('/login', { redirect: '/posts/12' }))
  renderWith(tab, <LoginScreen viewModel={viewModel} />)
}
const button = () => screen.getByRole('button', { name: 'Log in with WeChat' })

describe('the login by the messenger', () => {
  it('is offered in its browser alone, and where the site takes it', async () => {
    await draw({ isPresent: false })
    expect(screen.queryByText('Log in with WeChat')).toBeNull()
  })

  it('is not offered where the site does not take it', async () => {
    await draw({ messengerLogin: false })
    expect(screen.queryByText('Log in with WeChat')).toBeNull()
  })

  it('asks for the agreements first', async () => {
    await draw()
    await user.click(button())
    expect(screen.getByRole('alertdialog', { name: 'Accept and log in?' })).toBeTruthy()
    expect(tab.gateway.calls).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Accept and log in' }))
    expect(tab.gateway.calls).toEqual(['messengerAddress /auth id silent'])
  })

  it('leaves for the messenger in the same tab, which remembers where the visitor was going', async () => {
    await draw()
    await user.click(screen.getByRole('checkbox'))
    await user.click(button())
    expect(tab.gateway.calls).toEqual(['messengerAddress /auth id silent'])
    expect(tab.navigator.left).toEqual(['same tab https://city.example/demo/messenger?state=id'])
    const pending = tab.container.get(PendingMessengerLogin)
    expect([pending.consume('id')?.redirect, pending.consume('id')]).toEqual(['/posts/12', null])
  })

  it('says why it cannot be, and can be tried again', async () => {
    tab.gateway.failing = { messengerAddress: failureOf('offline') }
    await draw()
    await user.click(screen.getByRole('checkbox'))
    await user.click(button())
    expect(screen.getByRole('alert').textContent).toMatch(/offline/i)
    tab.gateway.failing = {}
    await user.click(button())
    expect(tab.navigator.left).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
