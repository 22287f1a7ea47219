// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PagesGateway } from '../../../../src/application/overview/pages/pages-gateway'
import { RichText } from '../../../../src/application/overview/pages/rich-text'
import { ServicesGateway } from '../../../../src/application/overview/services/services-gateway'
import { pathTarget } from '../../../../src/domain/frame/navigation/target'
import type { PageCard } from '../../../../src/domain/overview/pages/page-card'
import type { OpenedModule } from '../../../../src/domain/overview/services/service-module'
import { success } from '../../../../src/domain/frame/shared/result'
import { ModuleScreen } from '../../../../src/ui/overview/services/module.screen'
import { ModuleViewModel } from '../../../../src/ui/overview/services/module.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { feedItem, here, offline, renderWith, testHost } from '../../media/feed/feed-host'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

const module: OpenedModule = {
  id: 'm',
  name: 'Every day',
  pageId: 'weekend',
  entries: [{ id: 'e', name: 'Radio', summary: '', icon: 'radio', target: pathTarget('/radios') }],
}
const card: PageCard = {
  id: 'c',
  type: 'article-list',
  title: 'Walks',
  style: 'text',
  more: null,
  items: [feedItem('1')],
}

async function openModule(opened: Awaited<ReturnType<ServicesGateway['module']>>) {
  const host = testHost()
  const asked: string[] = []
  const pages = {
    page: async (id: string) => {
      asked.push(id)
      return success({ id, title: '', backgroundColor: null, shareDescription: '', shareImage: null, cards: [card] })
    },
  }
  host.container.bind(ServicesGateway).toConstantValue({ modules: async () => offline, module: async () => opened })
  host.container.bind(PagesGateway).toConstantValue(pages as unknown as PagesGateway)
  host.container.bind(RichText).toConstantValue({ ready: async () => true, clean: () => '' as never })
  const viewModel = host.container.get(ModuleViewModel)
  renderWith(host, <ModuleScreen viewModel={viewModel} />)
  const live = await act(() => openLive(viewModel, here('/modules/m', { id: 'm' })))
  await act(async () => void live.show(here('/modules/m', { id: 'm' })))
  return { ...host, viewModel, asked, live }
}

it('S020: shows the services of a module and the cards of its page, and keeps both for the way back', async () => {
  const { live, asked, container, navigator } = await openModule(success(module))
  expect(screen.getByRole('link', { name: 'Radio' })).toBeTruthy()
  expect(screen.getByText('Story 1')).toBeTruthy()
  expect(asked).toEqual(['weekend'])
  expect(navigator.went).toEqual([])
  const again = container.get(ModuleViewModel)
  await restoreLive(again, live.snapshot(), here('/modules/m', { id: 'm' }))
  expect(again.page.cards).toHaveLength(1)
  expect(asked).toEqual(['weekend'])
})

it('S020: what another version saved is loaded anew', async () => {
  const { live, asked, container } = await openModule(success(module))
  const saved = live.snapshot() as { readonly module: object }
  for (const other of ['m', { ...saved.module, module: 'm' }, { ...saved.module, page: null }]) {
    asked.length = 0
    const again = container.get(ModuleViewModel)
    await restoreLive(again, { module: other }, here('/modules/m', { id: 'm' }))
    expect([again.module.value?.name, asked]).toEqual(['Every day', ['weekend']])
  }
})

it('S020: a module without a page has its services alone, and one that fails says so', async () => {
  const { asked } = await openModule(success({ ...module, pageId: null }))
  expect(asked).toEqual([])
  await openModule(offline)
  expect(screen.getByRole('alert').textContent).toContain('These services couldn’t be loaded')
})
