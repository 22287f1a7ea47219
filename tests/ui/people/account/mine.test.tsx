// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { features } from '../../../../src/composition/features'
import { MineScreen } from '../../../../src/ui/overview/agenda/mine.screen'
import { MineViewModel } from '../../../../src/ui/overview/agenda/mine.view-model'
import { MineEntryList } from '../../../../src/ui/frame/shell/declarations/mine-entry'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { emptyAgenda } from '../../../support/member-agenda'
import { resident } from '../../../support/member-ports'
import { activity } from '../../civic/activities/memory-activities'
import { wish } from '../../civic/wishes/memory-wishes'
import { start } from '../../../support/hand-clock'

let tab: Tab
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
    expect(screen.queryByText('App feedback')).toBeNull()
  })

  it('says how many answers to feedback are unread, and how many people want to join the member’s teams', async () => {
    tab.session.startSession('mine', resident)
    tab.navigator.missing = []
    tab.messages.left = { ...tab.messages.left, waiting: { feedback: 1, applicants: 3 } }
    await draw()
    expect(screen.getByRole('img', { name: '3 people want to join' }).textContent).toBe('3')
    expect(screen.getByRole('link', { name: /^App feedback.*1 new answer/ })).toBeTruthy()
  })

  it('shows a guest six rows, and a member all that is theirs in three groups', async () => {
    tab.navigator.missing = []
    await draw()
    const rows = () => screen.getAllByRole('link').map((link) => link.textContent)
    expect(rows().slice(-6)).toEqual([
      'All services',
      'Discover',
      'App feedback',
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
        'Phone number',
        'Real name',
        'Account safety',
        'Invite friends',
        'Publish with us',
        'App feedback',
        'Settings',
        'About us',
      ],
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
      wish: wish('3', { mine: true, state: 'open', acts: ['withdraw'], wantedOn: '2026-12-31' }),
    }
    tab.messages.left = { ...tab.messages.left, messages: 1, changed: [{ subject: 'wish', id: '2' }] }
    await draw()
    const rows = within(screen.getByRole('region', { name: 'What’s next' })).getAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Wish 2 ', 'Choir ', 'Wish 3 '])
    const [toRate, next, open] = rows.map((row) => within(row))
    expect([next?.getByText('Tomorrow, 16:00'), next?.getByText('Tea house')]).toHaveLength(2)
    expect(toRate?.getByRole('link', { name: 'Rate the help' }).getAttribute('href')).toBe('/micro-wish-details/2')
    expect([toRate?.getByRole('img', { name: 'Updated' }), open?.queryByRole('img')]).toEqual([expect.anything(), null])
    expect(open?.getByText('Waiting for a volunteer')).toBeTruthy()
    expect(within(screen.getByRole('link', { name: /My wishes/ })).getByRole('img', { name: 'Updated' })).toBeTruthy()
  })

  it('says until when homework is to be done, and leads to where it is ticked', async () => {
    tab.session.startSession('mine', resident)
    const homework = { id: 'l1', classTitle: 'Calligraphy', text: 'Write one page', dueAt: start + 86_400_000 }
    tab.agenda.kept = { ...emptyAgenda, homework }
    await draw()
    const row = within(screen.getByRole('region', { name: 'What’s next' }))
    expect(row.getByRole('link', { name: 'Write one page' }).getAttribute('href')).toBe(
      '/class-assistant?view=learning',
    )
    expect([row.getByText('Homework · Calligraphy'), row.getByText('By tomorrow, 16:00')]).toHaveLength(2)
  })

  it('begins with what the member promised and is overdue, and says so', async () => {
    tab.session.startSession('mine', resident)
    tab.agenda.kept = {
      ...emptyAgenda,
      activity: activity('1', { mine: 'joined', title: 'Choir' }),
      claim: wish('2', { claimedByMe: true, state: 'claimed', wantedOn: '2025-12-30' }),
    }
    await draw()
    const rows = within(screen.getByRole('region', { name: 'What’s next' })).getAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Wish 2 ', 'Choir '])
    expect(within(rows[0]!).getByText(/^Was due Tue 30 Dec/)).toBeTruthy()
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

  it('says beside the bell how many messages are unread', async () => {
    tab.session.startSession('mine', resident)
    await draw()
    expect(screen.getByRole('link', { name: '4 unread messages' })).toBeTruthy()
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
