// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { IdentitiesGateway } from '../../../../src/application/people/identities/identities-gateway'
import { SwitchesGateway } from '../../../../src/application/frame/site/switches-gateway'
import { TeamsGateway } from '../../../../src/application/civic/teams/teams-gateway'
import { VolunteersGateway } from '../../../../src/application/civic/volunteers/volunteers-gateway'
import type { RealName } from '../../../../src/domain/people/identities/identity'
import { success } from '../../../../src/domain/frame/shared/result'
import { switchCodes, type Switches } from '../../../../src/domain/frame/site/switches'
import type { Volunteer } from '../../../../src/domain/civic/volunteers/volunteer'
import { WayBack } from '../../../../src/ui/frame/kit/bars/way-back'
import { RegisterScreen } from '../../../../src/ui/civic/volunteers/register.screen'
import { RegisterViewModel } from '../../../../src/ui/civic/volunteers/register.view-model'
import { at, newBrowser, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemoryTeams, team } from '../teams/memory-teams'
import { openLive } from '../../../support/live-screen'
import {
  adult,
  atOffice,
  MemoryIdentities,
  MemoryVolunteers,
  minor,
  pending,
  refused,
  verified,
} from '../../../support/memory-volunteers'

let tab: Tab
let gateway: MemoryVolunteers
let teams: MemoryTeams
let hasLeft: boolean
const user = userEvent.setup()
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

async function open({
  volunteer = null,
  realName = verified(adult),
  switches = {},
  from,
}: { volunteer?: Volunteer | null; realName?: RealName; switches?: Switches; from?: string } = {}) {
  const location = at('/register-volunteer', from === undefined ? {} : { redirect: from })
  gateway = new MemoryVolunteers(volunteer)
  tab.container.bind(VolunteersGateway).toConstantValue(gateway)
  tab.container.bind(IdentitiesGateway).toConstantValue(new MemoryIdentities(realName))
  tab.container.bind(TeamsGateway).toConstantValue(teams)
  tab.container.bind(SwitchesGateway).toConstantValue({ switches: async () => success(switches) })
  const viewModel = tab.container.get(RegisterViewModel)
  const live = await openLive(viewModel, location)
  renderWith(
    tab,
    <WayBack value={() => (hasLeft = true)}>
      <RegisterScreen viewModel={viewModel} />
    </WayBack>,
  )
  act(() => void live.show(location))
  return viewModel
}

function startAnew() {
  cleanup()
  tab = openTab(newBrowser())
  teams = new MemoryTeams()
  hasLeft = false
  tab.session.startSession('token', resident)
}
beforeEach(startAnew)

