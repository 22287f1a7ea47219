// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { MessageSettingsGateway } from '../../../../src/application/frame/messages/message-settings-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { usualSettings, type MessageSettings } from '../../../../src/domain/frame/messages/message-settings'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { UserSettingsScreen } from '../../../../src/ui/people/user-settings/user-settings.screen'
import { UserSettingsViewModel } from '../../../../src/ui/people/user-settings/user-settings.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

class MemorySettings implements MessageSettingsGateway {
  kept = usualSettings
  isDown = false
  settings = async () => this.answer(this.kept)
  save = async (settings: MessageSettings) => {
    if (!this.isDown) this.kept = settings
    return this.answer(settings)
  }
  private answer(settings: MessageSettings): Outcome<MessageSettings> {
    return this.isDown ? failure(failureOf('offline')) : success(settings)
  }
}

let tab: Tab
let gateway: MemorySettings
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
  gateway = new MemorySettings()
  tab.container.bind(MessageSettingsGateway).toConstantValue(gateway)
})

async function draw(isMember = true) {
  if (isMember) tab.session.startSession('mine', resident)
  const viewModel = tab.container.get(UserSettingsViewModel)
  const live = await openLive(viewModel, at('/user-set'))
  renderWith(tab, <UserSettingsScreen viewModel={viewModel} />)
  await act(async () => void live.show(at('/user-set')))
}
const toggle = (name: string) => user.click(screen.getByRole('switch', { name }))

describe('how messages are told', () => {
  it('is chosen by category, and saved at once', async () => {
    await draw()
    await toggle('Replies and likes, unread mark')
    await toggle('Office, notifications')
    expect(gateway.kept.shown).not.toContain('replies')
    expect(gateway.kept.pushed).not.toContain('office')
    await toggle('Replies and likes, unread mark')
    expect(gateway.kept.shown).toContain('replies')
  })

  it('cannot be muted for the safety of the account', async () => {
    await draw()
    expect(screen.queryByRole('switch', { name: 'Account, unread mark' })).toBeNull()
    expect(screen.getByRole('switch', { name: 'Account, notifications' })).toBeTruthy()
  })

  it('has quiet hours, which may be changed or ended', async () => {
    await draw()
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), '23:30')
    expect(gateway.kept.quietHours).toEqual({ from: 23 * 60 + 30, until: 7 * 60 })
    await toggle('Quiet hours')
    expect([gateway.kept.quietHours, screen.queryByRole('combobox')]).toEqual([null, null])
  })

  it('is taken back where it could not be saved', async () => {
    await draw()
    gateway.isDown = true
    await toggle('Show the message itself')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show the message itself' }).checked).toBe(false)
  })

  it('says that it could not be loaded, and is loaded again', async () => {
    gateway.isDown = true
    await draw()
    expect(screen.getByText('Your message settings couldn’t be loaded')).toBeTruthy()
    gateway.isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('switch', { name: 'Quiet hours' })).toBeTruthy()
  })
})

describe('the index of settings', () => {
  it('leads everybody to the settings of the app, to privacy and to the safety of the account', async () => {
    await draw()
    const leads = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(leads).toEqual(expect.arrayContaining(['/setting', '/user-privacy', '/safe']))
  })

  it('lets a guest set what this device remembers, and asks for a login for the rest', async () => {
    await draw(false)
    await toggle('Order by what I read')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Order by what I read' }).checked).toBe(true)
    expect(screen.queryByRole('switch', { name: 'Quiet hours' })).toBeNull()
    const login = screen.getByRole('link', { name: 'Log in to choose your messages and notifications' })
    expect(login.getAttribute('href')).toBe('/login?redirect=%2Fuser-set')
  })
})
