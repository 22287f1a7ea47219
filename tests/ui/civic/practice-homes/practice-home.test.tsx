// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ActivitiesGateway } from '../../../../src/application/civic/activities/activities-gateway'
import { PracticeHomesGateway } from '../../../../src/application/civic/practice-homes/practice-homes-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { TeamsGateway } from '../../../../src/application/civic/teams/teams-gateway'
import type { PracticeHome, RankedTeam } from '../../../../src/domain/civic/practice-homes/practice-home'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { VenueCard } from '../../../../src/domain/civic/venues/venue'
import { PracticeHomeScreen } from '../../../../src/ui/civic/practice-homes/practice-home.screen'
import { PracticeHomeViewModel } from '../../../../src/ui/civic/practice-homes/practice-home.view-model'
import { replaceProperty } from '../../../support/replace-property'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { MemoryActivities } from '../activities/memory-activities'
import { MemoryTeams, team } from '../teams/memory-teams'
import { openLive, restoreLive } from '../../../support/live-screen'
import { venue } from '../venues/memory-venues'

const home: PracticeHome = {
  id: 'ferry',
  kind: 'organisation',
  place: { address: '3 Lantern Street', latitude: 26.42, longitude: 111.61 },
  name: 'Ferry Steps Office',
  logo: '',
  picture: null,
  intro: 'Settled in the neighbourhood.',
  teams: 3,
  members: 40,
  minutes: 750,
  monthMinutes: 90,
  times: 12,
}
const ranked = (id: string, minutes: number): RankedTeam => ({ id, name: `Team of ${id}`, logo: '', minutes, times: 2 })
const location = { path: '/practice/ferry', params: { id: 'ferry' }, query: {} }

let tab: Tab
let teams: MemoryTeams
let activities: MemoryActivities
let venues: readonly VenueCard[]
let ranking: Outcome<readonly RankedTeam[]>
let answer: Outcome<PracticeHome>

beforeEach(() => {
  tab = openTab()
  teams = new MemoryTeams()
  activities = new MemoryActivities()
  venues = [venue('1')]
  ranking = success([ranked('birds', 90), ranked('lantern', 30)])
  tab.container.bind(ActivitiesGateway).toConstantValue(activities)
  answer = success(home)
  tab.container.bind(TeamsGateway).toConstantValue(teams)
  tab.container
    .bind(PracticeHomesGateway)
    .toConstantValue({
      home: async () => answer,
      venues: async () => success({ items: venues, nextCursor: null }),
      ranking: async () => ranking,
    })
})

async function draw() {
  const viewModel = tab.container.get(PracticeHomeViewModel)
  const live = await openLive(viewModel, location)
  renderWith(tab, <PracticeHomeScreen viewModel={viewModel} />)
  return live
}

it('shows sums and its teams, all of them in their list', async () => {
  const live = await draw()
  expect(screen.getByRole('heading', { level: 2, name: 'Ferry Steps Office' })).toBeDefined()
  expect(screen.getByText('12.5')).toBeDefined()
  expect(screen.getByRole('link', { name: 'All Teams' }).getAttribute('href')).toBe('/search-team?organisation=ferry')
  expect(screen.getByRole('link', { name: 'Team 1' }).getAttribute('href')).toBe('/team-detail?id=1')
  expect(screen.queryByRole('button', { name: /Ask to join/ })).toBeNull()
  const again = tab.container.get(PracticeHomeViewModel)
  await restoreLive(again, live.snapshot(), location)
  expect([again.home.value, again.teams.value]).toEqual([home, teams.teams])
})

it('has entries that lead to what is its own: its list of teams, and the sections below', async () => {
  await draw()
  const entries = within(screen.getByRole('navigation', { name: 'Take part' }))
  expect(entries.getByRole('link', { name: 'Teams' }).getAttribute('href')).toBe('/search-team?organisation=ferry')
  expect(entries.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Activities',
    'Venues',
    'Ranking',
  ])
  const scrolled: string[] = []
  replaceProperty(Element.prototype, 'scrollIntoView', function (this: Element) {
    scrolled.push(this.id)
  })
  await userEvent.setup().click(entries.getByRole('button', { name: 'Ranking' }))
  expect([scrolled, document.activeElement?.id]).toEqual([['home-ranking'], 'home-ranking'])
})

it('has no entry to what it has not', async () => {
  answer = success({ ...home, teams: 0 })
  ;[venues, ranking] = [[], success([])]
  await draw()
  const entries = within(screen.getByRole('navigation', { name: 'Take part' }))
  expect([entries.queryByRole('link'), entries.queryByRole('button', { name: /Venues|Ranking/ })]).toEqual([null, null])
  expect(screen.queryByRole('heading', { name: 'Teams by hours this year' })).toBeNull()
})

it('ranks its teams by their hours, and asks again on its own for a ranking that did not come', async () => {
  ranking = failure(failureOf('unavailable', { status: 503 }))
  await draw()
  expect(screen.getByText('The ranking couldn’t be loaded')).toBeDefined()
  ranking = success([ranked('birds', 90), ranked('lantern', 30)])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows.filter((text) => text?.includes('Team of'))).toEqual([
    expect.stringMatching(/^1.*Team of birds.*1\.5 h$/),
    expect.stringMatching(/^2.*Team of lantern.*0\.5 h$/),
  ])
})

it('stands under a picture, where it has one', async () => {
  answer = success({ ...home, picture: '/media/hall.webp' })
  await draw()
  expect(document.querySelector('img[src*="hall.webp"]')).not.toBeNull()
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
  expect(activities.calls).toEqual(['ofHome ferry'])
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
  const live = await draw()
  expect(screen.getByRole('link', { name: 'About this venue' }).getAttribute('href')).toBe('/venue-details/ferry')
  expect(screen.getByRole('heading', { name: 'Venues' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Venue 1' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Staff' }).getAttribute('href')).toBe('/position-information?id=ferry')
  const again = tab.container.get(PracticeHomeViewModel)
  await restoreLive(again, live.snapshot(), location)
  expect([again.activities.items.length, again.venues.items.length, again.ranking.value?.length]).toEqual([1, 1, 2])
})