describe('the registration of a volunteer (S110)', () => {
  it('goes through its steps, shows which are done, and is sent once all are', async () => {
    const viewModel = await open()
    await press('Submit for review')
    expect(screen.getByText('Choose your ethnic group')).toBeTruthy()
    // Nobody was at the later steps yet.
    expect(viewModel.registration?.steps.states).toEqual(['wrong', 'todo', 'todo', 'todo'])
    await user.selectOptions(screen.getByLabelText('Ethnic group'), 'han')
    await user.selectOptions(screen.getByLabelText('Political status'), 'none')
    await press('Next')
    await user.selectOptions(screen.getByLabelText('Education'), 'college')
    await user.selectOptions(screen.getByLabelText('Street'), 's1')
    await press('Next')
    for (const skill of ['company', 'tutoring', 'health', 'law', 'repairs'])
      await user.click(screen.getByLabelText(skill))
    expect(screen.getByLabelText<HTMLInputElement>('sport').disabled).toBe(true)
    await user.click(screen.getByLabelText('weekend'))
    await press('Next')
    await user.click(screen.getByRole('checkbox'))
    await press('Next')
    expect(screen.getAllByText('Done')).toHaveLength(4)
    await press('Submit for review')
    expect(gateway.sent[0]).toMatchObject({
      nation: 'han',
      skills: ['company', 'tutoring', 'health', 'law', 'repairs'],
    })
    expect(screen.getByText('In review')).toBeTruthy()
  })

  it('goes back from a step to the overview, and out of the screen from there', async () => {
    const viewModel = await open()
    await press(/^How you’d like to help/)
    expect(viewModel.registration?.steps.current).not.toBeNull()
    await press('Back')
    expect([viewModel.registration?.steps.current, hasLeft]).toEqual([null, false])
    await press('Back')
    expect(hasLeft).toBe(true)
  })

  it('goes back from a change to what is registered, and out of the screen from there', async () => {
    const viewModel = await open({ volunteer: { ...pending, state: 'approved', acts: ['leave', 'change'] } })
    await press('Change details')
    await screen.findByLabelText('law')
    await press('Back')
    expect([viewModel.stage, hasLeft]).toEqual(['case', false])
    await press('Back')
    expect(hasLeft).toBe(true)
  })

  it('offers up to three teams to join, found by their names; a full one cannot be chosen, and none need be', async () => {
    teams.teams = [team('1'), team('2', { isFull: true }), team('3'), team('4'), team('5')]
    const { registration } = await open()
    await press(/^How you’d like to help/)
    await press(/^Teams to join/)
    expect(screen.getByRole('button', { name: /^Team 1/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Team 2/ })).toBeNull()
    await user.type(screen.getByRole('searchbox'), 'bird{Enter}')
    expect(teams.calls.at(-1)).toBe('list /bird')
    for (const name of [/^Team 1/, /^Team 3/, /^Team 4/]) await press(name)
    expect(screen.queryByRole('button', { name: /^Team 5/ })).toBeNull()
    await press('Done, 3 teams selected')
    expect(registration?.form.values.teams.map(({ id }) => id)).toEqual(['1', '3', '4'])
    expect(await screen.findByRole('button', { name: /^Teams to join.*Team 1, Team 3, Team 4/ })).toBeTruthy()
    await press(/^Teams to join/)
    for (const name of [/^Team 1/, /^Team 3/, /^Team 4/]) await press(name)
    await press('No team for now')
    expect(registration?.form.values.teams).toEqual([])
  })

  it('asks for a guardian under 18', async () => {
    await open({ realName: verified(minor) })
    await press(/^About you/)
    expect(screen.getByText('If you’re under 18, a guardian must agree. The office will call them.')).toBeTruthy()
    await press('Next')
    expect(screen.getByText('Enter your guardian’s name')).toBeTruthy()
  })

  it('sends a member without a checked name to the check, and back', async () => {
    await open({ realName: { state: 'none' } })
    expect(screen.getByRole('link', { name: 'Verify my name' }).getAttribute('href')).toBe(
      '/real-name?redirect=%2Fregister-volunteer',
    )
  })

  it('leads back to the case from which somebody came to register, also by way of the check of their name', async () => {
    const from = '/micro-wish-details/7'
    await open({ from, realName: { state: 'none' } })
    expect(screen.getByRole('link', { name: 'Verify my name' }).getAttribute('href')).toBe(
      `/real-name?redirect=${encodeURIComponent(`/register-volunteer?redirect=${encodeURIComponent(from)}`)}`,
    )
    startAnew()
    await open({ from, volunteer: pending })
    expect(screen.getByText('You can take part as soon as you’re approved.')).toBeTruthy()
    await press('Back to where you were')
    expect(tab.navigator.went).toEqual([`return ${from}`])
    startAnew()
    await open({ from, volunteer: { ...pending, state: 'approved' } })
    expect(screen.queryByText('You can take part as soon as you’re approved.')).toBeNull()
    await press('Back to where you were')
    expect(tab.navigator.went).toEqual([`return ${from}`])
  })

  it('leads back nowhere who came by themselves, or was refused', async () => {
    await open({ volunteer: pending })
    expect(screen.queryByRole('button', { name: 'Back to where you were' })).toBeNull()
    startAnew()
    await open({ from: '/micro-wish-details/7', volunteer: refused })
    expect(screen.queryByRole('button', { name: 'Back to where you were' })).toBeNull()
  })

  it('treats a name that is being checked as not yet verified, and says what happens next', async () => {
    await open({ realName: atOffice })
    expect(screen.getByText('Come back here once it’s verified to continue.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See progress' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^About you/ })).toBeNull()
  })

  it('asks for name, sex and birth date where the site checks no names, and is closed where the site closes it', async () => {
    await open({ realName: { state: 'none' }, switches: { [switchCodes.realName]: '0' } })
    await press(/^About you/)
    for (const label of ['Name', 'Female', 'Date of birth']) expect(screen.getByLabelText(label)).toBeTruthy()
    tab = openTab()
    tab.session.startSession('token', resident)
    await open({ switches: { [switchCodes.volunteer]: '0' } })
    expect(screen.getByText('Registration is paused')).toBeTruthy()
  })

  it('tells who was refused why, with the answers of before to be changed', async () => {
    await open({ volunteer: refused })
    expect(screen.getByText('Reason: Nobody answered')).toBeTruthy()
    await press('Register again')
    expect(await screen.findAllByText('Done')).toHaveLength(3)
    expect(screen.getByText('To do')).toBeTruthy()
  })

  it('shows a volunteer what they registered, and saves what they change of it', async () => {
    const viewModel = await open({ volunteer: { ...pending, state: 'approved', acts: ['leave', 'change'] } })
    expect(screen.getByText('Skills').nextElementSibling?.textContent).toBe('company')
    expect(screen.getByText('Name').nextElementSibling?.textContent).toBe(adult.name)
    await press('Change details')
    expect(screen.queryByText(/^The office reviews changes/)).toBeNull()
    await user.click(await screen.findByLabelText('law'))
    await press('Save')
    expect(gateway.changes).toMatchObject([{ nation: 'han', skills: ['company', 'law'], guardianName: '' }])
    expect(viewModel.stage).toBe('case')
    expect(screen.getByText('The office is reviewing the change to your personal details. It applies once accepted.'))
  })

  it('says which changes the office reviews', async () => {
    await open({
      volunteer: { ...pending, state: 'approved', acts: ['leave', 'change'] },
      realName: { state: 'none' },
      switches: { [switchCodes.realName]: '0' },
    })
    await press('Change details')
    expect(await screen.findByText(/^The office reviews changes to your name, sex, date of birth/)).toBeTruthy()
  })

  it('tells who was suspended why', async () => {
    await open({ volunteer: { ...pending, state: 'suspended', reason: 'Two residents complained' } })
    expect(screen.getByText('Suspended')).toBeTruthy()
    expect(screen.getByText('Reason: Two residents complained')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Change details' })).toBeNull()
  })

  it('can be taken back', async () => {
    await open({ volunteer: pending })
    await press('Withdraw registration')
    await user.click(screen.getAllByRole('button', { name: 'Withdraw registration' }).at(-1)!)
    expect(
      await screen.findByText('You’re no longer a volunteer. You can register again whenever you like.'),
    ).toBeTruthy()
  })

  it('says before somebody leaves what is given back, and what has to be done first', async () => {
    await open({ volunteer: { ...pending, state: 'approved' } })
    gateway.givenBack = { ...gateway.givenBack, ledTeams: [{ id: 't', name: 'Bird Wardens' }], teams: 2, minutes: 750 }
    await press('Stop being a volunteer')
    expect(await screen.findByRole('link', { name: /^Bird Wardens/ })).toBeTruthy()
    expect(screen.getByText('You keep 12.5 h')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Stop being a volunteer' })).toHaveLength(1)
    await press('Close')
    gateway.givenBack = { ...gateway.givenBack, ledTeams: [], orders: 1 }
    await press('Stop being a volunteer')
    expect(await screen.findByText('Orders given up')).toBeTruthy()
    await user.click((await screen.findAllByRole('button', { name: 'Stop being a volunteer' })).at(-1)!)
    expect(
      await screen.findByText('You’re no longer a volunteer. You can register again whenever you like.'),
    ).toBeTruthy()
  })

  it('shows nothing of one member to the next', async () => {
    const viewModel = await open({ volunteer: pending })
    expect(viewModel.volunteer).not.toBeNull()
    tab.session.clear()
    expect(viewModel.volunteer).toBeNull()
  })
})
