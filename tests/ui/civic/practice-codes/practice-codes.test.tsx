// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ScreenWake } from '../../../../src/application/frame/codes/screen-wake'
import {
  PracticeCodesGateway,
  type IssuedCode,
} from '../../../../src/application/civic/practice-codes/practice-codes-gateway'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import { TeamsGateway } from '../../../../src/application/civic/teams/teams-gateway'
import type { Scan } from '../../../../src/domain/civic/practice-codes/scan'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { CodeRecordScreen } from '../../../../src/ui/civic/practice-codes/code-record.screen'
import { CodeRecordViewModel } from '../../../../src/ui/civic/practice-codes/code-record.view-model'
import { PracticeCodeScreen } from '../../../../src/ui/civic/practice-codes/practice-code.screen'
import { PracticeCodeViewModel } from '../../../../src/ui/civic/practice-codes/practice-code.view-model'
import { ScanResultScreen } from '../../../../src/ui/civic/practice-codes/scan-result.screen'
import { ScanResultViewModel } from '../../../../src/ui/civic/practice-codes/scan-result.view-model'
import { TeamCodeScreen } from '../../../../src/ui/civic/practice-codes/team-code.screen'
import { TeamCodeViewModel } from '../../../../src/ui/civic/practice-codes/team-code.view-model'
import { start } from '../../../support/hand-clock'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { openLive } from '../../../support/live-screen'
import { activity, MemoryActivities } from '../activities/memory-activities'
import { MemoryTeams, team } from '../teams/memory-teams'

const scan: Scan = { id: 's1', title: 'You joined a team', text: 'Welcome.', path: '/team-detail?id=1', at: start }

/** Issues codes by number, and judges as it is told. */
class MemoryCodes implements PracticeCodesGateway {
  issued = 0
  refusing: Failure | null = null
  readonly scanned: string[] = []
  private answer = <Value,>(value: Value): Outcome<Value> =>
    this.refusing === null ? success(value) : failure(this.refusing)
  private next = (): IssuedCode => ({ code: `code-${(this.issued += 1)}`, validFor: 60_000 })
  volunteerCode = async () => this.answer({ ...this.next(), owner: { nickname: 'Heron', avatar: null, minutes: 90 } })
  readonly asked: string[] = []
  code = async (purpose: string, subject: string) => {
    this.asked.push(`${purpose} ${subject}`)
    return this.answer(this.next())
  }
  scan = async (code: string) => {
    this.scanned.push(code)
    return this.answer(scan)
  }
  scans = async () => this.answer({ items: [scan], nextCursor: null })
}

let tab: Tab
let codes: MemoryCodes
let teams: MemoryTeams
let activities: MemoryActivities
const user = userEvent.setup()
const refuse = (state: string) => {
  codes.refusing = failureOf('state-refuses', { status: 409, state })
}

beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
  codes = new MemoryCodes()
  teams = new MemoryTeams()
  activities = new MemoryActivities().bindTo(tab.container)
  tab.container.bind(PracticeCodesGateway).toConstantValue(codes)
  tab.container.bind(TeamsGateway).toConstantValue(teams)
  tab.container.bind(ScreenWake).toConstantValue({ keepAwake: () => () => undefined })
})

async function scanned(code = 'abc') {
  const viewModel = tab.container.get(ScanResultViewModel)
  const live = await openLive(viewModel, at('/scan-result', { code }))
  renderWith(tab, <ScanResultScreen viewModel={viewModel} />)
  live.show(at('/scan-result', { code }))
}

it('my code says whose it is, and is an address of the site that is renewed within the minute', async () => {
  const viewModel = tab.container.get(PracticeCodeViewModel)
  renderWith(tab, <PracticeCodeScreen viewModel={viewModel} />)
  expect(await screen.findByRole('img', { name: 'My volunteer QR code' })).toBeDefined()
  expect(screen.getByText('1.5 volunteer hours')).toBeDefined()
  expect(viewModel.code.code?.text).toBe('https://city.example/scan-result?code=code-1')
  await act(async () => tab.clock.pass(56_000))
  expect(viewModel.code.code?.text).toBe('https://city.example/scan-result?code=code-2')
})

