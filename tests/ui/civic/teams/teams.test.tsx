// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { TeamsGateway } from '../../../../src/application/civic/teams/teams-gateway'
import { TeamListScreen } from '../../../../src/ui/civic/teams/team-list.screen'
import { TeamListViewModel } from '../../../../src/ui/civic/teams/team-list.view-model'
import { TeamManagerScreen } from '../../../../src/ui/civic/teams/team-manager/team-manager.screen'
import { TeamManagerViewModel } from '../../../../src/ui/civic/teams/team-manager/team-manager.view-model'
import { TeamScreen } from '../../../../src/ui/civic/teams/team/team.screen'
import { TeamViewModel } from '../../../../src/ui/civic/teams/team/team.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { activity, MemoryActivities } from '../activities/memory-activities'
import { openLive } from '../../../support/live-screen'
import { member, MemoryTeams, team } from './memory-teams'

let tab: Tab
let teams: MemoryTeams
let activities: MemoryActivities
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  teams = new MemoryTeams()
  tab.container.bind(TeamsGateway).toConstantValue(teams)
  activities = new MemoryActivities().bindTo(tab.container)
})

describe('the list of teams', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(TeamListViewModel)
    const live = await openLive(viewModel, at('/search-team', query))
    renderWith(tab, <TeamListScreen viewModel={viewModel} />)
    live.show(at('/search-team', query))
    return viewModel
  }

  it('leads to each team, says what the visitor is to it, and asks to join by one tap', async () => {
    logIn()
    await draw()
    expect(screen.getByRole('link', { name: 'Team 1' }).getAttribute('href')).toBe('/team-detail?id=1')
    expect(within(screen.getAllByRole('article')[1]!).getByText('Member')).toBeDefined()
    expect(screen.getAllByText('12.5 h')).toHaveLength(2)
    await press('Ask to join Team 1')
    expect(teams.calls.at(-1)).toBe('join 1')
    expect(within(screen.getAllByRole('article')[0]!).getByText('Request sent')).toBeDefined()
    expect(tab.told()).toEqual(['team-asked'])
  })

  it('is searched, and its choice stands in the address', async () => {
    logIn()
    await draw()
    await user.click(screen.getByRole('tab', { name: 'My teams' }))
    expect(tab.navigator.went).toEqual(['replace /search-team?mine=1'])
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.type(screen.getByRole('searchbox'), 'bird{Enter}')
    expect(teams.calls.at(-1)).toBe('list 1/bird')
  })

  it('sends a guest to the login, and their request when they come back', async () => {
    await draw()
    await press('Ask to join Team 1')
    expect(tab.navigator.logins).toHaveLength(1)
    logIn()
    const again = tab.container.get(TeamListViewModel)
    const live = await openLive(again, at('/search-team'))
    live.show(at('/search-team'))
    await expect.poll(() => teams.calls).toContain('join 1')
  })

  it('says that one is in no team yet', async () => {
    logIn()
    teams.teams = [team('1')]
    await draw({ mine: '1' })
    expect(screen.getByText('You’re not in a team yet')).toBeDefined()
    await press('Find a team')
    expect(tab.navigator.went).toEqual(['replace /search-team'])
  })
})

