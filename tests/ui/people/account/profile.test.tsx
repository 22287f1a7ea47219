// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ChosenAddress } from '../../../../src/application/frame/site/chosen-address'
import { ProfileScreen } from '../../../../src/ui/people/account/profile/profile.screen'
import { ProfileViewModel } from '../../../../src/ui/people/account/profile/profile.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { invalid, resident } from '../../../support/member-ports'

let tab: Tab
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
})

async function draw() {
  const viewModel = tab.container.get(ProfileViewModel)
  const live = await openLive(viewModel, at('/user'))
  renderWith(tab, <ProfileScreen viewModel={viewModel} />)
  return { viewModel, live, leave: live.show(at('/user')) }
}
const nickname = () => screen.getByLabelText('Nickname') as HTMLInputElement
const save = () => user.click(screen.getByRole('button', { name: 'Save' }))

describe('the profile', () => {
  it('is saved once, shown everywhere, and left', async () => {
    await draw()
    await user.clear(nickname())
    await user.type(nickname(), 'Grey Heron')
    await user.click(screen.getByLabelText('Female'))
    await save()
    expect(tab.gateway.edits).toEqual([{ nickname: 'Grey Heron', sex: 2, birthdate: null, homeAddress: '' }])
    expect([tab.session.user?.nickname, tab.told(), tab.navigator.went]).toEqual([
      'Grey Heron',
      ['profile-saved'],
      ['back /mine'],
    ])
  })

  it('says every mistake beside its field and all of them at the head, and leads to the first', async () => {
    const { viewModel } = await draw()
    await user.clear(nickname())
    act(() => viewModel.form.change({ birthdate: '2999-01-01' }))
    await save()
    expect(screen.getByRole('alert').textContent).toContain('Enter a nickname')
    expect(screen.getAllByText('The date of birth can’t be in the future')).toHaveLength(2)
    expect(document.activeElement).toBe(nickname())
    expect(tab.gateway.edits).toEqual([])
  })

  it('shows what the platform refuses, and keeps what was typed', async () => {
    tab.gateway.failing = { edit: invalid({ nickname: 'unseen-characters' }) }
    await draw()
    await user.type(nickname(), '!')
    await save()
    expect(screen.getByText('The nickname contains invisible characters')).toBeTruthy()
    expect(nickname().value).toBe('Heron!')
  })

  it('says beside the field that a name is kept for an office', async () => {
    tab.gateway.failing = { edit: invalid({ nickname: 'reserved' }) }
    await draw()
    await user.type(nickname(), ' Daily')
    await save()
    expect(nickname().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/This could be mistaken for an organisation/)).toBeTruthy()
    expect(nickname().value).toBe('Heron Daily')
  })

  it('takes the address that was chosen on its own screen, without asking before it opens that', async () => {
    const { viewModel, live, leave } = await draw()
    await user.type(nickname(), ' II')
    await user.click(screen.getByRole('button', { name: 'Choose province, city, district and street' }))
    expect([tab.navigator.went, viewModel.form.asksBeforeLeaving()]).toEqual([['/address?for=profile'], false])
    leave()
    tab.container.get(ChosenAddress).setAnswer('profile', { text: 'Julong, Yuelu, Changsha', position: null })
    act(() => void live.show(at('/user')))
    expect(viewModel.form.values).toMatchObject({ nickname: 'Heron II', homeAddress: 'Julong, Yuelu, Changsha' })
    expect(viewModel.form.asksBeforeLeaving()).toBe(true)
  })

  it('keeps a draft a second after the last letter, and offers it again', async () => {
    const { leave, viewModel } = await draw()
    await user.type(nickname(), ' II')
    expect(viewModel.form.asksBeforeLeaving()).toBe(true)
    tab.clock.pass(1000)
    expect(tab.drafts.get('of:u1:profile')).toMatchObject({ values: { nickname: 'Heron II' } })
    await user.type(nickname(), 'I')
    leave()
    expect(tab.drafts.get('of:u1:profile')).toMatchObject({ values: { nickname: 'Heron III' } })
    const again = tab.container.get(ProfileViewModel)
    await openLive(again, at('/user'))
    expect([again.form.values.nickname, again.form.isRestored]).toEqual(['Heron III', true])
    again.form.discard()
    expect([again.form.values.nickname, again.form.isChanged, tab.drafts.size]).toEqual(['Heron', false, 0])
  })

  it('never offers a draft to another member, and asks nothing on leaving once the session has ended', async () => {
    const { viewModel, leave } = await draw()
    await user.type(nickname(), ' II')
    leave()
    act(() => tab.session.clear())
    expect(viewModel.form.asksBeforeLeaving()).toBe(false)
    tab.session.startSession('other', { ...resident, id: 'u9' })
    tab.gateway.me_ = { ...tab.gateway.me_, user: { ...resident, id: 'u9' } }
    const theirs = tab.container.get(ProfileViewModel)
    await openLive(theirs, at('/user'))
    expect(theirs.form.isRestored).toBe(false)
  })
})