it('who is no volunteer is told how to become one', async () => {
  refuse('not-a-volunteer')
  renderWith(tab, <PracticeCodeScreen viewModel={tab.container.get(PracticeCodeViewModel)} />)
  expect(await screen.findByText('You’re not a volunteer yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Become a volunteer' })).toBeDefined()
})

it('a guest is asked to log in, and nothing is asked of the platform', async () => {
  tab = openTab()
  tab.container.bind(PracticeCodesGateway).toConstantValue(codes)
  renderWith(tab, <PracticeCodeScreen viewModel={tab.container.get(PracticeCodeViewModel)} />)
  await scanned()
  expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(2)
  expect([codes.issued, codes.scanned]).toEqual([0, []])
})

it('the code of a team is shown by those of it, and the next one by a tap', async () => {
  teams.teams = [team('1', { standing: 'leader' }), team('2')]
  const draw = async (id: string) => {
    const viewModel = tab.container.get(TeamCodeViewModel)
    await openLive(viewModel, at('/team-code', { id }))
    renderWith(tab, <TeamCodeScreen viewModel={viewModel} />)
    return viewModel
  }
  const viewModel = await draw('1')
  expect(await screen.findByRole('img', { name: 'Team code for Team 1' })).toBeDefined()
  expect(screen.getByText(/joins the team at once/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next code' }))
  expect(viewModel.code.code?.text).toMatch(/code-2$/)
  await draw('2')
  expect(screen.getByText('Only members can show the team code')).toBeDefined()
  expect(codes.issued).toBe(2)
})

it('the code of an activity is shown by the leader of its team', async () => {
  teams.teams = [team('1', { standing: 'leader' }), team('2', { standing: 'member' })]
  activities.activities = [activity('a1', { isLeader: true, ownCode: '123456' })]
  for (const id of ['1', '2']) {
    const viewModel = tab.container.get(TeamCodeViewModel)
    await openLive(viewModel, at('/team-code', { id, activity: 'a1' }))
    renderWith(tab, <TeamCodeScreen viewModel={viewModel} />)
  }
  expect(await screen.findByRole('img', { name: 'Check-in code' })).toBeDefined()
  expect(screen.getByText('Only members can show the team code')).toBeDefined()
  expect(codes.asked).toEqual(['activity a1'])
  expect(screen.getByText('123456')).toBeDefined()
})

it('a scan says what it has done, and leads on', async () => {
  await scanned('team~1')
  expect(await screen.findByRole('heading', { name: 'You joined a team' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'See details' }).getAttribute('href')).toBe('/team-detail?id=1')
  expect(codes.scanned).toEqual(['team~1'])
})

it.each([
  ['expired', 'This code has expired'],
  ['used', 'This code has already been used'],
  ['own', 'This is your own code'],
  ['not-ours', 'This isn’t a valid code'],
  ['not-a-volunteer', 'You’re not a volunteer yet'],
  ['full', 'That didn’t work'],
])('a scan that is refused as %s says: %s', async (state, title) => {
  refuse(state)
  await scanned()
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'See details' })).toBeNull()
})

it('a scan without an answer is sent again by a tap', async () => {
  codes.refusing = failureOf('offline')
  await scanned()
  await screen.findByText('That didn’t work')
  codes.refusing = null
  await user.click(screen.getByRole('button', { name: /again|Retry/i }))
  expect(await screen.findByRole('heading', { name: 'You joined a team' })).toBeDefined()
  expect(codes.scanned).toHaveLength(2)
})

it('the record lists what was scanned', async () => {
  const viewModel = tab.container.get(CodeRecordViewModel)
  await openLive(viewModel, at('/code-record'))
  renderWith(tab, <CodeRecordScreen viewModel={viewModel} />)
  expect(screen.getByRole('link', { name: /You joined a team/ }).getAttribute('href')).toBe('/team-detail?id=1')
})
