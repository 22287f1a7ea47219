// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PagesGateway, type CardItems, type CardReference } from '../../../src/application/pages/pages-gateway'
import { RichText } from '../../../src/application/pages/rich-text'
import { SoundArbiter } from '../../../src/application/player/sound-arbiter.store'
import { TabChannel } from '../../../src/application/session/tab-channel'
import { NoticesStore } from '../../../src/application/shared/notices.store'
import { Random } from '../../../src/application/shared/random'
import type { Outcome } from '../../../src/application/shared/failure'
import type { SafeHtml } from '../../../src/application/shared/html-sanitiser'
import { PreferencesStore } from '../../../src/application/site/preferences.store'
import { pathTarget } from '../../../src/domain/navigation/target'
import type { CardContent, CustomPage, PageCard } from '../../../src/domain/pages/page-card'
import type { Channel } from '../../../src/domain/channels/channel'
import { success } from '../../../src/domain/shared/result'
import { PageScreen } from '../../../src/ui/pages/page.screen'
import { PageViewModel } from '../../../src/ui/pages/page.part.view-model'
import { FakeTabs, fakeRandom } from '../../application/player/player-fakes'
import { feedItem, here, never, offline, renderWith, testHost } from '../feed/feed-host'
import { activity } from '../activities/memory-activities'
import { wish } from '../wishes/memory-wishes'
import { start } from '../../support/hand-clock'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
})

class MemoryPages implements PagesGateway {
  readonly asked: string[] = []
  readonly failing = new Set<string>()
  contents: Readonly<Record<string, CardContent>> = {}
  cards: readonly PageCard[] = []

  async page(id: string): Promise<Outcome<CustomPage>> {
    this.asked.push(`page ${id}`)
    if (this.failing.has('page')) return offline
    return success({
      id,
      title: 'The city today',
      backgroundColor: '#f4f7f7',
      shareDescription: 'All of it',
      shareImage: null,
      cards: this.cards,
    })
  }

  preview(token: string): Promise<Outcome<CustomPage>> {
    return this.page(`preview ${token}`)
  }

  async items(id: string): Promise<Outcome<CardItems>> {
    this.asked.push(`items ${id}`)
    const { items } = this.contents[id] ?? { items: [] }
    return this.failing.has(id) ? offline : success({ items, nextCursor: null, title: 'All of it', style: null })
  }

  async content({ id }: CardReference, tab?: string): Promise<Outcome<CardContent>> {
    const key = tab === undefined ? id : `${id} ${tab}`
    this.asked.push(`card ${key}`)
    return this.failing.has(key) ? offline : success(this.contents[key] ?? { items: [], channels: [] })
  }
}

function pageHost(cards: readonly PageCard[]) {
  const host = testHost()
  const pages = new MemoryPages()
  pages.cards = cards
  host.container.bind(TabChannel).toConstantValue(new FakeTabs().open())
  host.container.bind(Random).toConstantValue(fakeRandom())
  const sanitiser = { isThere: true }
  host.container.bind(PagesGateway).toConstantValue(pages)
  host.container
    .bind(RichText)
    .toConstantValue({
      ready: async () => sanitiser.isThere,
      clean: (html: string) => html.replace(/<script>.*<\/script>/, '') as unknown as SafeHtml,
    })
  return { ...host, pages, sanitiser }
}

async function openPage(host: ReturnType<typeof pageHost>, id = 'weekend') {
  const viewModel = host.container.get(PageViewModel)
  const view = renderWith(host, <PageScreen viewModel={viewModel} />)
  await act(async () => {
    await viewModel.open(here(`/page/${id}`, { id }), never)
  })
  return { viewModel, ...view }
}

const list = (id: string, items: readonly string[] | null): PageCard => ({
  id,
  type: 'article-list',
  title: `List ${id}`,
  style: 'text',
  more: null,
  items: items?.map((item) => feedItem(item)) ?? null,
})
const channel: Channel = {
  id: 'fm',
  name: 'News Radio',
  frequency: 'FM 98.6',
  cover: null,
  region: '',
  nowPlaying: 'Morning',
  onAir: null,
  listeners: 1,
  subscribed: false,
}

