import { describe, expect, it } from 'vitest'
import { BindPhone } from '../../../../src/application/frame/session/phone/bind-phone'
import { ResetPassword } from '../../../../src/application/frame/session/password/reset-password'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { newBrowser, openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

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
