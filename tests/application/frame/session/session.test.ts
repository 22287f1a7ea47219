import { describe, expect, it } from 'vitest'
import { AdmitVisitor } from '../../../../src/application/frame/session/access/admit-visitor'
import { ExpireSession } from '../../../../src/application/frame/session/expire-session'
import { StoreUser } from '../../../../src/application/frame/session/store-user'
import { LogIn } from '../../../../src/application/frame/session/login/log-in'
import { LogOut } from '../../../../src/application/frame/session/login/log-out'
import { RefreshUser } from '../../../../src/application/frame/session/refresh-user'
import { TakeOverSession } from '../../../../src/application/frame/session/login/take-over-session'
import { failureOf } from '../../../../src/application/frame/shared/failure'
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
