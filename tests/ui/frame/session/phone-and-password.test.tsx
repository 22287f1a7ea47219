// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { SessionOfferStore } from '../../../../src/application/frame/session/login/session-offer.store'
import { SessionHandover } from '../../../../src/application/frame/session/login/session-handover.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { BindPhoneScreen } from '../../../../src/ui/frame/session/phone/bind-phone.screen'
import { BindPhoneViewModel } from '../../../../src/ui/frame/session/phone/bind-phone.view-model'
import { ForgetScreen } from '../../../../src/ui/frame/session/password/forget.screen'
import { ForgetViewModel } from '../../../../src/ui/frame/session/password/forget.view-model'
import { PasswordScreen } from '../../../../src/ui/frame/session/password/password.screen'
import { PasswordViewModel } from '../../../../src/ui/frame/session/password/password.view-model'
import { RebindPhoneScreen, screen as rebindScreen } from '../../../../src/ui/frame/session/phone/rebind-phone.screen'
import { RebindPhoneViewModel } from '../../../../src/ui/frame/session/phone/rebind-phone.view-model'
import { PhoneScreen } from '../../../../src/ui/frame/session/phone/phone.screen'
import { PhoneViewModel } from '../../../../src/ui/frame/session/phone/phone.view-model'
import { SessionOffer } from '../../../../src/ui/frame/session/session-offer.part'
import { WayBack } from '../../../../src/ui/frame/kit/bars/way-back'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { invalid, neighbour, profile, resident } from '../../../support/member-ports'

let tab: Tab
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
})

