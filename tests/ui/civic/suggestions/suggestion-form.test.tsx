// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { SuggestionFormScreen } from '../../../../src/ui/civic/suggestions/suggestion-form/suggestion-form.screen'
import { SuggestionFormViewModel } from '../../../../src/ui/civic/suggestions/suggestion-form/suggestion-form.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemorySuggestions, suggestion } from './memory-suggestions'
import { hour, limitNotice, reachedLimit } from '../../../support/reached-limit'

let tab: Tab
let city: MemorySuggestions
const user = userEvent.setup()
const logIn = () => tab.session.startSession('mine', resident)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
const field = (name: RegExp) => screen.getByRole('textbox', { name })

beforeEach(() => {
  tab = openTab()
  city = new MemorySuggestions().bindTo(tab.container)
})

async function draw(query: Readonly<Record<string, string>> = {}) {
  const viewModel = tab.container.get(SuggestionFormViewModel)
  const live = await openLive(viewModel, at('/send-inter', query))
  renderWith(tab, <SuggestionFormScreen viewModel={viewModel} />)
  act(() => void live.show(at('/send-inter', query)))
  return viewModel
}
const pause = () => act(async () => tab.clock.pass(500))

async function fill() {
  await user.click(screen.getByRole('radio', { name: /^A problem/ }))
  await user.click(screen.getByRole('radio', { name: 'Streets' }))
  await user.type(field(/^Title/), 'A dark corner')
  await user.type(field(/^What is it about/), 'The lamp has been out for a week.')
  await user.type(field(/^Place/), 'Lantern Street')
}

it('begins with what it is about, before its pictures, its place and its type', async () => {
  logIn()
  await draw()
  const labels = screen.getAllByText(/^(What is it about|Pictures|Place|Type)/)
  expect(labels.map(({ textContent }) => /^\w+/.exec(textContent)?.[0])).toEqual(['What', 'Pictures', 'Place', 'Type'])
})

it('is sent with what was chosen, and leads to the suggestion', async () => {
  logIn()
  await draw()
  await fill()
  await user.click(screen.getByRole('checkbox', { name: /^Public/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Anonymous/ }))
  expect(screen.getByText('The department can’t call you. You can read its answer here.')).toBeTruthy()
  await press('Send')
  expect(city.created).toEqual([
    {
      kind: 'problem',
      departmentId: 'roads',
      title: 'A dark corner',
      text: 'The lamp has been out for a week.',
      place: { name: 'Lantern Street', latitude: null, longitude: null },
      pictures: [],
      kept: [],
      contact: '',
      isPublic: false,
      isAnonymous: true,
    },
  ])
  expect([tab.told(), tab.navigator.went]).toEqual([['suggestion-sent'], ['replace /interacts/new']])
})

it('says before it is filled when another one can be sent, and is offered again when that time has come', async () => {
  logIn()
  city.limitNow = reachedLimit()
  await draw()
  expect(screen.getByText(limitNotice)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your suggestions' }).getAttribute('href')).toBe('/interact?order=mine')
  expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull()
  act(() => tab.clock.pass(hour))
  expect(screen.queryByText(limitNotice)).toBeNull()
  expect(field(/^Title/)).toBeTruthy()
})

it('takes another way to reach the author, but none of one who is anonymous', async () => {
  logIn()
  await draw()
  await fill()
  await user.type(field(/^Another way to reach you/), 'ferry@example.org')
  await user.click(screen.getByRole('checkbox', { name: /^Anonymous/ }))
  expect(screen.queryByRole('textbox', { name: /^Another way to reach you/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /^Anonymous/ }))
  await press('Send')
  expect(city.created).toMatchObject([{ contact: 'ferry@example.org', isAnonymous: false }])
})

it('says what is missing at its head and beside the fields, and needs a place for a problem', async () => {
  logIn()
  await draw()
  await user.click(screen.getByRole('radio', { name: /^A problem/ }))
  await press('Send')
  const summary = within(screen.getByRole('alert'))
  for (const text of ['Describe what it is about', 'Enter the place']) expect(summary.getByText(text)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /^An idea/ }))
  expect(screen.queryByText('Enter the place')).toBeNull()
})

