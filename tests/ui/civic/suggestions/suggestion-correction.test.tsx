// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { SuggestionCorrectionScreen } from '../../../../src/ui/civic/suggestions/suggestion-correction.screen'
import { SuggestionCorrectionViewModel } from '../../../../src/ui/civic/suggestions/suggestion-correction.view-model'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { openLive } from '../../../support/live-screen'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { MemorySuggestions, suggestion } from './memory-suggestions'

let tab: Tab
let city: MemorySuggestions
const user = userEvent.setup()
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  tab = openTab()
  city = new MemorySuggestions().bindTo(tab.container)
  city.suggestions = [
    suggestion('1', {
      ...{ state: 'submitted', mine: true, acts: ['correct', 'withdraw'] },
      ...{ pictures: ['/uploads/one.jpg', '/uploads/two.jpg'], contact: '0591 123', isPublic: false },
    }),
  ]
})

async function draw(id = '1') {
  const viewModel = tab.container.get(SuggestionCorrectionViewModel)
  const location = { path: `/interacts/${id}/correct`, params: { id }, query: {} }
  const live = await openLive(viewModel, location)
  renderWith(tab, <SuggestionCorrectionScreen viewModel={viewModel} />)
  act(() => void live.show(location))
  return viewModel
}

it('begins with what the suggestion says, and sends what was changed with the pictures that stay', async () => {
  tab.session.startSession('mine', resident)
  await draw()
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ })
  expect(title.value).toBe('Suggestion 1')
  await user.clear(title)
  await user.type(title, 'A darker corner')
  await press(/Remove.*Picture 1 so far/)
  await press('Send')
  expect(city.corrected).toEqual([
    {
      ...{
        kind: 'problem',
        departmentId: 'roads',
        title: 'A darker corner',
        text: 'The lamp has been out for a week.',
      },
      place: { name: 'Lantern Street', latitude: 26.4, longitude: 111.6 },
      ...{ pictures: [], kept: [1], contact: '0591 123', isPublic: false, isAnonymous: false },
    },
  ])
  expect([tab.told(), tab.navigator.went]).toEqual([['suggestion-corrected'], ['replace /interacts/1']])
})

it('counts the pictures that stay among those that it may have', async () => {
  tab.session.startSession('mine', resident)
  city.suggestions = [
    suggestion('1', { mine: true, acts: ['correct'], video: '/uploads/film.mp4', pictures: ['/a.jpg', '/b.jpg'] }),
  ]
  await draw()
  await press('Send')
  expect([city.corrected, screen.getAllByText('With a video, you can add only 1 cover picture').length > 0]).toEqual([
    [],
    true,
  ])
})

it('says that it is too late once a department has accepted it', async () => {
  tab.session.startSession('mine', resident)
  city.suggestions = [suggestion('1', { mine: true, acts: ['withdraw'] })]
  await draw()
  expect(screen.getByText('It can’t be corrected any more')).toBeTruthy()
})

it('asks a guest to log in, and loads nothing for them', async () => {
  const guest = await draw()
  expect([guest.form, city.calls.includes('suggestion 1')]).toEqual([null, false])
})

it('says what did not come, and asks for it again', async () => {
  tab.session.startSession('mine', resident)
  city.failing = { suggestion: failureOf('unreachable') }
  await draw()
  expect(screen.getByText('The suggestion couldn’t be loaded')).toBeTruthy()
  city.failing = {}
  await press(/^(Retry|Try again)/)
  expect(screen.getByRole('textbox', { name: /^Title/ })).toBeTruthy()
})
