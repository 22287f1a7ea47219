// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import {
  AttendanceGateway,
  type AttendancePart,
  type ServiceDecided,
} from '../../../../src/application/civic/activities/attendance-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type {
  AttendanceGroup,
  AttendanceList,
  Attendant,
} from '../../../../src/domain/civic/activities/attendance-list'
import type { TimeSpan } from '../../../../src/domain/civic/activities/time-spans'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { ActivityRecordScreen } from '../../../../src/ui/civic/activities/activity-record/activity-record.screen'
import { ActivityRecordViewModel } from '../../../../src/ui/civic/activities/activity-record/activity-record.view-model'
import { AttendanceScreen } from '../../../../src/ui/civic/activities/attendance/attendance.screen'
import { AttendanceViewModel } from '../../../../src/ui/civic/activities/attendance/attendance.view-model'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { at, newBrowser, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemoryActivities, served } from './memory-activities'

const hour = 3_600_000
const list: AttendanceList = {
  activityId: '1',
  teamId: 't1',
  title: 'The paper',
  shifts: [],
  startsAt: start - 3 * hour,
  endsAt: start - hour,
  countsFrom: start - 3.5 * hour,
  countsUntil: start - hour / 2,
  counts: { waiting: 2, there: 0, left: 1, absent: 1 },
  adding: 'times',
  ownCode: null,
  person: null,
}
const anna: Attendant = {
  ...{
    id: 'anna',
    nickname: 'Anna',
    avatar: '',
    isWalkIn: true,
    shift: null,
    decisions: ['confirm', 'correct', 'refuse'],
  },
  service: {
    state: 'waiting',
    from: start - 3 * hour,
    until: start - hour,
    doubt: 'late',
    minutes: 0,
    leastMinutes: 15,
  },
}

class MemoryAttendance implements AttendanceGateway {
  readonly calls: string[] = []
  readonly spans: (TimeSpan | null)[] = []
  shown: AttendanceList = list
  isOthers = false
  list = async ({ activityId, shiftId }: AttendancePart, person: string | null) => {
    this.calls.push(`list ${activityId} ${shiftId} ${person ?? ''}`.replaceAll(/ +/g, ' ').trim())
    return this.isOthers ? failure(failureOf('not-yours', { status: 403 })) : success(this.shown)
  }
  people = async ({ shiftId }: AttendancePart, group: AttendanceGroup) => {
    this.calls.push(`${group} ${shiftId}`.trim())
    return success({ items: group === 'waiting' ? [anna] : [], nextCursor: null })
  }
  members = async () => success({ items: [{ id: 'ben', nickname: 'Ben', avatar: '' }], nextCursor: null })
  decide = async (_id: string, { act, userId, span, reason }: ServiceDecided) => {
    this.calls.push(`${act} ${userId} ${reason}`.trim())
    this.spans.push(span)
    return success({ ...this.shown, person: null, counts: { ...list.counts, waiting: 0 } })
  }
  confirmAll = async () => {
    this.calls.push('confirm all')
    return success({ ...list, counts: { ...list.counts, waiting: 0 } })
  }
  add = async (_id: string, userId: string, span: TimeSpan | null) => {
    this.calls.push(`add ${userId}`)
    this.spans.push(span)
    return success(list)
  }
}

let tab: Tab
let attendance: MemoryAttendance
const user = userEvent.setup()
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

const shifts = [
  { id: 's1', name: 'Morning' },
  { id: 's2', name: 'Tea' },
]

beforeEach(() => {
  tab = openTab(newBrowser())
  attendance = new MemoryAttendance()
  tab.container.bind(AttendanceGateway).toConstantValue(attendance)
  tab.session.startSession('mine', resident)
})

const place = (query: Record<string, string>) => ({ ...at('/activity-attendance/1'), params: { id: '1' }, query })

async function draw(query: Record<string, string> = {}) {
  const viewModel = tab.container.get(AttendanceViewModel)
  const live = await openLive(viewModel, place(query))
  renderWith(tab, <AttendanceScreen viewModel={viewModel} />)
  return { viewModel, live }
}

