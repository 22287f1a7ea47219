// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { PagesGateway, type CardItems } from '../../../../src/application/overview/pages/pages-gateway'
import type { Outcome } from '../../../../src/application/frame/shared/failure'
import { success } from '../../../../src/domain/frame/shared/result'
import { MoreItemsScreen } from '../../../../src/ui/overview/pages/more-items/more-items.screen'
import { MoreItemsViewModel } from '../../../../src/ui/overview/pages/more-items/more-items.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { feedItem, here, offline, renderWith, testHost } from '../../media/feed/feed-host'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

const at = here('/morePageCardData/c', { id: 'c' })

async function openMore(answers: Readonly<Record<string, Outcome<CardItems>>>) {
  const host = testHost()
  const pages = { items: async (_: string, cursor = 'first') => answers[cursor] ?? offline }
  host.container.bind(PagesGateway).toConstantValue(pages as unknown as PagesGateway)
  const viewModel = host.container.get(MoreItemsViewModel)
  renderWith(host, <MoreItemsScreen viewModel={viewModel} />)
  const live = await act(() => openLive(viewModel, at))
  return { ...host, live }
}
const page = (ids: readonly string[], nextCursor: string | null) =>
  success({ items: ids.map((id) => feedItem(id)), nextCursor, title: 'Front page', style: 'left' as const })

it('S010: shows all that is behind a card, page by page, and keeps it for the way back', async () => {
  const { live, container } = await openMore({ first: page(['1', '2'], 'next'), next: page(['3'], null) })
  expect(screen.getByRole('heading', { level: 1, name: 'Front page' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /more/i }))
  expect(screen.getAllByText(/^Story /)).toHaveLength(3)
  const again = container.get(MoreItemsViewModel)
  await restoreLive(again, live.snapshot(), at)
  expect(again.list.items).toHaveLength(3)
  expect(again.title).toBe('Front page')
})

it('S010: loads anew what was saved in another shape', async () => {
  const { container } = await openMore({ first: page(['1'], null) })
  const again = container.get(MoreItemsViewModel)
  await restoreLive(again, { list: { title: 1, list: { items: [feedItem('9')], nextCursor: null, total: null } } }, at)
  expect(again.list.items.map(({ id }) => id)).toEqual(['1'])
  expect(again.title).toBe('Front page')
})

it('S010: says what failed', async () => {
  await openMore({})
  expect(screen.getByRole('alert')).toBeTruthy()
})
