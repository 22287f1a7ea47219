// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure } from '../../../../src/domain/frame/shared/result'
import { AmenityMapScreen } from '../../../../src/ui/civic/maps/amenity-map/amenity-map.screen'
import { AmenityMapViewModel } from '../../../../src/ui/civic/maps/amenity-map/amenity-map.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { MemoryAmenities } from '../amenities/memory-amenities'
import { MemoryMaps } from './memory-maps'
import { withMapSize } from './map-size'

let tab: Tab
let maps: MemoryMaps
let amenities: MemoryAmenities
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab()
  maps = new MemoryMaps().bindTo(tab.container)
  amenities = new MemoryAmenities().bindTo(tab.container)
  withMapSize()
})
afterEach(() => vi.unstubAllGlobals())

async function draw(id = '1') {
  const viewModel = tab.container.get(AmenityMapViewModel)
  const live = await openLive(viewModel, { ...at(`/arounds-map/${id}`), params: { id } })
  renderWith(tab, <AmenityMapScreen viewModel={viewModel} />)
  return Object.assign(viewModel, { live })
}
const map = () => screen.findByRole('application', { name: /arrow keys/ })

describe('the map of one place', () => {
  it('shows where it is, without a position too, and leads to it', async () => {
    const viewModel = await draw()
    const mark = await within(await map()).findByRole('button', { name: 'Pharmacy: Pharmacy 1', pressed: true })
    expect(mark).toBeTruthy()
    expect(viewModel.aim).toEqual({ latitude: 26.42, longitude: 111.61, zoom: 16 })
    expect(screen.getByText('Open until 17:00')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe('/arounds/1')
    expect(screen.queryByText(/straight line/)).toBeNull()
  })

  it('draws the line there once the visitor is found, and sends their position nowhere', async () => {
    const viewModel = await draw()
    await user.click(screen.getByRole('button', { name: 'Show my location' }))
    expect(await screen.findByText(/^2\.2.?km in a straight line/)).toBeTruthy()
    expect(viewModel.aim?.zoom).toBeLessThan(16)
    await act(async () => undefined)
    expect((await map()).querySelector('path[stroke-linecap]')).toBeTruthy()
    expect(amenities.calls).toEqual(['amenity 1'])
  })

  it('keeps the line when the visitor is not found a second time', async () => {
    const viewModel = await draw()
    await act(() => viewModel.locate())
    const { aim } = viewModel
    maps.position = failure('timeout')
    await act(() => viewModel.locate())
    expect(screen.getByText(/straight line/)).toBeTruthy()
    expect([viewModel.aim, viewModel.way.length]).toEqual([aim, 2])
    expect(screen.getByText(/took too long/)).toBeTruthy()
  })

  it('says why it does not know where the visitor is', async () => {
    maps.position = failure('denied')
    await draw()
    await user.click(screen.getByRole('button', { name: 'Show my location' }))
    expect(await screen.findByText(/Location access is off/)).toBeTruthy()
  })

  it('hands the way there to a map app', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Directions' }))
    expect(tab.navigator.left[0]).toContain('uri.amap.com/navigation?to=111.61%2C26.42%2CPharmacy')
  })

  it('shows the place without a map, and tries the map again', async () => {
    maps.failing = { map: failureOf('unreachable') }
    await draw()
    expect(screen.getByRole('heading', { name: 'Pharmacy 1' })).toBeTruthy()
    maps.failing = {}
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await map()).toBeTruthy()
  })

  it('says that there is no such place', async () => {
    await draw('none')
    expect(screen.getByRole('link', { name: 'Map of places nearby' }).getAttribute('href')).toBe('/around')
    expect(screen.queryByRole('application')).toBeNull()
  })
})
