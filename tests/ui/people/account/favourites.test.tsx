// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { FavouritesScreen } from '../../../../src/ui/people/account/favourites.screen'
import { FavouritesViewModel } from '../../../../src/ui/people/account/favourites.view-model'
import type { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import { openLive, restoreLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { feedItem, resident } from '../../../support/member-ports'
import { start } from '../../../support/hand-clock'

let tab: Tab
let live: LiveScreen
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
})

describe('the favourites', () => {
  async function draw() {
    tab.session.startSession('mine', resident)
    tab.account.kept = ['1', '2', '3'].map((id) => ({
      id,
      addedAt: start,
      item: feedItem(id, { kind: id === '3' ? 'video' : 'post' }),
    }))
    const viewModel = tab.container.get(FavouritesViewModel)
    live = await openLive(viewModel, at('/collection'))
    renderWith(tab, <FavouritesScreen viewModel={viewModel} />)
    return viewModel
  }

  it('have a tab for every kind that has a screen, each loaded when it is first chosen', async () => {
    await draw()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).not.toContain('Gallery')
    await user.click(screen.getByRole('tab', { name: 'Video' }))
    expect(await screen.findByText('Story 3')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'All' }))
    await user.click(screen.getByRole('tab', { name: 'Video' }))
    expect(tab.account.calls.filter((call) => call.startsWith('favourites video'))).toHaveLength(1)
  })

  it('are searched within their tab, and come back with the search', async () => {
    await draw()
    await user.type(screen.getByRole('searchbox'), 'Story 3{Enter}')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Story 3'])
    await user.click(screen.getByRole('tab', { name: 'Article' }))
    expect(await screen.findAllByText('Nothing found')).not.toEqual([])
    const again = tab.container.get(FavouritesViewModel)
    await restoreLive(again, live.snapshot(), at('/collection'))
    expect([again.tab, again.search.words, again.search.text.text]).toEqual(['post', 'Story 3', 'Story 3'])
  })

  it('come back as they were, without being asked for again', async () => {
    const before = await draw()
    await user.click(screen.getByRole('tab', { name: 'Video' }))
    await screen.findByText('Story 3')
    tab.account.calls.length = 0
    const again = tab.container.get(FavouritesViewModel)
    await restoreLive(again, live.snapshot(), at('/collection'))
    expect([again.tab, again.list.items]).toEqual(['video', before.list.items])
    expect(tab.account.calls).toEqual([])
  })

  it.each([[{ tab: 'radio', search: 7, list: [] }], [{ tab: null, list: { items: ['1'] } }], ['text']])(
    'a saved value of another shape is loaded anew: %j',
    async (saved) => {
      await draw()
      const again = tab.container.get(FavouritesViewModel)
      await restoreLive(again, saved, at('/collection'))
      expect([again.tab, again.search.words, again.list.items.map(({ id }) => id)]).toEqual(['all', '', ['1', '2']])
    },
  )

  it('hold channels under a tab and with a card of their own, which leads to the screen of the channel', async () => {
    tab.session.startSession('mine', resident)
    const channel = (id: string, kind: 'radio' | 'live') => ({
      id,
      addedAt: start,
      item: { ...feedItem(id), kind: 'channel' as const, channel: kind, summary: `About ${id}` },
    })
    tab.account.kept = [channel('tv', 'live'), channel('fm', 'radio')]
    const viewModel = tab.container.get(FavouritesViewModel)
    await openLive(viewModel, at('/collection'))
    renderWith(tab, <FavouritesScreen viewModel={viewModel} />)
    await user.click(screen.getByRole('tab', { name: 'Channel' }))
    expect(tab.account.calls).toContain('favourites channel 0')
    expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/lives/tv',
      '/radios/fm',
    ])
    expect([
      screen.getByText('TV channel'),
      screen.getByText('Radio station'),
      screen.getByText('About tv'),
    ]).toHaveLength(3)
  })

  it('are taken out several at once, once the member says so, from every tab', async () => {
    const viewModel = await draw()
    await user.click(screen.getByRole('button', { name: 'Manage' }))
    expect((screen.getByRole('button', { name: 'Remove' }) as HTMLButtonElement).disabled).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: 'Story 1' }))
    await user.click(screen.getByRole('checkbox', { name: 'Story 2' }))
    expect(screen.getByText('2 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.getByText('Remove 2 favourites?')).toBeTruthy()
    await user.click(within(screen.getByRole('alertdialog')).getByText('Remove'))
    expect(tab.account.calls).toContain('remove 1,2')
    expect([viewModel.selection.isOn, tab.told()]).toEqual([false, ['favourites-removed']])
    expect(screen.queryByText('Story 1')).toBeNull()
  })

  it('all go when all are selected, those that were not shown yet, too', async () => {
    const viewModel = await draw()
    viewModel.selection.start()
    viewModel.selection.toggleAll()
    await act(() => viewModel.remove())
    expect(tab.account.calls.filter((call) => call.startsWith('remove'))).toEqual(['remove 1,2', 'remove 3'])
    expect([viewModel.selection.isOn, screen.getByText('No favourites yet')]).toHaveLength(2)
  })

  it('that could not be taken out stay marked', async () => {
    const viewModel = await draw()
    viewModel.selection.start()
    viewModel.selection.toggle('1')
    tab.account.failing = failureOf('offline')
    await act(() => viewModel.remove())
    expect(viewModel.selection.marked).toEqual(['1'])
  })
})
