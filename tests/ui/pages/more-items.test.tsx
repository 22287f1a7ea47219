// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { PagesGateway, type CardItems } from '../../../src/application/pages/pages-gateway'
import type { Outcome } from '../../../src/application/shared/failure'
import { success } from '../../../src/domain/shared/result'
import { MoreItemsScreen } from '../../../src/ui/pages/more-items.screen'
import { MoreItemsViewModel } from '../../../src/ui/pages/more-items.view-model'
import { feedItem, here, never, offline, renderWith, testHost } from '../feed/feed-host'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

async function openMore(answers: Readonly<Record<string, Outcome<CardItems>>>) {
  const host = testHost()
  const pages = { items: async (_: string, cursor = 'first') => answers[cursor] ?? offline }
  host.container.bind(PagesGateway).toConstantValue(pages as unknown as PagesGateway)
  const viewModel = host.container.get(MoreItemsViewModel)
  renderWith(host, <MoreItemsScreen viewModel={viewModel} />)
  await act(() => viewModel.open(here('/morePageCardData/c', { id: 'c' }), never))
  return { ...host, viewModel }
}
const page = (ids: readonly string[], nextCursor: string | null) =>
  success({ items: ids.map((id) => feedItem(id)), nextCursor, title: 'Front page', style: 'left' as const })

it('S010: shows all that is behind a card, page by page, and keeps it for the way back', async () => {
  const { viewModel, container } = await openMore({ first: page(['1', '2'], 'next'), next: page(['3'], null) })
  expect(screen.getByRole('heading', { level: 1, name: 'Front page' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /more/i }))
  expect(screen.getAllByText(/^Story /)).toHaveLength(3)
  const again = container.get(MoreItemsViewModel)
  again.restore(JSON.parse(JSON.stringify(viewModel.snapshot())), here('/morePageCardData/c', { id: 'c' }))
  expect(again.list.items).toHaveLength(3)
  expect(again.title).toBe('Front page')
})

it('S010: says what failed', async () => {
  await openMore({})
  expect(screen.getByRole('alert')).toBeTruthy()
})
