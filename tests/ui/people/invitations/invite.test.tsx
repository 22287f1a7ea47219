// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ScreenWake } from '../../../../src/application/frame/codes/screen-wake'
import { InvitationsGateway } from '../../../../src/application/people/invitations/invitations-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { ShareOutlet } from '../../../../src/application/frame/sharing/share-outlet'
import { SharingGateway } from '../../../../src/application/frame/sharing/sharing-gateway'
import type { Invited } from '../../../../src/domain/people/invitations/invited'
import type { ShareReport } from '../../../../src/domain/frame/sharing/share'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { InviteScreen } from '../../../../src/ui/people/invitations/invite.screen'
import { InviteViewModel } from '../../../../src/ui/people/invitations/invite.view-model'
import { start } from '../../../support/hand-clock'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { openLive, restoreLive } from '../../../support/live-screen'
import { resident } from '../../../support/member-ports'

const link = `https://city.example/index?from_user_id=${resident.id}&from_url=%2Findex`
const person = (id: string): Invited => ({ id, name: `${id}***`, at: start })

let tab: Tab
let people: readonly Invited[]
let reachable: boolean
let copied: string[]
let reports: ShareReport[]
const user = userEvent.setup()

function bindPorts() {
  const { container } = tab
  const invited = async ({ cursor }: { readonly cursor?: string }) =>
    !reachable
      ? failure(failureOf('offline'))
      : success({
          items: cursor === undefined ? people.slice(0, 2) : people.slice(2),
          nextCursor: cursor === undefined && people.length > 2 ? 'more' : null,
          ...(cursor === undefined && { total: people.length, today: 1 }),
        })
  container.bind(InvitationsGateway).toConstantValue({ invited })
  container.bind(ScreenWake).toConstantValue({ keepAwake: () => () => undefined })
  container
    .bind(ShareOutlet)
    .toConstantValue({
      origin: () => 'https://city.example',
      canShare: () => false,
      share: async () => 'dismissed',
      copy: async (text: string) => copied.push(text) > 0,
    })
  container.bind(SharingGateway).toConstantValue({
    report: async (report: ShareReport) => {
      reports.push(report)
      return success({ shares: 1 })
    },
  })
}

async function see() {
  const viewModel = tab.container.get(InviteViewModel)
  const live = await openLive(viewModel, at('/extension'))
  renderWith(tab, <InviteScreen viewModel={viewModel} />)
  return { viewModel, live }
}

beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
  people = [person('A'), person('B'), person('C')]
  reachable = true
  copied = []
  reports = []
  bindPorts()
})

it('shows the member’s link as a code and as text, and copies it', async () => {
  await see()
  expect(screen.getByRole('img', { name: 'My invitation QR code' })).toBeDefined()
  expect(screen.getByText(link)).toBeDefined()
  await user.click(screen.getByRole('button', { name: /copy/i }))
  expect(copied).toEqual([link])
  expect(reports).toMatchObject([{ url: link, type: 2, userId: resident.id }])
  expect(tab.told()).toEqual(['copied'])
})

it('lists who came, with how many in all and today, and more by pages', async () => {
  const { viewModel } = await see()
  expect(screen.getByText('A***')).toBeDefined()
  expect(screen.getByLabelText('Friends who joined').textContent).toBe('Today1Total3')
  await viewModel.invited.more()
  expect(viewModel.invited.items.map(({ id }) => id)).toEqual(['A', 'B', 'C'])
  expect([viewModel.invited.total, viewModel.today]).toEqual([3, 1])
})

it('says that nobody came yet', async () => {
  people = []
  await see()
  expect(screen.getByText('No one yet')).toBeDefined()
})

it('keeps the link when the list does not load', async () => {
  reachable = false
  await see()
  expect(screen.getByText(link)).toBeDefined()
  expect(screen.getByText('The list couldn’t be loaded')).toBeDefined()
  expect(screen.getByLabelText('Friends who joined').textContent).toBe('Today–Total–')
})

it('is as it was after a reload', async () => {
  const { live } = await see()
  reachable = false
  const viewModel = tab.container.get(InviteViewModel)
  await restoreLive(viewModel, live.snapshot(), at('/extension'))
  expect([viewModel.invited.items.length, viewModel.invited.total, viewModel.today]).toEqual([2, 3, 1])
})

it('is loaded anew where something else was saved', async () => {
  const viewModel = tab.container.get(InviteViewModel)
  await restoreLive(viewModel, { invited: [], today: 'many' }, at('/extension'))
  expect([viewModel.invited.items.length, viewModel.invited.total, viewModel.today]).toEqual([2, 3, 1])
})

it('opens the ways to send it, or at once the poster', async () => {
  const { viewModel } = await see()
  await user.click(screen.getByRole('button', { name: 'Make a poster' }))
  expect(viewModel.sharing).toBe('poster')
  viewModel.closeSharing()
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(viewModel.sharing).toBe('ways')
})

it('asks a guest to log in', async () => {
  tab = openTab()
  bindPorts()
  const { viewModel } = await see()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined()
  expect(viewModel.invited.state).toBe('idle')
})
