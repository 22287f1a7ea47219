import { beforeEach, describe, expect, it } from 'vitest'
import { InitializeLogin } from '../../../../src/application/frame/session/login/initialize-login'
import { ReadSessionAgain } from '../../../../src/application/frame/session/read-session-again'
import { SessionOfferStore } from '../../../../src/application/frame/session/login/session-offer.store'
import { newBrowser, openTab, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

let tab: Tab
beforeEach(() => {
  tab = openTab()
  tab.gateway.owners = { handed: resident }
})

describe('the session that an app hands over by an address (S157)', () => {
  it('is waited for until the visitor has answered', async () => {
    tab.navigator.path = '/app/initialize-login?app_token=handed'
    const initializing = tab.container.get(InitializeLogin).execute()
    const offers = tab.container.get(SessionOfferStore)
    await expect.poll(() => offers.offer?.user).toEqual(resident)
    offers.offer?.answer(true)
    expect([await initializing, tab.session.token]).toEqual(['go-on', 'handed'])
  })

  it('is nobody’s when none came, or one that is over', async () => {
    expect(await tab.container.get(InitializeLogin).execute()).toBe('nobody')
    tab.navigator.path = '/app/initialize-login?app_token=of-long-ago'
    expect(await tab.container.get(InitializeLogin).execute()).toBe('nobody')
  })

  it('is asked about again when the platform could not be reached', async () => {
    tab.gateway.unreachable = true
    tab.navigator.path = '/app/initialize-login?app_token=handed'
    const initialize = tab.container.get(InitializeLogin)
    expect(await initialize.execute()).toBe('unreachable')
    tab.gateway.unreachable = false
    tab.navigator.path = '/app/initialize-login'
    const retrying = initialize.retry()
    await expect.poll(() => tab.container.get(SessionOfferStore).offer?.user).toEqual(resident)
    tab.container.get(SessionOfferStore).offer?.answer(false)
    expect([await retrying, tab.session.isMember]).toEqual(['go-on', false])
  })
})

describe('a session that another tab changed', () => {
  it('shows the screen again to the next member, and leaves it to a guest as it is', async () => {
    const browser = newBrowser()
    const [one, two] = [openTab(browser), openTab(browser)]
    one.session.startSession('mine', resident)
    two.session.readCookies()
    one.session.clear()
    await two.container.get(ReadSessionAgain).execute()
    expect([two.session.isMember, two.navigator.went]).toEqual([false, []])
    one.session.startSession('theirs', neighbour)
    await two.container.get(ReadSessionAgain).execute()
    expect([two.session.user, two.navigator.went]).toEqual([neighbour, ['replace /mine']])
  })
})
