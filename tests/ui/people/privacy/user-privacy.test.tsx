// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { PrivacyGateway } from '../../../../src/application/people/privacy/privacy-gateway'
import { LocalStorage } from '../../../../src/application/frame/shared/storage'
import { noteRead } from '../../../../src/application/people/interests/note-read'
import { InterestsStore } from '../../../../src/application/people/interests/interests.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { UserPrivacyScreen } from '../../../../src/ui/people/privacy/user-privacy.screen'
import { UserPrivacyViewModel } from '../../../../src/ui/people/privacy/user-privacy.view-model'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemoryPrivacy } from '../../../support/memory-privacy'

let tab: Tab
let gateway: MemoryPrivacy
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
  gateway = new MemoryPrivacy()
  tab.container.bind(PrivacyGateway).toConstantValue(gateway)
})

async function draw() {
  const viewModel = tab.container.get(UserPrivacyViewModel)
  renderWith(tab, <UserPrivacyScreen viewModel={viewModel} />)
  return await act(() => openLive(viewModel, at('/user-privacy')))
}
const isOn = (name: string) => (screen.getByRole('switch', { name }) as HTMLInputElement).checked
const tap = (name: string) => user.click(screen.getByRole('switch', { name }))

describe('the privacy of a member', () => {
  it('changes with one tap, and goes back where it could not be stored', async () => {
    await draw()
    await tap('Show my nickname in rankings')
    await user.click(screen.getByRole('radio', { name: 'Volunteers only' }))
    expect(gateway.privacy).toMatchObject({ inRankings: false, wishesFor: 'volunteers', showsService: true })
    gateway.failing = failureOf('unavailable')
    await tap('Show my volunteering')
    expect([isOn('Show my volunteering'), isOn('Show my nickname in rankings')]).toEqual([true, false])
  })

  it('asks before the history is deleted', async () => {
    await draw()
    await tap('Keep my history')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect([isOn('Keep my history'), tab.account.calls]).toEqual([true, []])
    await tap('Keep my history')
    await user.click(screen.getByRole('button', { name: 'Stop and delete' }))
    expect([isOn('Keep my history'), tab.account.calls, tab.told()]).toEqual([false, ['clear all'], ['history-off']])
    await tap('Keep my history')
    expect(isOn('Keep my history')).toBe(true)
  })

  it('lets this device remember what is read only when the member turns that on, and forget it', async () => {
    const interests = tab.container.get(InterestsStore)
    await draw()
    expect(isOn('Order by what I read')).toBe(false)
    await tap('Order by what I read')
    noteRead(tab.container.get(LocalStorage), { kind: 'post', publisherId: 'library' })
    act(() => interests.refresh())
    await user.click(screen.getByRole('button', { name: 'Forget what was remembered' }))
    expect([interests.isOn, interests.hasAny]).toEqual([true, false])
    await tap('Order by what I read')
    expect([interests.isOn, isOn('Order by what I read')]).toEqual([false, false])
  })

  it('lists whom the member blocked, and lets each go', async () => {
    gateway.people = [{ id: 'ben', nickname: 'Ben', avatar: null, blockedAt: start }]
    await draw()
    await user.click(screen.getByRole('button', { name: 'Unblock Ben' }))
    expect(await screen.findByText('No one is blocked')).toBeTruthy()
    expect(gateway.calls).toContain('unblock ben')
  })

  it('is not saved, and says why it could not be loaded', async () => {
    gateway.failing = failureOf('offline')
    const live = await draw()
    expect(live.snapshot()).toBeNull()
    expect(screen.getByText('Your privacy settings couldn’t be loaded')).toBeTruthy()
    expect(screen.getByText('The people you blocked couldn’t be loaded')).toBeTruthy()
  })
})
