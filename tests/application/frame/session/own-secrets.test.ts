import { beforeEach, describe, expect, it } from 'vitest'
import { ChangePhone } from '../../../../src/application/frame/session/phone/change-phone'
import { CodeRequests } from '../../../../src/application/frame/session/phone/code-requests'
import { DeviceMark } from '../../../../src/application/frame/session/visit/device-mark'
import { OwnProof } from '../../../../src/application/frame/session/password/own-proof'
import { PhoneCodeForms } from '../../../../src/application/frame/session/phone/phone-code-form'
import { emptyPassword, SetPassword } from '../../../../src/application/frame/session/password/set-password'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { checkPhoneCode, noPhoneCode } from '../../../../src/domain/frame/session/phone-code'
import { success } from '../../../../src/domain/frame/shared/result'
import type { ProofWay } from '../../../../src/domain/frame/session/proof'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { newBrowser, openTab, type Tab } from '../../../support/member-host'
import { invalid, resident } from '../../../support/member-ports'

let tab: Tab
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', { ...resident, nickname: 'Before' })
})

describe('a password', () => {
  const problems = (form: Partial<typeof emptyPassword>, isChange = true) => {
    const checked = tab.container.get(SetPassword).check({ ...emptyPassword, ...form }, isChange)
    return checked.ok ? checked.value : checked.reason
  }

  it('is set without an old one, and changed with it', () => {
    const password = 'heron on the pier'
    expect(problems({ password, oldPassword: 'left over' }, false)).toEqual({ oldPassword: null, password })
    expect(problems({ password, oldPassword: 'swift' })).toEqual({ oldPassword: 'swift', password })
    expect(problems({ password })).toEqual({ oldPassword: 'empty' })
    expect(problems({})).toEqual({ oldPassword: 'empty', password: 'empty' })
  })

  it('is another one than before', () => {
    const same = { password: 'heron on the pier', oldPassword: 'heron on the pier' }
    expect(problems(same)).toEqual({ password: 'same' })
    expect(problems(same, false)).toMatchObject({ password: same.password })
    expect(problems({ password: 'short', oldPassword: 'short' })).toEqual({ password: 'too-short' })
  })

  it('is not what others know of the member or the site', () => {
    tab.container.get(SiteStore).setConfig({ name: 'Riverside' } as SiteConfig)
    for (const password of ['138-4321-0001', 'before before', 'Riverside 1'])
      expect(problems({ password }, false)).toEqual({ password: 'personal' })
    tab.session.clear()
    expect(problems({ password: 'before before' }, false)).toMatchObject({ oldPassword: null })
  })

  it('that may be the current one is asked for early, and taken for it when the platform cannot say', async () => {
    const mayBe = (password: string) => tab.container.get(SetPassword).mayBeCurrent(password)
    expect([await mayBe('the-current-one'), await mayBe('another')]).toEqual([true, false])
    tab.gateway.failing = { checkPassword: failureOf('offline') }
    expect(await mayBe('another')).toBe(true)
  })

  it('is told once the platform has taken it, and the member is known anew', async () => {
    const set = tab.container.get(SetPassword)
    await set.execute({ oldPassword: null, password: 'heron on the pier', proof: null })
    await set.execute({ oldPassword: 'swift', password: 'heron on the pier', proof: null })
    expect(tab.gateway.calls).toEqual(['setFirstPassword', 'changePassword swift'])
    expect([tab.session.user, tab.told()]).toEqual([resident, ['password-saved']])
  })

  it('that is refused changes nothing', async () => {
    tab.gateway.failing = { password: invalid({ oldPassword: 'wrong' }) }
    const outcome = await tab.container
      .get(SetPassword)
      .execute({ oldPassword: 'x', password: 'heron on the pier', proof: null })
    expect([outcome.ok, tab.session.user?.nickname, tab.told()]).toEqual([false, 'Before', []])
  })
})

describe('a change of the number', () => {
  it('proves the present one first, and sends the proof along', async () => {
    const change = tab.container.get(ChangePhone)
    expect(await change.verify('138****0001', '123456')).toEqual(success({ proof: 'proof' }))
    await change.execute('proof', { phone: '13900000009', code: '654321' })
    expect(tab.gateway.calls).toEqual([
      'verifyCode 138****0001 123456 rebind-old',
      'changePhone proof 13900000009 654321',
    ])
    expect([tab.session.user, tab.told()]).toEqual([resident, ['phone-changed']])
  })

  it('that is refused changes nothing', async () => {
    tab.gateway.failing = { changePhone: invalid({ code: 'wrong' }) }
    const outcome = await tab.container.get(ChangePhone).execute('proof', { phone: '13900000009', code: '654321' })
    expect([outcome.ok, tab.session.user?.nickname, tab.told()]).toEqual([false, 'Before', []])
  })
})

