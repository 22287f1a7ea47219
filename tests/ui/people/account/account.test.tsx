// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { features } from '../../../../src/composition/features'
import type { Visit } from '../../../../src/domain/people/account/visit'
import { FavouritesScreen } from '../../../../src/ui/people/account/favourites.screen'
import { FavouritesViewModel } from '../../../../src/ui/people/account/favourites.view-model'
import { HistoryScreen, screen as historyScreen } from '../../../../src/ui/people/account/history.screen'
import { HistoryViewModel } from '../../../../src/ui/people/account/history.view-model'
import { MineScreen } from '../../../../src/ui/overview/agenda/mine.screen'
import { MineViewModel } from '../../../../src/ui/overview/agenda/mine.view-model'
import { WayBack } from '../../../../src/ui/frame/kit/bars/way-back'
import { MineEntryList } from '../../../../src/ui/frame/shell/declarations/mine-entry'
import type { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import { openLive, restoreLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { emptyAgenda } from '../../../support/member-agenda'
import { feedItem, resident } from '../../../support/member-ports'
import { activity } from '../../civic/activities/memory-activities'
import { wish } from '../../civic/wishes/memory-wishes'
import { start } from '../../../support/hand-clock'

let tab: Tab
let live: LiveScreen
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
})

describe('the personal centre', () => {
  async function draw() {
    const entries = await Promise.all(features.flatMap(({ mine }) => mine?.() ?? []))
    tab.container.bind(MineEntryList).toConstantValue(entries.flatMap(({ mine }) => mine))
    const viewModel = tab.container.get(MineViewModel)
    const live = await openLive(viewModel, at('/mine'))
    renderWith(tab, <MineScreen viewModel={viewModel} />)
    return { viewModel, live, end: live.show(at('/mine')) }
  }

  it('offers a guest to log in and come back, and asks nothing of the platform', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Log in or sign up' }).getAttribute('href')).toBe('/login?redirect=%2Fmine')
    expect(tab.account.calls).toEqual([])
  })

  it('shows members their counts, and only entries that lead somewhere', async () => {
    tab.session.startSession('mine', resident)
    await draw()
    expect(screen.getByRole('link', { name: 'Favourites: 2' }).getAttribute('href')).toBe('/collection')
    expect(screen.getByRole('link', { name: 'Heron Edit profile' })).toBeTruthy()
    expect(screen.getByText('138****0001')).toBeTruthy()
    expect(screen.queryByText('Messages')).toBeNull()
    expect(screen.queryByText('Feedback')).toBeNull()
  })

  it('says how many answers to feedback are unread, and how many people want to join the member’s teams', async () => {
    tab.session.startSession('mine', resident)
    tab.navigator.missing = []
    tab.messages.left = { ...tab.messages.left, waiting: { feedback: 1, applicants: 3 } }
    await draw()
    expect(screen.getByRole('img', { name: '3 people want to join' }).textContent).toBe('3')
    expect(screen.getByRole('link', { name: /^Feedback.*1 new answer/ })).toBeTruthy()
  })

  it('shows a guest six rows, and a member all that is theirs in three groups', async () => {
    tab.navigator.missing = []
    await draw()
    const rows = () => screen.getAllByRole('link').map((link) => link.textContent)
    expect(rows().slice(-6)).toEqual([
      'All services',
      'Discover',
      'Feedback',
      'Publish with us',
      'Settings',
      'About us',
    ])
    await act(async () => tab.session.startSession('mine', resident))
    const ofMember = [
      ...['My activities', 'My hours', 'Wishes I claimed', 'Help with orders', 'Volunteer teams', 'Volunteer code'],
      ...['Certificate of hours', 'Registration'],
      ...['All services', 'Discover', 'My wishes', 'My suggestions', 'My orders', 'People you help'],
      ...['My stories', 'My learning', 'My circles', 'My credits', 'My wallet', 'Red packets'],
      ...[
        'Messages4 unread messages4',
        'Profile',
        'Phone number',
        'WeChat',
        'Real name',
        'Password',
        'Account safety',
        'Privacy',
        'Invite friends',
        'Publish with us',
      ],
      ...['Feedback', 'Settings', 'About us'],
    ]
    expect(rows().slice(-ofMember.length)).toEqual(ofMember)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What’s next',
      'Volunteering',
      'Services and help',
      'Account and settings',
    ])
    for (const [name, path] of [
      ['My hours', '/activity-record'],
      ['Help with orders', '/order-serve'],
      ['Real name', '/real-name'],
      ['All services', '/services'],
    ])
      expect(screen.getByRole('link', { name }).getAttribute('href'), name).toMatch(new RegExp(`^${path}`))
  })

  it('counts the comments of a member, and leads to them', async () => {
    tab.session.startSession('mine', resident)
    tab.account.counts = { ...tab.account.counts, comments: 7 }
    await draw()
    const link = screen.getByRole('link', { name: 'Comments: 7' })
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Comments7', '/my-comments'])
  })

  it('shows what is mine now, one row each, with what I can do next', async () => {
    tab.session.startSession('mine', resident)
    const tomorrow = start + 86_400_000
    tab.agenda.kept = {
      ...emptyAgenda,
      activity: activity('1', { mine: 'joined', title: 'Choir', startsAt: tomorrow, endsAt: tomorrow + 3_600_000 }),
      wishToRate: wish('2', { mine: true, state: 'finished', acts: ['evaluate'] }),
      wish: wish('3', { mine: true, state: 'open', acts: ['withdraw'] }),
    }
    tab.messages.left = { ...tab.messages.left, messages: 1, changed: [{ subject: 'wish', id: '2' }] }
    await draw()
    const rows = within(screen.getByRole('region', { name: 'What’s next' })).getAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Choir ', 'Wish 2 ', 'Wish 3 '])
    const [next, toRate, open] = rows.map((row) => within(row))
    expect([next?.getByText('Tomorrow, 16:00'), next?.getByText('Tea house')]).toHaveLength(2)
    expect(toRate?.getByRole('link', { name: 'Rate the help' }).getAttribute('href')).toBe('/micro-wish-details/2')
    expect([toRate?.getByRole('img', { name: 'Updated' }), open?.queryByRole('img')]).toEqual([expect.anything(), null])
    expect(open?.getByText('Waiting for a volunteer')).toBeTruthy()
    expect(within(screen.getByRole('link', { name: /My wishes/ })).getByRole('img', { name: 'Updated' })).toBeTruthy()
  })

  it('says that nothing is next, and leads on; a failure stays in its part and is tried again', async () => {
    tab.session.startSession('mine', resident)
    tab.agenda.failing = failureOf('unavailable')
    await draw()
    expect([screen.getByText('Your list couldn’t be loaded'), screen.getByText('138****0001')]).toHaveLength(2)
    tab.agenda.failing = null
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const nothing = await screen.findByRole('link', { name: /Nothing on your list right now/ })
    expect(nothing.getAttribute('href')).toBe('/services')
  })

  it('shows unread messages where there is a screen for them', async () => {
    tab.navigator.missing = []
    tab.session.startSession('mine', resident)
    await draw()
    expect(within(screen.getByRole('link', { name: /^Messages(?! and)/ })).getByText('4 unread messages')).toBeTruthy()
  })

  it('follows a login and a log-out of another tab', async () => {
    const { end } = await draw()
    await act(async () => tab.session.startSession('mine', resident))
    expect(await screen.findByRole('link', { name: 'History: 3' })).toBeTruthy()
    act(() => tab.session.clear())
    expect(screen.getByText('Not logged in')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^History:/ })).toBeNull()
    end()
  })

  it('is loaded for a guest who returns to it as a member, and again whenever they return', async () => {
    const { live, end } = await draw()
    end()
    tab.session.startSession('mine', resident)
    const asked = () => tab.account.calls.filter((call) => call === 'statistics').length
    const leave = live.show(at('/mine'))
    expect(await screen.findByRole('link', { name: 'History: 3' })).toBeTruthy()
    expect(asked()).toBe(1)
    leave()
    live.show(at('/mine'))
    await expect.poll(asked).toBe(2)
  })

  it('says that there is nothing yet in place of a zero', async () => {
    tab.session.startSession('mine', resident)
    tab.account.counts = { ...tab.account.counts, favourites: 0, comments: 0 }
    await draw()
    expect(screen.getByRole('link', { name: 'Favourites: None yet' }).textContent).toBe('FavouritesNone yet')
    expect(screen.getByRole('link', { name: 'Comments: None yet' }).textContent).toBe('CommentsNone yet')
  })

  it('goes on without counts that could not be had', async () => {
    tab.account.failing = failureOf('unavailable')
    tab.session.startSession('mine', resident)
    await draw()
    expect(screen.getByRole('link', { name: /^History/ }).textContent).toBe('History–')
  })

  it('shows no figures in elder mode, and is where that is chosen', async () => {
    tab.session.startSession('mine', resident)
    await draw()
    await user.click(screen.getByRole('switch', { name: 'Elder mode' }))
    expect(screen.getByRole('link', { name: 'History' }).textContent).toBe('History')
  })

  it('leads to the number, where it can be changed, or to adding one', async () => {
    tab.session.startSession('mine', resident)
    await draw()
    expect(screen.getByRole('link', { name: 'Phone number' }).getAttribute('href')).toBe('/phone')
    act(() => tab.session.setUser({ ...resident, phone: null }))
    expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe(
      '/phone/bind?redirect=%2Fmine',
    )
  })
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
    live = await openLive(viewModel, at('/history'))
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
