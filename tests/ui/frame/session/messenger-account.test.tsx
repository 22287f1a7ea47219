// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { PendingMessengerLogin } from '../../../../src/application/frame/session/messenger/pending-messenger-login'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { BindPhoneViewModel } from '../../../../src/ui/frame/session/phone/bind-phone.view-model'
import { MessengerAccountScreen } from '../../../../src/ui/frame/session/messenger-account/messenger-account.screen'
import { MessengerAccountViewModel } from '../../../../src/ui/frame/session/messenger-account/messenger-account.view-model'
import { MessengerPhoneScreen } from '../../../../src/ui/frame/session/phone/messenger-phone.screen'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { invalid, resident } from '../../../support/member-ports'

let tab: Tab
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
})

async function draw({ isPresent = true, messengerLogin = true } = {}) {
  tab.messenger.isPresent = isPresent
  const site = tab.container.get(SiteStore)
  site.hosts = { ...site.hosts, messengerLogin }
  const viewModel = tab.container.get(MessengerAccountViewModel)
  const live = await openLive(viewModel, at('/messenger'))
  renderWith(tab, <MessengerAccountScreen viewModel={viewModel} />)
  act(() => void live.show(at('/messenger')))
}
const bound = { bound: { nickname: 'Rainy Lane' }, proveBy: ['password'], mayUnbind: true } as const
const typePassword = () => user.type(screen.getByLabelText('Your password'), 'seven umbrellas')
const press = (name: string) => user.click(screen.getByRole('button', { name }))

describe('the account of the messenger', () => {
  it('is bound in the messenger after a proof, which waits in this tab for the answer', async () => {
    await draw()
    await typePassword()
    await press('Add WeChat')
    expect(tab.messengerAccount.calls).toEqual(['ownAccount', 'prove {"password":"seven umbrellas"}'])
    expect(tab.gateway.calls).toEqual(['messengerAddress /auth id consent'])
    expect(tab.navigator.left).toHaveLength(1)
    expect(tab.container.get(PendingMessengerLogin).consume('id')).toMatchObject({
      redirect: '/messenger',
      binding: { proof: 'proof', replaces: false },
    })
  })

  it('needs the right password', async () => {
    tab.messengerAccount.failing = { prove: invalid({ password: 'wrong' }) }
    await draw()
    await press('Add WeChat')
    expect(screen.getByText('Enter your password')).toBeTruthy()
    await typePassword()
    await press('Add WeChat')
    expect(screen.getByText('This password isn’t right')).toBeTruthy()
    expect(tab.navigator.left).toEqual([])
  })

  it('outside the messenger says how to bind one to this account, and does not say to log in by it', async () => {
    await draw({ isPresent: false })
    expect(screen.getByText(/^Open city\.example in WeChat, log in with your phone number/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add WeChat' })).toBeNull()
  })

  it('is replaced in the messenger', async () => {
    tab.messengerAccount.account = bound
    await draw()
    expect(screen.getByText('Rainy Lane')).toBeTruthy()
    await typePassword()
    await press('Use another WeChat account')
    expect(tab.container.get(PendingMessengerLogin).consume('id')?.binding?.replaces).toBe(true)
  })

  it.each([true, false])('is unbound after a question (in the messenger: %s)', async (isPresent) => {
    tab.messengerAccount.account = bound
    await draw({ isPresent })
    await press('Remove WeChat')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await typePassword()
    await press('Remove WeChat')
    await press('Keep it')
    expect(tab.messengerAccount.calls).toEqual(['ownAccount'])
    await press('Remove WeChat')
    await user.click(screen.getAllByRole('button', { name: 'Remove WeChat' }).at(-1)!)
    expect(await screen.findByText('No WeChat account yet')).toBeTruthy()
    expect([tab.messengerAccount.calls.slice(1, 3), tab.told()]).toEqual([
      ['prove {"password":"seven umbrellas"}', 'unbind proof'],
      ['messenger-unbound'],
    ])
  })

  it('stays with a member who has no phone, who is led to add one', async () => {
    tab.messengerAccount.account = { ...bound, mayUnbind: false }
    await draw()
    expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe(
      '/phone/bind?redirect=%2Fmessenger',
    )
    expect(screen.queryByRole('button', { name: 'Remove WeChat' })).toBeNull()
  })

  it('cannot be changed by who can prove nothing yet', async () => {
    tab.messengerAccount.account = { ...bound, proveBy: [] }
    await draw()
    expect(screen.getByText(/you can change WeChat 7 days after that/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove WeChat' })).toBeNull()
  })

  it('is not offered where the site is unknown to the messenger', async () => {
    await draw({ messengerLogin: false })
    expect(screen.getByText('WeChat isn’t available')).toBeTruthy()
  })

  it('says why it could not be loaded, and is loaded again', async () => {
    tab.messengerAccount.failing = { ownAccount: failureOf('offline') }
    await draw()
    expect(screen.getByText('Your WeChat account couldn’t be loaded')).toBeTruthy()
    tab.messengerAccount.failing = {}
    await press('Try again')
    expect(await screen.findByText('No WeChat account yet')).toBeTruthy()
  })
})

describe('the phone of a member who came by the messenger (S074)', () => {
  async function ask(query: Readonly<Record<string, string>>) {
    tab.session.setUser({ ...resident, phone: null })
    const viewModel = tab.container.get(BindPhoneViewModel)
    const live = await openLive(viewModel, at('/wx-bind-phone', query))
    renderWith(tab, <MessengerPhoneScreen viewModel={viewModel} />)
    act(() => void live.show(at('/wx-bind-phone', query)))
  }
  const enter = async (phone: string) => {
    await user.type(screen.getByLabelText('Phone number'), phone)
    await user.type(screen.getByLabelText('Text message code'), '123456')
  }

  it('is bound, and the member goes on to where they were going', async () => {
    tab.navigator.missing = []
    await ask({ redirect: '/posts/12' })
    await enter('13800000001')
    expect(tab.gateway.calls).toEqual(['bindPhoneToMessenger 13800000001 123456'])
    expect([tab.navigator.went, tab.told()]).toEqual([['return /posts/12'], ['phone-bound']])
  })

  it('can wait', async () => {
    await ask({ redirect: '/posts/12' })
    await press('Not now')
    expect(tab.navigator.went).toEqual(['return /posts/12'])
  })

  it('cannot wait where it is compulsory: the only other way is out', async () => {
    await ask({ redirect: '/posts/12', fouce: '1' })
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
    await press('Log out')
    expect([tab.session.isMember, tab.navigator.logins]).toEqual([false, ['/posts/12']])
  })

  it('of another account is refused in clear words, with the way to its login', async () => {
    tab.gateway.failing = { bindPhone: failureOf('somebody-first') }
    await ask({ redirect: '/posts/12' })
    await enter('13800000002')
    expect(screen.getByText(/^This number already has an account, and accounts can’t be joined/)).toBeTruthy()
    await press('Log out and log in with this number')
    expect([tab.session.isMember, tab.navigator.logins]).toEqual([false, ['/posts/12']])
  })

  it('is there already when another device bound one', async () => {
    tab.gateway.failing = { bindPhone: failureOf('state-refuses', { state: 'has-phone' }) }
    await ask({ redirect: '/posts/12' })
    await enter('13800000001')
    await expect.poll(() => tab.navigator.went).toEqual(['return /posts/12'])
  })
})
