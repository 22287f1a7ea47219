// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SearchHistoryStore } from '../../../../src/application/overview/search/search-history.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { FoundItem } from '../../../../src/domain/overview/search/found-kinds'
import { SearchScreen } from '../../../../src/ui/overview/search/search/search.screen'
import { SearchViewModel } from '../../../../src/ui/overview/search/search/search.view-model'
import { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import { openLive, restoreLive } from '../../../support/live-screen'
import { newBrowser, openTab, never, renderWith, type Tab, type TestBrowser } from '../../../support/member-host'
import { feedItem } from '../../../support/member-ports'
import { MemorySearch } from './memory-search'

let browser: TestBrowser
let tab: Tab
let search: MemorySearch
let live: LiveScreen
const user = userEvent.setup()
const box = () => screen.getByRole('combobox')
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const titles = () => screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent)

const found = (id: string, more: Partial<FoundItem> = {}): FoundItem => ({
  ...feedItem(id),
  medium: null,
  link: null,
  foundBy: null,
  marks: [],
  ...more,
})

beforeEach(() => {
  browser = newBrowser()
  tab = openTab(browser)
  search = new MemorySearch().bindTo(tab.container)
  search.items = [
    found('1', { title: 'The footbridge opens', summary: 'A <b>bridge</b> & a footbridge', marks: ['footbridge'] }),
    found('2', { title: 'Old footbridge', kind: 'video', duration: 60 }),
    found('3', { title: 'Another footbridge' }),
  ]
})

const place = (query: Readonly<Record<string, string>> = {}, id?: string) => ({
  path: id === undefined ? '/search' : `/group-search/${id}`,
  params: (id === undefined ? {} : { id }) as Readonly<Record<string, string>>,
  query,
})

async function draw(query: Readonly<Record<string, string>> = {}, id?: string) {
  const viewModel = tab.container.get(SearchViewModel)
  live = await openLive(viewModel, place(query, id))
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
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['All', 'Article 2', 'Video 1'])
    expect(titles()).toEqual(['The footbridge opens', 'Old footbridge'])
    const [first] = screen.getAllByRole('article')
    expect([...first!.querySelectorAll('mark')].map((each) => each.textContent)).toEqual(['footbridge', 'footbridge'])
    expect([first!.textContent?.includes('A <b>bridge</b> & a'), first!.querySelector('b')]).toEqual([true, null])
    await user.click(screen.getByRole('tab', { name: 'Video 1' }))
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
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['All', 'Service 1', 'Activity 1'])
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
    await user.click(screen.getByRole('tab', { name: 'Video 1' }))
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
    expect(tabs()).toEqual(expect.arrayContaining(['All', 'Service 8', 'Activity 7', 'Guide 6', 'Venue 5', 'Team 4']))
    await press('All 8 types')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Article 1' }))
    expect([tabs().length, tabs().includes('Article 1')]).toEqual([6, true])
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
      await act(async () => void live.show(place({ q }, id)))
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
    const results = new LiveScreen('/search', viewModel, place({ q: 'footbridge' }))
    renderWith(tab, <SearchScreen viewModel={viewModel} />)
    await act(() => results.open(place({ q: 'footbridge' }), never))
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
    await restoreLive(restored, live.snapshot(), place({ q: 'footbridge', type: 'video' }))
    expect([restored.results.list.items.map(({ id }) => id), restored.tabs.length, restored.inputText]).toEqual([
      ['2'],
      2,
      'footbridge',
    ])
    expect(search.calls).toEqual(['start all'])
  })
})

