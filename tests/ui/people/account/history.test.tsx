// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { ReadingProgress } from '../../../../src/application/frame/shared/reading-progress'
import type { Visit } from '../../../../src/domain/people/account/visit'
import { HistoryScreen, screen as historyScreen } from '../../../../src/ui/people/account/history.screen'
import { HistoryViewModel } from '../../../../src/ui/people/account/history.view-model'
import { WayBack } from '../../../../src/ui/frame/kit/bars/way-back'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { feedItem, resident } from '../../../support/member-ports'
import { start } from '../../../support/hand-clock'

let tab: Tab
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
})

describe('the history', () => {
  const hour = 3_600_000
  const visit = (id: string, ago: number, more: Partial<Visit> = {}): Visit => ({
    id,
    visitedAt: start - ago,
    position: null,
    item: feedItem(id),
    ...more,
  })

  async function draw(visits: readonly Visit[]) {
    tab.session.startSession('mine', resident)
    tab.account.visits = visits
    const viewModel = tab.container.get(HistoryViewModel)
    await openLive(viewModel, at('/history'))
    renderWith(
      tab,
      <WayBack value={() => tab.navigator.back('/mine')}>
        <HistoryScreen viewModel={viewModel} />
      </WayBack>,
    )
    return viewModel
  }

  it('stands under days of the site, each named once, also across pages', async () => {
    const viewModel = await draw([
      visit('1', hour),
      visit('2', 15 * hour),
      visit('3', 17 * hour),
      visit('4', 40 * hour),
    ])
    await act(() => viewModel.list.more())
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
    ])
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Story 1',
      'Story 2',
      'Story 3',
      'Story 4',
    ])
  })

  it('says where a medium goes on, and does not link to what has no screen', async () => {
    await draw([
      visit('1', hour, { position: 75, item: feedItem('1', { kind: 'audio', duration: 300 }) }),
      visit('2', hour, { item: feedItem('2', { kind: 'gallery' }) }),
    ])
    expect(screen.getByText('Resume at 01:15')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Story 1' }).getAttribute('href')).toBe('/audios/1')
    expect(screen.queryByRole('link', { name: 'Story 2' })).toBeNull()
  })

  it('says how far an article was read on this device, also where it has no picture', async () => {
    tab.container.get(ReadingProgress).save('1', 7, 20)
    const viewModel = await draw([visit('1', hour, { item: feedItem('1', { covers: [] }) }), visit('2', hour)])
    act(viewModel.onArrival)
    const [first, second] = screen.getAllByRole('article')
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringContaining('Read to 40%'),
      expect.not.stringContaining('Read to'),
    ])
  })

  it('keeps no space for a picture that there is not', async () => {
    await draw([
      visit('1', hour, { item: feedItem('1', { covers: [] }) }),
      visit('2', hour, { item: feedItem('2', { covers: ['/media/a.jpg'] }) }),
    ])
    const pictures = screen.getAllByRole('article').map((row) => row.querySelectorAll('img').length)
    expect(pictures).toEqual([0, 1])
    expect(screen.getAllByRole('article')[0]?.firstElementChild?.textContent).toContain('Story 1')
  })

  it('is edited: what is marked is forgotten, once the member says so', async () => {
    const viewModel = await draw([visit('1', hour), visit('2', hour), visit('3', hour)])
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Manage' }))
    expect((screen.getByRole('button', { name: 'Delete' }) as HTMLButtonElement).disabled).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: 'Story 1' }))
    await user.click(screen.getByRole('checkbox', { name: 'Story 2' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(screen.getByText('Delete 2 history entries?')).toBeTruthy()
    await user.click(screen.getByText('Cancel'))
    expect(tab.account.calls.filter((call) => call.startsWith('clear'))).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(within(screen.getByRole('alertdialog')).getByText('Delete'))
    expect(tab.account.calls).toContain('clear 1,2')
    expect([screen.queryByText('Story 1'), viewModel.selection.isOn, tab.told()]).toEqual([
      null,
      false,
      ['history-cleared'],
    ])
    expect(await screen.findByRole('link', { name: 'Story 3' })).toBeTruthy()
  })

  it('is forgotten as a whole, what was not shown yet included, when all is selected', async () => {
    await draw([visit('1', hour), visit('2', hour), visit('3', hour), visit('4', hour)])
    await user.click(screen.getByRole('button', { name: 'Manage' }))
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    expect([screen.getByText('All selected'), screen.getByRole('button', { name: 'Select none' })]).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(screen.getByText('Delete your whole history?')).toBeTruthy()
    await user.click(within(screen.getByRole('alertdialog')).getByText('Delete'))
    expect(tab.account.calls).toContain('clear all')
    expect(screen.getByText('No history yet')).toBeTruthy()
  })

  it('is searched by what one remembers of a title; all of what was found is not all of the history', async () => {
    await draw([visit('1', hour), visit('2', hour), visit('3', hour)])
    const bar = () => screen.getByRole('searchbox')
    await user.type(bar(), 'Story 2{Enter}')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Story 2'])
    await user.click(screen.getByRole('button', { name: 'Manage' }))
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(within(screen.getByRole('alertdialog')).getByText('Delete'))
    expect(tab.account.calls.filter((call) => call.startsWith('clear'))).toEqual(['clear 2'])
    expect(screen.getAllByText('Nothing found')).not.toEqual([])
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByRole('link', { name: 'Story 3' })).toBeTruthy()
    expect((bar() as HTMLInputElement).value).toBe('')
  })

  it('leaves out of all what is unmarked again', async () => {
    const viewModel = await draw([visit('1', hour), visit('2', hour)])
    viewModel.selection.start()
    viewModel.selection.toggleAll()
    viewModel.selection.toggle('2')
    await act(() => viewModel.clear())
    expect(tab.account.calls).toContain('clear 1')
  })

  it('keeps and leaves marked what could not be cleared; back ends the editing first', async () => {
    const viewModel = await draw([visit('1', hour)])
    await user.click(screen.getByRole('button', { name: 'Manage' }))
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    tab.account.failing = failureOf('offline')
    await act(() => viewModel.clear())
    expect((screen.getByRole('checkbox', { name: 'Story 1' }) as HTMLInputElement).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect([viewModel.selection.isOn, tab.navigator.went]).toEqual([false, []])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect([tab.navigator.went, historyScreen.parent]).toEqual([['back /mine'], '/mine'])
  })

  it('offers to try again when it could not be had', async () => {
    tab.account.failing = failureOf('offline')
    await draw([visit('1', hour)])
    tab.account.failing = null
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Story 1')).toBeTruthy()
  })
})
