// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { MapsGateway } from '../../../../src/application/civic/maps/maps-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { ChosenAddress } from '../../../../src/application/frame/site/chosen-address'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { MyStreetScreen } from '../../../../src/ui/civic/surroundings/my-street.screen'
import { MyStreetViewModel } from '../../../../src/ui/civic/surroundings/my-street.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'

import { MemoryMaps } from '../maps/memory-maps'
import { MemorySurroundings } from './memory-surroundings'

const path = '/my-street'
const centre = { place: 'venue-venue-01' }
const all = 'news.suggestion.wish.activity.post'

let tab: Tab
let city: MemorySurroundings
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab()
  tab.container.bind(MapsGateway).toConstantValue(new MemoryMaps())
  city = new MemorySurroundings().bindTo(tab.container)
})

async function draw(query: Readonly<Record<string, string>> = {}) {
  const viewModel = tab.container.get(MyStreetViewModel)
  const live = await openLive(viewModel, at(path, query))
  const hide = live.show(at(path, query))
  const drawn = renderWith(tab, <MyStreetScreen viewModel={viewModel} />)
  return { viewModel, live, drawn, hide }
}
const lists = () => city.calls.filter((call) => call.startsWith('list'))
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('my street', () => {
  it('without a spot says what it would show and how to choose one, and asks the device for nothing', async () => {
    await draw()
    expect(screen.getByText('What’s happening around you?')).toBeTruthy()
    for (const name of ['Use my location', 'Choose a street', 'Choose on map'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(city.calls).toEqual([])
  })

  it('shows one row for each kind around a place of the city, and what is open there now', async () => {
    await draw(centre)
    expect(screen.getByRole('heading', { name: 'Around Community Centre' })).toBeTruthy()
    expect(link('The lamps are back')).toBe('/posts/n')
    expect(screen.getByText(/^864/)).toBeTruthy()
    expect(link('A dark corner')).toBe('/interacts/s')
    expect(link('Somebody to read to me')).toBe('/micro-wish-details/w')
    expect(link('Sweeping the steps')).toBe('/activities-details/a')
    expect(link('Ripe tomatoes')).toBe('/group-post-detail/p')
    const open = within(screen.getByRole('region', { name: 'Open now' }))
    expect(open.getByRole('link', { name: /Night pharmacy/ }).getAttribute('href')).toBe('/arounds/1')
    expect(open.queryByText('Far pharmacy')).toBeNull()
    expect(lists()).toEqual([`list 26.42,111.61 1000 ${all}`])
    expect(city.calls).not.toContain('position')
  })

  it('looks around the visitor after a tap, by a rounded position that stands in no address', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(await screen.findByRole('heading', { name: 'Around you' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'A dark corner' })).toBeTruthy()
    expect(new Set(lists())).toEqual(new Set([`list 26.423,111.615 1000 ${all}`]))
    expect(tab.navigator.went.join()).not.toMatch(/26|111/)
  })

  it('calls nobody back who left the screen while the device asked them', async () => {
    const { viewModel, hide } = await draw()
    const locating = viewModel.locate()
    hide()
    await locating
    expect(tab.navigator.went).toEqual([])
  })

  it('finds a place though a filter is changed meanwhile', async () => {
    const viewModel = tab.container.get(MyStreetViewModel)
    const opening = openLive(viewModel, at(path, centre))
    viewModel.applyLocation(at(path, { ...centre, within: '500' }))
    await opening
    expect(viewModel.spot.spot?.name).toBe('Community Centre')
  })

  it('says that an address has no position, and offers the other ways', async () => {
    tab.container.get(ChosenAddress).setAnswer('my-street', { text: 'Nowhere', position: null })
    await draw()
    expect(screen.getByRole('alert').textContent).toContain('no place on the map yet')
    expect(screen.getByRole('button', { name: 'Choose on map' })).toBeTruthy()
  })

  it.each([
    ['denied', 'Location access is off. Allow it in your browser or phone settings and try again.'],
    ['not-found', 'Your location couldn’t be found. Try again later.'],
    ['timeout', 'Finding your location took too long. Try again outdoors, or later.'],
  ] as const)('says what to do when the position is %s, and asks again at the next tap', async (problem, text) => {
    city.positions = [problem, { latitude: 26.42, longitude: 111.61 }]
    await draw()
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(lists()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(await screen.findByRole('heading', { name: 'Around you' })).toBeTruthy()
  })

  it('leaves out the kinds that are switched off, and goes farther, both in the address', async () => {
    await draw(centre)
    await user.click(screen.getByRole('button', { name: 'Wishes', pressed: true }))
    expect(screen.queryByRole('link', { name: 'Somebody to read to me' })).toBeNull()
    expect(tab.navigator.went.at(-1)).toBe('replace /my-street?without=wish&place=venue-venue-01')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Within 3 km')
    expect(lists().at(-1)).toBe('list 26.42,111.61 3000 news.suggestion.activity.post')
    expect(screen.getByText('Far pharmacy')).toBeTruthy()
    expect(city.calls.filter((call) => call.startsWith('place'))).toHaveLength(1)
  })

  it('with every kind switched off asks for nothing, and offers them again', async () => {
    await draw({ ...centre, without: all })
    expect(screen.getByText('No kind is switched on')).toBeTruthy()
    expect(lists()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Show every kind' }))
    expect(await screen.findByRole('link', { name: 'A dark corner' })).toBeTruthy()
  })

  it('offers to look farther where nothing is', async () => {
    city.items = []
    await draw(centre)
    await user.click(screen.getByRole('button', { name: 'Look within 3 km' }))
    expect(tab.navigator.went.at(-1)).toBe('replace /my-street?within=3000&place=venue-venue-01')
    expect(screen.queryByRole('button', { name: 'Look within 3 km' })).toBeNull()
  })

  it('names the street of a point, which is no failure when that is not known', async () => {
    const { drawn } = await draw({ at: '26.420,111.610,15' })
    expect(await screen.findByRole('heading', { name: 'Around Bell Tower Street' })).toBeTruthy()
    drawn.unmount()
    city.failing = { street: failureOf('offline', {}) }
    await draw({ at: '26.420,111.610,15' })
    expect(screen.getByRole('heading', { name: 'Around this point on the map' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'A dark corner' })).toBeTruthy()
  })

  it('takes the street that was chosen on its own screen', async () => {
    const { viewModel, live } = await draw()
    await user.click(screen.getByRole('button', { name: 'Choose a street' }))
    expect(tab.navigator.went).toEqual(['/address?for=my-street'])
    tab.container
      .get(ChosenAddress)
      .setAnswer('my-street', { text: 'Lantern Street', position: { latitude: 26.4041, longitude: 111.5562 } })
    act(() => void live.show(at(path)))
    expect(tab.navigator.went.at(-1)).toBe('replace /my-street?at=26.404%2C111.556%2C15')
    expect(await screen.findByRole('link', { name: 'A dark corner' })).toBeTruthy()
    expect(viewModel.spot.spot).toMatchObject({ kind: 'point', latitude: 26.404 })
  })

  it('says that a spot is outside of the city, and offers the middle of it', async () => {
    tab.container.get(SiteStore).setConfig({ area: { south: 26, west: 111, north: 27, east: 112 } } as SiteConfig)
    await draw({ at: '40.000,116.000,15' })
    expect(screen.getByText(/^This place isn’t in /)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'See the city centre' }))
    expect(tab.navigator.went.at(-1)).toBe('replace /my-street?at=26.500%2C111.500%2C15')
    expect(await screen.findByRole('link', { name: 'A dark corner' })).toBeTruthy()
  })

  it('is there after a reload, with the visitor’s own spot, which is not asked for again', async () => {
    const { live, drawn } = await draw()
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    await screen.findByRole('link', { name: 'A dark corner' })
    const saved = live.snapshot()
    drawn.unmount()
    tab = openTab()
    tab.container.bind(MapsGateway).toConstantValue(new MemoryMaps())
    city = new MemorySurroundings().bindTo(tab.container)
    const viewModel = tab.container.get(MyStreetViewModel)
    await restoreLive(viewModel, saved, at(path))
    renderWith(tab, <MyStreetScreen viewModel={viewModel} />)
    expect(screen.getByRole('heading', { name: 'Around you' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'A dark corner' })).toBeTruthy()
    expect([lists(), city.calls.includes('position')]).toEqual([[], false])
  })

  it('is loaded for the visitor’s own spot after a reload that came before its list, as drawn without one', async () => {
    const { live } = await draw()
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
    await screen.findByRole('link', { name: 'A dark corner' })
    const { spot } = live.snapshot() as Readonly<Record<string, unknown>>
    tab = openTab()
    tab.container.bind(MapsGateway).toConstantValue(new MemoryMaps())
    city = new MemorySurroundings().bindTo(tab.container)
    const viewModel = tab.container.get(MyStreetViewModel)
    const drawn = await openLive(viewModel, at(path))
    drawn.restore({ spot }, at(path))
    expect(lists()).toEqual([])
    drawn.show(at(path))
    await expect.poll(() => viewModel.surroundings.list.items.length).toBeGreaterThan(0)
    expect(viewModel.openPlaces.length).toBeGreaterThan(0)
  })

  it('says why the list could not be loaded, and loads it again', async () => {
    city.failing = { list: failureOf('offline', {}) }
    await draw(centre)
    const retry = screen.getByRole('button', { name: 'Try again' })
    city.failing = {}
    await user.click(retry)
    expect(await screen.findByRole('link', { name: 'A dark corner' })).toBeTruthy()
  })
})
