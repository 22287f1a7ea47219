// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SearchScreen } from '../../../../src/ui/overview/search/search/search.screen'
import { SearchViewModel } from '../../../../src/ui/overview/search/search/search.view-model'
import { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import { openLive, restoreLive } from '../../../support/live-screen'
import { newBrowser, openTab, never, renderWith, type Tab, type TestBrowser } from '../../../support/member-host'
import { footbridges, found, MemorySearch, searchPlace } from './memory-search'

let browser: TestBrowser
let tab: Tab
let search: MemorySearch
let live: LiveScreen
const user = userEvent.setup()
const box = () => screen.getByRole('combobox')
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const titles = () => screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent)

beforeEach(() => {
  browser = newBrowser()
  tab = openTab(browser)
  search = new MemorySearch().bindTo(tab.container)
  search.items = footbridges
})

async function draw(query: Readonly<Record<string, string>> = {}, id?: string) {
  const viewModel = tab.container.get(SearchViewModel)
  live = await openLive(viewModel, searchPlace(query, id))
  renderWith(tab, <SearchScreen viewModel={viewModel} />)
  return viewModel
}

describe('the search', () => {
  it('begins with what many people look for, and searches it with one tap', async () => {
    await draw()
    expect(screen.queryByText('Recent searches')).toBeNull()
    await press(/balloons/)
    expect(search.calls).toEqual(expect.arrayContaining(['record balloons', 'find balloons all', 'counts balloons']))
    expect(tab.navigator.went).toEqual(['replace /search?q=balloons'])
  })

  it('says so quietly when what many people look for does not come, and asks again', async () => {
    search.failing = { start: failureOf('unavailable') }
    await draw()
    expect(screen.getByText('Popular searches couldn’t be loaded')).toBeDefined()
    search.failing = {}
    await press(/try again|retry/i)
    expect(await screen.findByRole('button', { name: /balloons/ })).toBeDefined()
  })

  it('says what can be looked for where nobody has searched yet', async () => {
    await draw({}, 'org-1')
    expect(screen.getByText('Type part of a title, a place or a name')).toBeDefined()
  })

  it('shows what it found by kind, with counts, and marks what was sought as text', async () => {
    await draw({ q: 'footbridge' })
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['All', 'Articles 2', 'Videos 1'])
    expect(titles()).toEqual(['The footbridge opens', 'Old footbridge'])
    const [first] = screen.getAllByRole('article')
    expect([...first!.querySelectorAll('mark')].map((each) => each.textContent)).toEqual(['footbridge', 'footbridge'])
    expect([first!.textContent?.includes('A <b>bridge</b> & a'), first!.querySelector('b')]).toEqual([true, null])
    await user.click(screen.getByRole('tab', { name: 'Videos 1' }))
    expect([titles(), tab.navigator.went.at(-1)]).toEqual([
      ['Old footbridge'],
      'replace /search?q=footbridge&type=video',
    ])
  })

  it('from a list of one kind begins with that kind, and searches everything afterwards', async () => {
    await draw({ type: 'organisation' })
    await user.type(box(), 'lantern{Enter}')
    expect(tab.navigator.went.at(-1)).toBe('replace /search?q=lantern&type=organisation')
    await user.clear(box())
    await user.type(box(), 'ferry{Enter}')
    expect(tab.navigator.went.at(-1)).toBe('replace /search?q=ferry')
  })

  it('leads to channels, publishers, hosts and wishes too, each row in a look of its own', async () => {
    search.items = [
      found('fm', { title: 'Lantern FM', kind: 'channel', medium: 'radio' }),
      found('city', { title: 'Lantern TV', kind: 'channel', medium: 'tv' }),
    ]
    const view = await draw({ q: 'lantern' })
    const rows = () =>
      screen
        .getAllByRole('article')
        .map((row) => [
          within(row).getByRole('link').getAttribute('href'),
          row.dataset['publisher'] === 'true',
          row.querySelector('time') !== null,
        ])
    expect(rows()).toEqual([
      ['/radios/fm', true, false],
      ['/lives/city', true, false],
    ])
    expect(screen.getByText('Radio')).toBeDefined()
    search.items = [
      found('paper', { title: 'Lantern Daily', kind: 'organisation', covers: ['/logo.webp'] }),
      found('lin', { title: 'Lantern Lin', kind: 'host' }),
    ]
    await act(() => view.results.refresh())
    expect(rows()).toEqual([
      ['/orgs/paper', true, false],
      ['/anchors/lin', true, false],
    ])
    search.items = [
      found('7', { title: 'Lantern wanted', kind: 'wish' }),
      found('8', { title: 'Lanterns', kind: 'collection' }),
    ]
    await act(() => view.results.refresh())
    expect(rows()).toEqual([
      ['/micro-wish-details/7', false, true],
      ['/videos-collection/8', false, true],
    ])
  })

  it('leads to services, teams, venues, projects and activities, those of the site to where they lead', async () => {
    search.items = [
      found('a', { title: 'Lantern walk', kind: 'activity', publishedAt: Date.UTC(2026, 4, 1, 10) }),
      found('module:b', {
        title: 'Lantern map',
        kind: 'service',
        link: { kind: 'path', type: null, value: '/practice-map' },
      }),
    ]
    const view = await draw({ q: 'lantern' })
    const rows = () => screen.getAllByRole('article').map((row) => within(row).getByRole('link').getAttribute('href'))
    expect(rows()).toEqual(['/activities-details/a', '/practice-map'])
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['All', 'Services 1', 'Activities 1'])
    search.items = [
      found('s', { title: 'Lantern repair', kind: 'service' }),
      found('t', { title: 'Lanterns', kind: 'team' }),
    ]
    await act(() => view.results.refresh())
    expect(rows()).toEqual(['/service-order?service=s', '/team-detail?id=t'])
    search.items = [
      found('p', { title: 'Lantern school', kind: 'project' }),
      found('v', { title: 'Lanterns', kind: 'venue' }),
    ]
    await act(() => view.results.refresh())
    expect(rows()).toEqual(['/project-detail-list?id=p', '/venue-details/v'])
  })

  it('says when nothing has exactly these words, and marks those by which it was found', async () => {
    search.items = [found('1', { title: 'Help with the footbridge', foundBy: ['help'], marks: ['Help'] })]
    await draw({ q: 'footbridge' })
    expect(screen.getByText('No exact match. These come closest:')).toBeTruthy()
    expect([...document.querySelectorAll('mark')].map((each) => each.textContent)).toEqual(['Help'])
  })

  it('offers what it may mean, and searches that with one tap', async () => {
    search.meant = 'footbridge'
    search.items = [...search.items, found('4', { title: 'footbrigde', foundBy: ['footbridg'] })]
    await draw({ q: 'footbrigde' })
    search.meant = null
    await press('footbridge')
    expect(tab.navigator.went.at(-1)).toBe('replace /search?q=footbridge')
    expect(screen.queryByText('Did you mean')).toBeNull()
  })

  it('shows the newest first when somebody asks for it, also of one kind', async () => {
    await draw({ q: 'footbridge' })
    await user.click(screen.getByRole('radio', { name: 'Newest' }))
    await user.click(screen.getByRole('tab', { name: 'Videos 1' }))
    expect(search.calls).toEqual(expect.arrayContaining(['find footbridge all date', 'find footbridge video date']))
    expect(tab.navigator.went.at(-1)).toBe('replace /search?q=footbridge&type=video&order=date')
  })

  it('has six tabs at most, for the kinds with most results, and a sheet of all', async () => {
    const kinds = ['post', 'video', 'audio', 'team', 'venue', 'guide', 'activity', 'service'] as const
    search.items = kinds.flatMap((kind, index) =>
      Array.from({ length: index + 1 }, (_, at) => found(`${kind}-${at}`, { kind, title: 'A lamp' })),
    )
    await draw({ q: 'lamp' })
    const tabs = () => screen.getAllByRole('tab').map((each) => each.textContent)
    expect(tabs()).toHaveLength(6)
    expect(tabs()).toEqual(
      expect.arrayContaining(['All', 'Services 8', 'Activities 7', 'Guides 6', 'Venues 5', 'Teams 4']),
    )
    await press('All 8 types')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Articles 1' }))
    expect([tabs().length, tabs().includes('Articles 1')]).toEqual([6, true])
    expect(tab.navigator.went.at(-1)).toBe('replace /search?q=lamp&type=post')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to screens of the product first, by what people call them, in both languages', async () => {
    search.ways = [
      { path: '/setting', words: { 'zh-CN': '设置|夜间模式', en: 'Settings|dark mode|text size' } },
      { path: '/wallet', words: { 'zh-CN': '钱包', en: 'Wallet|my money' } },
      { path: '/nowhere', words: { 'zh-CN': '设置', en: 'Settings' } },
    ]
    const linked = async (q: string, id?: string) => {
      cleanup()
      await draw({ q }, id)
      await act(async () => void live.show(searchPlace({ q }, id)))
      return screen.queryAllByRole('link').map((each) => each.getAttribute('href'))
    }
    expect((await linked('dark mode'))[0]).toBe('/setting')
    expect(screen.getByRole('heading', { name: 'Go to' })).toBeTruthy()
    expect((await linked('夜间模式'))[0]).toBe('/setting')
    expect((await linked('how do i change the text size'))[0]).toBe('/setting')
    expect((await linked('my money'))[0]).toBe('/wallet')
    expect(await linked('footbridge')).toEqual(['/posts/1', '/videos/2'])
    expect(await linked('dark mode', 'org-1')).toEqual([])
  })

  it('begins in the bar, and over results leaves the keyboard of a phone closed', async () => {
    await draw()
    expect(document.activeElement).toBe(box())
    cleanup()
    const viewModel = tab.container.get(SearchViewModel)
    const results = new LiveScreen('/search', viewModel, searchPlace({ q: 'footbridge' }))
    renderWith(tab, <SearchScreen viewModel={viewModel} />)
    await act(() => results.open(searchPlace({ q: 'footbridge' }), never))
    expect([document.activeElement === box(), titles().length]).toEqual([false, 2])
  })

  it('works without the counts', async () => {
    search.failing = { counts: failureOf('timeout') }
    await draw({ q: 'footbridge' })
    expect([titles().length, screen.getAllByRole('tab').length > 2, tab.told()]).toEqual([2, true, []])
  })

  it('says what failed, keeps what is typed, and tries again', async () => {
    search.failing = { find: failureOf('offline') }
    await draw({ q: 'footbridge' })
    search.failing = {}
    await press(/again|retry/i)
    expect([titles().length, (box() as HTMLInputElement).value]).toEqual([2, 'footbridge'])
  })

  it('stays within one organisation', async () => {
    await draw({}, 'paper')
    expect(box().getAttribute('placeholder')).toBe('Search in Bend Daily')
    await user.type(box(), 'footbridge{Enter}')
    expect([search.calls.includes('find footbridge all paper'), tab.navigator.went]).toEqual([
      true,
      ['replace /group-search/paper?q=footbridge'],
    ])
  })

  it('says that an organisation is gone, and leads to the others rather than to another try', async () => {
    search.failing = { start: failureOf('gone') }
    await draw({}, 'org-1')
    expect(screen.getByText('This organisation or circle is no longer here')).toBeDefined()
    expect(screen.getByRole('link', { name: 'View all organisations' }).getAttribute('href')).toBe('/org-list')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('comes back with its results, tab and counts', async () => {
    await draw({ q: 'footbridge', type: 'video' })
    search.calls.length = 0
    const restored = tab.container.get(SearchViewModel)
    await restoreLive(restored, live.snapshot(), searchPlace({ q: 'footbridge', type: 'video' }))
    expect([restored.results.list.items.map(({ id }) => id), restored.tabs.length, restored.inputText]).toEqual([
      ['2'],
      2,
      'footbridge',
    ])
    expect(search.calls).toEqual(['start all'])
  })
})
