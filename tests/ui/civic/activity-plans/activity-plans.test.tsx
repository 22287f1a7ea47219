// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ActivityPlansGateway } from '../../../../src/application/civic/activity-plans/activity-plans-gateway'
import { MapsGateway } from '../../../../src/application/civic/maps/maps-gateway'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { ActivityPlanScreen } from '../../../../src/ui/civic/activity-plans/activity-plan.screen'
import { ActivityPlanViewModel } from '../../../../src/ui/civic/activity-plans/activity-plan.view-model'
import { PlanListScreen } from '../../../../src/ui/civic/activity-plans/plan-list.screen'
import { PlanListViewModel } from '../../../../src/ui/civic/activity-plans/plan-list.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'
import { MemoryPlans, plan } from './memory-plans'
import { limitNotice, reachedLimit } from '../../../support/reached-limit'

const shift = { name: 'Morning', startsAt: null, endsAt: null, places: 4 }

let tab: Tab
let plans: MemoryPlans
const user = userEvent.setup()
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  plans = new MemoryPlans()
  tab.container.bind(ActivityPlansGateway).toConstantValue(plans)
  // The map of the place is opened by nobody here.
  tab.container.bind(PositionSource).toConstantValue(recordedPort<PositionSource>({}).port)
  tab.container.bind(MapsGateway).toConstantValue(recordedPort<MapsGateway>({}).port)
  tab.session.startSession('mine', resident)
})

