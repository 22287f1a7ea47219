// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { PositionScreen } from '../../../../src/ui/civic/venues/position/position.screen'
import { PositionViewModel } from '../../../../src/ui/civic/venues/position/position.view-model'
import { VenueListScreen } from '../../../../src/ui/civic/venues/venue-list/venue-list.screen'
import { VenueListViewModel } from '../../../../src/ui/civic/venues/venue-list/venue-list.view-model'
import { VenueScreen } from '../../../../src/ui/civic/venues/venue/venue.screen'
import { VenueViewModel } from '../../../../src/ui/civic/venues/venue/venue.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { openLive, restoreLive } from '../../../support/live-screen'
import { MemoryVenues, venue } from './memory-venues'

let tab: Tab
let venues: MemoryVenues
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab()
  venues = new MemoryVenues().bindTo(tab.container)
})

describe('the venues of practice', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(VenueListViewModel)
    const live = await openLive(viewModel, at('/practice-venue', query))
    renderWith(tab, <VenueListScreen viewModel={viewModel} />)
    return { viewModel, live }
  }

  it('stand by name and by kind, and the choice stands in the address', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Venue 1' }).getAttribute('href')).toBe('/venue-details/1')
    await user.click(screen.getByRole('tab', { name: 'Base' }))
    expect(venues.calls).toEqual(['list /name', 'list base/name'])
    expect(tab.navigator.went).toEqual(['replace /practice-venue?kind=base'])
  })

  it('stand beside organisations, by name or the nearest first, which lead to what their volunteers do', async () => {
    const { viewModel } = await draw({ kind: 'organisation' })
    expect(screen.getByRole('link', { name: 'Ferry Steps Office' }).getAttribute('href')).toBe('/practice/ferry')
    expect(screen.getByText('3 Lantern Street')).toBeTruthy()
    viewModel.setOrder('near')
    await expect.poll(() => venues.calls).toContain('organisations near here')
    expect(await screen.findByText(/320/)).toBeTruthy()
    expect(venues.calls.some((call) => call.startsWith('list'))).toBe(false)
  })

  it('stand the nearest first once the position is known, also when the address asks for it', async () => {
    const { live } = await draw({ order: 'near' })
    live.show(at('/practice-venue', { order: 'near' }))
    await expect.poll(() => venues.calls).toContain('list /near here')
  })
})

describe('one venue', () => {
  async function draw(id = '1') {
    const viewModel = tab.container.get(VenueViewModel)
    await openLive(viewModel, { ...at(`/venue-details/${id}`), params: { id } })
    renderWith(tab, <VenueScreen viewModel={viewModel} />)
    return viewModel
  }

  it('says where it is, when it is open, whom to call, what it belongs to, and who serves there', async () => {
    await draw()
    expect(screen.getByText('1 Lantern Street')).toBeTruthy()
    expect(screen.getByText('Open until 17:00')).toBeTruthy()
    expect(screen.getAllByText('09:00–17:00')).toHaveLength(7)
    expect(screen.getByRole('link', { name: 'Call 0700-1' }).getAttribute('href')).toBe('tel:0700-1')
    expect(screen.getByRole('link', { name: 'Venue 2' }).getAttribute('href')).toBe('/venue-details/2')
    expect(screen.getByRole('heading', { name: 'Herons' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Local venues' })).toBeNull()
  })

  it('goes on with the time, and says when nobody knows its hours', async () => {
    const hide = (await draw()).show()
    await act(async () => tab.clock.pass(40 * 60_000))
    expect(screen.getByText('Closes in 20 minutes')).toBeTruthy()
    hide()
    venues.venues = [venue('3', { hours: null })]
    await draw('3')
    expect(screen.getByText('Opening hours not known')).toBeTruthy()
  })

  it('opens the way there in a map', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Directions' }))
    expect(tab.navigator.left[0]).toContain('uri.amap.com/navigation?to=111.61%2C26.42%2CVenue')
  })

  it('lists the venues that belong to it', async () => {
    await draw('2')
    expect(screen.getByRole('heading', { name: 'Local venues' })).toBeTruthy()
  })

  it('that could not be loaded is tried again', async () => {
    venues.failing = { venue: failureOf('unreachable') }
    await draw()
    venues.failing = {}
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByRole('heading', { name: 'Venue 1' })).toBeTruthy()
  })
})

describe('the information of a position', () => {
  async function draw(query: Readonly<Record<string, string>>) {
    const viewModel = tab.container.get(PositionViewModel)
    const live = await openLive(viewModel, at('/position-information', query))
    renderWith(tab, <PositionScreen viewModel={viewModel} />)
    return { viewModel, live }
  }

  it('says who works there, and whom to call', async () => {
    await draw({ id: '1' })
    expect(screen.getByRole('heading', { name: 'Wang Minghua' })).toBeTruthy()
    expect(screen.getByText('Head of the station')).toBeTruthy()
    const calls = screen.getAllByRole('link', { name: /^Call/ }).map((link) => link.getAttribute('href'))
    expect(calls).toEqual(['tel:0700-2'])
    expect(screen.getByRole('link', { name: 'Venue 2' }).getAttribute('href')).toBe('/position-information?id=2')
    expect(screen.getByRole('link', { name: /directions/ }).getAttribute('href')).toBe('/venue-details/1')
  })

  it('has a tab each for teams, activities and venues, in the address beside the id', async () => {
    await draw({ id: '1' })
    await user.click(screen.getByRole('tab', { name: 'Teams here' }))
    expect(await screen.findByRole('heading', { name: 'Herons' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Upcoming activities' }))
    expect(await screen.findByText('No upcoming activities')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Local venues' }))
    expect(await screen.findByText('No local venues')).toBeTruthy()
    expect(tab.navigator.went.at(-1)).toBe('replace /position-information?id=1&tab=children')
    expect(venues.calls).toEqual(['venue 1', 'staff 1', 'teams 1', 'children 1'])
  })

  it('opens at the tab of its address; an unknown one shows the staff', async () => {
    await draw({ id: '2', tab: 'children' })
    expect(screen.getByRole('link', { name: 'Venue 1' })).toBeTruthy()
    expect((await draw({ id: '2', tab: 'nonsense' })).viewModel.tab).toBe('')
    expect(screen.getByText('No staff listed')).toBeTruthy()
  })

  it('is as it was after a reload', async () => {
    const { live } = await draw({ id: '1' })
    const viewModel = tab.container.get(PositionViewModel)
    const calls = venues.calls.length
    await restoreLive(viewModel, live.snapshot(), at('/position-information', { id: '1' }))
    expect([viewModel.venue.value?.id, viewModel.rows.list.items.length]).toEqual(['1', 2])
    expect([viewModel.parent, venues.calls.length]).toEqual(['/venue-details/1', calls])
  })

  it('keeps the head when its list does not load, and tries it again', async () => {
    venues.failing = { staff: failureOf('unreachable') }
    await draw({ id: '1' })
    expect(screen.getByRole('heading', { name: 'Venue 1' })).toBeTruthy()
    venues.failing = {}
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByRole('heading', { name: 'Wang Minghua' })).toBeTruthy()
  })
})