describe('a team', () => {
  async function draw(id = '1') {
    const viewModel = tab.container.get(TeamViewModel)
    const live = await openLive(viewModel, at('/team-detail', { id }))
    const drawn = renderWith(tab, <TeamScreen viewModel={viewModel} />)
    live.show(at('/team-detail', { id }))
    return drawn
  }

  it('shows its hours and its members, and is joined and left after a question', async () => {
    logIn()
    await draw()
    expect(screen.getByText('12.5')).toBeDefined()
    expect(screen.getByText('1.5')).toBeDefined()
    await press('Ask to join')
    expect(screen.getByText('Request sent. Please wait for the leader’s answer.')).toBeDefined()
    await press('Withdraw request')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw request' }))
    expect(teams.calls.slice(-2)).toEqual(['join 1', 'withdraw 1'])
    await press('Show all 2')
    expect(await screen.findByText('Crane')).toBeDefined()
  })

  it('shows the steps that lead into it, while somebody has still to take them', async () => {
    logIn()
    teams.teams = [
      team('1'),
      team('2', { notAVolunteer: true, acts: [] }),
      team('3', { standing: 'member', acts: ['leave'] }),
    ]
    const steps = () =>
      screen.queryAllByRole('list', { name: 'Steps' }).map((list) => [
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
        list.querySelector('[aria-current]')?.textContent,
      ])
    const { unmount } = await draw()
    expect(steps()).toEqual([[['1Ask', '2Review', '3Join'], '1Ask']])
    await press('Ask to join')
    expect(steps()).toEqual([[['Askdone', '2Review', '3Join'], '2Review']])
    unmount()
    const second = await draw('2')
    expect(steps()).toEqual([[['1Real name', '2Details', '3Review'], undefined]])
    second.unmount()
    await draw('3')
    expect(steps()).toEqual([])
  })

  it('lists what it does next, with a way to all of it', async () => {
    activities.activities = ['1', '2', '3', '4'].map((id) => activity(id))
    await draw()
    const part = within(screen.getByRole('region', { name: 'Activities' }))
    expect(part.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(part.getByRole('link', { name: 'Activity 1' }).getAttribute('href')).toBe('/activities-details/1')
    await user.click(part.getByRole('button', { name: 'All' }))
    expect(await screen.findByText('Activity 4')).toBeDefined()
    activities.activities = []
    await draw('2')
    expect(screen.getByText('No upcoming activities.')).toBeDefined()
  })

  it('says why one cannot join, and leads to the registration where there is one', async () => {
    logIn()
    teams.teams = [team('1', { notAVolunteer: true, acts: [] })]
    await draw()
    expect(screen.getByText(/once you’re registered/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Become a volunteer' }).getAttribute('href')).toBe('/register-volunteer')
    expect(screen.queryByRole('button', { name: 'Ask to join' })).toBeNull()
  })

  it('tells who was refused why, and leads its leader to their desk', async () => {
    logIn()
    teams.teams = [
      team('1', { standing: 'refused', reason: 'Weekends only' }),
      team('2', { standing: 'leader', acts: [], waitingCount: 3 }),
    ]
    await draw()
    expect(screen.getByText('Your last request was declined: Weekends only')).toBeDefined()
    await draw('2')
    expect(screen.getByRole('link', { name: 'Manage team (3 requests)' }).getAttribute('href')).toBe(
      '/team-managetab/2',
    )
  })

  it('is led from now on by a member who was asked and accepts; they may decline', async () => {
    logIn()
    const offer = { to: { id: 'mine', nickname: 'Me', avatar: null }, endsAt: Date.UTC(2026, 2, 12) }
    teams.teams = [team('1', { standing: 'member', acts: ['leave'], offer })]
    await draw()
    expect(screen.getByText(/^Wren asks you to lead this team\. Please answer by .*2026/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Leave the team' })).toBeNull()
    await press('Decline')
    const question = within(screen.getByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Not now' }))
    await press('Accept')
    expect(screen.getByRole('alertdialog').textContent).toContain('The present leader stays a member')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accept' }))
    expect(teams.calls.at(-1)).toBe('acceptLead 1')
    expect(await screen.findByRole('link', { name: 'Manage team' })).toBeDefined()
    expect(tab.told()).toEqual(['lead-accepted'])
  })

  it('can be reported, but by its leader', async () => {
    logIn()
    teams.teams = [team('1'), team('2', { standing: 'leader', acts: [] }), team('3', { closedAt: 1, acts: [] })]
    const reportable = async (id: string) => {
      const { unmount } = await draw(id)
      const isThere = screen.queryByRole('button', { name: 'Report' }) !== null
      unmount()
      return isThere
    }
    expect([await reportable('1'), await reportable('2'), await reportable('3')]).toEqual([true, false, false])
  })

  it('leads its members to what is written to them', async () => {
    logIn()
    await draw('2')
    expect(screen.getByRole('link', { name: 'Team messages' }).getAttribute('href')).toBe('/team-letters/2')
  })

  it('that the leader changed meanwhile says so, and shows itself as it is now', async () => {
    logIn()
    await draw()
    teams.failing = { join: failureOf('state-refuses', { status: 409 }) }
    teams.teams = [team('1', { standing: 'member', acts: ['leave'] })]
    await press('Ask to join')
    expect(tab.told()).toEqual(['case-moved-on'])
    expect(screen.getByRole('button', { name: 'Leave the team' })).toBeDefined()
  })
})

describe('the desk of a leader', () => {
  async function draw() {
    const viewModel = tab.container.get(TeamManagerViewModel)
    await openLive(viewModel, { path: '/team-managetab/1', params: { id: '1' }, query: {} })
    renderWith(tab, <TeamManagerScreen viewModel={viewModel} />)
    return viewModel
  }
  beforeEach(() => {
    logIn()
    teams.teams = [team('1', { standing: 'leader', acts: [], waitingCount: 2 })]
    teams.pending = [member('u6', 'Ibis'), member('u7', 'Rail')]
  })

  it('approves by one tap, and refuses with a reason', async () => {
    await draw()
    await press('Approve Ibis')
    expect(screen.queryByText('Ibis')).toBeNull()
    await press('Decline Rail')
    const sheet = within(screen.getByRole('dialog'))
    await user.click(sheet.getByRole('button', { name: 'Decline' }))
    expect(sheet.getByText('Enter a reason')).toBeDefined()
    await user.type(sheet.getByRole('textbox'), 'Weekends only')
    await user.click(sheet.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('No requests')).toBeDefined()
    expect(teams.calls).toEqual(expect.arrayContaining(['approve 1 u6 ', 'refuse 1 u7 Weekends only']))
    expect(tab.told()).toContain('applicant-refused')
  })

  it('removes members, but not the leader', async () => {
    await draw()
    await user.click(screen.getByRole('tab', { name: 'Members' }))
    expect(await screen.findByText('Crane')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Manage Wren' })).toBeNull()
    // What cannot be undone is a tap away from the list.
    expect(screen.queryByRole('button', { name: 'Remove from team' })).toBeNull()
    await press('Manage Crane')
    await press('Remove from team')
    await user.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'Never came')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    expect(teams.calls).toContain('remove 1 u8 Never came')
  })

  it('asks a member to lead the team after a question, still manages it, and takes the offer back', async () => {
    await draw()
    await user.click(screen.getByRole('tab', { name: 'Members' }))
    await press('Manage Crane')
    await press('Ask to lead the team')
    expect(screen.getByRole('alertdialog').textContent).toContain('You lead the team until then')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ask to lead the team' }))
    expect(teams.calls).toContain('offerLead 1 u8 ')
    expect(tab.told()).toEqual(['lead-offered'])
    const offer = within(await screen.findByRole('region', { name: 'You asked Crane to lead the team' }))
    expect(screen.getByRole('button', { name: 'Manage Crane' })).toBeDefined()
    await user.click(offer.getByRole('button', { name: 'Take back' }))
    expect(teams.calls).toContain('withdrawOffer 1 u8 ')
    expect(screen.queryByRole('region', { name: 'You asked Crane to lead the team' })).toBeNull()
    expect(tab.told()).toEqual(['offer-withdrawn'])
  })

  it('lists the activities to come, each with the code by which volunteers check in', async () => {
    await draw()
    await user.click(screen.getByRole('tab', { name: 'Activities' }))
    const [code] = await screen.findAllByRole('link', { name: 'Check-in code' })
    expect(code?.getAttribute('href')).toMatch(/^\/team-code\?id=1&activity=/)
  })

  it('calls an activity off with a reason, and ends one that has begun after a question', async () => {
    activities.activities = [activity('1'), activity('2', { state: 'running' })]
    await draw()
    await user.click(screen.getByRole('tab', { name: 'Activities' }))
    await press('Cancel activity “Activity 1”')
    await user.type(screen.getByLabelText('Reason'), 'Rain all day')
    await user.click(screen.getAllByRole('button', { name: 'Cancel activity' }).at(-1)!)
    expect(activities.calls).toContain('callOff 1 Rain all day')
    expect(tab.told()).toEqual(['activity-called-off'])
    await press('End “Activity 2” now')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End now' }))
    expect(activities.calls).toContain('endEarly 2 ')
    expect(tab.told()).toContain('activity-ended')
  })

  it('is for the leader alone', async () => {
    teams.teams = [team('1', { standing: 'member', acts: ['leave'] })]
    await draw()
    expect(screen.getByRole('link', { name: 'Back to the team' }).getAttribute('href')).toBe('/team-detail?id=1')
    expect(teams.calls).toEqual(['team 1'])
  })
})
