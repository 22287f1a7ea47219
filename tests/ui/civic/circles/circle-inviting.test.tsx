// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { CircleCandidate } from '../../../../src/domain/civic/circles/circle'
import { CircleManagerScreen } from '../../../../src/ui/civic/circles/circle-manager/circle-manager.screen'
import { CircleManagerViewModel } from '../../../../src/ui/civic/circles/circle-manager/circle-manager.view-model'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { bindCircles, circle, person, type MemoryCircles } from './memory-circles'
import { flush } from '../../../support/flush'

let tab: Tab
let circles: MemoryCircles
const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const candidate = (id: string, more: Partial<CircleCandidate> = {}): CircleCandidate => ({
  ...person(id),
  standing: 'free',
  invitableFrom: null,
  ...more,
})
const settled = () =>
  act(async () => {
    tab.clock.pass(300)
    await flush()
  })

beforeEach(() => {
  tab = openTab()
  ;({ circles } = bindCircles(tab.container))
  tab.session.startSession('mine', resident)
  circles.circles = [circle('garden', { standing: 'owner', acts: [] })]
})

async function draw() {
  const location = { ...at('/group-manage/garden'), params: { id: 'garden' } }
  const viewModel = tab.container.get(CircleManagerViewModel)
  const live = await openLive(viewModel, location)
  renderWith(tab, <CircleManagerScreen viewModel={viewModel} />)
  live.show(location)
  return viewModel
}

describe('inviting people to a circle', () => {
  it('finds people by their nickname, invites one by a tap, and shows that it is done', async () => {
    circles.others = [candidate('anna'), candidate('ben')]
    await draw()
    await press('Invite people')
    expect(await screen.findByRole('button', { name: 'Invite Person anna' })).toBeDefined()
    await user.type(screen.getByRole('searchbox'), 'ben')
    await settled()
    expect(circles.calls).toContain('candidates garden ben')
    expect(screen.queryByRole('button', { name: 'Invite Person anna' })).toBeNull()
    await press('Invite Person ben')
    expect(circles.calls).toContain('invite garden ben  24')
    expect(await screen.findByText('Invited', { selector: 'p' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Invite Person ben' })).toBeNull()
    expect(tab.told()).toEqual(['circle-person-invited'])
  })

  it.each([
    [{ standing: 'member' }, 'Member'],
    [{ standing: 'pending' }, 'Asked to join'],
    [{ standing: 'blocked' }, 'You blocked them'],
    [{ standing: 'declined', invitableFrom: start }, /^Declined\. Can be invited again from /],
  ] as const)('says why somebody cannot be invited: %j', async (more, words) => {
    circles.others = [candidate('cora', more)]
    await draw()
    await press('Invite people')
    expect(await screen.findByText(words, { selector: 'p' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Invite Person cora' })).toBeNull()
  })

  it('says whom it finds when there is nobody', async () => {
    await draw()
    await press('Invite people')
    expect(await screen.findByText('No one to invite yet')).toBeDefined()
    await user.type(screen.getByRole('searchbox'), 'zoe{Enter}')
    expect(await screen.findByText('No one found')).toBeDefined()
  })

  it('asks again for the people when somebody was faster', async () => {
    circles.others = [candidate('anna')]
    await draw()
    await press('Invite people')
    circles.failing = { invite: failureOf('state-refuses') }
    circles.others = [candidate('anna', { standing: 'member' })]
    await user.click(await screen.findByRole('button', { name: 'Invite Person anna' }))
    expect(await screen.findByText('Member', { selector: 'p' })).toBeDefined()
    expect(tab.told()).toEqual(['case-moved-on'])
  })

  it('is offered neither to members nor in a circle that has ended', async () => {
    circles.circles = [circle('garden', { standing: 'owner', hasEnded: true, acts: [] })]
    const viewModel = await draw()
    expect(viewModel.mayInvite).toBe(false)
    circles.circles = [circle('garden', { standing: 'member' })]
    await act(() => viewModel.refresh())
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull()
  })
})