describe('A page of the builder', () => {
  it('of a blank id is the default page, under the head of the site', async () => {
    const host = pageHost([])
    await openPage(host, '')
    expect(host.pages.asked).toEqual(['page default'])
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(screen.getByText('No content')).toBeTruthy()
  })

  it('that is not published says so, and is read by its token (S160)', async () => {
    const host = pageHost([list('one', ['1'])])
    const viewModel = host.container.get(PageViewModel)
    renderWith(host, <PageScreen viewModel={viewModel} />)
    await act(() => viewModel.open(here('/preview/secret', { token: 'secret' }), never))
    expect(host.pages.asked).toEqual(['page preview secret'])
    expect(screen.getByText(/not published yet/)).toBeTruthy()
    expect(screen.getByText('Story 1')).toBeTruthy()
  })

  it('draws every kind of card', async () => {
    const picture = (title: string) => ({ image: '/a.webp', title, target: pathTarget('/posts/1') })
    const host = pageHost([
      { id: 'a', type: 'banner', title: null, ratio: '16:9', pictures: [picture('A bridge')] },
      {
        id: 'b',
        type: 'entries',
        title: null,
        columns: 4,
        entries: [{ name: 'Radio', icon: 'radio', target: pathTarget('/radios') }],
      },
      {
        id: 'c',
        type: 'notice',
        title: null,
        notices: [
          { text: 'No water on Thursday', target: null },
          { text: 'The bridge is open', target: null },
        ],
      },
      { id: 'd', type: 'title-bar', title: 'Front page', subtitle: 'Chosen today', target: pathTarget('/cates/news') },
      { id: 'e', type: 'picture-cube', title: null, pictures: [picture('One'), picture('Two'), picture('Three')] },
      list('f', ['1']),
      {
        id: 'w',
        type: 'article-list',
        title: null,
        style: 'waterfall',
        more: null,
        items: [feedItem('7', { covers: ['/7.webp'] })],
      },
      {
        id: 'g',
        type: 'audio-list',
        title: 'Episodes',
        more: null,
        items: [feedItem('2', { kind: 'audio', duration: 65 })],
      },
      { id: 'h', type: 'album-grid', title: 'Albums', more: null, items: [feedItem('3', { kind: 'album' })] },
      {
        id: 'i',
        type: 'video-list',
        title: 'Videos',
        more: null,
        items: [feedItem('4', { kind: 'video', duration: 20 })],
      },
      { id: 'j', type: 'radio', title: 'On air', channels: [channel] },
      { id: 'k', type: 'tv', title: 'Television', channels: [{ ...channel, name: 'City TV' }] },
      { id: 'l', type: 'rich-text', title: null, html: '<p>Hello</p><script>window.hacked = 1</script>' },
      { id: 'm', type: 'space', title: null, height: 12, line: true },
      { id: 'q', type: 'search-box', title: null, placeholder: 'Find an album' },
      {
        id: 'n',
        type: 'floating-button',
        title: null,
        image: '/b.webp',
        label: 'Listen live',
        target: pathTarget('/radios/fm'),
      },
    ])
    const { container } = await openPage(host)
    const links = screen
      .getAllByRole('link')
      .map((link) => `${link.getAttribute('aria-label') ?? link.textContent} ${link.getAttribute('href')}`)
    expect(links).toEqual(
      expect.arrayContaining([
        'Radio /radios',
        'Find an album /search',
        'More Front page /cates/news',
        'Story 1 /posts/1',
        'Story 7 /posts/7',
        'Story 2 /audios/2',
        'Story 3 /albums/3',
        'Story 4 /videos/4',
        'News Radio /radios/fm',
        'City TV /lives/fm',
        'Listen live /radios/fm',
      ]),
    )
    expect(screen.getByText('No water on Thursday')).toBeTruthy()
    expect(screen.getByText('01:05')).toBeTruthy()
    expect(screen.getByText('Hello')).toBeTruthy()
    expect(container.querySelector('script')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

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
    expect(within(screen.getByRole('alert')).getByText('This part could not be loaded')).toBeTruthy()
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

  it('keeps the place of as many rows as a card will have', async () => {
    const host = pageHost([{ ...list('one', null), rows: 5 } as PageCard])
    host.pages.content = () => new Promise(() => undefined)
    await openPage(host)
    expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(5)
  })

  it('of sixty cards shows the first ones, and the others as it is scrolled to them', async () => {
    const near: (() => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(act: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
          near.push(() => act([{ isIntersecting: true }]))
        }
        observe = () => undefined
        disconnect = () => undefined
      },
    )
    const host = pageHost(Array.from({ length: 60 }, (_, place) => list(`${place}`, [`${place + 1}`])))
    const { viewModel } = await openPage(host)
    const shown = () => screen.getAllByText(/^Story /).length
    expect(shown()).toBe(24)
    act(() => near.shift()?.())
    expect(shown()).toBe(48)
    act(() => near.shift()?.())
    expect(shown()).toBe(60)
    const again = host.container.get(PageViewModel)
    again.restore(JSON.parse(JSON.stringify(viewModel.snapshot())), here('/page/weekend', { id: 'weekend' }))
    expect(again.cards).toHaveLength(60)
    vi.unstubAllGlobals()
  })

  it('goes on when one card fails, and tries that card again alone', async () => {
    const host = pageHost([list('one', null), list('two', ['2'])])
    host.pages.failing.add('one')
    host.pages.contents = { one: { items: [feedItem('1')], channels: [] } }
    await openPage(host)
    expect(screen.getByText('Story 2')).toBeTruthy()
    expect(within(screen.getByRole('alert')).getByText('This part could not be loaded')).toBeTruthy()
    host.pages.failing.delete('one')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Story 1')).toBeTruthy()
    expect(host.pages.asked).toEqual(['page weekend', 'card one', 'card one'])
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
    const { viewModel, unmount } = await openPage(host)
    const link = await screen.findByRole('link', { name: 'Wish 7' })
    expect(link.getAttribute('href')).toBe('/micro-wish-details/7')
    expect(screen.getByRole('heading', { level: 3, name: 'Wish 7' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'More Wishes that need you' }).getAttribute('href')).toBe('/micro-wish')
    const saved = viewModel.snapshot()
    unmount()
    const again = host.container.get(PageViewModel)
    again.restore(saved, here('/page/weekend', { id: 'weekend' }))
    renderWith(host, <PageScreen viewModel={again} />)
    expect(await screen.findByRole('link', { name: 'Wish 7' })).toBeTruthy()
    expect(host.pages.asked).toEqual(['page weekend', 'card w'])
    await act(() => again.refresh())
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
    expect(within(screen.getByRole('alert')).getByText('This part could not be loaded')).toBeTruthy()
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

  it('shows a malformed card as failed, alone, and mends it when the page comes whole', async () => {
    const host = pageHost([{ id: 'x', type: 'broken', title: null }, list('two', ['2'])])
    await openPage(host)
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.getByText('Story 2')).toBeTruthy()
    host.pages.cards = [list('x', ['1']), list('two', ['2'])]
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Story 1')).toBeTruthy()
  })

  it('shows nothing, not even a title, of a list without anything that can be opened', async () => {
    const host = pageHost([
      list('empty', []),
      {
        id: 'g',
        type: 'article-list',
        title: 'Galleries',
        style: 'left',
        more: null,
        items: [feedItem('5', { kind: 'gallery' })],
      },
    ])
    await openPage(host)
    expect(screen.queryByText('List empty')).toBeNull()
    expect(screen.queryByText('Galleries')).toBeNull()
  })

  it('asks for each tab once, when it is chosen', async () => {
    const host = pageHost([
      {
        id: 't',
        type: 'tabs',
        title: null,
        tabs: [
          { id: 'x', name: 'Culture' },
          { id: 'y', name: 'Sport' },
        ],
      },
    ])
    host.pages.contents = {
      't x': { items: [feedItem('1')], channels: [] },
      't y': { items: [feedItem('2')], channels: [] },
    }
    await openPage(host)
    expect(screen.getByText('Story 1')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Sport' }))
    expect(screen.getByText('Story 2')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Culture' }))
    expect(screen.getByText('Story 1')).toBeTruthy()
    expect(host.pages.asked).toEqual(['page weekend', 'card t x', 'card t y'])
  })

  it('offers to try again when it cannot be had', async () => {
    const host = pageHost([list('one', ['1'])])
    host.pages.failing.add('page')
    await openPage(host)
    host.pages.failing.delete('page')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Story 1')).toBeTruthy()
  })

  it('shows a quiet retry in the place of rich text whose sanitiser cannot be had', async () => {
    const host = pageHost([{ id: 'l', type: 'rich-text', title: null, html: '<p>Hello</p>' }, list('two', ['2'])])
    host.sanitiser.isThere = false
    await openPage(host)
    expect(screen.queryByText('Hello')).toBeNull()
    expect(screen.getByText('Story 2')).toBeTruthy()
    host.sanitiser.isThere = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Hello')).toBeTruthy()
  })

  it('follows the links of its rich text by the navigator, and says of a screen that does not exist that it cannot be opened', async () => {
    const host = pageHost([
      {
        id: 'l',
        type: 'rich-text',
        title: null,
        html: '<p><a href="/posts/9">ours</a> <a href="/specials/1">missing</a> <a href="https://example.org/x">theirs</a></p>',
      },
    ])
    await openPage(host)
    const isKept = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
    expect([isKept('ours'), isKept('missing'), isKept('theirs')]).toEqual([false, false, false])
    expect(host.navigator.went).toEqual(['/posts/9'])
    expect(host.container.get(NoticesStore).notices.map(({ text }) => text)).toEqual([{ code: 'link-refused' }])
  })

  it('lets only one medium of all its rich texts sound', async () => {
    const html = '<p>Listen:</p><audio src="/media/a.m4a" controls></audio>'
    const host = pageHost([
      { id: 'l', type: 'rich-text', title: null, html },
      { id: 'm', type: 'rich-text', title: null, html },
    ])
    const { container } = await openPage(host)
    const media = [...container.querySelectorAll('audio')]
    const paused: number[] = []
    for (const [number, medium] of media.entries()) Object.assign(medium, { pause: () => paused.push(number) })
    fireEvent.play(media[0]!)
    expect(paused).toEqual([])
    fireEvent.play(media[1]!)
    expect(paused).toEqual([0])
    host.container.get(SoundArbiter).claim('radio', () => undefined)
    expect(paused).toEqual([0, 1])
  })

  it('comes back after a refresh with what its cards had, and asks for nothing', async () => {
    const host = pageHost([list('one', null)])
    host.pages.contents = { one: { items: [feedItem('1')], channels: [] } }
    const { viewModel } = await openPage(host)
    const before = host.pages.asked.length
    const again = host.container.get(PageViewModel)
    again.restore(JSON.parse(JSON.stringify(viewModel.snapshot())), here('/page/weekend', { id: 'weekend' }))
    expect(again.contentOf(list('one', null)).value?.items.map(({ id }) => id)).toEqual(['1'])
    expect(host.pages.asked).toHaveLength(before)
  })
})

describe('A countdown', () => {
  const countdown: PageCard = {
    id: 'm',
    type: 'countdown',
    title: 'Until the race',
    until: start + 90_000,
    doneText: 'They are off',
    image: null,
  }

  it('counts by the clock once the screen shows, and ends by itself', async () => {
    const host = pageHost([countdown])
    const { viewModel } = await openPage(host)
    expect(screen.queryByText('01')).toBeNull()
    let hide: () => void = () => undefined
    await act(async () => {
      hide = viewModel.show()
    })
    expect(screen.getByText('01')).toBeTruthy()
    expect(screen.getByText('30')).toBeTruthy()
    await act(async () => host.clock.pass(1000))
    expect(screen.getByText('29')).toBeTruthy()
    await act(async () => host.clock.pass(89_000))
    expect(screen.getByText('They are off')).toBeTruthy()
    hide()
  })

  it('names the day instead in elder mode, where no time presses', async () => {
    const host = pageHost([countdown])
    host.container.get(PreferencesStore).change({ elder: true })
    const { viewModel } = await openPage(host)
    let hide: () => void = () => undefined
    await act(async () => {
      hide = viewModel.show()
    })
    expect(screen.queryByText('30')).toBeNull()
    expect(screen.getByText('Until Nov 21, 2026, 16:01')).toBeTruthy()
    hide()
  })
})