describe('the proof that it is the member', () => {
  const proof = (...ways: ProofWay[]) => {
    const now = { ways, phone: '138****0001' as string | null }
    const request = tab.container.get(CodeRequests).of('rebind-old')
    return { now, own: new OwnProof(request, { ways: () => now.ways, phone: () => now.phone }) }
  }

  it('is given in the first way that the platform takes, or in the other', () => {
    const { own, now } = proof('password', 'code')
    expect([own.selectedWay, own.other]).toEqual(['password', 'code'])
    own.change()
    expect([own.selectedWay, own.other]).toEqual(['code', 'password'])
    now.ways = ['password']
    expect([own.selectedWay, own.other]).toEqual(['password', null])
    own.change()
    expect(own.selectedWay).toBe('password')
    expect([proof().own.selectedWay, proof().own.other]).toEqual([null, null])
  })

  it('is a password, or the code that was sent to the masked number', async () => {
    const { own, now } = proof('password', 'code')
    expect(own.check({ password: '', code: '123456' })).toMatchObject({ reason: { password: 'required' } })
    expect(own.check({ password: 'swift', code: '123456' })).toEqual(success({ password: 'swift' }))
    own.change()
    expect(own.check({ password: 'swift', code: '123' })).toMatchObject({ reason: { code: 'not-a-code' } })
    expect(own.check({ password: 'swift', code: '１２３ 456' })).toEqual(success({ code: '123456' }))
    await own.requestCode()
    expect(tab.gateway.calls).toEqual(['sendCode 138****0001 rebind-old'])
    now.phone = null
    expect(own.phone).toBe('')
  })
})

describe('a form with a number and its code', () => {
  const made = (options: object = {}) =>
    tab.container
      .get(PhoneCodeForms)
      .make('bind', {
        name: 'bind',
        values: { ...noPhoneCode, password: '' },
        check: checkPhoneCode,
        send: async () => success({}),
        onSent: () => undefined,
        ...options,
      })

  it('asks for a code with the plain number, and for none with a wrong one', async () => {
    const form = made()
    await form.requestCode()
    expect([form.form.errors, tab.gateway.calls]).toEqual([{ phone: 'empty' }, []])
    form.form.change({ phone: '138 0013 8000', code: '123456' })
    await form.requestCode()
    expect([tab.gateway.calls, form.form.values.code]).toEqual([['sendCode 13800138000 bind'], ''])
  })

  it('asks for the number that it is given, where there is one', async () => {
    await made({ number: () => '138****0001' }).requestCode()
    expect(tab.gateway.calls).toEqual(['sendCode 138****0001 bind'])
  })

  it('shows what is wrong with the number at its field, and keeps any other failure at the request', async () => {
    const form = made()
    form.form.change({ phone: '13800138000', code: '123456' })
    tab.gateway.failing = { sendCode: invalid({ phone: 'taken' }) }
    await form.requestCode()
    expect([form.form.errors, form.request.failure]).toEqual([{ phone: 'taken' }, null])
    tab.gateway.failing = { sendCode: failureOf('offline') }
    await form.requestCode()
    expect([form.request.failure?.code, form.form.values.code]).toEqual(['offline', '123456'])
  })

  it('is saved with its screen without code and secrets, and goes on counting down', async () => {
    const form = made({ secrets: ['password'] })
    form.form.change({ phone: '13800138000', code: '123456', password: 'swift' })
    await form.requestCode()
    const saved = JSON.parse(JSON.stringify(form.snapshot())) as unknown
    expect(saved).toMatchObject({ values: { phone: '13800138000' } })
    expect(JSON.stringify(saved)).not.toMatch(/swift|code/)
    const again = made({ secrets: ['password'] })
    expect(again.restore(saved)).toBe(true)
    expect([again.form.values.phone, again.form.values.password, again.request.secondsLeft]).toEqual([
      '13800138000',
      '',
      60,
    ])
    const end = again.show()
    tab.clock.pass(20_000)
    expect(again.request.secondsLeft).toBe(40)
    end()
    tab.clock.pass(20_000)
    expect(again.request.secondsLeft).toBe(40)
  })

  it.each([null, 'text', {}, { values: {} }, { values: {}, request: 'text' }, { values: 5, request: {} }])(
    'is not restored from %j',
    (saved) => expect(made().restore(saved)).toBe(false),
  )

  it('is for guests too, keeps its input without the code, and asks for that again when it is refused', async () => {
    tab.session.clear()
    const sent: unknown[] = []
    const refusal = invalid({ code: 'wrong' })
    const form = made({ send: async (values: unknown) => (sent.push(values), { ok: false, reason: refusal }) })
    form.form.change({ phone: '13800138000', code: '123456', password: 'swift' })
    await form.form.submit()
    expect([sent.length, tab.navigator.logins]).toEqual([1, []])
    expect(form.form.values).toMatchObject({ phone: '13800138000', code: '' })
    expect(JSON.stringify(form.snapshot())).toMatch(/swift/)
  })

  it('leaves nothing on the device', async () => {
    const form = made()
    form.form.change({ phone: '13800138000' })
    tab.clock.pass(60_000)
    await form.form.submit()
    expect(tab.drafts.size).toBe(0)
  })
})

it('the mark of a browser is made once, for all who log in there', () => {
  const browser = newBrowser()
  const mark = () => openTab(browser).container.get(DeviceMark).read()
  expect([mark(), browser.storage.read('deviceMark')]).toEqual(['id', 'id'])
  browser.storage.write('deviceMark', 'kept')
  expect(mark()).toBe('kept')
  browser.storage.write('deviceMark', 5)
  expect(mark()).toBe('id')
})
