// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { PictureChooser } from '../../../../src/application/frame/uploads/picture-chooser'
import { AvatarEditor } from '../../../../src/ui/people/account/profile/avatar-editor.part'
import { AvatarViewModel } from '../../../../src/ui/people/account/profile/avatar.view-model'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

let tab: Tab
beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
})

describe('The member’s picture', () => {
  const area = { x: 0, y: 0, width: 10, height: 10 }
  const picture = { size: 100, type: 'image/png' }

  it('is cut, sent and saved', async () => {
    const viewModel = tab.container.get(AvatarViewModel)
    viewModel.choose(picture)
    await viewModel.applyCrop(area)
    expect(tab.uploads.sent[0]?.file.type).toBe('image/jpeg')
    expect(tab.gateway.edits).toEqual([{ avatarSourceId: 'source-1' }])
    expect([viewModel.picture, tab.told()]).toEqual([null, ['avatar-saved']])
  })

  it('stays where it is when sending fails, for another try', async () => {
    const viewModel = tab.container.get(AvatarViewModel)
    tab.uploads.failing = failureOf('offline')
    viewModel.choose(picture)
    await viewModel.applyCrop(area)
    expect([viewModel.picture, viewModel.failure?.code, viewModel.isBusy]).toEqual([picture, 'offline', false])
    tab.uploads.failing = null
    await viewModel.applyCrop(area)
    expect(viewModel.picture).toBeNull()
  })

  it('is not saved when it was stopped on its way', async () => {
    const viewModel = tab.container.get(AvatarViewModel)
    let release = () => {}
    tab.uploads.hold = new Promise((resolve) => (release = resolve))
    viewModel.choose(picture)
    const using = viewModel.applyCrop(area)
    await vi.waitFor(() => expect(tab.uploads.sent).toHaveLength(1))
    viewModel.cancel()
    release()
    await using
    expect([tab.gateway.edits, viewModel.failure, viewModel.picture]).toEqual([[], null, null])
  })

  it('that cannot be read is said to be so', async () => {
    const viewModel = tab.container.get(AvatarViewModel)
    tab.uploads.unreadable = true
    viewModel.choose(picture)
    await viewModel.applyCrop(area)
    expect(viewModel.failure?.code).toBe('type-not-taken')
  })

  it('is chosen by the app or the messenger where they can, and by the browser where they fail', async () => {
    const chosen = [[picture], [], null]
    await tab.container.unbind(PictureChooser)
    tab.container.bind(PictureChooser).toConstantValue({ canChoose: true, choose: async () => chosen.shift() ?? null })
    const viewModel = tab.container.get(AvatarViewModel)
    expect([await viewModel.chooseByHost(), viewModel.picture]).toEqual([true, picture])
    viewModel.cancel()
    expect([await viewModel.chooseByHost(), viewModel.picture]).toEqual([true, null])
    expect(await viewModel.chooseByHost()).toBe(false)
  })

  it('holds its place until the code that changes it is here, and opens what cuts it', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
    renderWith(tab, <AvatarEditor />)
    expect(screen.getByRole('button', { name: 'Change picture' })).toBeTruthy()
    await userEvent.upload(
      await screen.findByLabelText('Change picture', { selector: 'input' }),
      new File(['x'], 'me.png', { type: 'image/png' }),
    )
    expect(await screen.findByRole('dialog', { name: 'Crop picture' })).toBeTruthy()
  })
})
