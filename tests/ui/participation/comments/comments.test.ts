import { describe, expect, it } from 'vitest'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import { flush } from '../../../support/flush'
import { articleHost, logIn } from '../../media/articles/article-host'
import { comment } from '../../media/articles/memory-comments'
import { ids, listed, opened } from './opened-comments'

describe('the list of comments', () => {
  it('is asked for when it comes near, not before', async () => {
    const host = articleHost()
    const viewModel = opened(host)
    await flush()
    expect(host.comments.asked).toEqual([])
    viewModel.onNear()
    viewModel.onNear()
    await flush()
    expect(host.comments.asked).toEqual(['post:12 new'])
    viewModel.setOrder('hot')
    await flush()
    expect(host.comments.asked.at(-1)).toBe('post:12 hot')
  })

  it('begins anew when the screen goes on to another content', async () => {
    const host = articleHost()
    const viewModel = await listed(host)
    host.comments.items = [comment('d1')]
    viewModel.open({ id: '13', kind: 'post' })
    expect(ids(viewModel)).toEqual([])
    await flush()
    expect([ids(viewModel), host.comments.asked.at(-1)]).toEqual([['d1'], 'post:13 new'])
  })

  it('is asked for again when its screen went before it came', async () => {
    const host = articleHost()
    const viewModel = opened(host)
    const end = viewModel.show()
    host.comments.fails = 'cancelled'
    viewModel.onNear()
    end()
    await flush()
    host.comments.fails = null
    viewModel.show()
    await flush()
    expect(ids(viewModel)).toEqual(['c1', 'c2'])
  })

  it('is asked for anew after a login: now some comments are mine', async () => {
    const host = articleHost()
    const viewModel = await listed(host)
    logIn(host)
    viewModel.show()
    await flush()
    expect(host.comments.asked).toHaveLength(2)
  })
})

describe('a like of a comment', () => {
  it('is done at once, and taken back when it fails', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    const done = viewModel.like(viewModel.list.items[0]!)
    expect(viewModel.list.items[0]).toMatchObject({ liked: true, likes: 3 })
    await done
    host.comments.fails = 'offline'
    await viewModel.like(viewModel.list.items[0]!)
    expect(viewModel.list.items[0]).toMatchObject({ liked: true, likes: 3 })
  })

  it('follows quick taps, also on a row that is not drawn anew yet, and sends one act at a time', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    const drawn = viewModel.list.items[0]!
    const taps = [viewModel.like(drawn), viewModel.like(drawn), viewModel.like(drawn), viewModel.like(drawn)]
    expect(viewModel.list.items[0]?.liked).toBe(false)
    await Promise.all(taps)
    expect(host.comments.likes).toEqual(['c1 true', 'c1 false'])
    expect(viewModel.list.items[0]?.liked).toBe(false)
  })

  it('of a guest is done after the login', async () => {
    const host = articleHost()
    const viewModel = await listed(host)
    await viewModel.like(viewModel.list.items[0]!)
    expect(host.navigator.logins).toEqual(['/posts/12'])
    logIn(host)
    viewModel.show()
    await flush()
    expect(host.comments.likes).toEqual(['c1 true'])
  })
})

describe('deleting my comment', () => {
  it('can be undone for a while, and is sent after it', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    viewModel.remove(viewModel.list.items[1]!)
    expect(viewModel.hidden.has('c2')).toBe(true)
    host.container.get(NoticesStore).notices[0]?.action?.act()
    host.clock.pass(60_000)
    expect([viewModel.hidden.size, host.comments.removed]).toEqual([0, []])

    viewModel.remove(viewModel.list.items[1]!)
    host.clock.pass(7000)
    await flush()
    expect(host.comments.removed).toEqual(['c2'])
  })

  it('is sent when the screen goes', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    const end = viewModel.show()
    viewModel.remove(viewModel.list.items[1]!)
    end()
    expect(host.comments.removed).toEqual(['c2'])
  })

  it('is sent when the whole page goes, and nothing else is sent for what happens to it', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    viewModel.remove(viewModel.list.items[1]!)
    host.page.tell({ type: 'visibility', hidden: true })
    expect(host.comments.removed).toEqual([])
    host.page.tell({ type: 'leaving' })
    expect(host.comments.removed).toEqual(['c2'])
  })

  it('counts its replies with it, there and back', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    let count = 0
    viewModel.onCountChange = (change) => (count += change)
    viewModel.remove({ ...viewModel.list.items[1]!, replyCount: 3 })
    expect(count).toBe(-4)
    host.container.get(NoticesStore).notices[0]?.action?.act()
    expect(count).toBe(0)
  })

  it('brings it back when the server refuses', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    let count = 0
    viewModel.onCountChange = (change) => (count += change)
    host.comments.fails = 'offline'
    viewModel.remove(viewModel.list.items[1]!)
    host.clock.pass(7000)
    await flush()
    expect([viewModel.hidden.size, count]).toEqual([0, 0])
  })
})
