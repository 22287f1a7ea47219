import { describe, expect, it } from 'vitest'
import { FinishDetour } from '../../../../src/application/frame/navigation/finish-detour'
import { AdmitVisitor } from '../../../../src/application/frame/session/access/admit-visitor'
import { BindPhone } from '../../../../src/application/frame/session/phone/bind-phone'
import { ExpireSession } from '../../../../src/application/frame/session/expire-session'
import { StoreUser } from '../../../../src/application/frame/session/store-user'
import { LogIn } from '../../../../src/application/frame/session/login/log-in'
import { LogOut } from '../../../../src/application/frame/session/login/log-out'
import { RefreshUser } from '../../../../src/application/frame/session/refresh-user'
import { ResetPassword } from '../../../../src/application/frame/session/password/reset-password'
import { AdoptSession } from '../../../../src/application/frame/session/login/adopt-session'
import { SessionOfferStore } from '../../../../src/application/frame/session/login/session-offer.store'
import { ShareSource } from '../../../../src/application/frame/session/visit/share-source'
import { TakeOverSession } from '../../../../src/application/frame/session/login/take-over-session'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { holdToken } from '../../../support/hold-token'
import { newBrowser, openTab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

describe('logging in', () => {
  it('keeps token and user info for 7 days, in every tab (B12, B101)', async () => {
    const browser = newBrowser()
    const [tab, other] = [openTab(browser), openTab(browser)]
    const outcome = await tab.container.get(LogIn).execute({ phone: '13800000001', code: '123456' })
    expect(outcome.ok).toBe(true)
    expect(browser.cookies.kept.get('authorization')).toEqual({ value: 'fresh', days: 7 })
    expect(browser.cookies.kept.get('user_info')?.days).toBe(7)
    expect(other.session.user).toEqual(resident)
    expect(tab.told()).toEqual(['logged-in'])
  })

  it('reports where the visit came from, from the share-source cookies (B107)', async () => {
    const tab = openTab()
    tab.container
      .get(TakeOverSession)
      .execute('/posts/1?from_url=https%3A%2F%2Fa.example%2F&from_user_id=u9&jump_url=%2Fposts%2F1')
    await tab.container.get(LogIn).execute({ phone: '13800000001', password: 'secret-word' })
    expect(tab.gateway.logins).toEqual([
      {
        phone: '13800000001',
        password: 'secret-word',
        agreed: true,
        fromUrl: 'https://a.example/',
        fromUserId: 'u9',
        jumpUrl: '/posts/1',
      },
    ])
  })

  it('leaves the session alone when it is refused', async () => {
    const tab = openTab()
    tab.gateway.failing = { logIn: failureOf('too-many') }
    expect((await tab.container.get(LogIn).execute({ phone: '13800000001', code: '123456' })).ok).toBe(false)
    expect(tab.session.isMember).toBe(false)
    expect(tab.told()).toEqual([])
  })
})

describe('logging out', () => {
  it('clears token and user info in every tab at once, and tells the platform which session ended (B42)', () => {
    const browser = newBrowser()
    const [tab, other] = [openTab(browser), openTab(browser)]
    tab.session.startSession('mine', resident)
    other.session.readCookies()
    tab.container.get(LogOut).execute()
    expect(browser.cookies.kept.size).toBe(0)
    expect([tab.session.isMember, other.session.isMember]).toEqual([false, false])
    expect(tab.gateway.calls).toEqual(['logOut mine'])
  })

  it('of a guest does nothing', () => {
    const tab = openTab()
    tab.container.get(LogOut).execute()
    expect([tab.gateway.calls, tab.told()]).toEqual([[], []])
  })
})

describe('a session that expired', () => {
  it('is reported once, however many calls in however many tabs notice it (B43, B44)', () => {
    const browser = newBrowser()
    const tabs = [openTab(browser), openTab(browser), openTab(browser)]
    tabs[0]?.session.startSession('old', resident)
    tabs.forEach(({ session }) => session.readCookies())
    for (const tab of [...tabs, ...tabs]) tab.container.get(ExpireSession).execute('old')
    expect(tabs.flatMap((tab) => tab.told())).toEqual(['session-expired'])
    expect(tabs.map(({ navigator }) => navigator.logins)).toEqual([['/mine'], [], []])
    expect(tabs.map(({ session }) => session.isMember)).toEqual([false, false, false])
    expect(browser.storage.read('logBack')).toBe(true)
  })

  it('never ends the session that came after it', () => {
    const tab = openTab()
    tab.session.startSession('new', resident)
    tab.container.get(ExpireSession).execute('old')
    tab.container.get(ExpireSession).execute(null)
    expect(tab.session.token).toBe('new')
    expect(tab.told()).toEqual([])
  })

  it('ends without a word for the volunteer info (B45)', () => {
    const tab = openTab()
    tab.session.startSession('old', resident)
    expect(tab.container.get(ExpireSession).leaveQuietly('old')).toBe(true)
    expect([tab.told(), tab.navigator.logins]).toEqual([[], []])
  })
})

describe('user info', () => {
  it('is fetched at the door of a screen that asks for a member (B11), and not at others', () => {
    const tab = openTab()
    tab.session.startSession('mine', resident)
    const door = tab.container.get(AdmitVisitor)
    door.execute(false)
    expect(tab.gateway.calls).toEqual([])
    door.execute(true)
    expect(tab.gateway.calls).toEqual(['me'])
  })

  it('sends a guest to log in, and nowhere else (B60)', () => {
    const tab = openTab()
    tab.navigator.path = '/history?x=1'
    tab.container.get(AdmitVisitor).execute(true)
    expect(tab.navigator.logins).toEqual(['/history?x=1'])
    expect(tab.gateway.calls).toEqual([])
  })

  it('is asked for once by many at the same time, and anew afterwards', async () => {
    const tab = openTab()
    holdToken(tab.container, 'mine')
    const refresh = tab.container.get(RefreshUser)
    await Promise.all([refresh.execute(), refresh.execute()])
    expect(tab.gateway.calls).toEqual(['me'])
    await refresh.execute()
    expect(tab.gateway.calls).toEqual(['me', 'me'])
    expect(tab.session.user).toEqual(resident)
  })

  it('stays as it is after a passing fault', async () => {
    const tab = openTab()
    tab.session.startSession('mine', resident)
    tab.gateway.failing = { me: failureOf('unavailable') }
    expect((await tab.container.get(RefreshUser).execute()).ok).toBe(false)
    expect(tab.session.user).toEqual(resident)
  })

  it('of a late answer never becomes that of the next session', async () => {
    const tab = openTab()
    tab.session.startSession('mine', resident)
    const late = tab.container.get(RefreshUser).execute()
    tab.session.startSession('other', neighbour)
    await late
    expect(tab.session.user).toEqual(neighbour)
    tab.container.get(StoreUser).execute(resident)
    expect(tab.session.user).toEqual(neighbour)
  })
})

describe('what an address brings', () => {
  it('is taken out of it before any request, and the rest stays as it was', () => {
    const tab = openTab()
    expect(tab.container.get(TakeOverSession).execute('/posts/1?a=1&app_token=t%2Bk&from_user_id=u9&b=x%20y=z')).toBe(
      '/posts/1?a=1&b=x%20y=z',
    )
    expect(tab.container.get(TakeOverSession).execute('/posts/1?app_token=t')).toBe('/posts/1')
    expect(tab.container.get(TakeOverSession).execute('/posts/1')).toBe('/posts/1')
    expect(tab.gateway.calls).toEqual([])
  })

  it('makes a guest a member in an app that vouches for it, and user info is fetched (B41)', async () => {
    const tab = openTab()
    tab.gateway.owners = { handed: resident }
    tab.bridge.have({ session: () => ({ token: 'handed' }) })
    const takeOver = tab.container.get(TakeOverSession)
    takeOver.execute('/mine?app_token=handed')
    await tab.container.get(AdoptSession).execute()
    expect([tab.session.token, tab.session.user]).toEqual(['handed', resident])
  })

  it.each(['browser', 'app'])('logs nobody in unasked in a %s, since anybody can send a link', async (host) => {
    const tab = openTab()
    if (host === 'app') tab.bridge.have({ login: () => 'refused' })
    tab.gateway.owners = { handed: neighbour }
    const takeOver = tab.container.get(TakeOverSession)
    takeOver.execute('/mine?app_token=handed')
    await tab.container.get(AdoptSession).execute()
    const offers = tab.container.get(SessionOfferStore)
    expect([tab.session.isMember, offers.offer?.user]).toEqual([false, neighbour])
    offers.offer?.answer(true)
    expect([tab.session.token, tab.session.user]).toEqual(['handed', neighbour])
  })

  it('refreshes user info for the current token (B11), and keeps the session when user info could not be loaded', async () => {
    const tab = openTab()
    tab.session.startSession('mine', neighbour)
    const takeOver = tab.container.get(TakeOverSession)
    takeOver.execute('/mine?app_token=mine')
    await tab.container.get(AdoptSession).execute()
    expect([tab.gateway.calls, tab.session.user]).toEqual([['me'], resident])

    const unknown = openTab()
    holdToken(unknown.container, 'mine')
    unknown.gateway.failing = { me: failureOf('unavailable') }
    unknown.gateway.owners = { handed: neighbour }
    unknown.container.get(TakeOverSession).execute('/mine?app_token=handed')
    await unknown.container.get(AdoptSession).execute()
    expect(unknown.session.token).toBe('mine')
  })

  it('keeps share sources for 0.2 day (B101), and none that is too long', () => {
    const browser = newBrowser()
    openTab(browser)
      .container.get(TakeOverSession)
      .execute(`/x?from_user_id=u9&from_url=${'a'.repeat(2001)}`)
    expect([...browser.cookies.kept]).toEqual([['from_user_id', { value: 'u9', days: 0.2 }]])
  })

  it('never replaces the session of another user without being asked', async () => {
    const tab = openTab()
    tab.session.startSession('mine', resident)
    tab.gateway.owners = { handed: neighbour }
    const takeOver = tab.container.get(TakeOverSession)
    takeOver.execute('/mine?app_token=handed')
    await tab.container.get(AdoptSession).execute()
    const offers = tab.container.get(SessionOfferStore)
    expect([tab.session.token, offers.offer?.user]).toEqual(['mine', neighbour])
    offers.offer?.answer(false)
    expect([tab.session.token, offers.offer]).toEqual(['mine', null])
    takeOver.execute('/mine?app_token=handed')
    await tab.container.get(AdoptSession).execute()
    offers.offer?.answer(true)
    expect([tab.session.token, tab.session.user, offers.offer]).toEqual(['handed', neighbour, null])
  })

  it('takes a newer session of the same user without asking, and ignores one that is over', async () => {
    const tab = openTab()
    tab.session.startSession('mine', resident)
    tab.gateway.owners = { newer: resident }
    const takeOver = tab.container.get(TakeOverSession)
    takeOver.execute('/mine?app_token=dead')
    await tab.container.get(AdoptSession).execute()
    expect(tab.session.token).toBe('mine')
    takeOver.execute('/mine?app_token=newer')
    await tab.container.get(AdoptSession).execute()
    expect(tab.session.token).toBe('newer')
    expect(tab.container.get(SessionOfferStore).offer).toBeNull()
  })
})

describe('the end of a detour', () => {
  it.each([
    ['/posts/1?x=1', '/posts/1?x=1'],
    ['https://city.example/posts/1#end', '/posts/1#end'],
    ['https://evil.example/posts/1', '/mine'],
    ['//evil.example', '/mine'],
    ['/login?redirect=/posts/1', '/mine'],
    ['/nowhere', '/mine'],
    ['javascript:alert(1)', '/mine'],
    [undefined, '/mine'],
  ])('of %s leads to %s', (redirect, path) => {
    const tab = openTab()
    tab.container.get(FinishDetour).execute(redirect)
    expect(tab.navigator.went).toEqual([`return ${path}`])
  })
})

describe('a phone', () => {
  const typed = { phone: '13800000001', code: '123456', afterMessenger: false }

  it.each([false, true])('that is bound shows everywhere, by the call for how the member logged in', async (way) => {
    const browser = newBrowser()
    const [tab, other] = [openTab(browser), openTab(browser)]
    tab.session.startSession('mine', { ...resident, phone: null })
    await tab.container.get(BindPhone).execute({ ...typed, afterMessenger: way })
    expect([tab.session.hasPhone, other.session.hasPhone]).toEqual([true, true])
    expect(tab.told()).toEqual(['phone-bound'])
    expect(tab.gateway.calls).toEqual([`${way ? 'bindPhoneToMessenger' : 'bindPhone'} 13800000001 123456`])
  })

  it('that another device bound before mends what is known', async () => {
    const tab = openTab()
    tab.session.startSession('mine', { ...resident, phone: null })
    tab.gateway.failing = { bindPhone: failureOf('state-refuses', { state: 'has-phone' }) }
    expect((await tab.container.get(BindPhone).execute(typed)).ok).toBe(true)
    expect([tab.session.hasPhone, tab.told()]).toEqual([true, []])
  })

  it('of another account is refused, and so is one for who did not come by the messenger', async () => {
    const tab = openTab()
    tab.session.startSession('mine', { ...resident, phone: null })
    for (const reason of [failureOf('somebody-first'), failureOf('state-refuses', { state: 'no-messenger' })]) {
      tab.gateway.failing = { bindPhone: reason }
      expect(await tab.container.get(BindPhone).execute(typed)).toEqual({ ok: false, reason })
    }
    expect([tab.session.hasPhone, tab.told()]).toEqual([false, []])
  })
})

describe('a password that was reset', () => {
  it('ends the session of its owner here too, and nobody else’s', async () => {
    const tab = openTab()
    tab.session.startSession('mine', resident)
    tab.gateway.owners = { mine: resident }
    await tab.container.get(ResetPassword).execute({ phone: '13900000009', code: '123456', password: 'long enough' })
    expect(tab.session.isMember).toBe(true)
    tab.gateway.owners = {}
    await tab.container.get(ResetPassword).execute({ phone: '13800000001', code: '123456', password: 'long enough' })
    expect(tab.session.isMember).toBe(false)
    expect(tab.told()).toEqual(['password-reset'])
  })

  it('of a guest asks for no session’s owner', async () => {
    const tab = openTab()
    await tab.container.get(ResetPassword).execute({ phone: '13800000001', code: '123456', password: 'long enough' })
    expect(tab.gateway.calls).toEqual(['reset 13800000001'])
    expect(tab.told()).toEqual(['password-reset'])
  })

  it('leaves the session alone when the platform cannot say whose it is', async () => {
    const tab = openTab()
    tab.session.startSession('mine', resident)
    tab.gateway.ownerOf = async () => ({ ok: false, reason: failureOf('offline') })
    await tab.container.get(ResetPassword).execute({ phone: '13800000001', code: '123456', password: 'long enough' })
    expect([tab.session.token, tab.told()]).toEqual(['mine', ['password-reset']])
  })

  it('that is refused changes nothing', async () => {
    const tab = openTab()
    tab.session.startSession('mine', resident)
    const reason = failureOf('invalid', { status: 400, fields: { code: 'wrong' } })
    tab.gateway.failing = { reset: reason }
    const input = { phone: '13800000001', code: '123456', password: 'long enough' }
    expect(await tab.container.get(ResetPassword).execute(input)).toEqual({ ok: false, reason })
    expect([tab.session.isMember, tab.told(), tab.gateway.calls]).toEqual([true, [], ['reset 13800000001']])
  })

  it('is checked with its number and its code, and is not the number nor the name of the site', () => {
    const tab = openTab()
    const resetPassword = tab.container.get(ResetPassword)
    tab.container.get(SiteStore).setConfig({ name: 'Riverside' } as SiteConfig)
    const check = (password: string, phone = '138 0013 8000') =>
      resetPassword.check({ phone, code: '１２３４５６', password })
    const input = { phone: '13800138000', code: '123456', password: 'a long walk by the river' }
    const unnamed = openTab().container.get(ResetPassword)
    expect(unnamed.check(input)).toEqual({ ok: true, value: input })
    expect(check('a long walk by the river')).toEqual({ ok: true, value: input })
    expect(check('13800138000')).toEqual({ ok: false, reason: { password: 'personal' } })
    expect(check('Riverside 1')).toEqual({ ok: false, reason: { password: 'personal' } })
    expect(resetPassword.check({ phone: '12', code: '1', password: '' })).toEqual({
      ok: false,
      reason: { phone: 'not-a-phone-number', code: 'not-a-code', password: 'empty' },
    })
  })
})

describe('who shared the address of a visit', () => {
  it('is known by their nickname', async () => {
    const tab = openTab()
    tab.gateway.owners = { u9: { ...neighbour, nickname: 'Swift' } }
    tab.gateway.nicknameOf = async () => ({ ok: true, value: 'of nobody' })
    expect(await tab.container.get(LogIn).sharer()).toBeNull()
    tab.gateway.nicknameOf = async (id) => ({ ok: true, value: tab.gateway.owners[id]?.nickname ?? null })
    tab.container.get(ShareSource).rememberSharer('u9')
    expect(await tab.container.get(LogIn).sharer()).toBe('Swift')
    tab.gateway.nicknameOf = async () => ({ ok: false, reason: failureOf('offline') })
    expect(await tab.container.get(LogIn).sharer()).toBeNull()
  })

  it('stays the first one, and gives way to the one that an address names with its source', () => {
    const tab = openTab()
    const source = tab.container.get(ShareSource)
    source.rememberSharer('u1')
    source.rememberSharer('u2')
    expect(source.read()).toEqual({ fromUserId: 'u1' })
    source.rememberAll(new Map([['from_user_id', 'u3']]))
    expect(source.read()).toEqual({ fromUserId: 'u3' })
  })

  it.each([
    ['from_url', 2000, 'fromUrl'],
    ['from_user_id', 64, 'fromUserId'],
    ['jump_url', 2000, 'jumpUrl'],
  ])('is sent as long as the login accepts it: %s, %i letters', (name, most, field) => {
    const browser = newBrowser()
    const source = openTab(browser).container.get(ShareSource)
    source.rememberAll(new Map([[name, 'x'.repeat(most + 1)]]))
    expect(source.read()).toEqual({})
    source.rememberAll(new Map([[name, 'x'.repeat(most)]]))
    expect(source.read()).toEqual({ [field]: 'x'.repeat(most) })
    expect(browser.cookies.kept.get(name)?.days).toBe(0.2)
  })
})

describe('the session of this browser', () => {
  it('remembers whose it was when it expired, until somebody logs in or out', () => {
    const tab = openTab()
    tab.session.startSession('mine', resident)
    expect(tab.session.expiredUserId).toBeNull()
    tab.session.expire()
    expect([tab.session.isMember, tab.session.user, tab.session.expiredUserId]).toEqual([false, null, 'u1'])
    tab.session.startSession('new', neighbour)
    expect(tab.session.expiredUserId).toBeNull()
    tab.session.expire()
    tab.session.clear()
    expect(tab.session.expiredUserId).toBeNull()
  })

  it('that ended elsewhere leaves its member known; one without user info has none', () => {
    const browser = newBrowser()
    const tab = openTab(browser)
    tab.session.startSession('mine', resident)
    browser.cookies.remove('authorization')
    tab.session.readCookies()
    expect([tab.session.token, tab.session.user, tab.session.expiredUserId]).toEqual([null, null, 'u1'])
    holdToken(tab.container, 'handed over')
    expect([tab.session.isMember, tab.session.user, tab.session.hasPhone]).toEqual([true, null, false])
    tab.session.expire()
    expect(tab.session.expiredUserId).toBeNull()
  })

  it('is read again as the same user when its cookie did not change', () => {
    const browser = newBrowser()
    const tab = openTab(browser)
    tab.session.startSession('mine', resident)
    const { user } = tab.session
    tab.session.readCookies()
    expect(tab.session.user).toBe(user)
    browser.cookies.write('user_info', JSON.stringify(neighbour), 7)
    tab.session.readCookies()
    expect(tab.session.user).toEqual(neighbour)
  })

  it('of a guest refreshes no user', async () => {
    const tab = openTab()
    expect(await tab.container.get(RefreshUser).execute()).toMatchObject({ reason: { code: 'session-expired' } })
    expect(tab.gateway.calls).toEqual([])
  })
})
