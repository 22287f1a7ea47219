import { beforeEach, describe, expect, it } from 'vitest'
import { FollowAppSession } from '../../../../src/application/frame/hosts/follow-app-session'
import { LogInByApp } from '../../../../src/application/frame/hosts/log-in-by-app'
import { FreshnessStore } from '../../../../src/application/frame/site/freshness.store'
import { newBrowser, openTab, type Tab } from '../../../support/member-host'
import { neighbour, profile, resident } from '../../../support/member-ports'

const handedOver = { token: 'token-of-the-app' }
let tab: Tab

beforeEach(() => {
  tab = openTab()
  tab.gateway.owners = { 'token-of-the-app': resident, 'token-of-swift': neighbour }
  tab.navigator.path = '/posts/1'
})

const session = () => tab.container.get(FollowAppSession)
const login = () => tab.container.get(LogInByApp)
const edition = () => tab.container.get(FreshnessStore).edition

describe('the account of an app', () => {
  it('ends here when its user logs out, in every web view, and once only (B42)', () => {
    const browser = newBrowser()
    const views = [openTab(browser), openTab(browser)]
    views[0]!.session.startSession('t', resident)
    views[1]!.session.readCookies()
    views[1]!.container.get(FollowAppSession).logOut()
    expect(views.map(({ session: { isMember } }) => isMember)).toEqual([false, false])
    // Drafts and intents of the member wait for them.
    expect(views[1]!.session.expiredUserId).toBe(resident.id)
    views[1]!.container.get(FollowAppSession).logOut()
    expect([views[0]!.told(), views[1]!.told()]).toEqual([[], ['logged-out']])
  })

  it('is the one to which its user changes, and the screen is shown again', async () => {
    tab.session.startSession('t', resident)
    await session().change({ token: 'token-of-swift' })
    expect([tab.session.user, tab.session.token]).toEqual([neighbour, 'token-of-swift'])
    expect([tab.navigator.went, edition()]).toEqual([['replace /posts/1'], 1])
  })

  it('gets a new token without a change on the screen', async () => {
    tab.session.startSession('t', resident)
    await session().change(handedOver)
    expect([tab.session.token, tab.navigator.went]).toEqual(['token-of-the-app', []])
  })

  it('stays as it is when the platform does not know the token', async () => {
    tab.session.startSession('t', resident)
    await session().change({ token: 'unknown-token' })
    expect([tab.session.token, tab.navigator.went]).toEqual(['t', []])
  })

  it('is read again, because another web view may have changed it', () => {
    const browser = newBrowser()
    const views = [openTab(browser), openTab(browser)]
    views[0]!.session.startSession('t', resident)
    views[1]!.container.get(FollowAppSession).readAgain()
    expect(views[1]!.session.user).toEqual(resident)
  })
})

describe('the login of an app (B60)', () => {
  it('takes over what it answers, and what was interrupted goes on', async () => {
    tab.bridge.have({ login: () => handedOver })
    expect(await login().logIn('/wishes/1', false)).toBe(true)
    expect([tab.session.user, tab.navigator.went, edition()]).toEqual([resident, ['replace /wishes/1'], 1])
  })

  it('is asked again where the session has just ended (B44)', async () => {
    tab.bridge.have({ login: () => 'refused', relogin: () => handedOver })
    tab.session.startSession('t', resident)
    tab.session.expire()
    expect(await login().logIn('/mine', true)).toBe(true)
    expect(tab.bridge.called.map(({ method }) => method)).toEqual(['relogin'])
  })

  it('that is closed leaves a guest where they are, but not on a screen for members', async () => {
    tab.bridge.have({ login: () => 'refused' })
    expect(await login().logIn('/posts/1', false)).toBe(true)
    expect(tab.navigator.went).toEqual([])
    expect(await login().logIn('/wallet', true)).toBe(true)
    expect(tab.navigator.went).toEqual(['back /index'])
  })

  it('opens once, however many calls ask for it', async () => {
    tab.bridge.have({ login: () => handedOver })
    expect(await Promise.all([login().logIn('/mine', false), login().logIn('/mine', false)])).toEqual([true, true])
    const one = login()
    expect(await Promise.all([one.logIn('/mine', false), one.logIn('/mine', false)])).toEqual([true, true])
    expect(tab.bridge.called).toHaveLength(3)
  })

  it.each([['absent'], ['unanswered'], ['unreadable']] as const)(
    'that is %s leaves the login to the page',
    async (problem) => {
      tab.bridge.have(problem === 'absent' ? {} : { login: () => problem })
      expect(await login().logIn('/mine', true)).toBe(false)
    },
  )

  it('whose token the platform does not know leaves the login to the page', async () => {
    tab.bridge.have({ login: () => ({ token: 'unknown-token' }) })
    expect([await login().logIn('/mine', true), tab.session.isMember]).toEqual([false, false])
  })
})

describe('the phone of an app’s user (B50)', () => {
  it('is added by the app, and known here afterwards', async () => {
    tab.session.startSession('t', { ...resident, phone: null })
    tab.gateway.me_ = { ...profile, user: resident }
    tab.bridge.have({ bindPhone: () => true })
    expect(await login().bindPhone('/posts/1')).toBe(true)
    expect([tab.session.hasPhone, tab.navigator.went]).toEqual([true, ['replace /posts/1']])
  })

  it('is added by the page where the app cannot, and not at all where its user closed it', async () => {
    expect(await login().bindPhone('/posts/1')).toBe(false)
    tab.bridge.have({ bindPhone: () => 'refused' })
    expect([await login().bindPhone('/posts/1'), tab.navigator.went]).toEqual([true, []])
  })
})