it.each([
  [{ latitude: 0, longitude: 0 }, 'Something is wrong with this position. Choose it again.'],
  [{ latitude: 51.5, longitude: -0.1 }, 'This position is outside the city. Choose another one, or remove it.'],
])('asks again for a place whose position is %o', async (position, text) => {
  logIn()
  const area = { south: 26, west: 111, north: 27, east: 112 }
  tab.container.get(SiteStore).setConfig({ area } as SiteConfig)
  const viewModel = await draw()
  await fill()
  act(() => viewModel.change({ place: { name: 'Lantern Street', ...position } }))
  await press('Send')
  expect([city.created, screen.getAllByText(text).length > 0]).toEqual([[], true])
  act(() => viewModel.change({ place: { name: 'Lantern Street', latitude: 26.4, longitude: 111.6 } }))
  await press('Send')
  expect(city.created).toHaveLength(1)
})

it('begins with the department that the list was narrowed to, and tells what it promises', async () => {
  await draw({ department: 'water' })
  expect(isChosen('Water')).toBe(true)
  expect(screen.getByText('Accepts within 1 day, and answers within 5 days of that')).toBeTruthy()
})

it('begins with the question that a search of guides found no answer to, cut to a title', async () => {
  const viewModel = await draw({ kind: 'question', title: 'Flying a kite by the river' })
  expect(viewModel.form.values).toMatchObject({ kind: 'question', title: 'Flying a kite by the river' })
  const again = tab.container.get(SuggestionFormViewModel)
  await openLive(again, at('/send-inter', { kind: 'nonsense', title: 'x'.repeat(99) }))
  expect(again.form.values).toMatchObject({ kind: 'problem', title: 'x'.repeat(50) })
})

it('shows what others have said already while the title is written, which is supported instead', async () => {
  logIn()
  city.found = [suggestion('7', { distance: 120, supporters: 3 })]
  const viewModel = await draw()
  await user.type(field(/^Title/), 'A dark corner')
  expect(screen.queryByText('Has someone said this already?')).toBeNull()
  await pause()
  expect(city.calls).toContain('similar A dark corner')
  expect(screen.getByRole('link', { name: 'Suggestion 7' }).getAttribute('href')).toBe('/interacts/7')
  expect(screen.getByText('120 m away')).toBeTruthy()
  await press('I have this problem too: Suggestion 7')
  expect(city.calls).toContain('support 7 affected')
  expect([tab.navigator.went, viewModel.form.values.title]).toEqual([['replace /interacts/7'], ''])
})

it('looks near the place once there is one', async () => {
  logIn()
  await draw()
  await press('Use my location')
  await pause()
  expect(city.calls).toContain('similar  here')
})

it('supports another for a guest who comes back from the login, and keeps the draft until then', async () => {
  city.found = [suggestion('7')]
  await draw()
  await user.type(field(/^Title/), 'A dark corner')
  await pause()
  await press('I have this problem too: Suggestion 7')
  expect([tab.navigator.logins.length, city.calls.includes('support 7 affected')]).toEqual([1, false])
  logIn()
  await act(async () => {
    const again = await openLive(tab.container.get(SuggestionFormViewModel), at('/send-inter'))
    again.show(at('/send-inter'))
  })
  expect(city.calls).toContain('support 7 affected')
})

it('can be filled in without the departments having come, which are asked for again', async () => {
  city.failing = { departments: failureOf('unreachable') }
  await draw()
  expect(screen.getByText('The departments couldn’t be loaded')).toBeTruthy()
  city.failing = {}
  await press(/^(Retry|Try again)/)
  expect(screen.getByRole('radio', { name: 'Streets' })).toBeTruthy()
})

const unsure = 'Not sure: let the platform forward it'

it('goes to the department that its words speak of, which is said and changed by one tap', async () => {
  logIn()
  await draw()
  expect([isChosen(unsure), screen.getByText(/^No department stands out so far/) === null]).toEqual([true, false])
  await user.type(field(/^What is it about/), 'The lamp has been out for a week.')
  expect(isChosen('Streets')).toBe(true)
  expect(screen.getByText(/^Proposed because of “lamp”. You can change it. Accepts within 1 day/)).toBeTruthy()
  await user.type(field(/^Place/), 'Lantern Street')
  await press('Send')
  expect(city.created).toMatchObject([{ departmentId: 'roads', title: 'The lamp has been out for a week' }])
})

it('goes to the platform where its author is not sure, and stays there whatever they write', async () => {
  logIn()
  await draw()
  await user.click(screen.getByRole('radio', { name: unsure }))
  await user.type(field(/^What is it about/), 'The lamp has been out for a week.')
  await user.type(field(/^Place/), 'Lantern Street')
  expect(screen.getByText('The platform reads it and passes it to the right department.')).toBeTruthy()
  await press('Send')
  expect(city.created).toMatchObject([{ departmentId: null }])
})
