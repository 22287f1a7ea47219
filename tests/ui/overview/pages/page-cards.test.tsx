// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathTarget } from '../../../../src/domain/frame/navigation/target'
import type { CardContent, PageCard } from '../../../../src/domain/overview/pages/page-card'
import { PageScreen } from '../../../../src/ui/overview/pages/page/page.screen'
import { PageScreenViewModel } from '../../../../src/ui/overview/pages/page/page.view-model'
import { restoreLive } from '../../../support/live-screen'
import { feedItem, here, renderWith } from '../../media/feed/feed-host'
import { activity } from '../../civic/activities/memory-activities'
import { wish } from '../../civic/wishes/memory-wishes'
import { pageHost, openPage, list, stubBrowser } from './page-host'

beforeEach(stubBrowser)

describe('A card of a page', () => {
  it('has short videos and collections side by side, each in a shape of its own', async () => {
    const host = pageHost([
      { id: 's', type: 'short-video-row', title: 'Shorts', more: pathTarget('/play'), items: null },
      {
        id: 'c',
        type: 'collection-row',
        title: 'Collections',
        more: null,
        items: [feedItem('2', { kind: 'collection', counts: { views: 12, likes: 0, comments: 0 } })],
      },
    ])
    host.navigator.missing = []
    host.pages.contents = { s: { items: [feedItem('1', { kind: 'short', covers: ['/1.webp'] })], channels: [] } }
    await openPage(host)
    expect((await screen.findByRole('link', { name: 'Story 1' })).getAttribute('href')).toBe('/play/1')
    expect((await screen.findByRole('link', { name: 'Story 2' })).getAttribute('href')).toBe('/videos-collection/2')
    expect(screen.getByRole('link', { name: 'More Shorts' }).getAttribute('href')).toBe('/play')
    expect(screen.getByText('12 plays')).toBeTruthy()
    expect(host.pages.asked).toEqual(['page weekend', 'card s'])
  })

  it('shows nothing of a row whose screens this version does not have, and says of one that cannot be had so, alone', async () => {
    const host = pageHost([
      { id: 's', type: 'short-video-row', title: 'Shorts', more: null, items: null },
      {
        id: 'c',
        type: 'collection-row',
        title: 'Collections',
        more: null,
        items: [feedItem('2', { kind: 'collection' })],
      },
    ])
    host.pages.failing.add('s')
    await openPage(host)
    expect(screen.queryByText('Collections')).toBeNull()
    expect(within(screen.getByRole('alert')).getByText('This part couldn’t be loaded')).toBeTruthy()
  })

  it('leads to the search of guides, to guides that many need, and to the form of suggestions', async () => {
    const host = pageHost([
      {
        id: 'g',
        type: 'guide-search',
        title: 'How do I …?',
        placeholder: 'Search how and where',
        target: pathTarget('/search'),
        guides: [
          { name: 'Metro', target: pathTarget('/search?q=metro') },
          { name: 'Nowhere', target: pathTarget('/topics/1') },
        ],
      },
      {
        id: 's',
        type: 'suggestion-entry',
        title: 'Your say',
        text: 'What could be better?',
        target: pathTarget('/feedback'),
        more: pathTarget('/feedback-his'),
      },
      {
        id: 'm',
        type: 'suggestion-entry',
        title: 'Missing',
        text: 'To a screen that is not there',
        target: pathTarget('/topics/1'),
        more: null,
      },
    ])
    await openPage(host)
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await hrefOf('Search how and where')).toBe('/search')
    expect(await hrefOf('Metro')).toBe('/search?q=metro')
    expect(await hrefOf('What could be better?')).toBe('/feedback')
    expect(await hrefOf('More Your say')).toBe('/feedback-his')
    expect(screen.queryByText('Nowhere')).toBeNull()
    expect(screen.queryByText('Missing')).toBeNull()
  })

  it('shows organisations and people, fetched when their card comes near', async () => {
    const host = pageHost([
      { id: 'o', type: 'organisations', title: 'Offices', groupId: null, limit: 4, more: pathTarget('/org-list') },
      { id: 'p', type: 'people', title: 'Hosts', limit: 4, more: null },
    ])
    const publishers = (id: string) => ({
      items: [],
      channels: [],
      publishers: [{ id, name: `Name ${id}`, picture: null }],
    })
    host.pages.contents = { o: publishers('1'), p: publishers('2') }
    await openPage(host)
    expect((await screen.findByRole('link', { name: 'Name 1' })).getAttribute('href')).toBe('/orgs/1')
    expect((await screen.findByRole('link', { name: 'Name 2' })).getAttribute('href')).toBe('/anchors/2')
    expect(host.pages.asked).toEqual(['page weekend', 'card o', 'card p'])
  })

  it('has tabs within a tab, which are asked for by the id of that tab', async () => {
    const inner = [
      { id: 'x', name: 'Culture', rows: 6 },
      { id: 'y', name: 'Sport', rows: 6 },
    ]
    const tabs = [
      { id: 'town', name: 'In town', tabs: inner },
      { id: 'land', name: 'Countryside', rows: 6 },
    ]
    const host = pageHost([{ id: 't', type: 'tabs', title: null, tabs }])
    host.pages.contents = {
      'town y': { items: [feedItem('2')], channels: [] },
      't land': { items: [feedItem('3')], channels: [] },
    }
    await openPage(host)
    await userEvent.click(screen.getByRole('tab', { name: 'Sport' }))
    expect(screen.getByText('Story 2')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Countryside' }))
    expect(screen.getByText('Story 3')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'In town' }))
    expect(screen.getByRole('tab', { name: 'Sport' }).getAttribute('aria-selected')).toBe('true')
    expect(host.pages.asked).toEqual(['page weekend', 'card town x', 'card town y', 'card t land'])
  })

  it('shows the wishes that need somebody, fetched when their card comes near, and keeps them over a visit elsewhere', async () => {
    const card: PageCard = {
      id: 'w',
      type: 'wishes',
      title: 'Wishes that need you',
      categoryId: null,
      limit: 3,
      more: pathTarget('/micro-wish'),
    }
    const host = pageHost([card])
    host.pages.contents = { w: { items: [], channels: [], wishes: [wish('7')] } }
    const { live, unmount } = await openPage(host)
    const link = await screen.findByRole('link', { name: 'Wish 7' })
    expect(link.getAttribute('href')).toBe('/micro-wish-details/7')
    expect(screen.getByRole('heading', { level: 3, name: 'Wish 7' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'More Wishes that need you' }).getAttribute('href')).toBe('/micro-wish')
    const saved = live.snapshot()
    unmount()
    const again = host.container.get(PageScreenViewModel)
    await restoreLive(again, saved, here('/page/weekend', { id: 'weekend' }))
    renderWith(host, <PageScreen viewModel={again} />)
    expect(await screen.findByRole('link', { name: 'Wish 7' })).toBeTruthy()
    expect(host.pages.asked).toEqual(['page weekend', 'card w'])
    await act(() => again.page.refresh())
    expect(host.pages.asked.slice(2)).toEqual(['page weekend', 'card w'])
  })

  it('shows the activities that can be joined, fetched when their card comes near', async () => {
    const more = pathTarget('/voluntary-activities')
    const host = pageHost([{ id: 'a', type: 'activities', title: 'Lend a hand', kind: null, limit: 2, more }])
    host.pages.contents = { a: { items: [], channels: [], activities: [activity('8')] } }
    await openPage(host)
    const link = await screen.findByRole('link', { name: 'Activity 8' })
    expect(link.getAttribute('href')).toBe('/activities-details/8')
    expect(screen.getByRole('heading', { level: 3, name: 'Activity 8' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'More Lend a hand' }).getAttribute('href')).toBe('/voluntary-activities')
  })

  const map: CardContent['map'] = {
    width: 600,
    height: 400,
    shapes: [
      { kind: 'road', lines: [[0, 10, 600, 10]] },
      { kind: 'park', lines: [[5, 5, 50, 5, 50, 50]] },
    ],
    marks: [
      { x: 20, y: 30, count: 1 },
      { x: 90, y: 40, count: 4 },
    ],
    total: 5,
    isMore: false,
    attribution: 'Drawn for it',
  }
  const venuesMap: PageCard = { id: 'm', type: 'venues-map', title: 'Venues', more: pathTarget('/practice-map') }

  it('shows where the venues are, as a picture that says how many and leads to the map', async () => {
    const host = pageHost([venuesMap])
    host.pages.contents = { m: { items: [], channels: [], map } }
    const { container } = await openPage(host)
    const link = await screen.findByRole('link', { name: '5 venues on the map' })
    expect(link.getAttribute('href')).toBe('/practice-map?sort=venue')
    expect(screen.getByRole('link', { name: 'More Venues' }).getAttribute('href')).toBe('/practice-map')
    expect(screen.getByText('Drawn for it')).toBeTruthy()
    expect([...container.querySelectorAll('path[d^="M"][class]')].map((path) => path.getAttribute('d'))).toEqual(
      expect.arrayContaining(['M5 5 50 5 50 50z', 'M0 10 600 10']),
    )
    const radii = [...container.querySelectorAll('a circle')].map((mark) => Number(mark.getAttribute('r')))
    expect(radii).toEqual([7, 14])
  })

  it('says that there are more venues than it counts', async () => {
    const host = pageHost([venuesMap])
    host.pages.contents = { m: { items: [], channels: [], map: { ...map, marks: [], total: 10_000, isMore: true } } }
    await openPage(host)
    expect(await screen.findByRole('link', { name: /^More than 10/ })).toBeTruthy()
  })

  it('shows nothing of the venues’ map where there is none, and of one that cannot be had so, alone, until it is tried again', async () => {
    const host = pageHost([{ ...venuesMap, id: 'n', title: 'Nowhere' }, venuesMap, list('two', ['2'])])
    host.pages.contents = {
      m: { items: [], channels: [], map },
      n: { items: [], channels: [], map: { ...map, total: 0 } },
    }
    host.pages.failing.add('m')
    await openPage(host)
    expect(screen.queryByText('Nowhere')).toBeNull()
    expect(within(screen.getByRole('alert')).getByText('This part couldn’t be loaded')).toBeTruthy()
    expect(screen.getByText('Story 2')).toBeTruthy()
    host.pages.failing.delete('m')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: '5 venues on the map' })).toBeTruthy()
  })

  it('shows nothing of a card of wishes when nobody needs anything', async () => {
    const host = pageHost([{ id: 'w', type: 'wishes', title: 'Wishes', categoryId: null, limit: 3, more: null }])
    await openPage(host)
    expect(screen.queryByText('Wishes')).toBeNull()
  })
})
