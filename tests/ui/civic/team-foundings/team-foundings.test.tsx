// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { TeamFoundingsGateway } from '../../../../src/application/civic/team-foundings/team-foundings-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { ChangeTeamScreen } from '../../../../src/ui/civic/team-foundings/change-team.screen'
import { ChangeTeamViewModel } from '../../../../src/ui/civic/team-foundings/change-team.view-model'
import { FoundTeamScreen } from '../../../../src/ui/civic/team-foundings/found-team.screen'
import { FoundTeamViewModel } from '../../../../src/ui/civic/team-foundings/found-team.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { reachedLimit } from '../../../support/reached-limit'
import { founding, ledTeam, MemoryFoundings } from './memory-foundings'

let tab: Tab
let gateway: MemoryFoundings
const user = userEvent.setup()
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  gateway = new MemoryFoundings()
  tab.container.bind(TeamFoundingsGateway).toConstantValue(gateway)
  tab.session.startSession('mine', resident)
})

describe('the request for a team', () => {
  async function draw() {
    const viewModel = tab.container.get(FoundTeamViewModel)
    const live = await openLive(viewModel, at('/found-team'))
    renderWith(tab, <FoundTeamScreen viewModel={viewModel} />)
    live.show(at('/found-team'))
    return viewModel
  }

  it('names what is missing', async () => {
    await draw()
    await press('Submit for review')
    for (const problem of ['Enter a name', 'Choose a picture', 'Say why it’s needed'])
      expect(screen.getAllByText(problem).length).toBeGreaterThan(0)
    expect(gateway.calls).toEqual(['standing'])
  })

  it('shows what waits, and is withdrawn once its founder confirms; then another one can be written', async () => {
    gateway.now = { ...gateway.now, founding: founding() }
    await draw()
    expect(screen.getByRole('heading', { name: 'River Swifts' })).toBeDefined()
    expect(screen.getByText('In review')).toBeDefined()
    await press('Withdraw request')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw request' }))
    expect(gateway.calls).toContain('withdraw f1')
    expect(screen.getByRole('button', { name: 'Submit for review' })).toBeDefined()
  })

  it('that was refused says why, and begins anew with its texts', async () => {
    gateway.now = { ...gateway.now, founding: founding({ state: 'refused', reason: 'There is one already.' }) }
    await draw()
    expect(screen.getByText('Why: There is one already.')).toBeDefined()
    await press('Change and ask again')
    expect(screen.getByDisplayValue('River Swifts')).toBeDefined()
  })

  it('that was approved leads to the team', async () => {
    gateway.now = { ...gateway.now, founding: founding({ state: 'approved', teamId: 't9' }) }
    await draw()
    expect(screen.getByRole('link', { name: 'Manage team' }).getAttribute('href')).toBe('/team-managetab/t9')
  })

  it.each([
    [{ isVolunteer: false, leadsEnough: false }, 'Become a volunteer first'],
    [{ isVolunteer: true, leadsEnough: true }, 'You lead 3 teams'],
  ])('is not for everybody: %j', async (standing, title) => {
    gateway.now = { ...gateway.now, ...standing }
    await draw()
    expect(screen.getByText(title)).toBeDefined()
  })

  it('says before it is filled when another one can be asked for', async () => {
    gateway.now = { ...gateway.now, limit: { most: 5, until: Date.UTC(2026, 10, 30, 9), wait: null } }
    await draw()
    expect(screen.getByText(/^You’ve sent 5, .* You can send another from/)).toBeDefined()
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(screen.getByRole('link', { name: 'My teams' }).getAttribute('href')).toBe('/search-team?mine=1')
  })

  it('is loaded again after a failure', async () => {
    gateway.failing = { standing: failureOf('unreachable') }
    await draw()
    gateway.failing = {}
    await press('Try again')
    expect(screen.getByLabelText('Name')).toBeDefined()
  })
})

describe('the change of a team', () => {
  async function draw(id = 't1') {
    const viewModel = tab.container.get(ChangeTeamViewModel)
    const location = { path: `/team-change/${id}`, params: { id }, query: {} }
    const live = await openLive(viewModel, location)
    renderWith(tab, <ChangeTeamScreen viewModel={viewModel} />)
    live.show(location)
    return viewModel
  }

  it('is saved, and leads back to the leader’s desk', async () => {
    await draw()
    expect(screen.getByText('A new name is reviewed first')).toBeDefined()
    await user.clear(screen.getByLabelText('About'))
    await user.type(screen.getByLabelText('About'), 'We watch the herons at dawn.')
    await press('Save')
    expect(gateway.led.intro).toBe('We watch the herons at dawn.')
    expect(tab.navigator.went.at(-1)).toBe('replace /team-managetab/t1')
  })

  it('says before it is filled when the leader can change it again', async () => {
    gateway.led = ledTeam({ limit: reachedLimit(20) })
    await draw()
    expect(screen.getByText(/^You can’t save more changes for now/)).toBeDefined()
    expect(screen.queryByLabelText('About')).toBeNull()
    expect(screen.getByRole('button', { name: 'Close team' })).toBeDefined()
  })

  it('says which name waits', async () => {
    gateway.led = ledTeam({ newName: 'Quiet Herons' })
    await draw()
    expect(screen.getByText(/The new name “Quiet Herons” is being reviewed/)).toBeDefined()
  })

  it('closes the team with a reason', async () => {
    await draw()
    await press('Close team')
    const sheet = within(screen.getByRole('dialog'))
    await user.type(sheet.getByLabelText('Reason'), 'We have all moved away')
    await user.click(sheet.getByRole('button', { name: 'Close team' }))
    expect(gateway.calls).toContain('close t1: We have all moved away')
    expect(tab.navigator.went.at(-1)).toBe('replace /team-detail?id=t1')
  })

  it('is for the leader alone', async () => {
    await draw('t2')
    expect(screen.getByText('Only the leader can change the team')).toBeDefined()
  })
})
