// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { FeedGateway } from '../../../../src/application/media/feed/feed-gateway'
import { PartyGateway } from '../../../../src/application/civic/party/party-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { PartyHome } from '../../../../src/domain/civic/party/party-home'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { PartyScreen } from '../../../../src/ui/civic/party/party.screen'
import { PartyViewModel } from '../../../../src/ui/civic/party/party.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { at, newBrowser, openTab, renderWith, type Tab } from '../../../support/member-host'
import { feedItem } from '../../media/feed/feed-host'

const home: PartyHome = {
  categoryId: 'party',
  columns: [
    { id: 'party-branches', name: 'Branches' },
    { id: 'party-study', name: 'Study' },
  ],
  group: 'party',
  organisations: [{ id: 'org-party-1', name: 'Party School', logo: null }],
  courses: [feedItem('9')],
}
const user = userEvent.setup()
let tab: Tab
let calls: string[]
let answer: Outcome<PartyHome>

function bind(to: Tab): void {
  to.container.bind(PartyGateway).toConstantValue({ home: async () => (calls.push('home'), answer) })
  const feed: Partial<FeedGateway> = {
    page: async ({ categoryId, subCategoryId }) => {
      calls.push(`page ${categoryId ?? ''}/${subCategoryId ?? ''}`)
      return success({ items: [feedItem(subCategoryId === undefined ? '1' : '2')], nextCursor: null })
    },
  }
  to.container.bind(FeedGateway).toConstantValue(feed as FeedGateway)
}

beforeEach(() => {
  tab = openTab(newBrowser())
  calls = []
  answer = success(home)
  bind(tab)
})

async function draw(query: Record<string, string> = {}) {
  const viewModel = tab.container.get(PartyViewModel)
  const live = await act(() => openLive(viewModel, { ...at('/dj'), query }))
  renderWith(tab, <PartyScreen viewModel={viewModel} />)
  return live
}

it('S098: has organisations, courses, and articles by column, which stands in the address', async () => {
  await draw()
  expect(screen.getByRole('link', { name: 'Party School' }).getAttribute('href')).toBe('/orgs/org-party-1')
  expect(screen.getByRole('link', { name: 'All Organisations' }).getAttribute('href')).toBe('/org-list?group=party')
  expect(screen.getByRole('link', { name: 'All Courses' }).getAttribute('href')).toBe('/classrooms?kind=party')
  expect(screen.getByText('Story 9')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Study' }))
  expect(await screen.findByText('Story 2')).toBeTruthy()
  expect(calls).toEqual(['home', 'page party/', 'page /party-study'])
  expect(tab.navigator.went).toEqual(['replace /dj?column=party-study'])
})

it('S098: leaves a course that is shown above out of all articles, not out of its column', async () => {
  answer = success({ ...home, courses: [feedItem('1'), feedItem('2')] })
  await draw()
  expect(screen.getAllByText('Story 1')).toHaveLength(1)
  await user.click(screen.getByRole('tab', { name: 'Study' }))
  await vi.waitFor(() => expect(screen.getAllByText('Story 2')).toHaveLength(2))
})

it('S098: says what failed, and opens the column of its address when it is tried again', async () => {
  answer = failure(failureOf('unreachable'))
  await draw({ column: 'party-study' })
  expect(screen.getByRole('alert').textContent).toContain('Party building couldn’t be loaded')
  answer = success(home)
  await user.click(screen.getByRole('button', { name: /Try again/ }))
  expect(await screen.findByText('Story 2')).toBeTruthy()
  expect(calls).toEqual(['home', 'home', 'page /party-study'])
})

it('S098: keeps its column and articles over a reload', async () => {
  const live = await draw({ column: 'party-study' })
  const again = openTab(newBrowser())
  calls = []
  bind(again)
  const second = again.container.get(PartyViewModel)
  await restoreLive(second, live.snapshot(), { ...at('/dj'), query: { column: 'party-study' } })
  expect(second.articles.list.items.map(({ id }) => id)).toEqual(['2'])
  expect(calls).toEqual([])
})

it('S098: loads anew what was saved in another shape, and only the articles where those of another column were', async () => {
  const live = await draw({ column: 'party-study' })
  calls = []
  await restoreLive(tab.container.get(PartyViewModel), { home: { home: 'party' } }, at('/dj'))
  expect(calls).toEqual(['home', 'page party/'])
  calls = []
  const second = tab.container.get(PartyViewModel)
  await restoreLive(second, live.snapshot(), at('/dj'))
  await vi.waitFor(() => expect(second.articles.list.items.map(({ id }) => id)).toEqual(['1']))
  expect(calls).toEqual(['page party/'])
})
