// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SuggestionFiguresScreen } from '../../../../src/ui/civic/suggestions/suggestion-figures/suggestion-figures.screen'
import { SuggestionFiguresViewModel } from '../../../../src/ui/civic/suggestions/suggestion-figures/suggestion-figures.view-model'
import { SuggestionListScreen } from '../../../../src/ui/civic/suggestions/suggestion-list/suggestion-list.screen'
import { SuggestionListViewModel } from '../../../../src/ui/civic/suggestions/suggestion-list/suggestion-list.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemorySuggestions, suggestion } from './memory-suggestions'

let tab: Tab
let city: MemorySuggestions
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  city = new MemorySuggestions().bindTo(tab.container)
})

describe('the suggestions of the city', () => {
  async function draw(query: Readonly<Record<string, string>> = {}) {
    const viewModel = tab.container.get(SuggestionListViewModel)
    const live = await openLive(viewModel, at('/interact', query))
    renderWith(tab, <SuggestionListScreen viewModel={viewModel} />)
    act(() => void live.show(at('/interact', query)))
    return { viewModel, live }
  }

  it('stand by state with their counts, and the choice stands in the address', async () => {
    await draw()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.getByRole('tab', { name: 'All 4' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Accepted 4' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Answered 0' }))
    expect(tab.navigator.went).toEqual(['replace /interact?state=replied'])
    expect(screen.getByRole('link', { name: 'Suggestion 2' }).getAttribute('href')).toBe('/interacts/2')
  })

  it('are those of one department, of which the promises and figures are told', async () => {
    await draw({ department: 'roads' })
    expect(city.calls).toEqual(expect.arrayContaining(['list /roads//new', 'department roads']))
    expect(screen.getByText('Accepts within 1 day, and answers within 5 days of that')).toBeTruthy()
    expect(screen.getByText('8 of 9 answers came in time')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'How departments answer' }).getAttribute('href')).toBe('/interact/figures')
    expect(screen.getByRole('tab', { name: 'All 2' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe('/send-inter?department=roads')
  })

  it('change with the department that is chosen', async () => {
    const { live } = await draw()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Water 2')
    expect([tab.navigator.went.at(-1), city.calls.includes('list /water//new')]).toEqual([
      'replace /interact?department=water',
      true,
    ])
    await act(async () => live.onLocationChange(at('/interact', { department: 'water' })))
    expect(city.calls).toContain('department water')
  })

  it('are sorted by supporters, and by distance once the position is known', async () => {
    await draw()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Popular')
    expect(city.calls).toContain('list ///hot')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Nearest first')
    expect(city.calls).toContain('list ///near here')
  })

  it('are searched', async () => {
    await draw()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.type(screen.getByRole('searchbox'), 'lamp{Enter}')
    expect(city.calls).toContain('list //lamp/new')
  })

  it('are counted as the search finds them, by department and state', async () => {
    const { live } = await draw({ search: 'lamp' })
    expect(screen.getByRole('tab', { name: 'All 1' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Water 1' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Streets 0' })).toBeTruthy()
    await act(async () => live.onLocationChange(at('/interact')))
    expect(screen.getByRole('tab', { name: 'All 4' })).toBeTruthy()
    city.failing = { counts: failureOf('unreachable') }
    await act(async () => live.onLocationChange(at('/interact', { search: 'bench' })))
    expect(screen.getByRole('tab', { name: 'All' })).toBeTruthy()
  })

  it('of one’s own have every state and the act that is next; a guest is asked to log in', async () => {
    await draw({ order: 'mine' })
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
    expect(city.calls.filter((call) => call.startsWith('mine'))).toEqual([])
  })

  it('of a member’s own lead to what waits for them', async () => {
    logIn()
    city.suggestions = [suggestion('1', { mine: true, state: 'replied', acts: ['confirm', 'reopen'] })]
    await draw({ order: 'mine' })
    expect(screen.getByRole('tab', { name: 'Submitted' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'It’s settled' }).getAttribute('href')).toBe('/interacts/1')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest')
    expect(tab.navigator.went.at(-1)).toBe('replace /interact')
  })

  it('name nobody who does not want to be named, and mark what is overdue', async () => {
    city.suggestions = [suggestion('1', { author: null, isOverdue: true })]
    await draw()
    expect([screen.getByText('Anonymous'), screen.getByText('Overdue')]).toHaveLength(2)
    expect(screen.queryByText('Wren')).toBeNull()
  })

  it('say what an empty choice is, and lead out of it; departments that did not come can be asked for again', async () => {
    city.suggestions = []
    city.failing = { departments: failureOf('unreachable') }
    await draw({ search: 'x' })
    expect(screen.getByText('The departments couldn’t be loaded')).toBeTruthy()
    await press('Clear filters')
    expect(screen.getByText('No suggestions yet')).toBeTruthy()
  })
})

describe('the figures of the departments', () => {
  async function draw() {
    const viewModel = tab.container.get(SuggestionFiguresViewModel)
    await openLive(viewModel, at('/interact/figures'))
    renderWith(tab, <SuggestionFiguresScreen viewModel={viewModel} />)
  }

  it('tell what was answered, in time and sent back, and nothing of small numbers', async () => {
    await draw()
    const streets = within(screen.getByRole('region', { name: 'Streets' }))
    for (const text of ['9', '8 (89%)', '1 (11%)', '4.3 from 6 ratings']) expect(streets.getByText(text)).toBeTruthy()
    expect(streets.getByRole('link', { name: 'Streets' }).getAttribute('href')).toBe('/interact?department=roads')
    expect(screen.queryByRole('region', { name: 'Water' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Too few answers yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Water/ }).getAttribute('href')).toBe('/interact?department=water')
    const parks = within(screen.getByRole('region', { name: 'Parks' }))
    expect([parks.getByText('Fewer than 5 ratings'), parks.queryByRole('img')]).toEqual([expect.anything(), null])
  })

  it('that did not come can be asked for again', async () => {
    city.failing = { figures: failureOf('unreachable') }
    await draw()
    expect(screen.getByText('The figures couldn’t be loaded')).toBeTruthy()
    city.failing = {}
    await press(/^(Retry|Try again)/)
    expect(screen.getByRole('region', { name: 'The whole city' })).toBeTruthy()
  })
})
