// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CategoryScreen } from '../../../../src/ui/media/feed/category/category.screen'
import { CategoryViewModel } from '../../../../src/ui/media/feed/category/category.view-model'
import { SubCategoryScreen } from '../../../../src/ui/media/feed/sub-category.screen'
import { SubCategoryViewModel } from '../../../../src/ui/media/feed/sub-category.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { feedItem, here, renderWith, testHost, type TestHost } from './feed-host'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
})

function withStories(): TestHost {
  const host = testHost()
  host.feeds.pages = { news: [[feedItem('1')]], council: [[feedItem('2')]] }
  return host
}

async function openCategory(id: string, host = withStories()) {
  const viewModel = host.container.get(CategoryViewModel)
  renderWith(host, <CategoryScreen viewModel={viewModel} />)
  await act(async () => {
    await openLive(viewModel, here(`/cates/${id}`, { id }))
  })
  return { host, viewModel }
}

describe('A category', () => {
  it('asks for its name and its feed at the same time, and shows both', async () => {
    const { host } = await openCategory('news')
    expect(host.feeds.asked).toEqual(['categories', 'page news'])
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeTruthy()
    expect(screen.getByText('Story 1')).toBeTruthy()
  })

  it('shows the feed of a sub-category under its tab', async () => {
    await openCategory('news')
    await userEvent.click(screen.getByRole('tab', { name: 'Council' }))
    expect(screen.getByText('Story 2')).toBeTruthy()
    expect(screen.queryByText('Story 1')).toBeNull()
  })

  it('has no tabs when it has no sub-categories', async () => {
    await openCategory('sport')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByText('Nothing here yet')).toBeTruthy()
  })

  it('says that it does not exist, with a way on', async () => {
    const { host } = await openCategory('nowhere')
    expect(screen.getByText('Category not found')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Go to home' }))
    expect(host.navigator.went).toEqual(['/index'])
  })

  it('shows its feed when only the names fail', async () => {
    const host = withStories()
    host.feeds.failing.add('categories')
    await openCategory('news', host)
    expect(screen.getByText('Story 1')).toBeTruthy()
  })

  it('has its name and its tabs, too, when it is tried again', async () => {
    const host = withStories()
    for (const call of ['categories', 'page'] as const) host.feeds.failing.add(call)
    await openCategory('news', host)
    host.feeds.failing.clear()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Story 1')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Council' })).toBeTruthy()
  })
})

describe('A sub-category', () => {
  it('has its name, too, when it is tried again', async () => {
    const host = withStories()
    for (const call of ['categories', 'page'] as const) host.feeds.failing.add(call)
    const viewModel = host.container.get(SubCategoryViewModel)
    renderWith(host, <SubCategoryScreen viewModel={viewModel} />)
    await act(async () => {
      await openLive(viewModel, here('/subcates/council', { id: 'council' }))
    })
    host.feeds.failing.clear()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Story 2')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Council' })).toBeTruthy()
  })

  it('shows its name and its feed, and comes back as it was', async () => {
    const host = withStories()
    const viewModel = host.container.get(SubCategoryViewModel)
    renderWith(host, <SubCategoryScreen viewModel={viewModel} />)
    const live = await act(() => openLive(viewModel, here('/subcates/council', { id: 'council' })))
    expect(screen.getByRole('heading', { level: 1, name: 'Council' })).toBeTruthy()
    expect(screen.getByText('Story 2')).toBeTruthy()
    const again = host.container.get(SubCategoryViewModel)
    await restoreLive(again, live.snapshot(), here('/subcates/council', { id: 'council' }))
    expect(again.list.feed.list.items.map(({ id }) => id)).toEqual(['2'])
    expect(again.head.title).toBe('Council')
  })
})