describe('binding a phone', () => {
  async function draw() {
    tab.session.setUser({ ...resident, phone: null })
    const viewModel = tab.container.get(BindPhoneViewModel)
    const address = at('/phone/bind', { redirect: '/posts/12' })
    const live = await openLive(viewModel, address)
    renderWith(tab, <BindPhoneScreen viewModel={viewModel} />)
    live.show(address)
  }

  it('goes on to the act that needed it', async () => {
    await draw()
    await user.type(screen.getByLabelText('Phone number'), '13800000001')
    await user.type(screen.getByLabelText('Text message code'), '123456')
    expect(tab.gateway.calls).toEqual(['bindPhone 13800000001 123456'])
    expect(tab.navigator.went).toEqual(['return /posts/12'])
  })

  it('says what to do when the number has an account, and leads to its login', async () => {
    tab.gateway.failing = { bindPhone: failureOf('somebody-first') }
    await draw()
    await user.type(screen.getByLabelText('Phone number'), '13800000002')
    await user.type(screen.getByLabelText('Text message code'), '123456')
    const refusal = /^This number already has an account, and accounts can’t be joined yet\. Log out/
    expect(screen.getByText(refusal)).toBeTruthy()
    expect(tab.navigator.went).toEqual([])
    await user.type(screen.getByLabelText('Phone number'), '{Backspace}3')
    expect(screen.queryByText(refusal)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Log out and log in with this number' })).toBeNull()
    await user.type(screen.getByLabelText('Phone number'), '{Backspace}2')
    await user.clear(screen.getByLabelText('Text message code'))
    await user.type(screen.getByLabelText('Text message code'), '123456')
    await user.click(await screen.findByRole('button', { name: 'Log out and log in with this number' }))
    expect([tab.session.isMember, tab.navigator.logins]).toEqual([false, ['/posts/12']])
  })

  it('no longer says why the form was refused once something else is typed', async () => {
    tab.gateway.failing = { bindPhone: failureOf('unavailable') }
    await draw()
    await user.type(screen.getByLabelText('Phone number'), '13800000002')
    await user.type(screen.getByLabelText('Text message code'), '123456')
    expect(screen.getByRole('alert')).toBeTruthy()
    await user.type(screen.getByLabelText('Phone number'), '{Backspace}')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leads to the page of the result where there is one', async () => {
    tab.navigator.missing = []
    await draw()
    act(() => tab.session.setUser(resident))
    expect(tab.navigator.went).toEqual(['replace /bind-success?redirect=%2Fposts%2F12'])
  })
})

describe('the phone', () => {
  it('is shown masked, and can be changed', () => {
    renderWith(tab, <PhoneScreen viewModel={tab.container.get(PhoneViewModel)} />)
    expect(screen.getByText('138****0001')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change phone number' }).getAttribute('href')).toBe('/phone/rebind')
  })
})

describe('changing the number', () => {
  async function draw() {
    const viewModel = tab.container.get(RebindPhoneViewModel)
    const live = await openLive(viewModel, at('/phone/rebind'))
    renderWith(
      tab,
      <WayBack value={() => tab.navigator.back('/phone')}>
        <RebindPhoneScreen viewModel={viewModel} />
      </WayBack>,
    )
    live.show(at('/phone/rebind'))
    return live
  }

  it('verifies the present one, which only the platform knows whole, then takes the new one', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await user.type(screen.getByLabelText('Text message code'), '123456')
    await user.type(screen.getByLabelText('New phone number'), '13900000009')
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await user.type(screen.getByLabelText('Text message code'), '654321')
    await user.click(screen.getByRole('button', { name: 'Change phone number' }))
    expect(tab.gateway.calls).toEqual([
      'sendCode 138****0001 rebind-old',
      'verifyCode 138****0001 123456 rebind-old',
      'sendCode 13900000009 rebind-new',
      'changePhone proof 13900000009 654321',
    ])
    expect([tab.told(), tab.navigator.went]).toEqual([['phone-changed'], ['back /phone']])
  })

  it('says of a wrong code so beside it, and no longer once another is typed', async () => {
    tab.gateway.failing = { verifyCode: invalid({ code: 'wrong' }) }
    await draw()
    await user.type(screen.getByLabelText('Text message code'), '123456')
    expect(screen.getByText('That code isn’t right. Check the text message.')).toBeTruthy()
    await user.type(screen.getByLabelText('Text message code'), '1')
    expect(screen.queryByText('That code isn’t right. Check the text message.')).toBeNull()
  })

  it('verifies again when that was too long ago', async () => {
    tab.gateway.failing = { changePhone: invalid({ oldProof: 'expired' }) }
    await draw()
    await user.type(screen.getByLabelText('Text message code'), '123456')
    await user.type(screen.getByLabelText('New phone number'), '13900000009')
    await user.type(screen.getByLabelText('Text message code'), '654321')
    await user.click(screen.getByRole('button', { name: 'Change phone number' }))
    expect(screen.getByRole('alert').textContent).toContain('verify your current number again')
    expect(screen.getByDisplayValue('138****0001')).toBeTruthy()
  })

  it('goes back from the new number to the present one, and then to the screen of the number', async () => {
    await draw()
    await user.type(screen.getByLabelText('Text message code'), '123456')
    await user.type(screen.getByLabelText('New phone number'), '139')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect([screen.getByDisplayValue('138****0001'), tab.navigator.went]).toEqual([expect.anything(), []])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect([tab.navigator.went, rebindScreen.parent]).toEqual([['back /phone'], '/phone'])
  })

  it('is not saved: neither number survives a reload', async () => {
    const live = await draw()
    await user.type(screen.getByLabelText('Text message code'), '123456')
    await user.type(screen.getByLabelText('New phone number'), '13900000009')
    expect(live.snapshot()).toBeNull()
  })

  it('of a member without one is adding one', async () => {
    tab.session.setUser({ ...resident, phone: null })
    await draw()
    expect(tab.navigator.went).toEqual(['replace /phone/bind?redirect=%2Fphone'])
  })
})

describe('the password', () => {
  async function draw(hasPassword: boolean) {
    tab.gateway.me_ = { ...profile, hasPassword }
    const viewModel = tab.container.get(PasswordViewModel)
    await openLive(viewModel, at('/password'))
    renderWith(tab, <PasswordScreen viewModel={viewModel} />)
  }

  it('says that the current one is wrong as soon as its field is left, and asks once for each text', async () => {
    await draw(true)
    await user.type(screen.getByLabelText('Current password'), 'wrong-one')
    expect(tab.gateway.calls).toEqual(['me'])
    await user.tab()
    expect(await screen.findByText('That isn’t your current password')).toBeTruthy()
    await user.click(screen.getByLabelText('Current password'))
    await user.click(screen.getByLabelText('New password'))
    expect(tab.gateway.calls).toEqual(['me', 'checkPassword'])
    await user.clear(screen.getByLabelText('Current password'))
    await user.type(screen.getByLabelText('Current password'), tab.gateway.password)
    await user.tab()
    expect(tab.gateway.calls).toEqual(['me', 'checkPassword', 'checkPassword'])
    expect(screen.queryByText('That isn’t your current password')).toBeNull()
  })

  it('says nothing of the current one where the platform could not be asked', async () => {
    tab.gateway.failing = { checkPassword: failureOf('too-many') }
    await draw(true)
    await user.type(screen.getByLabelText('Current password'), 'wrong-one')
    await user.tab()
    expect(tab.gateway.calls).toEqual(['me', 'checkPassword'])
    expect(screen.queryByText('That isn’t your current password')).toBeNull()
  })

  it('is set the first time without an old one, by its rules', async () => {
    await draw(false)
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await user.type(screen.getByLabelText('New password'), 'short')
    expect(screen.getByText(/too short/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(screen.getByText('Use at least 8 characters')).toBeTruthy()
    await user.type(screen.getByLabelText('New password'), '-but-not-now-7')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(tab.gateway.calls).toEqual(['me', 'setFirstPassword'])
    expect([tab.told(), tab.navigator.went]).toEqual([['password-saved'], ['back /mine']])
  })

  it('is set the first time long after the login with a code to the phone, which is asked for once', async () => {
    tab.ownProof.ways_ = { proveBy: ['code'], loggedInJustNow: false }
    await draw(false)
    await user.type(screen.getByLabelText('New password'), 'heron-on-the-pier')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(screen.getByText('Enter the code')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    tab.gateway.failing = { password: invalid({ password: 'too-common' }) }
    await user.type(screen.getByLabelText('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(await screen.findByText(/too common/)).toBeTruthy()
    expect(screen.queryByLabelText('Code')).toBeNull()
    tab.gateway.failing = {}
    await user.type(screen.getByLabelText('New password'), '-again')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect([tab.ownProof.calls, tab.told()]).toEqual([['ways', 'prove password {"code":"123456"}'], ['password-saved']])
    expect(tab.gateway.calls).toEqual([
      'me',
      'sendCode 138****0001 password',
      'setFirstPassword proof',
      'setFirstPassword proof',
    ])
  })

  it('asks for another code where the proof has expired', async () => {
    tab.ownProof.ways_ = { proveBy: ['code'], loggedInJustNow: false }
    await draw(false)
    tab.gateway.failing = { password: invalid({ proof: 'expired' }) }
    await user.type(screen.getByLabelText('New password'), 'heron-on-the-pier')
    await user.type(screen.getByLabelText('Code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(await screen.findByText('This has expired. Request a new code.')).toBeTruthy()
  })

  it('is changed with the old one; a wrong one is said beside it', async () => {
    await draw(true)
    tab.gateway.failing = { password: invalid({ oldPassword: 'wrong' }) }
    await user.type(screen.getByLabelText('Current password'), 'wrong-one')
    await user.type(screen.getByLabelText('New password'), 'heron-on-the-pier')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(screen.getByText('That isn’t your current password')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  })

  it('is not one’s own number nor the name of the site, as the platform would say', async () => {
    tab.container.get(SiteStore).setConfig({ name: 'Townsquare' } as SiteConfig)
    await draw(true)
    await user.type(screen.getByLabelText('Current password'), 'heron-on-the-pier')
    await user.type(screen.getByLabelText('New password'), '138-1234-0001')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(screen.getByText(/^Your phone number, nickname and the name of this site/)).toBeTruthy()
    await user.clear(screen.getByLabelText('New password'))
    expect(screen.queryByText(/^Your phone number, nickname and the name of this site/)).toBeNull()
    await user.type(screen.getByLabelText('New password'), 'townsquare1')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(screen.getByText(/^Your phone number, nickname and the name of this site/)).toBeTruthy()
    expect(tab.gateway.calls).toEqual(['me', 'checkPassword'])
  })

  it('offers to try again when it is not known whether there is one', async () => {
    tab.gateway.failing = { me: failureOf('unavailable') }
    await draw(true)
    expect(screen.getByText('Your account couldn’t be loaded')).toBeTruthy()
    tab.gateway.failing = {}
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Current password')).toBeTruthy()
  })
})

describe('a forgotten password', () => {
  it('is set anew by a code, then one logs in', async () => {
    const viewModel = tab.container.get(ForgetViewModel)
    await openLive(viewModel, at('/forget', { redirect: '/posts/12' }))
    renderWith(tab, <ForgetScreen viewModel={viewModel} />)
    tab.gateway.failing = { reset: invalid({ password: 'too-common' }) }
    await user.type(screen.getByLabelText('Phone number'), '13800000001')
    await user.type(screen.getByLabelText('Text message code'), '123456')
    await user.type(screen.getByLabelText('New password'), '12345678')
    await user.click(screen.getByRole('button', { name: 'Set new password' }))
    expect(screen.getByText('This password is too common. Choose another.')).toBeTruthy()
    tab.gateway.failing = {}
    await user.click(screen.getByRole('button', { name: 'Set new password' }))
    expect(tab.session.isMember).toBe(false)
    expect(tab.navigator.went).toEqual(['replace /login?redirect=%2Fposts%2F12'])
  })
})

describe('a session that a link offers', () => {
  it('is taken on only when the member says so', async () => {
    const offers = tab.container.get(SessionHandover)
    tab.gateway.owners = { handed: neighbour }
    await offers.take('handed', 'address')
    renderWith(tab, <SessionOffer />)
    expect(
      screen.getByText('You’re logged in as “Heron”. This link logs you in as “Swift” (138****0002).'),
    ).toBeTruthy()
    await user.click(screen.getByText('Switch to “Swift”'))
    expect([tab.session.token, tab.session.user]).toEqual(['handed', neighbour])
  })

  it('names the account to a guest, who stays one unless they say so', async () => {
    const guest = openTab()
    const offers = guest.container.get(SessionHandover)
    guest.gateway.owners = { handed: neighbour }
    await offers.take('handed', 'address')
    renderWith(guest, <SessionOffer />)
    expect(screen.getByText(/the account “Swift” \(138\*\*\*\*0002\)/)).toBeTruthy()
    await user.click(screen.getByText('Stay logged out'))
    expect([guest.session.isMember, guest.container.get(SessionOfferStore).offer]).toEqual([false, null])
    await act(() => offers.take('handed', 'address'))
    await user.click(await screen.findByText('Log in as “Swift”'))
    expect(guest.session.user).toEqual(neighbour)
  })
})
