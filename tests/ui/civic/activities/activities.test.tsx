// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure } from '../../../../src/domain/frame/shared/result'
import { ActivityListScreen } from '../../../../src/ui/civic/activities/activity-list.screen'
import { ActivityListViewModel } from '../../../../src/ui/civic/activities/activity-list.view-model'
import { ActivityRecordScreen } from '../../../../src/ui/civic/activities/activity-record/activity-record.screen'
import { ActivityRecordViewModel } from '../../../../src/ui/civic/activities/activity-record/activity-record.view-model'
import { ActivityScreen } from '../../../../src/ui/civic/activities/activity/activity.screen'
import { ActivityViewModel } from '../../../../src/ui/civic/activities/activity/activity.view-model'
import { MyActivitiesScreen } from '../../../../src/ui/civic/activities/my-activities/my-activities.screen'
import { MyActivitiesViewModel } from '../../../../src/ui/civic/activities/my-activities/my-activities.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { at, newBrowser, openTab, renderWith, type Tab } from '../../../support/member-host'
import { start } from '../../../support/hand-clock'
import { resident } from '../../../support/member-ports'
import { activity, MemoryActivities, refusal, served } from './memory-activities'

let tab: Tab
let browser: ReturnType<typeof newBrowser>
let activities: MemoryActivities
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  browser = newBrowser()
  tab = openTab(browser)
  activities = new MemoryActivities().bindTo(tab.container)
})

async function draw(id = '1') {
  const viewModel = tab.container.get(ActivityViewModel)
  const address = { ...at(`/activities-details/${id}`), params: { id } }
  const live = await openLive(viewModel, address)
  const view = renderWith(tab, <ActivityScreen viewModel={viewModel} />)
  const end = live.show(address)
  return { viewModel, leave: () => (end(), view.unmount()) }
}

describe('the activities of the city', () => {
  it('stand by state and kind, and the choice stands in the address', async () => {
    const viewModel = tab.container.get(ActivityListViewModel)
    await openLive(viewModel, at('/voluntary-activities'))
    renderWith(tab, <ActivityListScreen viewModel={viewModel} />)
    expect(screen.getByText('1 of 2 left')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Over' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of activity' }), 'Learning')
    expect(activities.calls).toEqual(['list //time', 'list ended//time', 'list ended/learning/time'])
    expect(tab.navigator.went.at(-1)).toBe('replace /voluntary-activities?state=ended&kind=learning')
  })
})

describe('the filters of activities', () => {
  it('are chosen in a sheet that says how many are left, and narrow the list when it closes', async () => {
    activities.activities = [...activities.activities, activity('2', { placesLeft: 0 })]
    const viewModel = tab.container.get(ActivityListViewModel)
    await openLive(viewModel, at('/voluntary-activities'))
    renderWith(tab, <ActivityListScreen viewModel={viewModel} />)
    await press('Filters')
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(await sheet.findByRole('button', { name: 'Show 3 results' })).toBeTruthy()
    await user.click(sheet.getByRole('radio', { name: 'This weekend' }))
    await user.click(sheet.getByRole('radio', { name: 'Places left' }))
    await user.click(await sheet.findByRole('button', { name: 'Show 2 results' }))
    expect(tab.navigator.went.at(-1)).toBe('replace /voluntary-activities?when=weekend&free=1')
    expect(screen.getByRole('button', { name: 'Filters · 2' })).toBeTruthy()
  })

  it('are none of time and of places for what is over, and of distance only for the nearest first', async () => {
    const viewModel = tab.container.get(ActivityListViewModel)
    await openLive(viewModel, { ...at('/voluntary-activities'), query: { when: 'today', free: '1' } })
    renderWith(tab, <ActivityListScreen viewModel={viewModel} />)
    await user.click(screen.getByRole('tab', { name: 'Over' }))
    expect(tab.navigator.went.at(-1)).toBe('replace /voluntary-activities?state=ended')
    expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Nearest first' }))
    await press('Filters')
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(sheet.getAllByRole('group').map((group) => group.textContent)).toEqual([expect.stringContaining('1 km')])
  })
})

