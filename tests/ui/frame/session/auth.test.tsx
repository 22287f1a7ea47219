// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { PendingMessengerLogin } from '../../../../src/application/frame/session/messenger/pending-messenger-login'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { WebStorage } from '../../../../src/infrastructure/frame/host/web-storage'
import { AuthScreen } from '../../../../src/ui/frame/session/auth/auth.screen'
import { AuthViewModel } from '../../../../src/ui/frame/session/auth/auth.view-model'
import { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import { openLive } from '../../../support/live-screen'
import { at, never, openTab, renderWith, type Tab } from '../../../support/member-host'
import { invalid, neighbour, resident } from '../../../support/member-ports'

let tab: Tab
let state: string
let live: LiveScreen
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab()
  state = tab.container.get(PendingMessengerLogin).begin({ redirect: '/posts/12', asking: 'silent' })
})

function arrive(query: Readonly<Record<string, string>>) {
  const viewModel = tab.container.get(AuthViewModel)
  live = new LiveScreen('/auth', viewModel, at('/auth', query))
  void live.open(at('/auth', query), never)
  renderWith(tab, <AuthScreen viewModel={viewModel} />)
  act(() => void live.show(at('/auth', query)))
}

describe('the answer of the messenger', () => {
  it('takes the code out of the address, exchanges it, and leads to where the visitor was going', async () => {
    arrive({ code: 'c1', state })
    expect(tab.navigator.went).toEqual(['replace /auth'])
    await expect.poll(() => tab.navigator.went.at(-1)).toBe('return /posts/12')
    expect(tab.gateway.messengerLogins).toEqual([{ code: 'c1', agreed: true }])
    expect([tab.session.token, tab.session.user, tab.told()]).toEqual(['fresh', resident, ['logged-in']])
  })

  it('is exchanged once, though it is shown twice', async () => {
    const viewModel = tab.container.get(AuthViewModel)
    const address = at('/auth', { code: 'c1', state })
    const live = await openLive(viewModel, address)
    live.show(address)()
    live.show(at('/auth'))
    await expect.poll(() => tab.session.isMember).toBe(true)
    expect(tab.gateway.messengerLogins).toHaveLength(1)
  })

  it('with another state is not exchanged: an attacker cannot log a visitor in to their own account', () => {
    arrive({ code: 'c1', state: 'another-state' })
    expect(tab.gateway.messengerLogins).toEqual([])
    expect(screen.getByText('This WeChat login has expired')).toBeTruthy()
    expect(tab.container.get(PendingMessengerLogin).consume(state)?.redirect).toBe('/posts/12')
  })

  it('is waited for for ten minutes', () => {
    const pending = new PendingMessengerLogin(new WebStorage(() => window.sessionStorage, tab.clock), {
      next: () => 0.5,
      id: () => 'late',
    })
    pending.begin({ redirect: '/posts/12', asking: 'silent' })
    tab.clock.pass(10 * 60_000)
    expect(pending.consume('late')).toBeNull()
  })

  it('that comes again only leads on', () => {
    tab.session.startSession('elsewhere', neighbour)
    arrive({ code: 'c1', state: 'of-long-ago' })
    expect(tab.gateway.messengerLogins).toEqual([])
    expect([tab.navigator.went, tab.session.user]).toEqual([['replace /auth', 'return /mine'], neighbour])
  })

  it('that refuses leads back to the login, which still knows where the visitor was going', async () => {
    arrive({ state })
    expect(screen.getByText('WeChat login was declined')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Back to login' }))
    expect(tab.navigator.went.at(-1)).toBe('replace /login?redirect=%2Fposts%2F12')
  })

  it('of a newcomer who came silently leads to the messenger once more, which asks them', async () => {
    tab.gateway.failing = { logInByMessenger: failureOf('state-refuses', { state: 'consent-needed' }) }
    arrive({ code: 'c1', state })
    await expect.poll(() => tab.navigator.left).toEqual(['same tab https://city.example/demo/messenger?state=id'])
    expect(tab.gateway.calls.at(-1)).toBe('messengerAddress /auth id consent')
    expect(tab.container.get(PendingMessengerLogin).consume('id')).toMatchObject({ redirect: '/posts/12' })
  })

  it('says why a newcomer cannot be asked', async () => {
    tab.gateway.failing = {
      logInByMessenger: failureOf('state-refuses', { state: 'consent-needed' }),
      messengerAddress: failureOf('offline'),
    }
    arrive({ code: 'c1', state })
    expect(await screen.findByText('WeChat login failed')).toBeTruthy()
  })

  it('whose code is used offers a new login, not the code again', async () => {
    tab.gateway.failing = { logInByMessenger: invalid({ code: 'used' }) }
    arrive({ code: 'c1', state })
    expect(await screen.findByText('This WeChat login has expired')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('that could not be sent on is tried again', async () => {
    tab.gateway.failing = { logInByMessenger: failureOf('offline') }
    arrive({ code: 'c1', state })
    expect(await screen.findByText('WeChat login failed')).toBeTruthy()
    tab.gateway.failing = {}
    // Its own address has no code by now.
    act(() => live.onLocationChange(at('/auth')))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => tab.navigator.went.at(-1)).toBe('return /posts/12')
    expect(tab.gateway.messengerLogins.map(({ code }) => code)).toEqual(['c1', 'c1'])
  })
})

describe('the answer of the messenger to a binding', () => {
  const binding = { proof: 'proof', replaces: true }
  beforeEach(() => {
    tab.session.startSession('mine', resident)
    state = tab.container.get(PendingMessengerLogin).begin({ redirect: '/messenger', asking: 'consent', binding })
  })
  const comesBack = () => arrive({ code: 'c1', state })

  it('binds the account with the proof that was given before, and leads back', async () => {
    comesBack()
    await expect.poll(() => tab.navigator.went.at(-1)).toBe('replace /messenger')
    expect([tab.messengerAccount.calls, tab.gateway.messengerLogins, tab.told()]).toEqual([
      ['bind c1 proof true'],
      [],
      ['messenger-bound'],
    ])
  })

  it('with another state binds nothing: nobody binds their account by a link', () => {
    arrive({ code: 'of-the-attacker', state: 'another-state' })
    expect([tab.messengerAccount.calls, tab.gateway.messengerLogins]).toEqual([[], []])
  })

  it('binds nothing when the session has ended meanwhile', () => {
    tab.session.clear()
    comesBack()
    expect(screen.getByText('This attempt has expired')).toBeTruthy()
    expect([tab.messengerAccount.calls, tab.gateway.messengerLogins]).toEqual([[], []])
  })

  it.each([
    ['somebody else’s', failureOf('somebody-first'), 'This WeChat account belongs to another account'],
    ['another', failureOf('state-refuses', { state: 'has-messenger' }), 'You have another WeChat account already'],
    ['of an expired proof', invalid({ proof: 'expired' }), 'This attempt has expired'],
    ['lost', failureOf('offline'), 'WeChat couldn’t be added'],
  ])('says what is wrong with an account that is %s, and leads back', async (_, reason, said) => {
    tab.messengerAccount.failing = { bind: reason }
    comesBack()
    expect(await screen.findByText(said)).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Back' }).at(-1)!)
    expect(tab.navigator.went.at(-1)).toBe('replace /messenger')
  })

  it('that refuses changes nothing', () => {
    arrive({ state })
    expect(screen.getByText('WeChat wasn’t added')).toBeTruthy()
    expect(tab.messengerAccount.calls).toEqual([])
  })
})

it('a member without a phone is asked for one after the login, and then goes on', async () => {
  tab.gateway.me_ = { ...tab.gateway.me_, user: { ...resident, phone: null } }
  arrive({ code: 'c1', state })
  await expect.poll(() => tab.navigator.went.at(-1)).toBe('replace /wx-bind-phone?redirect=%2Fposts%2F12')
})
