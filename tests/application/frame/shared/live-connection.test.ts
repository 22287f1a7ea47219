import { describe, expect, it } from 'vitest'
import { LiveConnection } from '../../../../src/application/frame/shared/live-connection'
import type { LiveNews } from '../../../../src/application/media/chat/live-feed'
import { FakePage, fakeRandom } from '../player/player-fakes'
import { HandClock } from '../../../support/hand-clock'
import { MemoryFeed, message } from '../../media/chat/memory-live'

function shown({ isHidden = false } = {}) {
  const feed = new MemoryFeed()
  const clock = new HandClock()
  const page = new FakePage()
  page.isHidden = isHidden
  const connection = new LiveConnection<LiveNews>(clock, fakeRandom(), page)
  const news: LiveNews[] = []
  let last: string | null = null
  const end = connection.show({
    open: (listener) => feed.open('tv', last, listener),
    onNews: (each) => {
      news.push(each)
      if (each.type === 'message') last = each.message.id
    },
  })
  return { feed, clock, page, connection, news, end }
}

describe('a live connection', () => {
  it('begins with the latest, and goes on after the last message that is known', () => {
    const { feed, clock, connection, news } = shown()
    feed.start(message(1))
    feed.say({ type: 'message', message: message(2) })
    expect([connection.state, news.length]).toEqual(['open', 2])
    feed.say({ type: 'lost' })
    expect([connection.isReconnecting, feed.isOpen]).toEqual([true, false])
    clock.pass(1000)
    expect(feed.opened).toEqual([null, '2'])
    feed.start()
    expect(connection.isReconnecting).toBe(false)
  })

  it('waits longer from failure to failure, and not at all once the network is back', () => {
    const { feed, clock, page } = shown()
    for (const wait of [1000, 2000, 4000, 8000]) {
      const before = feed.opened.length
      feed.say({ type: 'lost' })
      clock.pass(wait * 0.7)
      expect(feed.opened).toHaveLength(before)
      clock.pass(wait)
      expect(feed.opened).toHaveLength(before + 1)
    }
    feed.say({ type: 'lost' })
    page.tell({ type: 'online' })
    expect(feed.opened).toHaveLength(6)
  })

  it('counts silence as lost, and a sign of life as none', () => {
    const { feed, clock, connection } = shown()
    feed.start()
    clock.pass(30_000)
    feed.say({ type: 'viewers', viewers: 4 })
    clock.pass(30_000)
    expect(connection.state).toBe('open')
    clock.pass(10_500)
    expect(connection.state).toBe('waiting')
  })

  it('is closed while the page is hidden, without saying that anything is wrong, and after its screen', () => {
    const { feed, clock, page, connection, end } = shown()
    feed.start()
    page.tell({ type: 'visibility', hidden: true })
    clock.pass(600_000)
    expect([feed.isOpen, feed.opened.length, connection.isReconnecting]).toEqual([false, 1, false])
    page.tell({ type: 'visibility', hidden: false })
    expect(feed.isOpen).toBe(true)
    end()
    clock.pass(600_000)
    expect([feed.isOpen, feed.opened.length, clock.waiting]).toEqual([false, 2, 0])
  })

  it('is opened once a page that began hidden, such as a tab in the background, is seen', () => {
    const { feed, page, connection } = shown({ isHidden: true })
    expect([feed.opened, connection.state]).toEqual([[], 'off'])
    page.tell({ type: 'visibility', hidden: false })
    expect([feed.opened.length, connection.state]).toEqual([1, 'connecting'])
  })

  it('is not said to reconnect at its first attempt, while it is open, or while the page is hidden', () => {
    const { feed, clock, page, connection } = shown()
    expect(connection.isReconnecting).toBe(false)
    feed.start()
    feed.say({ type: 'lost' })
    clock.pass(1000)
    expect([connection.state, connection.isReconnecting]).toEqual(['connecting', true])
    page.tell({ type: 'visibility', hidden: true })
    expect([connection.state, connection.isReconnecting]).toEqual(['off', false])
  })

  it('is not opened a second time by a page that is seen again or a network that is back while it is open', () => {
    const { feed, page } = shown()
    feed.start()
    page.tell({ type: 'visibility', hidden: false })
    page.tell({ type: 'online' })
    page.tell({ type: 'background' })
    expect(feed.opened).toHaveLength(1)
  })

  it('stays closed while a hidden page gets its network back', () => {
    const { feed, page } = shown()
    page.tell({ type: 'visibility', hidden: true })
    page.tell({ type: 'online' })
    expect(feed.opened).toHaveLength(1)
  })

  it('starts its waits anew after a stream that began', () => {
    const { feed, clock } = shown()
    feed.say({ type: 'lost' })
    clock.pass(1000)
    feed.start()
    feed.say({ type: 'lost' })
    clock.pass(1000)
    expect(feed.opened).toHaveLength(3)
  })

  it('takes no notice of what a stream says that was ended', () => {
    const listeners: ((news: LiveNews) => void)[] = []
    const news: LiveNews[] = []
    const connection = new LiveConnection<LiveNews>(new HandClock(), fakeRandom(), new FakePage())
    const end = connection.show({
      open: (listener) => (listeners.push(listener), () => undefined),
      onNews: (each) => void news.push(each),
    })
    end()
    for (const type of ['lost', 'viewers'] as const) listeners[0]!(type === 'lost' ? { type } : { type, viewers: 1 })
    expect([connection.state, news]).toEqual(['off', []])
  })
})
