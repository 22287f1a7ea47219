// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ActivitiesGateway } from '../../../src/application/activities/activities-gateway'
import { PracticeHomesGateway } from '../../../src/application/practice-homes/practice-homes-gateway'
import { failureOf, type Outcome } from '../../../src/application/shared/failure'
import { TeamsGateway } from '../../../src/application/teams/teams-gateway'
import { VenuesGateway } from '../../../src/application/venues/venues-gateway'
import type { PracticeHome } from '../../../src/domain/practice-homes/practice-home'
import { failure, success } from '../../../src/domain/shared/result'
import { PracticeHomeScreen } from '../../../src/ui/practice-homes/practice-home.screen'
import { PracticeHomeViewModel } from '../../../src/ui/practice-homes/practice-home.view-model'
import { never, openTab, renderWith, type Tab } from '../../support/member-host'
import { MemoryActivities } from '../activities/memory-activities'
import { MemoryTeams, team } from '../teams/memory-teams'
import { MemoryVenues } from '../venues/memory-venues'

const home: PracticeHome = {
  id: 'ferry',
  kind: 'organisation',
  place: { address: '3 Lantern Street', latitude: 26.42, longitude: 111.61 },
  name: 'Ferry Steps Office',
  logo: '',
  intro: 'Settled in the neighbourhood.',
  teams: 3,
  members: 40,
  minutes: 750,
  monthMinutes: 90,
  times: 12,
}
const location = { path: '/practice/ferry', params: { id: 'ferry' }, query: {} }

let tab: Tab
let teams: MemoryTeams
let activities: MemoryActivities
let venues: MemoryVenues
let answer: Outcome<PracticeHome>

beforeEach(() => {
  tab = openTab()
  teams = new MemoryTeams()
  activities = new MemoryActivities()
  venues = new MemoryVenues()
  tab.container.bind(ActivitiesGateway).toConstantValue(activities)
  tab.container.bind(VenuesGateway).toConstantValue(venues)
  answer = success(home)
  tab.container.bind(TeamsGateway).toConstantValue(teams)
  tab.container.bind(PracticeHomesGateway).toConstantValue({ home: async () => answer })
})

async function draw() {
  const viewModel = tab.container.get(PracticeHomeViewModel)
  await viewModel.open(location, never)
  renderWith(tab, <PracticeHomeScreen viewModel={viewModel} />)
  return viewModel
}

it('shows sums, leads to where one takes part and to its teams, all of them in their list', async () => {
  const viewModel = await draw()
  expect(screen.getByRole('heading', { level: 2, name: 'Ferry Steps Office' })).toBeDefined()
  expect(screen.getByText('12.5')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Venues' }).getAttribute('href')).toBe('/practice-venue')
  expect(screen.getByRole('link', { name: 'All Teams' }).getAttribute('href')).toBe('/search-team?organisation=ferry')
  expect(screen.getByRole('link', { name: 'Team 1' }).getAttribute('href')).toBe('/team-detail?id=1')
  expect(screen.queryByRole('button', { name: /Ask to join/ })).toBeNull()
  const again = tab.container.get(PracticeHomeViewModel)
  again.restore(viewModel.snapshot())
  expect([again.home.value, again.teams.value]).toEqual([home, teams.teams])
})

it('leaves out what this version has no screen for', async () => {
  tab.navigator.missing = ['/practice-venue']
  await draw()
  expect(screen.queryByRole('link', { name: 'Venues' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Wishes' })).toBeDefined()
})

it('is asked for again after a failure, and its teams on their own', async () => {
  answer = failure(failureOf('unavailable', { status: 503 }))
  teams.failing = { of: failureOf('unavailable', { status: 503 }) }
  await draw()
  answer = success(home)
  const retry = () => userEvent.setup().click(screen.getByRole('button', { name: /again|Retry/i }))
  await retry()
  expect(await screen.findByRole('heading', { name: 'Ferry Steps Office' })).toBeDefined()
  teams.failing = {}
  teams.teams = [team('7')]
  await retry()
  expect(await screen.findByRole('link', { name: 'Team 7' })).toBeDefined()
})

it('has its activities, says where it is, and opens the way there', async () => {
  await draw()
  expect(screen.getByRole('link', { name: 'Activity 1' })).toBeDefined()
  expect([activities.calls, venues.calls]).toEqual([['ofHome ferry'], []])
  expect(screen.getByText('3 Lantern Street')).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Directions' }))
  expect(tab.navigator.left[0]).toContain('111.61%2C26.42%2CFerry')
})

it('of an organisation without a place shows none', async () => {
  answer = success({ ...home, place: null })
  await draw()
  expect(screen.queryByRole('button', { name: 'Directions' })).toBeNull()
})

it('of a station leads to the venue, and lists those that belong to it, also after a reload', async () => {
  answer = success({ ...home, kind: 'station' })
  const viewModel = await draw()
  expect(screen.getByRole('link', { name: 'About this venue' }).getAttribute('href')).toBe('/venue-details/ferry')
  expect(screen.getByRole('heading', { name: 'Venues' })).toBeDefined()
  expect(venues.calls).toEqual(['children ferry'])
  const again = tab.container.get(PracticeHomeViewModel)
  again.restore(JSON.parse(JSON.stringify(viewModel.snapshot())))
  expect([again.activities.items.length, again.venues.items.length]).toEqual([1, 1])
})
