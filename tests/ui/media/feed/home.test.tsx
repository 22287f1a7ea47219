// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { HomeScreen } from '../../../../src/ui/media/feed/home/home.screen'
import { HomeViewModel } from '../../../../src/ui/media/feed/home/home.view-model'
import { pathTarget } from '../../../../src/domain/frame/navigation/target'
import type { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import { openLive, restoreLive } from '../../../support/live-screen'
import { feedItem, here, logIn, renderWith, testHost, type TestHost } from './feed-host'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
})

const articles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent)

async function openHome(host: TestHost = testHost()) {
  const viewModel = host.container.get(HomeViewModel)
  const view = renderWith(host, <HomeScreen viewModel={viewModel} />)
  let live: LiveScreen | undefined
  await act(async () => {
    live = await openLive(viewModel, here('/index'))
  })
  return { host, viewModel, live: live!, ...view }
}

function withStories(): TestHost {
  const host = testHost()
  host.feeds.pages = { all: [[feedItem('1'), feedItem('2')], [feedItem('3')]], news: [[feedItem('4')]], sport: [[]] }
  return host
}

describe('Home', () => {
  it('asks for its categories, its head and its feed at the same time', () => {
    const host = testHost()
    void openLive(host.container.get(HomeViewModel), here('/index'))
    expect(host.feeds.asked).toEqual(['categories', 'head home', 'page all', 'page shorts'])
  })

  it('asks that the feed below its carousel does not repeat it, but not that of a category', async () => {
    const { host } = await openHome(withStories())
    await userEvent.click(screen.getByRole('tab', { name: 'News' }))
    const below = host.feeds.scopes.map(({ categoryId, kinds, belowHead }) => [categoryId ?? kinds.length, belowHead])
    expect(below).toEqual([
      [expect.any(Number), 'home'],
      [1, undefined],
      ['news', undefined],
    ])
  })

  it('shows a skeleton, then the stories under the tabs', async () => {
    const host = withStories()
    renderWith(host, <HomeScreen viewModel={host.container.get(HomeViewModel)} />)
    expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(2)
    await openHome(withStories())
    expect(articles()).toEqual(['Story 1', 'Story 2'])
    expect(screen.getAllByRole('tab', { name: 'News' })).toHaveLength(1)
  })

  it('keeps the list of each tab while another shows', async () => {
    const { host, viewModel } = await openHome(withStories())
    await act(() => viewModel.tabs.feed.list.more())
    await userEvent.click(screen.getByRole('tab', { name: 'News' }))
    expect(articles()).toEqual(['Story 4'])
    await userEvent.click(screen.getByRole('tab', { name: 'Headlines' }))
    expect(articles()).toEqual(['Story 1', 'Story 2', 'Story 3'])
    expect(host.feeds.asked.filter((call) => call === 'page all')).toHaveLength(1)
  })

  it('moves between tabs by the arrow keys', async () => {
    await openHome(withStories())
    screen.getByRole('tab', { name: 'Headlines' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'News', selected: true })).toBe(document.activeElement)
  })

  it('says that a category is empty', async () => {
    await openHome(withStories())
    await userEvent.click(screen.getByRole('tab', { name: 'Sport' }))
    expect(screen.getByText('Nothing here yet')).toBeTruthy()
  })

  it('offers to try again when the feed fails, and when more of it fails, without losing what is there', async () => {
    const host = withStories()
    host.feeds.failing.add('page').add('more')
    const { viewModel } = await openHome(host)
    expect(screen.getByText('This couldn’t be loaded')).toBeTruthy()
    host.feeds.failing.delete('page')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(articles()).toHaveLength(2)
    await act(() => viewModel.tabs.feed.list.more())
    expect(articles()).toHaveLength(2)
    host.feeds.failing.delete('more')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(articles()).toHaveLength(3)
  })

  it('lets its head fail alone', async () => {
    const host = withStories()
    host.feeds.failing.add('head')
    await openHome(host)
    expect(screen.getByText('The pictures couldn’t be loaded')).toBeTruthy()
    expect(articles()).toHaveLength(2)
  })

  it('leaves out entries and pictures that lead to screens which are not there', async () => {
    const host = withStories()
    const entry = (id: string, path: string) => ({ id, name: id, icon: 'radio', target: pathTarget(path) })
    host.feeds.shownHead = { carousel: [], entries: [entry('Radio', '/radios'), entry('Specials', '/specials/1')] }
    await openHome(host)
    expect(
      within(screen.getByRole('navigation', { name: 'Shortcuts' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Radio'])
  })

  it('lets newer posts wait behind a button', async () => {
    const { host, live } = await openHome(withStories())
    const hide = live.show(here('/index'))
    host.feeds.newer = 2
    await act(async () => host.clock.pass(60_000))
    expect(articles()).toEqual(['Story 1', 'Story 2'])
    host.feeds.pages = { all: [[feedItem('8'), feedItem('9'), feedItem('1')]] }
    await userEvent.click(screen.getByRole('button', { name: '2 new posts' }))
    expect(articles()).toEqual(['Story 8', 'Story 9', 'Story 1'])
    expect(screen.queryByRole('button', { name: '2 new posts' })).toBeNull()
    hide()
  })

  it('brings what is new by a tap on the chosen tab at the top, and says what came until the visitor goes on', async () => {
    const { host } = await openHome(withStories())
    const tab = screen.getByRole('tab', { name: 'Headlines' })
    await userEvent.click(tab)
    expect(await screen.findByText('Nothing new')).toBeTruthy()
    host.feeds.pages = { all: [[feedItem('9'), feedItem('1')]] }
    await userEvent.click(tab)
    expect(await screen.findByText('1 new post')).toBeTruthy()
    expect(articles()).toEqual(['Story 9', 'Story 1'])
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(screen.queryByText('1 new post')).toBeNull()
    host.feeds.failing.add('page')
    await userEvent.click(tab)
    expect(await screen.findByText(/^Couldn’t refresh\. .*connection/)).toBeTruthy()
  })

  it('likes at once, in every tab that shows the story', async () => {
    const host = withStories()
    host.feeds.pages = { all: [[feedItem('1')]], news: [[feedItem('1')]] }
    logIn(host)
    await openHome(host)
    await userEvent.click(screen.getByRole('button', { name: /^Like: .* 3$/ }))
    expect(screen.getByRole('button', { name: /^Like: .* 4$/, pressed: true })).toBeTruthy()
    host.feeds.pages = { news: [[feedItem('1', { liked: true, counts: { views: 0, likes: 4, comments: 0 } })]] }
    await userEvent.click(screen.getByRole('tab', { name: 'News' }))
    expect(screen.getByRole('button', { name: /^Like: .* 4$/, pressed: true })).toBeTruthy()
  })

  it('does after the login what a guest wanted', async () => {
    const host = withStories()
    await openHome(host)
    await userEvent.click(screen.getAllByRole('button', { name: /^Like: .* 3$/ })[0]!)
    expect(host.navigator.logins).toEqual(['/index'])
    expect(host.feeds.likes).toEqual([])
    logIn(host)
    const again = host.container.get(HomeViewModel)
    const live = await openLive(again, here('/index'))
    live.show(here('/index'))
    await vi.waitFor(() =>
      expect(again.tabs.feed.list.items[0]).toMatchObject({ id: '1', liked: true, counts: { likes: 4 } }),
    )
  })

  it('comes back after a refresh with its tab and its lists, and asks for nothing but whether there is news', async () => {
    const { host, viewModel, live } = await openHome(withStories())
    await act(async () => viewModel.tabs.select('news'))
    const before = host.feeds.asked.length
    const again = host.container.get(HomeViewModel)
    await restoreLive(again, live.snapshot(), here('/index'))
    expect(again.tabs.selected).toBe('news')
    expect(again.tabs.tab.head.value).not.toBeNull()
    expect(again.tabs.feed.list.items.map(({ id }) => id)).toEqual(['4'])
    again.tabs.select('home')
    expect(again.tabs.feed.list.items.map(({ id }) => id)).toEqual(['1', '2'])
    expect(host.feeds.asked.slice(before).filter((call) => call !== 'newer')).toEqual([])
  })

  it.each([{ selected: 4, tabs: {} }, { selected: 'news' }, ['news']])(
    'loads its tabs anew where something else was saved of them: %j',
    async (tabs) => {
      const host = withStories()
      const viewModel = host.container.get(HomeViewModel)
      await restoreLive(viewModel, { tabs }, here('/index'))
      expect(viewModel.tabs.selected).toBe('home')
      expect(viewModel.tabs.feed.list.items).toHaveLength(2)
    },
  )

  it('loads its chosen tab, where its list was not saved', async () => {
    const viewModel = withStories().container.get(HomeViewModel)
    await restoreLive(viewModel, { tabs: { selected: 'news', tabs: { news: { feed: 'long ago' } } } }, here('/index'))
    await vi.waitFor(() => expect(viewModel.tabs.feed.list.items.map(({ id }) => id)).toEqual(['4']))
  })
})

describe('Among the news of home', () => {
  const links = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  function withNews(): TestHost {
    const host = withStories()
    const short = (id: string) => feedItem(id, { kind: 'short', title: `Short ${id}` })
    host.feeds.pages = { all: [['1', '2', '3', '4'].map((id) => feedItem(id))], shorts: [[short('7'), short('8')]] }
    return host
  }

  it('stand the ways to take part, and shorts, after the third story', async () => {
    await openHome(withNews())
    expect(links('Take part')).toEqual(['/micro-wish', '/voluntary-activities', '/services'])
    const [third, fourth] = ['Story 3', 'Story 4'].map((name) => screen.getByRole('link', { name }))
    for (const name of ['Services', 'Short 7']) {
      const link = screen.getByRole('link', { name })
      expect(third?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(fourth?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    }
    expect(screen.getByRole('link', { name: 'All Shorts' }).getAttribute('href')).toBe('/play')
  })

  it('they stand also where no story came, and only on the tab of headlines', async () => {
    const host = withNews()
    host.feeds.pages = { all: [[]], news: [[feedItem('4')]] }
    await openHome(host)
    expect(links('Take part')).toHaveLength(3)
    expect(screen.queryByText('Shorts')).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'News' }))
    expect(screen.queryByRole('navigation', { name: 'Take part' })).toBeNull()
  })

  it('ways and shorts without a screen in this version are left out, and not asked for', async () => {
    const host = withNews()
    host.navigator.missing = ['/micro-wish', '/voluntary-activities', '/play']
    await openHome(host)
    expect(links('Take part')).toEqual(['/services'])
    expect(host.feeds.asked).not.toContain('page shorts')
    expect(screen.queryByText('Shorts')).toBeNull()
  })

  it('shorts that did not come are asked for again by themselves', async () => {
    const host = withNews()
    host.feeds.failing.add('shorts')
    await openHome(host)
    expect(screen.getByText('The shorts couldn’t be loaded')).toBeTruthy()
    host.feeds.failing.delete('shorts')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('link', { name: 'Short 8' })).toBeTruthy()
    expect(host.feeds.asked.filter((call) => call === 'page all')).toHaveLength(1)
  })

  it('shorts are kept over back', async () => {
    const host = withNews()
    const { live } = await openHome(host)
    const other = testHost()
    const restored = other.container.get(HomeViewModel)
    await restoreLive(restored, live.snapshot(), here('/index'))
    expect(restored.shorts?.value?.map(({ id }) => id)).toEqual(['7', '8'])
    expect(other.feeds.asked).not.toContain('page shorts')
  })
})

describe('Home in elder mode', () => {
  async function openElder(host: TestHost) {
    host.container.get(PreferencesStore).change({ elder: true })
    return await openHome(host)
  }

  it('has three stories, radio, help and services, and nothing else', async () => {
    const host = withStories()
    host.feeds.pages = { all: [['1', '2', '3', '4'].map((id) => feedItem(id))] }
    await openElder(host)
    expect(articles()).toEqual(['Story 1', 'Story 2', 'Story 3'])
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'More news' }).getAttribute('href')).toBe('/cates/news')
    expect(
      within(main.getByRole('navigation', { name: 'For you' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/radios', '/micro-wish-publish', '/services'])
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('has the stories that a carousel has otherwise, also where elder mode was chosen meanwhile', async () => {
    const usual = await openHome(withStories())
    const host = withStories()
    host.container.get(PreferencesStore).change({ elder: true })
    const elder = host.container.get(HomeViewModel)
    await restoreLive(elder, usual.live.snapshot(), here('/index'))
    await vi.waitFor(() => expect(elder.tabs.feed.list.items).toHaveLength(2))
    expect(host.feeds.scopes.map(({ belowHead }) => belowHead)).toEqual([undefined])
  })

  it('says that the news did not come, and brings them once they are to be had', async () => {
    const host = withStories()
    host.feeds.failing.add('page')
    await openElder(host)
    expect(screen.getByText('The news couldn’t be loaded')).toBeTruthy()
    host.feeds.failing.delete('page')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(articles()).toEqual(['Story 1', 'Story 2'])
  })

  it('says that there is no news yet', async () => {
    const host = testHost()
    await openElder(host)
    expect(screen.getByText('Nothing here yet')).toBeTruthy()
  })
})
