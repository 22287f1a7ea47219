// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { LocalStorage } from '../../../../src/application/frame/shared/storage'
import { ServicesGateway } from '../../../../src/application/overview/services/services-gateway'
import { pathTarget } from '../../../../src/domain/frame/navigation/target'
import type { ServiceModule } from '../../../../src/domain/overview/services/service-module'
import { success } from '../../../../src/domain/frame/shared/result'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { ServicesScreen } from '../../../../src/ui/overview/services/services.screen'
import { ServicesViewModel } from '../../../../src/ui/overview/services/services.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { here, offline, renderWith, testHost } from '../../media/feed/feed-host'

let storage: LocalStorage
beforeEach(() => {
  storage = new MemoryStorage()
  vi.stubGlobal('scrollTo', () => undefined)
})

const entry = (name: string, path: string) => ({
  id: name,
  name,
  summary: `All about ${name}`,
  icon: 'home',
  target: pathTarget(path),
})
const modules: readonly ServiceModule[] = [
  { id: 'a', name: 'Every day', entries: [entry('Radio', '/radios'), entry('Guides', '/guide')] },
  { id: 'b', name: 'Not yet', entries: [entry('Venues', '/venues')] },
]

async function openServices(answers: readonly Awaited<ReturnType<ServicesGateway['modules']>>[]) {
  const host = testHost()
  host.container.bind(LocalStorage).toConstantValue(storage)
  host.navigator.missing = ['/guide', '/venues']
  const left = [...answers]
  host.container
    .bind(ServicesGateway)
    .toConstantValue({ modules: async () => left.shift() ?? offline, module: async () => offline })
  const viewModel = host.container.get(ServicesViewModel)
  renderWith(host, <ServicesScreen viewModel={viewModel} />)
  const live = await act(() => openLive(viewModel, here('/services')))
  return { ...host, viewModel, live }
}

it('S017: shows modules with the entries whose screens exist', async () => {
  await openServices([success(modules)])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'My services',
    'Every day',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/micro-wish',
    '/modules/a',
    '/radios',
  ])
})

it('S017: lists once what an illustrated entry leads to, but for those who pin it', async () => {
  const module = { id: 'a', name: 'Every day', entries: [entry('Radio', '/radios'), entry('A wish', '/micro-wish')] }
  await openServices([success([module])])
  expect(screen.getAllByRole('link', { name: /Wish|A wish/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByRole('button', { name: 'A wish' })).toBeTruthy()
})

it('S017: pins services above all others, in that order, and takes them off again', async () => {
  const user = userEvent.setup()
  const entries = Array.from({ length: 10 }, (_, index) => entry(`Service ${index}`, '/radios'))
  const host = await openServices([success([{ id: 'a', name: 'Every day', entries }])])
  const own = () => within(screen.getByRole('region', { name: 'My services' }))
  const pin = (name: string) =>
    user.click(within(screen.getByRole('list', { name: 'Every day' })).getByRole('button', { name }))
  expect(own().getByText('Keep the services you use most here.')).toBeTruthy()
  await user.click(own().getByRole('button', { name: 'Add' }))
  for (const index of [5, 0, 1, 2, 3, 4, 6, 7]) await pin(`Service ${index}`)
  expect(own().getByRole('status').textContent).toBe('There’s room for 8. Remove one to add another.')
  expect(screen.getByRole('button', { name: 'Service 9' })).toHaveProperty('disabled', true)
  await user.click(own().getByRole('button', { name: 'Service 0' }))
  await user.click(own().getByRole('button', { name: 'Done' }))
  const names = own()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([5, 1, 2, 3, 4, 6, 7].map((index) => `Service ${index}`))
  expect(host.container.get(ServicesViewModel).pinnedEntries).toEqual([])
  expect(storage.read('services')).toEqual(names)
})

it('S017: what is pinned and not there now keeps its pin and takes no room', async () => {
  const user = userEvent.setup()
  const gone = Array.from({ length: 8 }, (_, index) => `gone ${index}`)
  const { viewModel } = await openServices([success(modules)])
  for (const id of gone) act(() => viewModel.toggle(id))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await user.click(screen.getByRole('button', { name: 'Radio' }))
  expect(viewModel.pinnedEntries.map(({ id }) => id)).toEqual(['Radio'])
  expect(storage.read('services')).toEqual([...gone, 'Radio'])
})

it('S017: finds a service among them, and keeps the search for the way back', async () => {
  const { live, container } = await openServices([success(modules)])
  await userEvent.type(screen.getByRole('searchbox'), 'radio')
  expect(screen.getByText('1 service found')).toBeTruthy()
  expect(screen.getByRole('link', { name: /All about Radio/ })).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox'), 's of all kinds')
  expect(screen.getByText('No service found')).toBeTruthy()
  const again = container.get(ServicesViewModel)
  await restoreLive(again, live.snapshot(), here('/services'))
  expect([again.search, again.modules.value]).toEqual(['radios of all kinds', modules])
  const another = container.get(ServicesViewModel)
  await restoreLive(another, { search: { text: 'radio' } }, here('/services'))
  expect(another.search).toBe('')
})

it('S017: says what failed, and tries again', async () => {
  await openServices([offline, success(modules)])
  expect(screen.getByRole('alert').textContent).toContain('The services couldn’t be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { name: 'Every day' })).toBeTruthy()
})

it('S017: finds a service in traditional characters, in accents and in wide letters', async () => {
  await openServices([success([{ id: 'a', name: '便民', entries: [entry('医保 Café', '/radios')] }])])
  for (const text of ['醫保', 'ｃａｆｅ', 'CAFE\u0301']) {
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), text)
    expect(await screen.findByText('1 service found')).toBeTruthy()
  }
})
