// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { FoundItem } from '../../../../src/domain/overview/search/found-kinds'
import { GuideSearchScreen } from '../../../../src/ui/overview/search/guide-search/guide-search.screen'
import { GuideSearchViewModel } from '../../../../src/ui/overview/search/guide-search/guide-search.view-model'
import { at, newBrowser, openTab, renderWith, type Tab } from '../../../support/member-host'
import { openLive, restoreLive } from '../../../support/live-screen'
import { MemoryGuides } from '../../civic/guides/memory-guides'
import { MemorySearch } from './memory-search'

const item = (id: string, title: string, more: Partial<FoundItem> = {}): FoundItem => ({
  ...{ kind: 'guide', id, title, summary: 'Bring your card.', source: null, covers: [], layout: 'left' },
  ...{ publishedAt: 0, counts: { views: 0, likes: 0, comments: 0 }, liked: false, duration: null, pictures: null },
  ...{ externalUrl: null, medium: null, link: null, foundBy: null, marks: [], ...more },
})

let tab: Tab
let search: MemorySearch
let guides: MemoryGuides
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab(newBrowser())
  search = new MemorySearch().bindTo(tab.container)
  guides = new MemoryGuides().bindTo(tab.container)
  search.items = [item('1', 'Passport'), item('2', 'News of the passport', { kind: 'post' })]
})

describe('the search of guides', () => {
  async function draw(query: Record<string, string> = {}) {
    const viewModel = tab.container.get(GuideSearchViewModel)
    const place = { ...at('/guide/search'), query }
    const live = await openLive(viewModel, place)
    renderWith(tab, <GuideSearchScreen viewModel={viewModel} />)
    return { live, place }
  }
  const finds = () => search.calls.filter((call) => call.startsWith('find'))

  it('S091: begins with the guides that many need', async () => {
    await draw()
    expect(screen.getByRole('heading', { name: 'Often needed' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Guide 1' }).getAttribute('href')).toBe('/guides/1')
    expect(screen.getByRole('link', { name: 'See all guides' }).getAttribute('href')).toBe('/guide')
    expect(finds()).toEqual([])
  })

  it('S091: can be used when those could not be loaded', async () => {
    guides.failing = { list: failureOf('unreachable') }
    await draw()
    expect(screen.getByText('The popular guides couldn’t be loaded')).toBeTruthy()
    await user.type(screen.getByRole('searchbox'), 'passport{Enter}')
    expect(await screen.findByRole('link', { name: 'Passport' })).toBeTruthy()
  })

  it('S091: asks the index for guides alone, and counts what was searched', async () => {
    await draw()
    await user.type(screen.getByRole('searchbox'), ' passport {Enter}')
    expect((await screen.findByRole('link', { name: 'Passport' })).getAttribute('href')).toBe('/guides/1')
    expect(screen.queryByText('News of the passport')).toBeNull()
    expect(finds()).toEqual(['find passport guide'])
    expect(search.calls).toContain('record passport')
    expect(tab.navigator.went).toEqual(['replace /guide/search?q=passport'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Guides for “passport”')
  })

  it('S091: is narrowed to a department, in the address', async () => {
    await draw({ q: 'passport' })
    await user.selectOptions(screen.getByRole('combobox'), 'Police (1)')
    expect(finds()).toEqual(['find passport guide', 'find passport guide org-03'])
    expect(tab.navigator.went.at(-1)).toBe('replace /guide/search?q=passport&department=org-03')
  })

  it('S091: counts the guides of each department that it finds, also after another search', async () => {
    search.items = [item('1', 'Passport'), item('2', 'Passport photos'), item('3', 'Bus pass')]
    const { live, place } = await draw({ q: 'passport' })
    expect(screen.getByRole('option', { name: 'Police (2)' })).toBeTruthy()
    live.onLocationChange({ ...place, query: { q: 'bus' } })
    expect(await screen.findByRole('option', { name: 'Police (1)' })).toBeTruthy()
    live.onLocationChange({ ...place, query: { q: 'kite' } })
    await waitFor(() => expect(screen.queryByRole('option', { name: /Police/ })).toBeNull())
    expect(search.calls.filter((call) => call.startsWith('departments'))).toEqual([
      'departments passport',
      'departments bus',
      'departments kite',
    ])
  })

  it('S091: says when it found only what comes closest', async () => {
    search.items = [item('1', 'Passport', { foundBy: ['passport'] })]
    await draw({ q: 'passport' })
    expect(screen.getByText('No exact match. These come closest:')).toBeTruthy()
  })

  it('S091: leads on when there is no such guide: to all departments, to everything, to somebody to ask', async () => {
    await draw({ q: 'kite', department: 'org-03' })
    expect(screen.getByText('No guide found for “kite”')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Search everything' }).getAttribute('href')).toBe('/search?q=kite')
    expect(screen.getByRole('link', { name: 'Ask a department' }).getAttribute('href')).toBe(
      '/send-inter?kind=question&title=kite',
    )
    await user.click(screen.getByRole('button', { name: 'All departments' }))
    expect(finds().at(-1)).toBe('find kite guide')
    expect(screen.queryByRole('button', { name: 'All departments' })).toBeNull()
  })

  it('S091: asks for words when there is punctuation alone', async () => {
    await draw({ q: '?!' })
    expect(screen.getByText('Type letters or numbers. Punctuation alone can’t be searched.')).toBeTruthy()
    expect(finds()).toEqual([])
  })

  it('S091: shows the same results after a reload, without another search', async () => {
    const { live, place } = await draw({ q: 'passport' })
    const again = openTab(newBrowser())
    const other = new MemorySearch().bindTo(again.container)
    new MemoryGuides().bindTo(again.container)
    const second = again.container.get(GuideSearchViewModel)
    await restoreLive(second, live.snapshot(), place)
    expect(second.results.list.items.map(({ id }) => id)).toEqual(['1'])
    expect(other.calls).toEqual([])
  })
})
