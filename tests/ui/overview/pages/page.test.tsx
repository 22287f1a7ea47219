// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SoundArbiter } from '../../../../src/application/frame/player/sound-arbiter.store'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import { pathTarget } from '../../../../src/domain/frame/navigation/target'
import type { PageCard } from '../../../../src/domain/overview/pages/page-card'
import { PageScreen } from '../../../../src/ui/overview/pages/page/page.screen'
import { PageScreenViewModel } from '../../../../src/ui/overview/pages/page/page.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { feedItem, here, renderWith } from '../../media/feed/feed-host'
import { pageHost, openPage, list, channel, stubBrowser } from './page-host'

beforeEach(stubBrowser)

describe('A page of the builder', () => {
  it('of a blank id is the default page, under the head of the site', async () => {
    const host = pageHost([])
    await openPage(host, '')
    expect(host.pages.asked).toEqual(['page default'])
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(screen.getByText('Nothing here yet')).toBeTruthy()
  })

  it.each(['is not published', 'cannot be had, as without a network'])(
    'leads home from the blank id while the default page %s',
    async (why) => {
      const host = pageHost([])
      if (why === 'is not published') host.pages.unpublished = ['default']
      else host.pages.failing.add('page')
      await openPage(host, '')
      expect(host.navigator.went).toEqual(['/index'])
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    },
  )

  it('leads nowhere once it is left', async () => {
    const host = pageHost([])
    host.pages.unpublished = ['default']
    const left = new AbortController()
    left.abort()
    await openLive(host.container.get(PageScreenViewModel), here('/page/', { id: '' }), left.signal)
    expect(host.navigator.went).toEqual([])
  })

  it('that is not published says so, and is read by its token (S160)', async () => {
    const host = pageHost([list('one', ['1'])])
    const viewModel = host.container.get(PageScreenViewModel)
    renderWith(host, <PageScreen viewModel={viewModel} />)
    await act(() => openLive(viewModel, here('/preview/secret', { token: 'secret' })))
    expect(host.pages.asked).toEqual(['page preview secret'])
    expect(screen.getByText(/published yet/)).toBeTruthy()
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
    const host = pageHost(Array.from({ length: 60 }, (_, index) => list(`${index}`, [`${index + 1}`])))
    const { live } = await openPage(host)
    const shown = () => screen.getAllByText(/^Story /).length
    expect(shown()).toBe(24)
    act(() => near.shift()?.())
    expect(shown()).toBe(48)
    act(() => near.shift()?.())
    expect(shown()).toBe(60)
    const again = host.container.get(PageScreenViewModel)
    await restoreLive(again, live.snapshot(), here('/page/weekend', { id: 'weekend' }))
    expect(again.page.cards).toHaveLength(60)
    vi.unstubAllGlobals()
  })

  it('goes on when one card fails, and tries that card again alone', async () => {
    const host = pageHost([list('one', null), list('two', ['2'])])
    host.pages.failing.add('one')
    host.pages.contents = { one: { items: [feedItem('1')], channels: [] } }
    await openPage(host)
    expect(screen.getByText('Story 2')).toBeTruthy()
    expect(within(screen.getByRole('alert')).getByText('This part couldn’t be loaded')).toBeTruthy()
    host.pages.failing.delete('one')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Story 1')).toBeTruthy()
    expect(host.pages.asked).toEqual(['page weekend', 'card one', 'card one'])
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
    const { live } = await openPage(host)
    const before = host.pages.asked.length
    const again = host.container.get(PageScreenViewModel)
    await restoreLive(again, live.snapshot(), here('/page/weekend', { id: 'weekend' }))
    expect(again.page.contentOf(list('one', null)).value?.items.map(({ id }) => id)).toEqual(['1'])
    expect(host.pages.asked).toHaveLength(before)
  })

  it.each([null, { page: { value: {} }, contents: {}, tabs: {} }, { page: null, contents: {}, tabs: {}, reach: 24 }])(
    'is loaded anew where something else was saved of it: %j',
    async (page) => {
      const host = pageHost([list('one', ['1'])])
      const again = host.container.get(PageScreenViewModel)
      await restoreLive(again, { page }, here('/page/weekend', { id: 'weekend' }))
      expect(host.pages.asked).toEqual(['page weekend'])
      expect(again.page.cards).toHaveLength(1)
    },
  )
})
