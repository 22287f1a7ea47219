import { describe, expect, it } from 'vitest'
import { FirstPage } from '../../../../src/application/media/feed/first-page'
import { LikeItem } from '../../../../src/application/media/feed/like-item'
import type { FeedScope } from '../../../../src/application/media/feed/feed-gateway'
import { MakeFeed } from '../../../../src/application/media/feed/make-feed'
import { CookieJar } from '../../../../src/application/frame/shared/cookies'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { feedKey, type FeedItem } from '../../../../src/domain/frame/content/feed-item'
import { success } from '../../../../src/domain/frame/shared/result'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { feedItem, logIn, offline, testHost } from '../../../ui/media/feed/feed-host'

describe('A feed', () => {
  it('asks only for the kinds of content whose screens exist', async () => {
    const host = testHost()
    await host.container
      .get(MakeFeed)
      .execute(() => ({}))
      .load()
    expect(host.feeds.scopes[0]?.kinds).toEqual([
      'audio',
      'album',
      'post',
      'video',
      'short',
      'show',
      'entry',
      'circlePost',
    ])
  })

  it('on home does not repeat the carousel above it, which elder mode does not have', () => {
    const host = testHost()
    expect(host.container.get(MakeFeed).homeScope()).toEqual({ belowHead: 'home' })
    host.container.get(PreferencesStore).change({ elder: true })
    expect(host.container.get(MakeFeed).homeScope()).toEqual({})
  })

  it('says how many newer items wait, at most once a minute, without moving the list', async () => {
    const host = testHost()
    host.feeds.pages = { all: [[feedItem('1')]] }
    const feed = host.container.get(MakeFeed).execute(() => ({}))
    await feed.load()
    host.feeds.newer = 3
    await feed.checkForNewer()
    expect(feed.newer).toBe(0)
    host.clock.pass(60_000)
    await feed.checkForNewer()
    expect(feed.newer).toBe(3)
    expect(feed.list.items.map(({ id }) => id)).toEqual(['1'])
    await feed.load()
    expect(feed.newer).toBe(0)
  })

  it('keeps its list when a refresh fails', async () => {
    const host = testHost()
    host.feeds.pages = { all: [[feedItem('1')]] }
    const feed = host.container.get(MakeFeed).execute(() => ({}))
    await feed.load()
    host.feeds.failing.add('page')
    await feed.load()
    expect(feed.list.items).toHaveLength(1)
    expect(feed.refreshed).toMatchObject({ ok: false, reason: { code: 'offline' } })
  })

  it('reports the result of a refresh, until it has been seen; a first load is not a refresh', async () => {
    const host = testHost()
    host.feeds.pages = { all: [[feedItem('1'), feedItem('2')], [feedItem('3')]] }
    const feed = host.container.get(MakeFeed).execute(() => ({}))
    await feed.load()
    expect(feed.refreshed).toBeNull()
    await feed.list.more()
    await feed.load()
    expect(feed.refreshed).toEqual({ ok: true, value: 0 })
    // An item that was on a later page, or lower in the list, does not count as new.
    host.feeds.pages = { all: [[feedItem('9'), feedItem('8'), feedItem('2'), feedItem('1')]] }
    await feed.load()
    expect(feed.refreshed).toEqual({ ok: true, value: 2 })
    feed.markAllSeen()
    expect(feed.refreshed).toBeNull()
  })

  const place = { path: '/index', params: {}, query: {} }
  const made = async (pages: readonly FeedItem[], scope: Partial<FeedScope> = {}) => {
    const host = testHost()
    host.feeds.pages = { all: [pages] }
    const feed = host.container.get(MakeFeed).execute(() => scope)
    await feed.open(place)
    host.feeds.newer = 3
    host.clock.pass(60_000)
    return { host, feed }
  }

  it('looks for newer items neither in a sub-category, nor without any, nor before it is loaded', async () => {
    const { feed, host } = await made([], {})
    await feed.checkForNewer()
    expect(feed.newer).toBe(0)
    const unopened = host.container.get(MakeFeed).execute(() => ({}))
    await unopened.checkForNewer()
    expect(unopened.newer).toBe(0)
    const other = await made([feedItem('1')], { subCategoryId: 'council' })
    await other.feed.checkForNewer()
    expect(other.feed.newer).toBe(0)
  })

  it('counts those that are newer than its newest item, wherever the editors pinned an older one', async () => {
    const { feed, host } = await made([feedItem('9'), feedItem('1'), feedItem('2')])
    const asked: number[] = []
    host.feeds.countNewer = async (_scope: FeedScope, since: number) => (asked.push(since), success(2))
    await feed.checkForNewer()
    expect([asked, feed.newer]).toEqual([[feedItem('1').publishedAt], 2])
  })

  it('forgets a count that comes after its list has changed, and one that failed', async () => {
    const { feed, host } = await made([feedItem('1')])
    host.feeds.countNewer = async () => {
      feed.change(feedKey(feedItem('1')), (item) => ({ ...item, liked: true }))
      return success(2)
    }
    await feed.checkForNewer()
    host.clock.pass(60_000)
    host.feeds.countNewer = async () => offline
    await feed.checkForNewer()
    expect(feed.newer).toBe(0)
  })

  it('changes the item that it has, and no list without it', async () => {
    const { feed } = await made([feedItem('1')])
    const { items } = feed.list
    feed.change(feedKey(feedItem('2')), (item) => ({ ...item, liked: true }))
    expect(feed.list.items).toBe(items)
    feed.change(feedKey(feedItem('1')), (item) => ({ ...item, liked: true }))
    expect(feed.list.items[0]?.liked).toBe(true)
  })

  it('comes back from its snapshot, unless it is so long that it would fill the storage', async () => {
    const { feed } = await made(Array.from({ length: 1000 }, (_, index) => feedItem(String(index))))
    const saved: unknown = JSON.parse(JSON.stringify(feed.snapshot()))
    const { feed: other } = await made([])
    expect(other.restore(saved, place)).toBe(true)
    expect(other.list.items).toHaveLength(1000)
    other.list.prepend(feedItem('1000'))
    expect(other.snapshot()).toBeNull()
  })

  it('of the newest of one kind is there only where this version has its screen', async () => {
    const host = testHost()
    host.feeds.pages = { all: [[feedItem('1')]] }
    const make = host.container.get(MakeFeed)
    expect(make.newest('special', 3)).toBeNull()
    const newest = make.newest('post', 3)
    await newest?.load()
    expect([newest?.value?.map(({ id }) => id), host.feeds.scopes.at(-1)?.kinds]).toEqual([['1'], ['post']])
    host.feeds.failing.add('page')
    await newest?.load()
    expect(newest?.state).toBe('failed')
  })
})

