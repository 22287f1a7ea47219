import { beforeEach, describe, expect, it } from 'vitest'
import { FollowAppSession } from '../../../../src/application/frame/hosts/follow-app-session'
import { LogInByApp } from '../../../../src/application/frame/hosts/log-in-by-app'
import { ExpireSession } from '../../../../src/application/frame/session/expire-session'
import { Intents } from '../../../../src/application/frame/session/access/intents'
import { AdoptSession } from '../../../../src/application/frame/session/login/adopt-session'
import { SessionOfferStore } from '../../../../src/application/frame/session/login/session-offer.store'
import { TakeOverSession } from '../../../../src/application/frame/session/login/take-over-session'
import { FreshnessStore } from '../../../../src/application/frame/site/freshness.store'
import { holdToken } from '../../../support/hold-token'
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

  it('is taken over once the network is back, when the platform cannot be reached', async () => {
    tab.session.startSession('t', resident)
    tab.gateway.unreachable = true
    await session().change({ token: 'token-of-swift' })
    expect(tab.session.user).toEqual(resident)
    tab.gateway.unreachable = false
    tab.page.tell({ type: 'online' })
    await expect.poll(() => tab.session.user).toEqual(neighbour)
    expect(tab.navigator.went).toEqual(['replace /posts/1'])
  })

  it('is nobody’s when its user logged out before the network was back', async () => {
    tab.session.startSession('t', resident)
    tab.gateway.unreachable = true
    await session().change({ token: 'token-of-swift' })
    session().logOut()
    tab.gateway.unreachable = false
    tab.page.tell({ type: 'online' })
    await session().adopted()
    expect([tab.session.isMember, tab.gateway.calls]).toEqual([false, ['ownerOf token-of-swift']])
  })

  it('is the last one of several, whichever answer comes last', async () => {
    const answers = tab.gateway.holdOwners()
    const changes = [session().change(handedOver), session().change({ token: 'token-of-swift' })]
    answers['token-of-swift']?.()
    answers['token-of-the-app']?.()
    await Promise.all(changes)
    expect(tab.session.user).toEqual(neighbour)
  })

  it('stays as it is when the platform does not know the token', async () => {
    tab.session.startSession('t', resident)
    await session().change({ token: 'unknown-token' })
    expect([tab.session.token, tab.navigator.went]).toEqual(['t', []])
  })

  it('is read again, because another web view may have changed it, and the screen is shown to the next person', async () => {
    const browser = newBrowser()
    const views = [openTab(browser), openTab(browser)]
    views[1]!.session.startSession('t', resident)
    views[0]!.session.readCookies()
    views[0]!.container.get(FollowAppSession).logOut()
    views[0]!.session.startSession('other', neighbour)
    await views[1]!.container.get(FollowAppSession).readAgain()
    expect([views[1]!.session.user, views[1]!.navigator.went]).toEqual([neighbour, ['replace /mine']])
  })

  it('is asked for when the page is in front again, since a web view at rest may have missed the change', async () => {
    tab.session.startSession('t', resident)
    tab.bridge.have({ session: () => ({ token: 'token-of-swift' }) })
    await session().readAgain()
    expect([tab.session.user, tab.navigator.went]).toEqual([neighbour, ['replace /posts/1']])
    tab.bridge.have({ session: () => ({ token: null }) })
    await session().readAgain()
    expect([tab.session.isMember, tab.session.expiredUserId]).toEqual([false, neighbour.id])
  })

  it('is asked for once where the app and the browser both tell that the page is in front', async () => {
    tab.session.startSession('t', resident)
    tab.bridge.have({ session: () => ({ token: 'token-of-swift' }) })
    await Promise.all([session().readAgain(), session().readAgain()])
    expect([tab.session.user, tab.bridge.called.length]).toEqual([neighbour, 1])
    await session().readAgain()
    expect(tab.bridge.called).toHaveLength(2)
  })

  it('is unknown when the app wrote the cookie of the token alone, until the platform says whose it is', async () => {
    tab.session.startSession('t', resident)
    tab.gateway.me_ = { ...profile, user: neighbour }
    holdToken(tab.container, 'token-of-swift')
    // Nothing is stored or sent as the new person's by then.
    expect([tab.session.user, tab.session.expiredUserId]).toEqual([null, resident.id])
    await session().readAgain()
    expect([tab.session.user, tab.navigator.went]).toEqual([neighbour, ['replace /posts/1']])
  })
})

describe('the session with which a page starts in an app', () => {
  const start = (path: string) => {
    const takeOver = tab.container.get(TakeOverSession)
    takeOver.execute(path)
    const adopted = tab.container.get(AdoptSession).execute()
    takeOver.adopted = adopted
    return adopted
  }

  it('is that of the app, whatever the address says', async () => {
    tab.session.startSession('t', resident)
    tab.bridge.have({ session: () => ({ token: 'token-of-swift' }) })
    await start('/posts/1?app_token=token-of-the-app')
    expect([tab.session.user, tab.container.get(SessionOfferStore).offer]).toEqual([neighbour, null])
    expect(tab.gateway.calls).toEqual(['ownerOf token-of-swift'])
  })

  it('ended, where the app’s user logged out while no page was open', async () => {
    tab.session.startSession('t', resident)
    tab.bridge.have({ session: () => ({ token: null }) })
    await start('/posts/1?app_token=token-of-the-app')
    expect([tab.session.isMember, tab.session.expiredUserId, tab.gateway.calls]).toEqual([false, resident.id, []])
  })

  it.each([['absent'], ['unanswered'], ['unreadable'], ['refused']] as const)(
    'is proposed by the address, where the answer of the app is %s',
    async (problem) => {
      tab.bridge.have(problem === 'absent' ? {} : { session: () => problem })
      await start('/posts/1?app_token=token-of-the-app')
      expect([tab.session.isMember, tab.container.get(SessionOfferStore).offer?.user]).toEqual([false, resident])
    },
  )

  it('is awaited before the app is asked for its login', async () => {
    tab.bridge.have({ session: () => handedOver, login: () => 'refused' })
    void start('/wallet')
    expect(await login().logIn('/wallet', true)).toBe(true)
    expect([tab.session.user, tab.bridge.called.map(({ method }) => method)]).toEqual([resident, ['session']])
    expect(tab.navigator.went.at(-1)).toBe('replace /wallet')
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
    expect(tab.bridge.called).toHaveLength(1)
  })

  it('ends with the account of which the app tells meanwhile, though it never answers', async () => {
    tab.bridge.have({ login: () => new Promise(() => undefined) })
    const loggingIn = login().logIn('/wishes/1', false)
    await session().adopted()
    await Promise.resolve()
    await session().change(handedOver)
    expect(await loggingIn).toBe(true)
    expect([tab.session.user, tab.navigator.went, edition()]).toEqual([resident, ['replace /wishes/1'], 1])
    // The account of the same token that is told once more changes nothing.
    await session().change(handedOver)
    expect(edition()).toBe(1)
  })

  it('as somebody else does not take up what the member before was about to do (B44)', async () => {
    tab.bridge.have({ relogin: () => ({ token: 'token-of-swift' }) })
    tab.session.startSession('t', resident)
    const intents = tab.container.get(Intents)
    tab.container.get(ExpireSession).execute('t')
    intents.save({ kind: 'comment', target: 'post:1', payload: 'I am at home' })
    expect(await login().logIn('/posts/1', false)).toBe(true)
    expect([tab.session.user, intents.consume('comment', 'post:1')]).toEqual([neighbour, null])
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
