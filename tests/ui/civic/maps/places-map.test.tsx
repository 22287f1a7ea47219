// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure } from '../../../../src/domain/frame/shared/result'
import { PlacesMapScreen } from '../../../../src/ui/civic/maps/places-map/places-map.screen'
import { PlacesMapViewModel } from '../../../../src/ui/civic/maps/places-map/places-map.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { withMapSize } from './map-size'
import { MemoryMaps, mapPlace } from './memory-maps'

let tab: Tab
let maps: MemoryMaps
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab()
  maps = new MemoryMaps().bindTo(tab.container)
  withMapSize()
})
afterEach(() => vi.unstubAllGlobals())

async function draw(query: Readonly<Record<string, string>> = {}, path = '/practice-map') {
  const viewModel = tab.container.get(PlacesMapViewModel)
  const live = await openLive(viewModel, at(path, query))
  renderWith(tab, <PlacesMapScreen viewModel={viewModel} />)
  return Object.assign(viewModel, { live })
}
const map = () => screen.findByRole('application', { name: /arrow keys/ })
const box = { south: 26.4, west: 111.6, north: 26.44, east: 111.64 }

describe('the map of venues and activities', () => {
  it('lists what is on it, each with what it is, and leads to it', async () => {
    await draw()
    expect(screen.getByText('Nearest to the middle of the map first')).toBeTruthy()
    expect(screen.getByRole('heading', { name: '3 places on this map' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Venue 1' }).getAttribute('href')).toBe('/venue-details/1')
    expect(screen.getByRole('link', { name: 'Reading aloud' }).getAttribute('href')).toBe('/activities-details/3')
    expect(screen.getByText('Drawn for it')).toBeTruthy()
  })

  it('has a mark with a name for each place that stands alone, and one for those at one spot, which it then lists', async () => {
    await draw()
    const marks = within(await map())
    expect(await marks.findByRole('button', { name: '2 places, zoom in to see them' })).toBeTruthy()
    await user.click(marks.getByRole('button', { name: 'Station: Venue 2' }))
    expect(within(screen.getByRole('region', { name: 'Selected place' })).getByText('Venue 2')).toBeTruthy()
    marks.getByRole('button', { name: '2 places, zoom in to see them' }).focus()
    await user.keyboard(' ')
    expect(await screen.findByRole('heading', { name: '2 places here' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    marks.getByRole('button', { name: '2 places, zoom in to see them' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: '2 places here' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(screen.getByRole('heading', { name: '3 places on this map' })).toBeTruthy()
  })

  it('has room for a finger on the mark of a place that stands where the selected one does', async () => {
    await draw({ at: '26.42,111.61,18', place: 'venue-1' })
    const marks = within(await map())
    const selectedMark = await marks.findByRole('button', { name: 'Station: Venue 1', pressed: true })
    const mark = marks.getByRole('button', { name: 'Companionship: Reading aloud' })
    const [selectedAt, markAt] = [selectedMark, mark].map(({ style: { left, top } }) => [
      parseFloat(left),
      parseFloat(top),
    ])
    const distances = selectedAt?.map((each, axis) => Math.abs(each - (markAt?.[axis] ?? 0)))
    expect(Math.max(...(distances ?? []))).toBe(44)
  })

  it('draws the base below the marks, and names its areas', async () => {
    await draw()
    const drawn = await map()
    const areas = await waitFor(() => {
      const found = drawn.querySelectorAll('.leaflet-base-pane path')
      expect(found.length).toBeGreaterThan(0)
      return found
    })
    expect([...areas].map((area) => area.classList.contains('leaflet-interactive'))).not.toContain(true)
    expect(within(drawn).getByText('Old Ferry').closest('[aria-hidden=true]')).toBe(
      drawn.querySelector('.leaflet-names-pane'),
    )
  })

  it('shows one sort alone, which the address says', async () => {
    await draw()
    await user.click(screen.getByRole('radio', { name: 'Activities' }))
    expect(maps.calls).toEqual(['all', 'activity'])
    expect(await screen.findByRole('heading', { name: '1 place on this map' })).toBeTruthy()
    expect(tab.navigator.went).toEqual(['replace /practice-map?sort=activity'])
  })

  it('shows a place of the list, and the address says which', async () => {
    const viewModel = await draw()
    await user.click(screen.getByRole('button', { name: 'Show Venue 2 on the map' }))
    expect(screen.getAllByRole('button', { name: 'Show Venue 2 on the map', pressed: true })).toHaveLength(2)
    expect(viewModel.aim).toMatchObject({ latitude: 26.435, longitude: 111.625 })
    expect(tab.navigator.went).toEqual(['replace /practice-map?place=venue-2'])
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(tab.navigator.went.at(-1)).toBe('replace /practice-map')
  })

  it('opens at the place of its address', async () => {
    const viewModel = await draw({ at: '26.435,111.625,16', place: 'venue-2' })
    expect(viewModel.aim).toEqual({ latitude: 26.435, longitude: 111.625, zoom: 16 })
    expect(within(screen.getByRole('region', { name: 'Selected place' })).getByText('Venue 2')).toBeTruthy()
  })

  it('says in the address where it was moved to by hand, once it rests, and rounded', async () => {
    const viewModel = await draw()
    viewModel.onMapMoved({ latitude: 26.4212345, longitude: 111.6154321, zoom: 14 }, box, true)
    viewModel.onMapMoved({ latitude: 26.4223456, longitude: 111.6165432, zoom: 14 }, box, true)
    expect(tab.navigator.went).toEqual([])
    tab.clock.pass(500)
    expect(tab.navigator.went).toEqual(['replace /practice-map?at=26.422%2C111.617%2C14'])
  })

  it('never says where the visitor is', async () => {
    const viewModel = await draw()
    await user.click(await screen.findByRole('button', { name: 'Show my location' }))
    await waitFor(() => expect(viewModel.aim).toMatchObject({ latitude: 26.435, longitude: 111.625 }))
    expect(screen.getAllByText('less than 100 m').length).toBeGreaterThan(0)
    tab.clock.pass(1000)
    expect(tab.navigator.went).toEqual([])
  })

  it.each([
    ['denied', /access is off/],
    ['not-found', /couldn’t be found/],
    ['timeout', /took too long/],
  ] as const)('says why it does not know where the visitor is: %s', async (reason, text) => {
    maps.position = failure(reason)
    await draw()
    await user.click(await screen.findByRole('button', { name: 'Show my location' }))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('writes nothing any more once it was left', async () => {
    const viewModel = await draw()
    const leave = viewModel.live.show(at('/practice-map'))
    viewModel.onMapMoved({ latitude: 26.42, longitude: 111.61, zoom: 14 }, box, true)
    leave()
    tab.clock.pass(1000)
    expect(tab.navigator.went).toEqual([])
  })

  it('is passed by over a link of its own', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Skip the map and go to the list' }))
    expect(document.activeElement?.textContent).toBe('3 places on this map')
  })

  it('says how many there are where they are too many to show, and when there are none', async () => {
    maps.many = { total: 20_000, isMore: true }
    const viewModel = await draw()
    expect(screen.getByRole('heading', { name: 'More than 20k places in this area. Zoom in.' })).toBeTruthy()
    maps.many = null
    viewModel.onMapMoved({ latitude: 10, longitude: 10, zoom: 14 }, { south: 9, west: 9, north: 11, east: 11 }, false)
    tab.clock.pass(250)
    expect(await screen.findByText('No places on this part of the map')).toBeTruthy()
  })

  it('keeps what it had when nothing new comes, and asks again', async () => {
    const viewModel = await draw()
    maps.failing = { places: failureOf('offline') }
    viewModel.onMapMoved(
      { latitude: 26.42, longitude: 111.61, zoom: 9 },
      { south: 25, west: 110, north: 28, east: 113 },
      false,
    )
    tab.clock.pass(250)
    expect(await screen.findByText(/places you saw before/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Venue 1' })).toBeTruthy()
    maps.failing = {}
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/places you saw before/)).toBeNull())
  })

  it('that could not be loaded is tried again', async () => {
    maps.failing = { map: failureOf('unreachable') }
    await draw()
    maps.failing = {}
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await map()).toBeTruthy()
  })

  it('is where it was after a reload', async () => {
    const before = await draw()
    before.onMapMoved({ latitude: 26.43, longitude: 111.62, zoom: 15 }, box, false)
    const after = tab.container.get(PlacesMapViewModel)
    await restoreLive(after, before.live.snapshot(), at('/practice-map'))
    expect(after.aim).toEqual({ latitude: 26.43, longitude: 111.62, zoom: 15 })
  })

  it('is where its address says after a reload that saved something else', async () => {
    const viewModel = tab.container.get(PlacesMapViewModel)
    await restoreLive(viewModel, { map: { latitude: '26' } }, at('/practice-map', { at: '26.430,111.620,15' }))
    expect(viewModel.aim).toEqual({ latitude: 26.43, longitude: 111.62, zoom: 15 })
    expect(viewModel.map.state).toBe('ready')
  })

  it('lists many places in steps', async () => {
    maps.places = Array.from({ length: 40 }, (_, index) =>
      mapPlace(String(index), { latitude: 26.41 + index / 10_000 }),
    )
    await draw()
    expect(screen.getAllByRole('link')).toHaveLength(30)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getAllByRole('link')).toHaveLength(40)
  })
})

describe('the map of places nearby', () => {
  beforeEach(() => {
    maps.places = [
      mapPlace('1', { sort: 'amenity', kind: 'market', name: 'Market 1' }),
      mapPlace('2', { sort: 'amenity', kind: 'park', name: 'Park 2', latitude: 26.435, longitude: 111.625 }),
      mapPlace('3'),
    ]
  })

  it('has the amenities alone, each with its kind, and leads to them', async () => {
    await draw({}, '/around-map')
    expect(screen.getByRole('heading', { name: '2 places on this map' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Market 1' }).getAttribute('href')).toBe('/arounds/1')
    expect(await within(await map()).findByRole('button', { name: 'Park: Park 2' })).toBeTruthy()
    expect(maps.calls).toEqual(['amenity'])
  })

  it('shows one kind alone, which the address says', async () => {
    await draw({}, '/around-map')
    await user.click(screen.getByRole('tab', { name: 'Parks' }))
    expect(await screen.findByRole('heading', { name: '1 place on this map' })).toBeTruthy()
    expect(maps.calls).toEqual(['amenity', 'park'])
    expect(tab.navigator.went).toEqual(['replace /around-map?kind=park'])
  })

  it('opens with the kind of its address, and not with a sort of the other map', async () => {
    await draw({ kind: 'market' }, '/around-map')
    expect(screen.getByRole('tab', { name: 'Markets', selected: true })).toBeTruthy()
    expect((await draw({ kind: 'venue' }, '/around-map')).choice).toBeNull()
  })
})