describe('A like on a card', () => {
  function liking(item: FeedItem) {
    const host = testHost()
    const shown = { item }
    const change = (_: string, next: (item: FeedItem) => FeedItem) => (shown.item = next(shown.item))
    return { host, shown, change, like: host.container.get(LikeItem) }
  }

  it('shows at once and takes the count of the platform', async () => {
    const { host, shown, change, like } = liking(feedItem('1'))
    logIn(host)
    const sent = like.execute(shown.item, change)
    expect(shown.item).toMatchObject({ liked: true, counts: { likes: 4 } })
    await sent
    expect(host.feeds.likes).toEqual(['post/1 true'])
  })

  it('is taken back when the platform refuses', async () => {
    const { host, shown, change, like } = liking(feedItem('1'))
    logIn(host)
    host.feeds.failing.add('like')
    await like.execute(shown.item, change)
    expect(shown.item).toMatchObject({ liked: false, counts: { likes: 3 } })
  })

  it('sends what was wanted last, however fast the taps come', async () => {
    const { host, shown, change, like } = liking(feedItem('1'))
    logIn(host)
    const first = like.execute(shown.item, change)
    await like.execute(shown.item, change)
    await like.execute(shown.item, change)
    await like.execute(shown.item, change)
    await first
    expect(host.feeds.likes.at(-1)).toBe('post/1 false')
    expect(shown.item.liked).toBe(false)
  })

  it('of a guest leads to the login and is done after it, once', async () => {
    const { host, shown, change, like } = liking(feedItem('1'))
    await like.execute(shown.item, change)
    expect(host.navigator.logins).toEqual(['/index'])
    expect(shown.item.liked).toBe(false)
    logIn(host)
    await like.resume(change)
    expect(shown.item).toMatchObject({ liked: true, counts: { likes: 4 } })
    await like.resume(change)
    expect(host.feeds.likes).toEqual(['post/1 true'])
    expect(host.container.get(NoticesStore).notices.map(({ text }) => text)).toEqual([{ code: 'card-liked' }])
  })
})

describe('The first page', () => {
  function entering(category: 1 | 2) {
    const host = testHost()
    host.navigator.missing = []
    host.visit.isFirst = true
    host.container.get(SiteStore).setConfig({ category } as SiteConfig)
    return host
  }

  it('is the topics when the default category is 2, at the first entry only (B10)', () => {
    const host = entering(2)
    expect(host.container.get(FirstPage).execute('/index')).toBe(true)
    expect(host.container.get(FirstPage).execute('/index')).toBe(false)
    expect(host.navigator.went).toEqual(['/specials'])
  })

  it('stays home when there is no screen of topics, when another screen came before, and with category 1', () => {
    const withoutScreen = entering(2)
    withoutScreen.navigator.missing = ['/specials']
    expect(withoutScreen.container.get(FirstPage).execute('/')).toBe(false)
    const later = entering(2)
    later.visit.isFirst = false
    expect(later.container.get(FirstPage).execute('/')).toBe(false)
    expect(entering(1).container.get(FirstPage).execute('/')).toBe(false)
  })

  it('is kept in a cookie, which then decides (B16)', () => {
    const host = entering(1)
    host.container.get(FirstPage).execute('/')
    expect(host.container.get(CookieJar).read('firstPage')).toBe('1')
    const next = entering(1)
    next.container.get(CookieJar).write('firstPage', '2', 0.15)
    expect(next.container.get(FirstPage).execute('/')).toBe(true)
  })
})
