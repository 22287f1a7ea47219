// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { GovernmentGateway } from '../../../../src/application/overview/government/government-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { GovernmentHub } from '../../../../src/domain/overview/government/government-hub'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { suggestionStates } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { GovernmentScreen } from '../../../../src/ui/overview/government/government.screen'
import { GovernmentViewModel } from '../../../../src/ui/overview/government/government.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { feedItem, resident } from '../../../support/member-ports'
import { amenity, MemoryAmenities } from '../../civic/amenities/memory-amenities'
import { MemorySuggestions, suggestion } from '../../civic/suggestions/memory-suggestions'

const hub: GovernmentHub = {
  notices: [feedItem('1')],
  noticesOf: 'council',
  departments: [{ id: 'org 3', name: 'Police', logo: null }],
}

let tab: Tab
let suggestions: MemorySuggestions
let offices: MemoryAmenities
let answer: Outcome<GovernmentHub>
beforeEach(() => {
  tab = openTab()
  suggestions = new MemorySuggestions().bindTo(tab.container)
  offices = new MemoryAmenities().bindTo(tab.container)
  offices.amenities = [amenity('1', { kind: 'government', name: 'Citizens’ hall' })]
  answer = success(hub)
  tab.container.bind(GovernmentGateway).toConstantValue({ hub: async () => answer })
})

async function open() {
  const viewModel = tab.container.get(GovernmentViewModel)
  const live = await openLive(viewModel, at('/gover', {}))
  renderWith(tab, <GovernmentScreen viewModel={viewModel} />)
  act(() => void live.show(at('/gover', {})))
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('S097: leads to a report, guides, offices, notices and departments', async () => {
  await open()
  expect([hrefOf('Report or ask'), hrefOf('Find a guide')]).toEqual(['/send-inter', '/guide'])
  expect(screen.getByRole('heading', { name: 'Citizens’ hall' })).toBeDefined()
  expect(offices.calls).toEqual(['list government/name'])
  expect(screen.getByText('Story 1')).toBeDefined()
  expect([hrefOf('All Offices'), hrefOf('All Notices'), hrefOf('Police'), hrefOf('All Departments')]).toEqual([
    '/around?kind=government',
    '/subcates/council',
    '/orgs/org%203',
    '/matrix',
  ])
})

it('S097: shows a member three of their suggestions on which somebody still works, with their states', async () => {
  await tab.session.startSession('mine', resident)
  suggestions.suggestions = suggestionStates.map((state) => suggestion(state, { state, title: `In ${state}` }))
  await open()
  const titles = within(screen.getByRole('region', { name: 'My cases' }))
    .getAllByRole('link', { name: /^In / })
    .map((link) => link.getAttribute('href'))
  expect(titles).toEqual(['/interacts/submitted', '/interacts/accepted', '/interacts/assigned'])
  expect(hrefOf('All My cases')).toBe('/interact?order=mine')
  expect(new Set(suggestions.calls)).toEqual(new Set(['mineOpen 3']))
})

it('S097: says that nothing is worked on, and reads it again when the member comes back', async () => {
  await tab.session.startSession('mine', resident)
  suggestions.suggestions = [suggestion('1', { state: 'closed' })]
  await open()
  expect(screen.getByText('You have no open cases.')).toBeDefined()
  expect(suggestions.calls).toEqual(['mineOpen 3', 'mineOpen 3'])
})

it('S097: leads a guest to the login, and asks for no cases of theirs', async () => {
  await open()
  expect(hrefOf(/Log in to see your cases/)).toBe('/login?redirect=%2Fgover')
  expect(suggestions.calls).toEqual([])
})

it('S097: leaves out notices and departments that are not there', async () => {
  answer = success({ notices: [], departments: [], noticesOf: null })
  offices.amenities = []
  await open()
  expect(screen.queryByRole('heading', { name: 'Notices' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Departments' })).toBeNull()
  expect(screen.getByText('No offices are listed yet.')).toBeDefined()
})

it('S097: a part that failed leaves the others, and is shown when it is tried again', async () => {
  const user = userEvent.setup()
  answer = failure(failureOf('unreachable'))
  offices.failing = { list: failureOf('unreachable') }
  await open()
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    expect.stringContaining('The offices couldn’t be loaded'),
    expect.stringContaining('Notices and departments couldn’t be loaded'),
  ])
  answer = success(hub)
  offices.failing = {}
  for (const button of screen.getAllByRole('button', { name: /Try again/ })) await user.click(button)
  await waitFor(() => expect(screen.getByText('Story 1')).toBeDefined())
  expect(screen.getByRole('heading', { name: 'Citizens’ hall' })).toBeDefined()
})
