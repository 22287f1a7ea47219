// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SearchHistoryStore } from '../../../../src/application/overview/search/search-history.store'
import { SearchScreen } from '../../../../src/ui/overview/search/search/search.screen'
import { SearchViewModel } from '../../../../src/ui/overview/search/search/search.view-model'
import type { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import { openLive, restoreLive } from '../../../support/live-screen'
import { newBrowser, openTab, renderWith, type Tab, type TestBrowser } from '../../../support/member-host'
import { footbridges, MemorySearch, searchPlace } from './memory-search'

let browser: TestBrowser
let tab: Tab
let search: MemorySearch
let live: LiveScreen
const user = userEvent.setup()
const box = () => screen.getByRole('combobox')
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
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
    const leave = live.show(searchPlace())
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
    await act(async () => live.onLocationChange(searchPlace({ q: '。' })))
    expect(screen.queryAllByRole('tab')).toEqual([])
    const restored = tab.container.get(SearchViewModel)
    await restoreLive(restored, saved, searchPlace({ q: 'zeppelin' }))
    expect([restored.counts.value?.kinds, restored.results.list.items]).toEqual([[], []])
  })

  it.each([[{ counts: 'many' }], [{ counts: { query: 'footbridge', counts: {} } }], [{ results: [] }], ['text']])(
    'a saved value of another shape is loaded anew: %j',
    async (saved) => {
      const restored = tab.container.get(SearchViewModel)
      await restoreLive(restored, saved, searchPlace({ q: 'footbridge' }))
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