it('the attendance list says who waits and why, and the leader confirms one or all', async () => {
  await draw()
  expect(screen.getByRole('tab', { name: 'To confirm 2' })).toBeTruthy()
  expect(screen.getByText('Walk-in')).toBeTruthy()
  expect(screen.getByText(/The time comes from their phone/)).toBeTruthy()
  await press('Confirm Anna’s hours')
  expect(attendance.calls).toContain('confirm anna')
  expect(await screen.findByRole('tab', { name: 'To confirm 0' })).toBeTruthy()
})

it('the figures are those of the chosen shift, also after an act, whose answer has those of all', async () => {
  attendance.shown = { ...list, shifts }
  const { live } = await draw({ shift: 's2' })
  live.show(place({ shift: 's2' }))
  expect(attendance.calls).toContain('list 1 s2')
  await user.selectOptions(screen.getByLabelText('Shift or role'), 'Morning')
  await expect.poll(() => attendance.calls.filter((call) => call.startsWith('list')).at(-1)).toBe('list 1 s1')
  attendance.calls.length = 0
  await press('Confirm Anna’s hours')
  await expect.poll(() => attendance.calls).toContain('list 1 s1')
  await user.selectOptions(screen.getByLabelText('Shift or role'), 'All shifts and roles')
  await expect.poll(() => attendance.calls.filter((call) => call.startsWith('list')).at(-1)).toBe('list 1')
})

it('all that wait are confirmed at once', async () => {
  await draw()
  await press('Confirm all')
  expect(attendance.calls).toContain('confirm all')
})

