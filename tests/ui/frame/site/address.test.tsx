// @vitest-environment jsdom
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PositionSource, type PositionProblem } from '../../../../src/application/frame/places/position'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { ChosenAddress } from '../../../../src/application/frame/site/chosen-address'
import { CitiesGateway } from '../../../../src/application/frame/site/cities-gateway'
import { CitiesStore } from '../../../../src/application/frame/site/cities.store'
import { failure, success, type Result } from '../../../../src/domain/frame/shared/result'
import type { City, NearestCity, Province } from '../../../../src/domain/frame/site/cities'
import { AddressScreen } from '../../../../src/ui/frame/site/address/address.screen'
import { AddressViewModel } from '../../../../src/ui/frame/site/address/address.view-model'
import { openLive } from '../../../support/live-screen'
import { renderWith, testHost } from '../../media/feed/feed-host'

type Exact = Pick<NearestCity, 'district' | 'street'>

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

const city = (id: string, name: string): City => ({ id, name, initial: name, pinyin: name, hot: false })
const hunan: Province = { ...city('hn', 'Hunan'), cities: [city('cs', 'Changsha'), city('zz', 'Zhuzhou')] }
const yuelu = { id: 'yl', name: 'Yuelu', streets: [{ id: 'jl', name: 'Julong' }] }

async function opened(query: Readonly<Record<string, string>> = {}, exact: Exact = { district: null, street: null }) {
  const host = testHost()
  const answers = {
    districts: success([yuelu, { id: 'kf', name: 'Kaifu', streets: [] }]) as Awaited<
      ReturnType<CitiesGateway['districts']>
    >,
    place: success({ latitude: 28, longitude: 113 }) as Result<GeoPoint, PositionProblem>,
  }
  host.container
    .bind(CitiesGateway)
    .toConstantValue({
      provinces: async () => success([hunan]),
      districts: async (id) => (id === 'cs' ? answers.districts : success([])),
      nearest: async () => success({ city: city('cs', 'Changsha'), ...exact }),
    })
  host.container.bind(PositionSource).toConstantValue({ find: async () => answers.place })
  const viewModel = host.container.get(AddressViewModel)
  renderWith(host, <AddressScreen viewModel={viewModel} />)
  await act(() => openLive(viewModel, { path: '/address', params: {}, query }))
  const user = userEvent.setup()
  const tap = (name: string) => user.click(screen.getByRole('button', { name }))
  return { ...host, answers, tap, store: host.container.get(CitiesStore), chosen: host.container.get(ChosenAddress) }
}

describe('the choice of an address', () => {
  it('goes from province to street, and back to the screen that asked for it', async () => {
    const { tap, navigator, chosen, store } = await opened({ for: 'profile' })
    for (const name of ['Hunan', 'Changsha', 'Yuelu', 'Julong']) await tap(name)
    expect(chosen.consume('other')).toBeNull()
    expect(chosen.consume('profile')?.text).toBe('Julong, Yuelu, Changsha, Hunan')
    expect(chosen.consume('profile')).toBeNull()
    expect(store.chosenRegion).toBeNull()
    expect(navigator.went).toEqual(['back'])
  })

  it('may stop at any part; without a screen that asked, its city is the place of the lists', async () => {
    const { tap, store, navigator } = await opened()
    await tap('Hunan')
    await tap('Zhuzhou')
    expect([store.id, store.name, navigator.went]).toEqual(['zz', 'Zhuzhou', ['back']])
  })

  it('ends at a district without streets, and can be changed at each part', async () => {
    const { tap, chosen } = await opened({ for: 'profile' })
    for (const name of ['Hunan', 'Changsha', 'Change Hunan', 'Hunan', 'Changsha', 'Kaifu']) await tap(name)
    expect(chosen.consume('profile')?.text).toBe('Kaifu, Changsha, Hunan')
  })

  it('takes the city of the present position, and goes on to its districts', async () => {
    const { tap } = await opened()
    await tap('Find my city')
    await userEvent.click(await screen.findByRole('button', { name: /Changsha/ }))
    expect(await screen.findByRole('button', { name: 'Yuelu' })).toBeDefined()
  })

  it('takes district and street of the present position where the site knows them; each can still be changed', async () => {
    const { tap, chosen } = await opened(
      { for: 'profile' },
      { district: { id: 'yl', name: 'Yuelu' }, street: { id: 'jl', name: 'Julong' } },
    )
    await tap('Find my city')
    await userEvent.click(await screen.findByRole('button', { name: /Changsha · Yuelu · Julong/ }))
    expect(screen.getByRole('button', { name: 'Change Yuelu' })).toBeDefined()
    expect(chosen.consume('profile')).toBeNull()
    await tap('Use Julong')
    expect(chosen.consume('profile')?.text).toBe('Julong, Yuelu, Changsha, Hunan')
  })

  it('takes the district alone where the site knows no street, and goes on to its streets', async () => {
    const { tap } = await opened({ for: 'profile' }, { district: { id: 'yl', name: 'Yuelu' }, street: null })
    await tap('Find my city')
    await userEvent.click(await screen.findByRole('button', { name: /Changsha · Yuelu/ }))
    expect(await screen.findByRole('button', { name: 'Change Yuelu' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Julong' })).toBeDefined()
  })

  it.each(['denied', 'timeout', 'not-found'] as const)('says why there is no position: %s', async (problem) => {
    const { tap, answers } = await opened()
    answers.place = failure(problem)
    await tap('Find my city')
    expect(screen.getByRole('status').textContent).not.toBe('')
    expect(screen.getByRole('button', { name: 'Hunan' })).toBeDefined()
  })

  it('says that the districts could not be loaded, and the city is still enough', async () => {
    const { tap, answers, store } = await opened()
    answers.districts = failure(failureOf('offline'))
    await tap('Hunan')
    await tap('Changsha')
    expect(screen.getByText('This couldn’t be loaded')).toBeDefined()
    await tap('Use Changsha')
    expect(store.id).toBe('cs')
  })
})
