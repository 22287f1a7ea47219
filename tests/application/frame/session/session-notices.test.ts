import { beforeEach, expect, it } from 'vitest'
import { AdmitVisitor } from '../../../../src/application/frame/session/access/admit-visitor'
import { BindPhone } from '../../../../src/application/frame/session/phone/bind-phone'
import { ChangePhone } from '../../../../src/application/frame/session/phone/change-phone'
import { ExpireSession } from '../../../../src/application/frame/session/expire-session'
import { Intents, type IntentRequirement } from '../../../../src/application/frame/session/access/intents'
import { LogIn } from '../../../../src/application/frame/session/login/log-in'
import { LogOut } from '../../../../src/application/frame/session/login/log-out'
import { MessengerAccountActs } from '../../../../src/application/frame/session/messenger/messenger-account-acts'
import { ResetPassword } from '../../../../src/application/frame/session/password/reset-password'
import { SetPassword } from '../../../../src/application/frame/session/password/set-password'
import { StoreUser } from '../../../../src/application/frame/session/store-user'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { holdToken } from '../../../support/hold-token'
import { newBrowser, openTab, type Tab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

let tab: Tab
beforeEach(() => {
  tab = openTab()
})
const told = () => tab.notices.notices.map(({ tone, text }) => `${tone} ${'code' in text ? text.code : text.text}`)
const code = { phone: '13800000001', code: '123456' }
const secret = { password: 'seven umbrellas' }

it.each<[string, (tab: Tab) => Promise<unknown>]>([
  ['logged-in', ({ container }) => container.get(LogIn).execute(code)],
  ['phone-bound', ({ container }) => container.get(BindPhone).execute({ ...code, afterMessenger: false })],
  ['phone-changed', ({ container }) => container.get(ChangePhone).execute('proof', code)],
  [
    'password-saved',
    ({ container }) => container.get(SetPassword).execute({ oldPassword: null, password: 'x', proof: null }),
  ],
  ['password-reset', ({ container }) => container.get(ResetPassword).execute({ ...code, password: 'x' })],
  [
    'messenger-bound',
    ({ container }) => container.get(MessengerAccountActs).bind('c', { proof: 'p', replaces: false }),
  ],
  ['messenger-unbound', ({ container }) => container.get(MessengerAccountActs).unbind(secret)],
])('%s is told as a success', async (notice, act) => {
  await act(tab)
  expect(told()).toEqual([`success ${notice}`])
})

it('an unbinding that is refused is not told', async () => {
  tab.messengerAccount.failing = { unbind: failureOf('offline') }
  await tab.container.get(MessengerAccountActs).unbind(secret)
  expect(told()).toEqual([])
})

it('a logout is told, an expired session as an error, and a guest is told to log in first', () => {
  tab.session.startSession('mine', resident)
  tab.container.get(LogOut).execute()
  expect(told()).toEqual(['plain logged-out'])
  tab.session.startSession('old', resident)
  tab.container.get(ExpireSession).execute('old')
  tab.container.get(Intents).requireMember({ kind: 'like', target: 'post:1', payload: null })
  expect(told()).toEqual(['error session-expired', 'plain login-first'])
})

it('the end of a session reaches the other tabs without a word', () => {
  const browser = newBrowser()
  const [here, there] = [openTab(browser), openTab(browser)]
  here.session.startSession('old', resident)
  there.session.readCookies()
  here.container.get(ExpireSession).leaveQuietly('old')
  expect([there.session.isMember, there.told()]).toEqual([false, []])
  expect(here.container.get(ExpireSession).leaveQuietly(null)).toBe(false)
})

it('a session without user info ends by a logout, and forgets nobody’s input', () => {
  holdToken(tab.container, 'handed over')
  tab.drafts.set('of:u1:feedback', 'theirs')
  tab.container.get(LogOut).execute()
  expect([tab.session.isMember, [...tab.drafts.keys()]]).toEqual([false, ['of:u1:feedback']])
})

it('a login tells whether the account is new, and sends the messenger’s code with the terms', async () => {
  expect(await tab.container.get(LogIn).execute({ messengerCode: 'c1' })).toEqual({
    ok: true,
    value: { created: true },
  })
  expect(tab.gateway.messengerLogins).toEqual([{ agreed: true, code: 'c1' }])
})

it('changed user info is stored for the member that it is about, also when theirs is missing', () => {
  tab.container.get(StoreUser).execute(resident)
  expect(tab.session.user).toBeNull()
  holdToken(tab.container, 'handed over')
  tab.container.get(StoreUser).execute(resident)
  tab.container.get(StoreUser).execute(neighbour)
  expect(tab.session.user).toEqual(resident)
})

it('a guest who asks for a screen of members does not come back to it by going back', () => {
  const replaced: unknown[] = []
  tab.navigator.toLogin = (path: string, options?: unknown) => void replaced.push(path, options)
  tab.container.get(AdmitVisitor).execute(true)
  expect(replaced).toEqual(['/mine', { replace: true }])
})

it.each<[IntentRequirement, string | null, boolean]>([
  ['nobody', null, true],
  ['member', null, false],
  ['phone', null, false],
  ['member', 'without a phone', true],
  ['phone', 'without a phone', false],
  ['phone', 'with a phone', true],
])('what needs %s can be done by a visitor (%s): %s', (needs, member, may) => {
  if (member !== null)
    tab.session.startSession('mine', { ...resident, phone: member === 'with a phone' ? resident.phone : null })
  const intents = tab.container.get(Intents)
  expect(intents.mayAct(needs)).toBe(may)
  expect([tab.navigator.logins, tab.navigator.went]).toEqual([[], []])
  expect(intents.admits(needs, { kind: 'like', target: 'post:1', payload: null })).toBe(may)
  expect(tab.navigator.logins).toEqual(!may && member === null ? ['/mine'] : [])
  expect(tab.navigator.went).toEqual(!may && member !== null ? ['bind /mine'] : [])
})

it('an interrupted act is resumed as its kind alone, by its owner alone, for half an hour', () => {
  const intents = tab.container.get(Intents)
  const like = { kind: 'like', target: 'post:1', payload: 'p' }
  intents.save(like)
  tab.session.startSession('mine', resident)
  expect([intents.consume('comment', 'post:1'), intents.consume('like', 'post:2')]).toEqual([null, null])
  tab.clock.pass(30 * 60_000)
  expect(intents.consume('like', 'post:1')).toEqual(like)
  intents.save(like)
  tab.session.clear()
  holdToken(tab.container, 'without user info')
  expect(intents.consume('like', 'post:1')).toBeNull()
})