it('a correction needs times that the activity can have, and a reason; nothing is lost', async () => {
  await draw()
  await press('Correct Anna’s times')
  const until = screen.getByLabelText('Left at')
  fireEvent.change(until, { target: { value: '' } })
  await press('Correct')
  expect(screen.getByText('Enter a reason')).toBeTruthy()
  expect(screen.getByText('Enter when they left')).toBeTruthy()
  expect(attendance.spans).toEqual([])
  fireEvent.change(until, { target: { value: screen.getByLabelText<HTMLInputElement>('Arrived at').value } })
  await user.type(screen.getByLabelText('Reason'), 'Left early')
  await press('Correct')
  expect(screen.getByText('The time they left must be later than the time they arrived')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Left early')
})

it('a refusal needs a reason alone', async () => {
  await draw()
  await press('Decline Anna’s hours')
  await user.type(screen.getByLabelText('Reason'), 'Not there')
  await press('Decline')
  expect(attendance.calls).toContain('refuse anna Not there')
  expect(attendance.spans).toEqual([null])
})

it('who showed their code is added; while it runs, from now on', async () => {
  attendance.shown = { ...list, adding: 'now', person: { id: 'ben', nickname: 'Ben', avatar: '' } }
  await draw({ person: 'ben' })
  expect(attendance.calls).toContain('list 1 ben')
  expect(screen.getByText('Ben showed you their code')).toBeTruthy()
  await press('Add')
  expect(attendance.calls).toContain('add ben')
  expect(attendance.spans).toEqual([null])
})

it('who showed their code is still offered after the hours of somebody else were confirmed', async () => {
  attendance.shown = { ...list, adding: 'now', person: { id: 'ben', nickname: 'Ben', avatar: '' } }
  await draw({ person: 'ben' })
  await press('Confirm Anna’s hours')
  expect(await screen.findByRole('tab', { name: 'To confirm 0' })).toBeTruthy()
  expect(screen.getByText('Ben showed you their code')).toBeTruthy()
  await press('Add')
  expect(screen.queryByText('Ben showed you their code')).toBeNull()
})

it('who showed their code stays above every group, until they are added', async () => {
  attendance.shown = { ...list, adding: 'now', person: { id: 'ben', nickname: 'Ben', avatar: '' } }
  const { viewModel, live } = await draw({ person: 'ben' })
  await user.click(screen.getByRole('tab', { name: /^Here now/ }))
  act(() => live.onLocationChange(place({ group: 'there' })))
  await act(() => viewModel.refresh())
  expect(attendance.calls.filter((call) => call.startsWith('list'))).toEqual(['list 1 ben', 'list 1 ben'])
  await press('Add')
  await act(() => viewModel.refresh())
  expect(attendance.calls.filter((call) => call.startsWith('list')).at(-1)).toBe('list 1')
})

it('who came is added by name from the team, with their times once it is over', async () => {
  await draw()
  await press('Add a team member')
  await press('Ben')
  expect(await screen.findByText('When was Ben there?')).toBeTruthy()
  await press('Add')
  expect(attendance.spans).toEqual([{ from: list.startsAt, until: list.endsAt }])
})

it('who leads no team of it sees nothing of it', async () => {
  attendance.isOthers = true
  await draw()
  expect(screen.getByText('Only the team leader can see the attendance')).toBeTruthy()
  expect(screen.queryByText('Anna')).toBeNull()
})

it('shows the leader the code that volunteers type, and the QR code one tap away', async () => {
  attendance.shown = { ...list, adding: 'now', ownCode: '123456' }
  await draw()
  expect(screen.getByText(/type the code 123456/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Check-in code' }).getAttribute('href')).toBe(
    `/team-code?id=${list.teamId}&activity=${list.activityId}`,
  )
})

it('a service that was too short to count says so, to the leader and to the one who was there', async () => {
  const short = served(9, { minutes: 0 })
  attendance.people = async () => success({ items: [{ ...anna, service: short, decisions: [] }], nextCursor: null })
  await draw()
  expect(screen.getByText(/not counted: under 15 min/)).toBeTruthy()
  const activities = new MemoryActivities().bindTo(tab.container)
  activities.recorded = { ...short, decisions: [] }
  const viewModel = tab.container.get(ActivityRecordViewModel)
  await openLive(viewModel, at('/activity-record'))
  renderWith(tab, <ActivityRecordScreen viewModel={viewModel} />)
  expect(screen.getByText('Under 15 minutes, so it isn’t counted.')).toBeTruthy()
})

it.each([
  ['confirmed', { minutes: 90 }, '1.5 h'],
  ['waiting', { minutes: 0 }, '3 h, waiting'],
  ['waiting', { minutes: 0, until: null }, null],
  ['refused', { minutes: 0 }, null],
] as const)('the own record has the hours of a service that is %s', async (state, parts, hours) => {
  const activities = new MemoryActivities().bindTo(tab.container)
  activities.recorded = {
    ...served(180, { state, doubt: state === 'waiting' ? 'code' : null, ...parts }),
    decisions: state === 'refused' ? [{ act: 'refuse', by: null, at: start, text: '' }] : [],
  }
  const viewModel = tab.container.get(ActivityRecordViewModel)
  await openLive(viewModel, at('/activity-record'))
  renderWith(tab, <ActivityRecordScreen viewModel={viewModel} />)
  expect(screen.queryAllByText(/^[\d.]+ h/).map(({ textContent }) => textContent)).toEqual(
    hours === null ? [] : [hours],
  )
  expect(screen.queryAllByText(/^Declined by the office/)).toHaveLength(state === 'refused' ? 1 : 0)
})

it('the own record says how each time stands, who decided, when and why', async () => {
  const activities = new MemoryActivities().bindTo(tab.container)
  activities.recorded = {
    ...served(60, { state: 'corrected', doubt: 'forgotten', reason: 'Left early' }),
    decisions: [{ act: 'correct', by: { id: 'lena', nickname: 'Lena', avatar: '' }, at: start, text: 'Left early' }],
  }
  const viewModel = tab.container.get(ActivityRecordViewModel)
  await openLive(viewModel, at('/activity-record'))
  renderWith(tab, <ActivityRecordScreen viewModel={viewModel} />)
  expect(screen.getByText('Corrected')).toBeTruthy()
  expect(screen.getByText(/Corrected by Lena/)).toBeTruthy()
  expect(screen.getByText('Left early')).toBeTruthy()
})