describe('the form of a plan', () => {
  async function draw(query: Readonly<Record<string, string>>) {
    const viewModel = tab.container.get(ActivityPlanViewModel)
    const live = await openLive(viewModel, at('/activity-plan', query))
    renderWith(tab, <ActivityPlanScreen viewModel={viewModel} />)
    live.show(at('/activity-plan', query))
    return viewModel
  }

  it('names what is missing, and sends a new activity to the office, whose list it then shows', async () => {
    const viewModel = await draw({ team: 't1' })
    await press('Submit for review')
    expect(screen.getAllByText('Enter a name').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Enter the place').length).toBeGreaterThan(0)
    await user.selectOptions(screen.getByLabelText('Type'), 'company')
    await user.type(screen.getByLabelText('Name'), 'Reading the paper')
    await user.type(screen.getByLabelText('About'), 'The news, a chat and tea.')
    await user.type(screen.getByLabelText('Place'), 'Tea house')
    await user.type(screen.getByLabelText('Places'), '12')
    const placed = { ...viewModel.form!.values.place, latitude: 26.42, longitude: 111.61 }
    viewModel.form!.change({ place: placed, startsAt: '2026-12-01T09:00', endsAt: '2026-12-01T11:00' })
    await user.selectOptions(screen.getByLabelText('Repeat'), 'week')
    await user.selectOptions(screen.getByLabelText('How often'), '6')
    await press('Submit for review')
    expect(plans.sent[0]).toMatchObject({ title: 'Reading the paper', places: 12, repeat: { every: 'week', times: 6 } })
    expect(tab.navigator.went.at(-1)).toBe('replace /activity-plans/t1')
  })

  it('says what is wrong with a shift beside its field, which it leads to, also from the list of all errors', async () => {
    plans.plans = [plan('3', { state: 'enrolling', joined: 3 })]
    await draw({ id: '3' })
    const second = () => within(screen.getByRole('group', { name: 'Shift or role 2' }))
    await press('Add a shift or role')
    await press('Add a shift or role')
    await user.type(screen.getAllByLabelText('Name').at(-2)!, 'Morning')
    await user.type(screen.getAllByLabelText('Places').at(-2)!, '9')
    await press('Save changes')
    expect(document.activeElement).toBe(second().getByLabelText('Name'))
    expect(second().getByText('Name each shift or role, in 20 characters at most')).toBeDefined()
    await user.type(second().getByLabelText('Name'), 'Welcome desk')
    await press('Save changes')
    expect(document.activeElement).toBe(second().getByLabelText('Places'))
    await user.clear(screen.getByLabelText('About'))
    await press('Save changes')
    await user.click(screen.getByRole('link', { name: 'Enter the places of each shift or role, at least 1' }))
    expect(document.activeElement).toBe(second().getByLabelText('Places'))
  })

  it('says at the shifts what is wrong with none of them by itself', async () => {
    plans.plans = [plan('3', { state: 'enrolling', joined: 1, shifts: [{ ...shift, id: 's1', joined: 1 }] })]
    await draw({ id: '3' })
    await press('Remove shift or role 1')
    await user.type(screen.getByLabelText('Places'), '9')
    await press('Save changes')
    expect(screen.getByText('A shift or role that people have joined can’t be removed')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a shift or role' }))
  })

  it('says why a plan was refused, keeps the pictures that stay, and offers no repeating', async () => {
    plans.plans = [plan('2', { state: 'refused', reason: 'The hall is closed.', pictures: ['/a.webp', '/b.webp'] })]
    const viewModel = await draw({ id: '2' })
    expect(screen.getByText('It wasn’t approved: The hall is closed.')).toBeDefined()
    expect(screen.queryByLabelText('Repeat')).toBeNull()
    // The list that can be sorted takes the place of the plain one when it is loaded.
    await screen.findByRole('button', { name: /^Move Picture 1/ })
    await press('Remove Picture 1')
    expect(viewModel.form?.values.kept).toEqual([1])
    await press('Submit for review')
    expect([plans.calls.at(-1), plans.sent[0]?.kept]).toEqual(['change 2', [1]])
    expect(viewModel.parent).toBe('/activity-plans/t1')
  })

  it('says how many hold a place in what is changed, and leads back to the activity', async () => {
    plans.plans = [plan('3', { state: 'enrolling', joined: 3 })]
    await draw({ id: '3' })
    expect(screen.getByText('3 people have joined, and keep their places')).toBeDefined()
    expect(screen.queryByLabelText(/Sign-up opens/)).toBeNull()
    await press('Save changes')
    expect(tab.navigator.went.at(-1)).toBe('replace /activities-details/3')
  })

  it('copies an activity as a new one, and takes none where the team has enough', async () => {
    await draw({ copy: '1' })
    expect(screen.getByDisplayValue('Plan 1')).toBeDefined()
    await press('Submit for review')
    expect(plans.calls.at(-1)).toBe('create t1 like 1')
  })

  it('says before it is filled when the leader can plan again', async () => {
    plans.planned = { ...plans.planned, limit: reachedLimit(20) }
    await draw({ team: 't1' })
    expect(screen.getByText(limitNotice)).toBeDefined()
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  it('says so where the team may have no further activity, and where it could not be loaded', async () => {
    plans.planned = { ...plans.planned, left: 0 }
    await draw({ team: 't1' })
    expect(screen.getByText('No more activities for now')).toBeDefined()
  })

  it('is loaded again after a failure', async () => {
    plans.failing = { planning: failureOf('unreachable') }
    await draw({ team: 't1' })
    plans.failing = {}
    await press('Try again')
    expect(screen.getByLabelText('Name')).toBeDefined()
  })
})

describe('the plans of a team', () => {
  const inTeam = (query: Readonly<Record<string, string>>) => ({
    ...{ path: '/activity-plans/t1', params: { id: 't1' }, query },
  })
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(PlanListViewModel)
    const live = await openLive(viewModel, inTeam(query))
    renderWith(tab, <PlanListScreen viewModel={viewModel} />)
    live.show(inTeam(query))
    return viewModel
  }

  it('are those that wait, or were refused with a reason; one is withdrawn once the leader confirms', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Change “Plan 1”' }).getAttribute('href')).toBe('/activity-plan?id=1')
    await press('Withdraw “Plan 1”')
    await user.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1)!)
    expect(plans.calls).toContain('withdraw 1')
    expect(screen.getByText('Nothing in review')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Not approved' }))
    expect(screen.getByText('Why: The hall is closed.')).toBeDefined()
  })

  it('are for the leader alone', async () => {
    plans.failing = { planning: failureOf('not-yours', { status: 403 }), list: failureOf('not-yours', { status: 403 }) }
    await draw()
    expect(screen.getByText('Only the leader can plan activities')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Plan an activity' })).toBeNull()
  })
})