describe('one activity', () => {
  it('is joined after a question, and says so', async () => {
    logIn()
    await draw()
    await press('Join')
    await user.click(screen.getAllByRole('button', { name: 'Join' }).at(-1)!)
    expect(activities.calls).toContain('join 1')
    expect(await screen.findByText('You’ve joined.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy()
  })

  it('is joined by who has something else then once they say so again, also after a login on the way', async () => {
    tab.clashes.clashWith()
    const { viewModel, leave } = await draw()
    viewModel.act('join')
    leave()
    logIn()
    await draw()
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    await press('Join')
    await user.click(screen.getAllByRole('button', { name: 'Join' }).at(-1)!)
    expect(await screen.findByText(/“Reading the paper”, .* is at the same time/)).toBeTruthy()
    expect(activities.calls).not.toContain('join 1')
    await press('Continue anyway')
    expect(await screen.findByText('You’ve joined.')).toBeTruthy()
    expect(tab.clashes.asked).toEqual(['activity 1', 'activity 1'])
  })

  it('sends a guest to the login, and who is no volunteer to the registration, and joins when they return', async () => {
    const { viewModel, leave } = await draw()
    viewModel.act('join')
    expect(tab.navigator.logins).toHaveLength(1)
    leave()
    logIn()
    activities.failing = { join: refusal('not-a-volunteer') }
    const second = await draw()
    await expect.poll(() => tab.navigator.went).toEqual(['/register-volunteer?redirect=%2Fmine'])
    second.leave()
    activities.failing = {}
    await draw()
    expect(await screen.findByText('You’ve joined.')).toBeTruthy()
  })

  it('leads to its project', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Warm meals' }).getAttribute('href')).toBe('/project-detail-list?id=p1')
  })

  it('tells its leader how many of those who joined are there, and nobody else', async () => {
    logIn()
    activities.activities = [activity('1', { isLeader: true, attendance: { came: 5, joined: 7 } })]
    const { leave } = await draw()
    const row = screen.getByRole('link', { name: /Who is there/ })
    expect(row.textContent).toContain('5 of 7')
    expect(row.getAttribute('href')).toBe('/activity-attendance/1')
    leave()
    activities.activities = [activity('1')]
    await draw()
    expect(screen.queryByText('Who is there')).toBeNull()
  })

  it('shows its leader the code that volunteers type, and leads to the QR code by one tap', async () => {
    logIn()
    activities.activities = [activity('1', { isLeader: true, ownCode: '123456' })]
    const { leave } = await draw()
    const row = screen.getByRole('link', { name: /Check-in code/ })
    expect(row.textContent).toContain('123456')
    expect(row.getAttribute('href')).toBe('/team-code?id=t1&activity=1')
    leave()
    activities.activities = [activity('1')]
    await draw()
    expect(screen.queryByText('Check-in code')).toBeNull()
  })

  it('leads those who came too late to the other activities, and nobody else', async () => {
    logIn()
    const others = () => screen.queryByRole('link', { name: 'Other activities' })?.getAttribute('href')
    activities.activities = [activity('1', { state: 'running', acts: [] })]
    const late = await draw()
    expect(others()).toBe('/voluntary-activities')
    late.leave()
    activities.activities = [activity('1', { state: 'running', mine: 'joined', acts: ['leave'] })]
    const joined = await draw()
    expect(others()).toBeUndefined()
    joined.leave()
    activities.activities = [activity('1', { state: 'announced', acts: [] })]
    await draw()
    expect(others()).toBeUndefined()
  })

  it('says why a visit that was too short did not count', async () => {
    logIn()
    activities.activities = [
      activity('1', { state: 'ended', mine: 'checked-out', acts: [], service: served(14, { minutes: 0 }) }),
    ]
    await draw()
    expect(screen.getByText('Under 15 minutes, so it isn’t counted.')).toBeTruthy()
  })

  it('that is full says so, and offers nothing', async () => {
    activities.activities = [activity('1', { placesLeft: 0, acts: [] })]
    await draw()
    expect(screen.getByText('This activity is full. You can join if someone leaves.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  })

  it('that was cancelled says why', async () => {
    activities.activities = [activity('1', { state: 'cancelled', acts: [], cancelReason: 'Heavy rain' })]
    await draw()
    expect(screen.getByText('Heavy rain')).toBeTruthy()
    expect(screen.getByText('This activity was cancelled.')).toBeTruthy()
  })
})

describe('checking in', () => {
  beforeEach(() => {
    logIn()
    activities.activities = [activity('1', { state: 'running', mine: 'joined', acts: ['check-in'] })]
  })

  it('by place says that it is too far away, and takes the place when it is near', async () => {
    activities.failing = { 'check-in': refusal('too-far') }
    await draw()
    await press('Check in')
    await press('I’m here')
    expect((await screen.findByRole('alert')).textContent).toContain('You’re too far away')
    activities.failing = {}
    await press('I’m here')
    expect(await screen.findByText(/You checked in at/)).toBeTruthy()
    expect(activities.checkIns.at(-1)).toEqual({ code: null, place: { latitude: 26.42, longitude: 111.61 }, at: null })
  })

  it('offers to scan the leader’s code where there is a leader', async () => {
    const { leave } = await draw()
    await press('Check in')
    expect(screen.getByRole('link', { name: 'Scan the leader’s code' }).getAttribute('href')).toBe('/scan')
    leave()
    activities.activities = [activity('1', { state: 'running', mine: 'joined', acts: ['check-in'], team: null })]
    await draw()
    await press('Check in')
    expect(screen.queryByRole('link', { name: 'Scan the leader’s code' })).toBeNull()
  })

  it('warns who checks out too soon that nothing counts yet', async () => {
    const open = served(0, { state: 'open', until: null })
    const there = { state: 'running', mine: 'checked-in', acts: ['check-out'] } as const
    for (const [minutes, warns] of [
      [14, true],
      [15, false],
    ] as const) {
      activities.activities = [activity('1', { ...there, service: { ...open, from: start - minutes * 60_000 } })]
      const { leave } = await draw()
      await press('Check out')
      expect(screen.queryByText(/less than 15 minutes/) !== null).toBe(warns)
      leave()
    }
  })

  it('without a position says why there is none, and takes the code', async () => {
    activities.position = failure('denied')
    await draw()
    await press('Check in')
    await press('I’m here')
    expect(await screen.findByText(/Location access is off/)).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Activity code' }), ' 123456{Enter}')
    expect(await screen.findByText(/You checked in at/)).toBeTruthy()
    expect(activities.checkIns).toEqual([{ code: '123456', place: null, at: null }])
  })

  it('without a network waits with its own time, and is sent once, also after a reload, when the network is back', async () => {
    activities.failing = { 'check-in': failureOf('offline') }
    const { leave } = await draw()
    await press('Check in')
    await press('I’m here')
    expect(await screen.findByText(/Your check-in time is saved/)).toBeTruthy()
    leave()
    tab = openTab(browser)
    activities = new MemoryActivities().bindTo(tab.container)
    activities.activities = [activity('1', { state: 'running', mine: 'joined', acts: ['check-in'] })]
    await draw()
    await expect.poll(() => activities.checkIns).toEqual([expect.objectContaining({ at: start })])
    tab.page.tell({ type: 'online' })
    await expect.poll(() => activities.calls.filter((call) => call === 'activity 1').length).toBe(2)
    expect(activities.checkIns).toHaveLength(1)
  })

  it('that waited and was refused says why, and does not wait any longer', async () => {
    activities.failing = { 'check-in': failureOf('unreachable') }
    await draw()
    await press('Check in')
    await press('I’m here')
    await screen.findByText(/Your check-in time is saved/)
    activities.failing = { 'check-in': refusal('too-far') }
    tab.page.tell({ type: 'online' })
    expect(await screen.findByText(/You’re too far away/)).toBeTruthy()
    expect(screen.queryByText(/Your check-in time is saved/)).toBeNull()
  })
})

describe('my activities', () => {
  it('are left after a question', async () => {
    logIn()
    activities.activities = [activity('1', { mine: 'joined' })]
    const viewModel = tab.container.get(MyActivitiesViewModel)
    await openLive(viewModel, at('/actlist'))
    renderWith(tab, <MyActivitiesScreen viewModel={viewModel} />)
    await press('Leave')
    await user.click(screen.getAllByRole('button', { name: 'Leave' }).at(-1)!)
    expect(activities.calls).toContain('leave 1')
    expect(await screen.findByText('You have no upcoming activities')).toBeTruthy()
  })

  it('say when to be there, and what to sign once one is', async () => {
    logIn()
    const day = 86_400_000
    activities.activities = [
      activity('1', { mine: 'joined', startsAt: start + day, endsAt: start + day + 3_600_000 }),
      activity('2', { mine: 'joined', state: 'running', startsAt: start - 60_000 }),
      activity('3', { mine: 'joined', state: 'cancelled', placesLeft: 0 }),
    ]
    const viewModel = tab.container.get(MyActivitiesViewModel)
    await openLive(viewModel, at('/actlist'))
    renderWith(tab, <MyActivitiesScreen viewModel={viewModel} />)
    const [tomorrow, now, off] = screen.getAllByRole('article').map((row) => within(row))
    expect(tomorrow?.getAllByText('Tomorrow, 16:00')).toHaveLength(1)
    expect(tomorrow?.getByRole('button', { name: 'Leave' })).toBeTruthy()
    expect([now?.getByText('Under way'), now?.getByRole('link', { name: 'Check in' }).getAttribute('href')]).toEqual([
      expect.anything(),
      '/activities-details/2',
    ])
    expect([off?.getByText('Cancelled'), off?.queryByText('Joined'), off?.queryByRole('button')]).toEqual([
      expect.anything(),
      null,
      null,
    ])
    await user.click(screen.getByRole('tab', { name: 'Past' }))
    expect(activities.calls.filter((call) => call.startsWith('mine'))).toEqual(['mine coming', 'mine over'])
  })

  it('say of each tab that it is empty, without an offer to clear filters', async () => {
    logIn()
    activities.activities = []
    const viewModel = tab.container.get(MyActivitiesViewModel)
    await openLive(viewModel, at('/actlist'))
    renderWith(tab, <MyActivitiesScreen viewModel={viewModel} />)
    await user.click(screen.getByRole('tab', { name: 'Past' }))
    expect(await screen.findByText('You haven’t taken part in an activity yet')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'You left' }))
    expect(await screen.findByText('You haven’t left an activity')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  it('ask a guest to log in, and are there when they return', async () => {
    const viewModel = tab.container.get(MyActivitiesViewModel)
    const live = await openLive(viewModel, at('/actlist'))
    renderWith(tab, <MyActivitiesScreen viewModel={viewModel} />)
    live.show(at('/actlist'))()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
    expect(activities.calls).toEqual([])
    logIn()
    live.show(at('/actlist'))
    await expect.poll(() => viewModel.activities.list.state).toBe('ready')
    expect(activities.calls).toEqual(['mine coming'])
  })

  it('are not brought back for a guest', async () => {
    logIn()
    activities.activities = [activity('1', { mine: 'joined' })]
    const live = await openLive(tab.container.get(MyActivitiesViewModel), at('/actlist'))
    tab.session.clear()
    const again = tab.container.get(MyActivitiesViewModel)
    await restoreLive(again, live.snapshot(), at('/actlist'))
    expect(again.activities.list.items).toEqual([])
    logIn()
    const own = tab.container.get(MyActivitiesViewModel)
    await restoreLive(own, live.snapshot(), at('/actlist'))
    expect(own.activities.list.items.map(({ id }) => id)).toEqual(['1'])
    expect(activities.calls).toEqual(['mine coming'])
  })
})

it('the record shows the hours with one decimal, and the times that they are the sum of', async () => {
  logIn()
  const viewModel = tab.container.get(ActivityRecordViewModel)
  await openLive(viewModel, at('/activity-record'))
  renderWith(tab, <ActivityRecordScreen viewModel={viewModel} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12.5', '1.5', '0.5', '3'])
  expect(screen.getByRole('link', { name: /Activity 2/ }).getAttribute('href')).toBe('/activities-details/2')
})
