// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { start } from '../../../support/hand-clock'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CircleManagerScreen } from '../../../../src/ui/civic/circles/circle-manager/circle-manager.screen'
import { CircleManagerViewModel } from '../../../../src/ui/civic/circles/circle-manager/circle-manager.view-model'
import { CircleFormScreen } from '../../../../src/ui/civic/circles/circle-form.screen'
import { CircleFormViewModel } from '../../../../src/ui/civic/circles/circle-form.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { openLive } from '../../../support/live-screen'
import { bindCircles, circle, person, type MemoryCircles } from './memory-circles'

let tab: Tab
let circles: MemoryCircles
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  ;({ circles } = bindCircles(tab.container))
})

describe('the people of a circle', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const location = { ...at('/group-manage/garden', query), params: { id: 'garden' } }
    const viewModel = tab.container.get(CircleManagerViewModel)
    const live = await openLive(viewModel, location)
    renderWith(tab, <CircleManagerScreen viewModel={viewModel} />)
    live.show(location)
    return viewModel
  }
  const lead = () => {
    logIn()
    circles.circles = [circle('garden', { standing: 'owner', acts: [], waitingCount: 1 })]
  }

  it('are shown to everybody without acts', async () => {
    await draw({ tab: 'pending' })
    expect(circles.calls.at(-1)).toBe('members garden member')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByText('Person anna')).toBeDefined()
  })

  it('who wait are approved by one tap, or declined with a reason', async () => {
    lead()
    circles.people = [
      person('anna', { state: 'pending', acts: ['approve', 'refuse'] }),
      person('ben', { state: 'pending', acts: ['approve', 'refuse'] }),
    ]
    await draw({ tab: 'pending' })
    await press('Approve Person anna')
    expect(circles.calls).toContain('approve garden anna  24')
    await expect.poll(() => screen.queryByText('Person anna')).toBeNull()
    await press('Decline Person ben')
    await user.type(await screen.findByRole('textbox', { name: /Why is it declined/ }), 'Not yet')
    await press('Decline')
    await expect.poll(() => circles.calls).toContain('refuse garden ben Not yet 24')
  })

  it('are muted for a time, and that is taken back', async () => {
    lead()
    circles.people = [person('anna', { acts: ['mute', 'remove'] })]
    await draw()
    await press('Actions on Person anna')
    await press('Mute')
    await user.click(await screen.findByRole('radio', { name: 'A week' }))
    await user.type(screen.getByRole('textbox', { name: /Why are they muted/ }), 'Shouting')
    await press('Mute')
    await expect.poll(() => circles.calls).toContain('mute garden anna Shouting 168')
    tab.notices.notices.at(-1)?.action?.act()
    await expect.poll(() => circles.calls).toContain('unmute garden anna  168')
  })

  it('get another owner only after a question', async () => {
    lead()
    circles.people = [person('anna', { acts: ['handOver'] })]
    await draw()
    await press('Actions on Person anna')
    await press('Hand over the circle')
    expect(circles.calls.filter((call) => call.startsWith('handOver'))).toEqual([])
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hand over the circle' }),
    )
    await expect.poll(() => circles.calls).toContain('handOver garden anna  24')
  })

  it('whose posts were reported are decided about by those who lead it, without learning who reported them', async () => {
    circles.circles = [circle('garden', { standing: 'owner', acts: [], reportedCount: 1 })]
    circles.reportedPosts = [
      {
        ...{ id: '7', beginning: 'Buy my seeds', author: person('carl'), since: start },
        reasons: [
          { reason: 'spam', count: 2 },
          { reason: 'false', count: 1 },
        ],
      },
    ]
    await draw({ tab: 'reported' })
    expect(screen.getByText('Advertising or spam (2 people), False information')).toBeDefined()
    expect(screen.getByRole('link', { name: 'View post' }).getAttribute('href')).toBe('/group-post-detail/7')
    await press('Keep Person carl’s post')
    expect([circles.calls.includes('keepReported 7'), tab.told()]).toEqual([true, ['circle-report-kept']])
    expect(screen.getByText('No reports are waiting')).toBeDefined()
  })

  it('leave a log of what was done to them and their posts', async () => {
    lead()
    circles.log = [
      {
        ...{ id: 'r1', act: 'remove', at: 1_772_000_000_000, actor: person('olga'), subject: person('anna') },
        ...{ post: { id: '7', beginning: 'Buy now…' }, text: 'Advertising' },
      },
    ]
    await draw({ tab: 'records' })
    expect(screen.getByText('Removed · Person anna')).toBeDefined()
    expect(screen.getByText('Reason: Advertising')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Buy now…' }).getAttribute('href')).toBe('/group-post-detail/7')
  })
})

describe('the form of a circle', () => {
  async function draw() {
    const location = { ...at('/group-edit/garden'), params: { id: 'garden' } }
    const viewModel = tab.container.get(CircleFormViewModel)
    const live = await openLive(viewModel, location)
    renderWith(tab, <CircleFormScreen viewModel={viewModel} />)
    live.show(location)
  }

  it('begins with what the circle says, and sends a notice', async () => {
    logIn()
    circles.circles = [circle('garden', { standing: 'moderator' })]
    await draw()
    await user.type(screen.getByRole('textbox', { name: /Notice/ }), 'We meet on Friday.')
    await press('Save')
    await expect.poll(() => circles.calls).toContain('change garden We meet on Friday.')
    expect(tab.told()).toEqual(['circle-changed'])
  })

  it('is not for others', async () => {
    logIn()
    await draw()
    expect(screen.getByText('Only the owner and moderators can edit it')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
