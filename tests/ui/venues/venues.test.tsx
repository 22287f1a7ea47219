// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../src/application/shared/failure'
import { VenueListScreen } from '../../../src/ui/venues/venue-list.screen'
import { VenueListViewModel } from '../../../src/ui/venues/venue-list.view-model'
import { VenueScreen } from '../../../src/ui/venues/venue.screen'
import { VenueViewModel } from '../../../src/ui/venues/venue.view-model'
import { at, never, openTab, renderWith, type Tab } from '../../support/member-host'
import { MemoryVenues } from './memory-venues'

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
    await viewModel.open(at('/practice-venue', query), never)
    renderWith(tab, <VenueListScreen viewModel={viewModel} />)
    return viewModel
  }

  it('stand by name and by kind, and the choice stands in the address', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Venue 1' }).getAttribute('href')).toBe('/venue-details/1')
    await user.click(screen.getByRole('tab', { name: 'Base' }))
    expect(venues.calls).toEqual(['list /name', 'list base/name'])
    expect(tab.navigator.went).toEqual(['replace /practice-venue?kind=base'])
  })

  it('stand the nearest first once the position is known, also when the address asks for it', async () => {
    const viewModel = await draw({ order: 'near' })
    viewModel.show()
    await expect.poll(() => venues.calls).toContain('list /near here')
  })
})

describe('one venue', () => {
  async function draw(id = '1') {
    const viewModel = tab.container.get(VenueViewModel)
    await viewModel.open({ ...at(`/venue-details/${id}`), params: { id } })
    renderWith(tab, <VenueScreen viewModel={viewModel} />)
    return viewModel
  }

  it('says where it is, when it is open, whom to call, what it belongs to, and who serves there', async () => {
    await draw()
    expect(screen.getByText('1 Lantern Street')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call 0700-1' }).getAttribute('href')).toBe('tel:0700-1')
    expect(screen.getByRole('link', { name: 'Venue 2' }).getAttribute('href')).toBe('/venue-details/2')
    expect(screen.getByRole('heading', { name: 'Herons' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Its venues' })).toBeNull()
  })

  it('opens the way there in a map', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Way there' }))
    expect(tab.navigator.left[0]).toContain('uri.amap.com/navigation?to=111.61%2C26.42%2CVenue')
  })

  it('lists the venues that belong to it', async () => {
    await draw('2')
    expect(screen.getByRole('heading', { name: 'Its venues' })).toBeTruthy()
  })

  it('that could not be loaded is tried again', async () => {
    venues.failing = { venue: failureOf('unreachable') }
    await draw()
    venues.failing = {}
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByRole('heading', { name: 'Venue 1' })).toBeTruthy()
  })
})
