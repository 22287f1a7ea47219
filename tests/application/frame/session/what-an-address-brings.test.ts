import { describe, expect, it } from 'vitest'
import { FinishDetour } from '../../../../src/application/frame/navigation/finish-detour'
import { LogIn } from '../../../../src/application/frame/session/login/log-in'
import { AdoptSession } from '../../../../src/application/frame/session/login/adopt-session'
import { SessionOfferStore } from '../../../../src/application/frame/session/login/session-offer.store'
import { ShareSource } from '../../../../src/application/frame/session/visit/share-source'
import { TakeOverSession } from '../../../../src/application/frame/session/login/take-over-session'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { holdToken } from '../../../support/hold-token'
import { newBrowser, openTab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

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
