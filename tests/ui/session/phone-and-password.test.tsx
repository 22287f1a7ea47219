// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SessionOfferStore } from '../../../src/application/session/session-offer.store'
import { failureOf } from '../../../src/application/shared/failure'
import { BindPhoneScreen } from '../../../src/ui/session/bind-phone.screen'
import { BindPhoneViewModel } from '../../../src/ui/session/bind-phone.view-model'
import { ForgetScreen } from '../../../src/ui/session/forget.screen'
import { ForgetViewModel } from '../../../src/ui/session/forget.view-model'
import { PasswordScreen } from '../../../src/ui/session/password.screen'
import { PasswordViewModel } from '../../../src/ui/session/password.view-model'
import { PhoneScreen } from '../../../src/ui/session/phone.screen'
import { PhoneViewModel } from '../../../src/ui/session/phone.view-model'
import { SessionOffer } from '../../../src/ui/session/session-offer.part'
import { at, openTab, renderWith, type Tab } from '../../support/member-host'
import { invalid, neighbour, profile, resident } from '../../support/member-ports'

let tab: Tab
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
  tab.session.begin('mine', resident)
})

describe('binding a phone', () => {
  function draw() {
    tab.session.setUser({ ...resident, phone: null })
    const viewModel = tab.container.get(BindPhoneViewModel)
    viewModel.open(at('/phone/bind', { redirect: '/posts/12' }))
    renderWith(tab, <BindPhoneScreen viewModel={viewModel} />)
    viewModel.show()
  }

  it('goes on to the act that needed it', async () => {
    draw()
    await user.type(screen.getByLabelText('Mobile number'), '13800000001')
    await user.type(screen.getByLabelText('Code from the text message'), '123456')
    expect(tab.gateway.calls).toEqual(['bindPhone 13800000001 123456'])
    expect(tab.navigator.went).toEqual(['return /posts/12'])
  })

  it('says when the number is somebody else’s, beside it', async () => {
    tab.gateway.failing = { bindPhone: failureOf('somebody-first') }
    draw()
    await user.type(screen.getByLabelText('Mobile number'), '13800000002')
    await user.type(screen.getByLabelText('Code from the text message'), '123456')
    expect(screen.getByText('This number belongs to another account')).toBeTruthy()
    expect(tab.navigator.went).toEqual([])
  })

  it('leads to the page of the result where there is one', async () => {
    tab.navigator.missing = []
    draw()
    act(() => tab.session.setUser(resident))
    expect(tab.navigator.went).toEqual(['replace /bind-success?redirect=%2Fposts%2F12'])
  })
})

describe('the phone', () => {
  it('is shown masked, and can be changed only where a screen for it exists', () => {
    const view = renderWith(tab, <PhoneScreen viewModel={tab.container.get(PhoneViewModel)} />)
    expect(screen.getByText('138****0001')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Change the number' })).toBeNull()
    view.unmount()
    tab.navigator.missing = []
    renderWith(tab, <PhoneScreen viewModel={tab.container.get(PhoneViewModel)} />)
    expect(screen.getByRole('link', { name: 'Change the number' }).getAttribute('href')).toBe('/phone/rebind')
  })
})

describe('the password', () => {
  async function draw(hasPassword: boolean) {
    tab.gateway.me_ = { ...profile, hasPassword }
    const viewModel = tab.container.get(PasswordViewModel)
    await viewModel.open()
    renderWith(tab, <PasswordScreen viewModel={viewModel} />)
  }

  it('is set the first time without an old one, by its rules', async () => {
    await draw(false)
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await user.type(screen.getByLabelText('New password'), 'short')
    expect(screen.getByText(/too short/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Set the password' }))
    expect(screen.getByText('Use at least 8 characters')).toBeTruthy()
    await user.type(screen.getByLabelText('New password'), '-but-not-now-7')
    await user.click(screen.getByRole('button', { name: 'Set the password' }))
    expect(tab.gateway.calls).toEqual(['me', 'setFirstPassword'])
    expect([tab.told(), tab.navigator.went]).toEqual([['password-saved'], ['back /mine']])
  })

  it('is changed with the old one; a wrong one is said beside it', async () => {
    await draw(true)
    tab.gateway.failing = { password: invalid({ oldPassword: 'wrong' }) }
    await user.type(screen.getByLabelText('Current password'), 'wrong-one')
    await user.type(screen.getByLabelText('New password'), 'heron-on-the-pier')
    await user.click(screen.getByRole('button', { name: 'Change the password' }))
    expect(screen.getByText('This is not your present password')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  })

  it('offers to try again when it is not known whether there is one', async () => {
    tab.gateway.failing = { me: failureOf('unavailable') }
    await draw(true)
    expect(screen.getByText('Your account could not be loaded')).toBeTruthy()
    tab.gateway.failing = {}
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Current password')).toBeTruthy()
  })
})

describe('a forgotten password', () => {
  it('is set anew by a code, then one logs in', async () => {
    const viewModel = tab.container.get(ForgetViewModel)
    viewModel.open(at('/forget', { redirect: '/posts/12' }))
    renderWith(tab, <ForgetScreen viewModel={viewModel} />)
    tab.gateway.failing = { reset: invalid({ password: 'too-common' }) }
    await user.type(screen.getByLabelText('Mobile number'), '13800000001')
    await user.type(screen.getByLabelText('Code from the text message'), '123456')
    await user.type(screen.getByLabelText('New password'), '12345678')
    await user.click(screen.getByRole('button', { name: 'Set the new password' }))
    expect(screen.getByText('This password is too common; choose another')).toBeTruthy()
    tab.gateway.failing = {}
    await user.click(screen.getByRole('button', { name: 'Set the new password' }))
    expect(tab.session.isMember).toBe(false)
    expect(tab.navigator.went).toEqual(['replace /login?redirect=%2Fposts%2F12'])
  })
})

describe('a session that a link offers', () => {
  it('is taken on only when the member says so', async () => {
    const offers = tab.container.get(SessionOfferStore)
    offers.make('handed', neighbour)
    renderWith(tab, <SessionOffer />)
    expect(screen.getByText('You are logged in here as “Heron”. This link is logged in as “Swift” (138****0002).')).toBeTruthy()
    await user.click(screen.getByText('Switch to “Swift”'))
    expect([tab.session.token, tab.session.user]).toEqual(['handed', neighbour])
  })

  it('names the account to a guest, who stays one unless they say so', async () => {
    const guest = openTab()
    const offers = guest.container.get(SessionOfferStore)
    offers.make('handed', neighbour)
    renderWith(guest, <SessionOffer />)
    expect(screen.getByText(/the account “Swift” \(138\*\*\*\*0002\)/)).toBeTruthy()
    await user.click(screen.getByText('Stay logged out'))
    expect([guest.session.isMember, offers.offer]).toEqual([false, null])
    act(() => offers.make('handed', neighbour))
    await user.click(await screen.findByText('Log in as “Swift”'))
    expect(guest.session.user).toEqual(neighbour)
  })
})
