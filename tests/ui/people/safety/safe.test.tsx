// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SafetyGateway } from '../../../../src/application/people/safety/safety-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SafeScreen } from '../../../../src/ui/people/safety/safe.screen'
import { SafeViewModel } from '../../../../src/ui/people/safety/safe.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemorySafety } from '../../../support/memory-safety'

let tab: Tab
let gateway: MemorySafety
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
  gateway = new MemorySafety()
  tab.container.bind(SafetyGateway).toConstantValue(gateway)
})

async function draw() {
  const viewModel = tab.container.get(SafeViewModel)
  const live = await openLive(viewModel, at('/safe'))
  renderWith(tab, <SafeScreen viewModel={viewModel} />)
  act(() => void live.show(at('/safe')))
  return live
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
/** Presses the last button of this name: the one of the dialog. */
const confirm = (name: string) => user.click(screen.getAllByRole('button', { name }).at(-1)!)
const value = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) })

describe('the safety of the account', () => {
  it('says how one logs in, and leads to each way', async () => {
    await draw()
    expect(['Phone number', 'Password', 'WeChat'].map((name) => value(name).textContent)).toEqual([
      'Phone number138****0001',
      'PasswordSet',
      'WeChatRainy Lane',
    ])
    expect(value('Phone number').getAttribute('href')).toBe('/phone')
  })

  it('leads who has no phone to add one', async () => {
    tab.session.setUser({ ...resident, phone: null })
    gateway.safety = { ...gateway.safety, messenger: null, hasPassword: false }
    await draw()
    expect(value('Phone number').getAttribute('href')).toBe('/phone/bind?redirect=%2Fsafe')
    expect([value('Password').textContent, value('WeChat').textContent]).toEqual(['PasswordNot set', 'WeChatNot added'])
  })

  it('logs one device out after a question', async () => {
    await draw()
    await press('Log out Safari on iOS')
    expect(screen.getByText('Safari on iOS will have to log in again to use your account.')).toBeTruthy()
    await press('Cancel')
    expect(gateway.calls).toEqual(['read'])
    await press('Log out Safari on iOS')
    await confirm('Log out')
    expect(screen.queryByText('Safari on iOS')).toBeNull()
    expect([gateway.calls, tab.told()]).toEqual([['read', 'end tablet'], ['device-ended']])
  })

  it('logs all others out after a question, and then offers it no more', async () => {
    await draw()
    await press('Log out all other devices')
    await confirm('Log out all other devices')
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
    expect(screen.getByText('This device')).toBeTruthy()
    expect([gateway.calls, tab.told()]).toEqual([['read', 'end others'], ['devices-ended']])
  })

  it('keeps the list when a device could not be logged out', async () => {
    gateway.failing = failureOf('unavailable')
    await draw()
    await press('Log out Safari on iOS')
    await confirm('Log out')
    expect(screen.getByRole('button', { name: 'Log out Safari on iOS' })).toBeTruthy()
  })

  it('logs out here after a question', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await confirm('Log out')
    expect([tab.session.isMember, tab.navigator.went]).toEqual([false, ['replace /mine']])
  })

  it('is not saved, and says why it could not be loaded', async () => {
    gateway.unreadable = failureOf('offline')
    const live = await draw()
    expect(live.snapshot()).toBeNull()
    expect(screen.getByText('Your devices couldn’t be loaded')).toBeTruthy()
    gateway.unreadable = null
    await press('Try again')
    expect(await screen.findByText('This device')).toBeTruthy()
  })
})
