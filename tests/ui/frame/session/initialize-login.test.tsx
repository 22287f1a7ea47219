// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { AdoptSession } from '../../../../src/application/frame/session/login/adopt-session'
import { SessionOfferStore } from '../../../../src/application/frame/session/login/session-offer.store'
import { TakeOverSession } from '../../../../src/application/frame/session/login/take-over-session'
import { InitializeLoginScreen } from '../../../../src/ui/frame/session/initialize-login/initialize-login.screen'
import { InitializeLoginViewModel } from '../../../../src/ui/frame/session/initialize-login/initialize-login.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

const path = '/app/initialize-login'
const user = userEvent.setup()
let tab: Tab

beforeEach(() => {
  tab = openTab()
  tab.gateway.owners = { 'token-of-the-app': resident, 'token-of-swift': neighbour }
})

/** Loads the page at the address of S157, as the browser does. */
async function arrive(query: string) {
  const takeOver = tab.container.get(TakeOverSession)
  tab.navigator.path = takeOver.execute(`${path}?${query}`)
  takeOver.adopted = tab.container.get(AdoptSession).execute()
  await shown()
}

async function shown() {
  const viewModel = tab.container.get(InitializeLoginViewModel)
  const { searchParams } = new URL(tab.navigator.path, 'https://city.example')
  const address = at(path, { redirect: searchParams.get('redirect') ?? '' })
  const live = await openLive(viewModel, address)
  renderWith(tab, <InitializeLoginScreen viewModel={viewModel} />)
  act(() => void live.show(address))
}

describe('the session that an app hands over by an address (S157)', () => {
  it('is that for which the app vouches, and leads on to where the app wants', async () => {
    tab.bridge.have({ session: () => ({ token: 'token-of-the-app' }) })
    await arrive('app_token=token-of-the-app&redirect=%2Fposts%2F12')
    await expect.poll(() => tab.navigator.went.at(-1)).toBe('return /posts/12')
    expect([tab.session.user, tab.navigator.path]).toEqual([resident, `${path}?redirect=%2Fposts%2F12`])
  })

  it('asks the visitor otherwise, and leads on with their consent or without it', async () => {
    await arrive('app_token=token-of-the-app&redirect=%2Fposts%2F12')
    const offers = tab.container.get(SessionOfferStore)
    await expect.poll(() => offers.offer?.user).toEqual(resident)
    expect([tab.session.isMember, tab.navigator.went]).toEqual([false, []])
    act(() => offers.offer?.answer(false))
    await expect.poll(() => tab.navigator.went.at(-1)).toBe('return /posts/12')
    expect(tab.session.isMember).toBe(false)
  })

  it('never leads out of the site', async () => {
    tab.session.startSession('token-of-the-app', resident)
    await arrive('redirect=https%3A%2F%2Fother.example%2F')
    await expect.poll(() => tab.navigator.went.at(-1)).toBe('return /mine')
  })

  it.each(['app_token=token-of-long-ago&redirect=%2Fposts%2F12', 'redirect=%2Fposts%2F12'])(
    'that is over, or missing, offers the login in a browser: %s',
    async (query) => {
      await arrive(query)
      const logIn = await screen.findByRole('link', { name: 'Log in' })
      expect(logIn.getAttribute('href')).toBe('/login?redirect=%2Fposts%2F12')
      await user.click(screen.getByRole('button', { name: 'Continue without logging in' }))
      expect(tab.navigator.went.at(-1)).toBe('return /posts/12')
    },
  )

  it('that is over leaves the login to the app where there is one', async () => {
    tab.bridge.have({ relogin: () => ({ token: 'token-of-the-app' }) })
    await arrive('app_token=token-of-long-ago&redirect=%2Fposts%2F12')
    await expect.poll(() => tab.navigator.logins).toEqual(['/posts/12'])
  })

  it('that cannot be checked now is checked again', async () => {
    tab.gateway.unreachable = true
    await arrive('app_token=token-of-the-app&redirect=%2Fposts%2F12')
    expect(await screen.findByText('Couldn’t log you in')).toBeTruthy()
    tab.gateway.unreachable = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => tab.container.get(SessionOfferStore).offer?.user).toEqual(resident)
  })

  it('of a link within the page is taken out of the address, and asked about, too', async () => {
    tab.navigator.path = `${path}?app_token=token-of-swift&redirect=%2Fposts%2F12`
    await shown()
    expect(tab.navigator.went).toEqual([`replace ${path}?redirect=%2Fposts%2F12`])
    await expect.poll(() => tab.container.get(SessionOfferStore).offer?.user).toEqual(neighbour)
  })
})