describe('while somebody types', () => {
  const answer = (items: readonly string[]) => act(async () => search.waiting.shift()?.(items))
  const wait = (milliseconds: number) => act(() => tab.clock.pass(milliseconds))

  it('the platform is asked after a pause, and an answer to an earlier text is dropped', async () => {
    await draw()
    await user.type(box(), 'foo')
    expect(search.calls.filter((call) => call.startsWith('sugg'))).toEqual([])
    wait(200)
    await user.type(box(), 't')
    wait(200)
    expect(search.calls.filter((call) => /^(sugg|drop)/.test(call))).toEqual([
      'suggestions foo',
      'dropped foo',
      'suggestions foot',
    ])
    await answer(['food'])
    expect(options()).toEqual(['Search for “foot”'])
    await answer(['footbridge', 'Foot'])
    expect(options()).toEqual(['Search for “foot”', 'footbridge'])
  })

  it('the keyboard chooses an option, the bar names it, and escape closes them', async () => {
    await draw()
    await user.type(box(), 'foot')
    wait(200)
    await answer(['footbridge', 'football'])
    expect([box().getAttribute('aria-expanded'), box().getAttribute('aria-activedescendant')]).toEqual(['true', null])
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const chosen = screen.getByRole('option', { selected: true })
    expect([box().getAttribute('aria-activedescendant'), chosen.textContent]).toEqual([chosen.id, 'footbridge'])
    await user.keyboard('{Escape}')
    expect([box().getAttribute('aria-expanded'), options()]).toEqual(['false', []])
    await user.type(box(), 'b')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(tab.navigator.went.at(-1)).toBe('replace /search?q=footb')
  })

  it('a tap on an option searches it', async () => {
    await draw()
    await user.type(box(), 'foot')
    wait(200)
    await answer(['footbridge'])
    await user.click(screen.getByRole('option', { name: 'footbridge' }))
    expect([titles().length, (box() as HTMLInputElement).value, options()]).toEqual([2, 'footbridge', []])
  })

  it('a failure of the suggestions is not told: the text can be searched', async () => {
    await draw()
    await user.type(box(), '。')
    wait(200)
    expect([search.calls.some((call) => call.startsWith('sugg')), options()]).toEqual([false, ['Search for “。”']])
  })

  it('nothing is suggested any more once the screen is left', async () => {
    await draw()
    const leave = live.show(place())
    await user.type(box(), 'foot')
    wait(200)
    await answer(['footbridge'])
    expect(options()).toHaveLength(2)
    act(leave)
    expect(options()).toEqual([])
  })

  it('emptying the bar leads back to the beginning', async () => {
    await draw({ q: 'footbridge' })
    await press('Clear')
    expect([tab.navigator.went.at(-1), screen.getByText('Popular searches')]).toHaveLength(2)
    expect(tab.navigator.went.at(-1)).toBe('replace /search')
  })
})

describe('the searches of this device', () => {
  it('are kept, searched again, removed one by one, and cleared', async () => {
    await draw()
    await user.type(box(), 'footbridge{Enter}')
    await user.clear(box())
    await user.type(box(), 'ferry{Enter}')
    await user.clear(box())
    const kept = () =>
      screen.queryAllByRole('button', { name: /^Remove/ }).map((each) => each.getAttribute('aria-label'))
    expect(kept()).toEqual(['Remove: ferry', 'Remove: footbridge'])
    await press('Remove: ferry')
    expect(kept()).toEqual(['Remove: footbridge'])
    expect(openTab(browser).container.get(SearchHistoryStore).searches).toEqual(['footbridge'])
    await press('Clear all')
    expect([kept(), screen.queryByText('Recent searches')]).toEqual([[], null])
  })

  it('do not grow by an address that somebody opened', async () => {
    await draw({ q: 'footbridge' })
    expect([browser.storage.read('searches'), search.calls.includes('record footbridge')]).toEqual([null, false])
  })
})

describe('where nothing is found', () => {
  it('the services, somebody to ask, and what others look for lead on', async () => {
    tab.navigator.missing = []
    await draw({ q: 'zeppelin' })
    expect(screen.getByText('Nothing found for “zeppelin”')).toBeTruthy()
    const links = ['See all services', 'Tell us what you’re looking for'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(links).toEqual(['/services', '/feedback'])
    await press(/balloons/)
    expect(tab.navigator.went.at(-1)).toBe('replace /search?q=balloons')
  })

  it('the counts of the search before do not stand above it', async () => {
    await draw({ q: 'footbridge' })
    expect(screen.getAllByRole('tab')).toHaveLength(3)
    const saved = live.snapshot()
    await act(async () => live.onLocationChange(place({ q: '。' })))
    expect(screen.queryAllByRole('tab')).toEqual([])
    const restored = tab.container.get(SearchViewModel)
    await restoreLive(restored, saved, place({ q: 'zeppelin' }))
    expect([restored.counts.value?.kinds, restored.results.list.items]).toEqual([[], []])
  })

  it.each([[{ counts: 'many' }], [{ counts: { query: 'footbridge', counts: {} } }], [{ results: [] }], ['text']])(
    'a saved value of another shape is loaded anew: %j',
    async (saved) => {
      const restored = tab.container.get(SearchViewModel)
      await restoreLive(restored, saved, place({ q: 'footbridge' }))
      expect([restored.results.list.items.length, restored.counts.value?.kinds.length]).toEqual([2, 2])
    },
  )

  it('another kind is offered when it has something', async () => {
    await draw({ q: 'footbridge', type: 'album' })
    await press('Show all types')
    expect([titles().length, tab.navigator.went.at(-1)]).toEqual([2, 'replace /search?q=footbridge'])
  })

  it('signs alone are said to be unfindable, and the platform is not asked', async () => {
    await draw({ q: '。、' })
    expect(screen.getByText(/Punctuation alone can’t be searched/)).toBeTruthy()
    expect(search.calls).toEqual(['start all'])
  })
})
