// @vitest-environment jsdom
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CitiesGateway } from '../../../../src/application/frame/site/cities-gateway'
import { PositionSource, type PositionProblem } from '../../../../src/application/frame/places/position'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { CitiesStore } from '../../../../src/application/frame/site/cities.store'
import { CookieJar } from '../../../../src/application/frame/shared/cookies'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import type { City, Province } from '../../../../src/domain/frame/site/cities'
import { failure, success, type Result } from '../../../../src/domain/frame/shared/result'
import { CitiesScreen } from '../../../../src/ui/frame/site/cities/cities.screen'
import { CitiesViewModel } from '../../../../src/ui/frame/site/cities/cities.view-model'
import { openLive } from '../../../support/live-screen'
import { here, offline, renderWith, testHost } from '../../media/feed/feed-host'
import { replaceProperty } from '../../../support/replace-property'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

const city = (id: string, name: string): City => ({
  id,
  name,
  initial: name,
  pinyin: name.toLowerCase(),
  hot: id === 'cs',
})
const hunan: Province = { ...city('hn', 'Hunan'), cities: [city('cs', 'Changsha'), city('zz', 'Zhuzhou')] }

function citiesHost() {
  const host = testHost()
  const answers = {
    provinces: success([hunan]) as Awaited<ReturnType<CitiesGateway['provinces']>>,
    nearest: success({ city: city('zz', 'Zhuzhou'), district: null, street: null }) as Awaited<
      ReturnType<CitiesGateway['nearest']>
    >,
    place: success({ latitude: 28, longitude: 113 }) as Result<GeoPoint, PositionProblem>,
  }
  host.container
    .bind(CitiesGateway)
    .toConstantValue({
      provinces: async () => answers.provinces,
      districts: async () => success([]),
      nearest: async () => answers.nearest,
    })
  host.container.bind(PositionSource).toConstantValue({ find: async () => answers.place })
  return { ...host, answers }
}

async function openCities(host = citiesHost()) {
  const viewModel = host.container.get(CitiesViewModel)
  renderWith(host, <CitiesScreen viewModel={viewModel} />)
  await act(() => openLive(viewModel, here('/cities')))
  return host
}

describe('The choice of a city', () => {
  it('starts with the city of the site, Changsha when none is configured (B103)', async () => {
    await openCities()
    expect(screen.getByText('Changsha', { selector: 'strong' })).toBeTruthy()
  })

  it('keeps what was chosen and goes back', async () => {
    const host = await openCities()
    await userEvent.click(screen.getByRole('button', { name: 'Zhuzhou' }))
    expect(host.container.get(CitiesStore).name).toBe('Zhuzhou')
    expect(host.container.get(CookieJar).read('city')).toBe('{"id":"zz","name":"Zhuzhou"}')
    expect(host.navigator.went).toEqual(['back'])
  })

  it('lists cities by letter or by province', async () => {
    await openCities()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'This site’s city',
      'Popular cities',
      'C',
      'Z',
    ])
    await userEvent.click(screen.getByRole('radio', { name: 'By province' }))
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'This site’s city',
      'Popular cities',
      'Hunan',
    ])
  })

  it('has the site’s own city first; chosen again, nothing is chosen any more', async () => {
    const host = citiesHost()
    host.container.get(SiteStore).config = {
      cityInfo: { id: 'rb', name: 'Riverbend' },
      provinceInfo: { id: 'hn', name: 'Hunan' },
    } as SiteConfig
    await openCities(host)
    const cities = host.container.get(CitiesStore)
    await userEvent.click(screen.getByRole('button', { name: 'Zhuzhou' }))
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Riverbend', 'Hunan']),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Riverbend' }))
    expect([cities.chosenRegion, cities.name, cities.id]).toEqual([null, 'Riverbend', 'rb'])
    expect(host.container.get(CookieJar).read('city')).toBeNull()
  })

  it('takes a province as a whole', async () => {
    const host = await openCities()
    await userEvent.click(screen.getByRole('radio', { name: 'By province' }))
    await userEvent.click(screen.getByRole('button', { name: 'All of Hunan' }))
    expect(host.container.get(CitiesStore).chosenRegion).toEqual({ id: 'hn', name: 'Hunan' })
  })

  it('goes to a letter by the keys of a slider', async () => {
    const wanted: string[] = []
    replaceProperty(Element.prototype, 'scrollIntoView', function scrollIntoView(this: Element) {
      wanted.push(this.id)
    })
    await openCities()
    const index = screen.getByRole('slider', { name: 'Letter index' })
    index.focus()
    await userEvent.keyboard('{ArrowDown}{Home}')
    expect(wanted).toEqual(['letter-Z', 'letter-C'])
    expect(index.getAttribute('aria-valuetext')).toBe('C')
  })

  it('finds cities by their names', async () => {
    await openCities()
    await userEvent.type(screen.getByRole('searchbox'), 'zhu')
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(expect.arrayContaining(['Clear', 'Zhuzhou']))
    expect(screen.queryByRole('button', { name: /Changsha/ })).toBeNull()
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText('No city found')).toBeTruthy()
  })

  it('finds cities in traditional characters', async () => {
    const host = citiesHost()
    host.answers.provinces = success([{ ...city('hn', '湖南'), cities: [city('cs', '长沙'), city('zz', '株洲')] }])
    await openCities(host)
    await userEvent.type(screen.getByRole('searchbox'), '長沙')
    expect((await within(screen.getByRole('main')).findAllByRole('button')).map((each) => each.textContent)).toContain(
      '长沙',
    )
    expect(screen.queryByRole('button', { name: '株洲' })).toBeNull()
  })

  it('offers the city of the present position', async () => {
    const host = await openCities()
    await userEvent.click(screen.getByRole('button', { name: 'Find my city' }))
    await userEvent.click(screen.getByRole('button', { name: /Your location/ }))
    expect(host.container.get(CitiesStore).id).toBe('zz')
  })

  it.each([
    ['denied', /access is off/],
    ['not-found', /couldn’t be found/],
    ['timeout', /took too long/],
  ] as const)('has its own words for a position that is %s', async (problem, text) => {
    const host = citiesHost()
    host.answers.place = failure(problem)
    await openCities(host)
    await userEvent.click(screen.getByRole('button', { name: 'Find my city' }))
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('says when no city is near, and when the city look up the city', async () => {
    const host = citiesHost()
    host.answers.nearest = success(null)
    await openCities(host)
    await userEvent.click(screen.getByRole('button', { name: 'Find my city' }))
    expect(screen.getByText(/not in a city near you/)).toBeTruthy()
    host.answers.nearest = offline
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText(/look up the city/)).toBeTruthy()
  })

  it('offers to try again when the list fails', async () => {
    const host = citiesHost()
    host.answers.provinces = offline
    await openCities(host)
    host.answers.provinces = success([hunan])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('button', { name: 'Zhuzhou' })).toBeTruthy()
  })
})
