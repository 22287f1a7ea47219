// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Intents } from '../../../../src/application/frame/session/access/intents'
import { ShareSource } from '../../../../src/application/frame/session/visit/share-source'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { LoginScreen } from '../../../../src/ui/frame/session/login/login.screen'
import { LoginViewModel } from '../../../../src/ui/frame/session/login/login.view-model'
import { emptyLogin } from '../../../../src/domain/frame/session/login-form'
import type { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import { openLive, restoreLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { invalid, neighbour, resident } from '../../../support/member-ports'

let tab: Tab
let viewModel: LoginViewModel
let live: LiveScreen
const address = at('/login', { redirect: '/posts/12' })
const user = userEvent.setup()

beforeEach(async () => {
  tab = openTab()
  viewModel = tab.container.get(LoginViewModel)
  live = await openLive(viewModel, address)
})

function draw() {
  renderWith(tab, <LoginScreen viewModel={viewModel} />)
  return live.show(address)
}
const phone = () => screen.getByLabelText('Phone number')
const code = () => screen.getByLabelText('Text message code')
const agree = () => screen.getByRole('checkbox')
const submit = () => user.click(screen.getByRole('button', { name: 'Log in' }))

describe('the login', () => {
  it('says what is missing beside each field, and leads to the first', async () => {
    draw()
    await submit()
    expect(screen.getByText('Enter your phone number')).toBeTruthy()
    expect(screen.getByText('Enter the code')).toBeTruthy()
    expect(screen.getByText('Please read and accept the agreements first')).toBeTruthy()
    expect(document.activeElement).toBe(phone())
    expect(tab.gateway.logins).toEqual([])
  })

  it('says whose link led here, once that is known (B107, C127)', async () => {
    tab.container.get(ShareSource).rememberSharer('u2')
    tab.gateway.owners = { u2: neighbour }
    draw()
    expect(await screen.findByText('Swift shared this link with you')).toBeTruthy()
  })

  it('offers what phones can fill in', async () => {
    draw()
    expect([
      phone().getAttribute('type'),
      phone().getAttribute('autocomplete'),
      code().getAttribute('autocomplete'),
    ]).toEqual(['tel', 'tel', 'one-time-code'])
    await user.click(screen.getByLabelText('With a password'))
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  })

  it('sends a code, counts down, and logs in with the last digit; then it goes back to where the visitor was', async () => {
    draw()
    await user.type(phone(), '+86 138 0000 0001')
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(tab.gateway.calls).toEqual(['sendCode 13800000001 login'])
    expect((screen.getByRole('button', { name: 'Resend in 60 s' }) as HTMLButtonElement).disabled).toBe(true)
    expect(screen.getByText(/sent to 138\*\*\*\*0001/)).toBeTruthy()
    act(() => tab.clock.pass(60_000))
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy()
    await user.click(agree())
    await user.type(code(), '123456')
    expect(tab.gateway.logins[0]).toEqual({ phone: '13800000001', code: '123456', agreed: true })
    expect(tab.session.user).toEqual(resident)
    expect(tab.navigator.went).toEqual(['return /posts/12'])
  })

  it('asks at the last digit for the agreements, and accepts them and logs in by one button', async () => {
    draw()
    await user.type(phone(), '13800000001')
    await user.type(code(), '123456')
    expect(screen.getByRole('alertdialog', { name: 'Accept and log in?' })).toBeTruthy()
    expect(tab.gateway.logins).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Accept and log in' }))
    expect(tab.gateway.logins).toMatchObject([{ phone: '13800000001', code: '123456', agreed: true }])
    expect(tab.navigator.went).toEqual(['return /posts/12'])
  })

  it('asks for the agreements by the button, too, and neither accepts nor sends anything when it is declined', async () => {
    draw()
    await user.click(screen.getByLabelText('With a password'))
    await user.type(phone(), '13800000001')
    await user.type(screen.getByLabelText('Password'), 'secret-word')
    await submit()
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect([tab.gateway.logins, viewModel.asksConsent, viewModel.login.form.values.agreed]).toEqual([[], false, false])
    await submit()
    await user.click(screen.getByRole('button', { name: 'Accept and log in' }))
    expect(tab.gateway.logins).toHaveLength(1)
  })

  it('does not log in by a tick alone', async () => {
    draw()
    await user.type(phone(), '13800000001')
    await user.type(code(), '123456')
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    await user.click(agree())
    expect([tab.gateway.logins, screen.queryByText('Enter the code')]).toEqual([[], null])
  })

  it.each([
    ['comment', '/posts/12', 'Log in to comment. What you wrote is kept.'],
    ['my-orders', '/posts/12', 'Log in to see your orders'],
    ['comment', '/posts/13', null],
    ['something-else', '/posts/12', null],
  ])('after %s on %s says what it is for: %s', (kind, from, said) => {
    tab.navigator.path = from
    tab.container.get(Intents).requireMember({ kind, target: 'post:12', payload: null })
    draw()
    const reasons = screen.queryAllByText(/^Log in to/).map(({ textContent }) => textContent)
    expect(reasons).toEqual(said === null ? [] : [said])
  })

  it('sends no code to what is no number', async () => {
    draw()
    await user.type(phone(), '12345')
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(screen.getByText('Enter an 11-digit phone number')).toBeTruthy()
    expect(tab.gateway.calls).toEqual([])
    await user.type(phone(), '6')
    expect(screen.queryByText('Enter an 11-digit phone number')).toBeNull()
  })

  it('has a wrong code typed anew, and keeps everything else', async () => {
    tab.gateway.failing = { logIn: invalid({ code: 'wrong' }) }
    draw()
    await user.type(phone(), '13800000001')
    await user.click(agree())
    await user.type(code(), '000000')
    expect(await screen.findByText(/That code isn’t right/)).toBeTruthy()
    expect([
      (code() as HTMLInputElement).value,
      (phone() as HTMLInputElement).value,
      viewModel.login.form.values.agreed,
    ]).toEqual(['', '13800000001', true])
  })

  it('says of too many tries how long to wait, as a whole', async () => {
    tab.gateway.failing = { logIn: failureOf('too-many', { retryAfter: 600 }) }
    draw()
    await user.click(screen.getByLabelText('With a password'))
    await user.type(phone(), '13800000001')
    await user.type(screen.getByLabelText('Password'), 'secret-word')
    await user.click(agree())
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Please try again in 10 min.')
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('secret-word')
  })

  it('sends once, however often it is pressed', async () => {
    draw()
    await user.type(phone(), '13800000001')
    const { form } = viewModel.login
    act(() => form.change({ method: 'password', password: 'secret-word', agreed: true }))
    await act(() => Promise.all([form.submit(), form.submit()]))
    expect(tab.gateway.logins).toHaveLength(1)
  })

  it('redirects when another tab logs in, and a visitor who is logged in already', () => {
    draw()
    act(() => tab.session.startSession('elsewhere', resident))
    expect(tab.navigator.went).toEqual(['return /posts/12'])
  })

  it('never keeps the code or the password over a reload', async () => {
    draw()
    await user.type(phone(), '13800000001')
    await user.type(code(), '12345')
    act(() => viewModel.login.form.change({ password: 'secret-word' }))
    const saved = JSON.stringify(live.snapshot())
    expect(saved).toContain('13800000001')
    expect(saved).not.toContain('12345"')
    expect(saved).not.toContain('secret-word')
    tab.page.tell({ type: 'leaving' })
    act(() => tab.clock.pass(1000))
    expect(tab.drafts.size).toBe(0)
  })

  it('brings the number back after a reload, and the rest of the countdown', async () => {
    draw()
    await user.type(phone(), '13800000001')
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    act(() => tab.clock.pass(20_000))
    const again = tab.container.get(LoginViewModel)
    await restoreLive(again, live.snapshot(), address)
    expect([again.login.form.values.phone, again.login.request.secondsLeft, again.redirect]).toEqual([
      '13800000001',
      40,
      '/posts/12',
    ])
  })

  it.each([
    [{ login: { values: { phone: '13800000001' }, request: { sentTo: null, until: 'soon' } } }],
    [{ login: { values: [], request: { sentTo: null, until: 0 } } }],
    [{ login: '13800000001' }],
  ])('begins anew when what was saved has another shape: %j', async (saved) => {
    const again = tab.container.get(LoginViewModel)
    await restoreLive(again, saved, address)
    expect([again.login.form.values, again.login.request.secondsLeft]).toEqual([emptyLogin, 0])
  })

  it('shows the agreements to read, without ticking the box', async () => {
    draw()
    await user.click(screen.getByRole('button', { name: 'terms of use' }))
    expect(await screen.findByText('Second.')).toBeTruthy()
    expect(viewModel.login.form.values.agreed).toBe(false)
  })
})
