import { describe, expect, it } from 'vitest'
import { ParticipationViewModel } from '../../../src/ui/participation/participation.part.view-model'
import { flush } from '../../support/flush'
import { articleHost, logIn, type ArticleHost } from '../media/articles/article-host'

const target = { id: '12', kind: 'post' as const }
const location = { path: '/posts/12', params: { aid: '12' }, query: {} }
const content = {
  path: '/posts/12',
  info: null,
  title: 'The bridge',
  description: '',
  cover: '',
  source: { id: 'org-1' },
}

async function opened(host: ArticleHost, about: Parameters<ParticipationViewModel['open']>[0] = target) {
  const viewModel = host.container.get(ParticipationViewModel)
  await viewModel.open(about)
  return viewModel
}

describe('taking part in a content', () => {
  it.each(['toggleLike', 'toggleFavourite', 'toggleFollow'] as const)(
    'takes up by itself what a login cut off, once the content is here: %s',
    async (act) => {
      const host = articleHost()
      const guest = await opened(host)
      guest.onArrival(content)
      await guest.reactions[act]()
      logIn(host)
      const acts = () => host.reactions.acts.filter((done) => done !== 'relation')
      const member = await opened(host)
      member.show(location)
      await flush()
      expect(acts()).toEqual([])
      member.onArrival(content)
      await flush()
      expect(acts()).toHaveLength(1)
    },
  )

  it('records the visit of a member once, also of one who was a guest when it opened', async () => {
    const host = articleHost()
    const viewModel = await opened(host)
    viewModel.onArrival(content)
    const end = viewModel.show(location)
    expect(host.articles.visits).toEqual([])
    end()
    logIn(host)
    viewModel.show(location)
    viewModel.onArrival(content)
    expect(host.articles.visits).toEqual(['12'])
  })

  it('shares under the name of its publisher, whether it can be followed here or not', async () => {
    const viewModel = await opened(articleHost())
    viewModel.onArrival({ ...content, source: { id: 'org-1', name: 'City Daily' } })
    expect(viewModel.subject?.source).toBe('City Daily')
    viewModel.onArrival({ ...content, source: null, by: 'Riverbend Radio' })
    expect(viewModel.subject?.source).toBe('Riverbend Radio')
    viewModel.onArrival({ ...content, source: null, by: null })
    expect(viewModel.subject?.source).toBe('')
  })

  it('has nothing to share before the content is here, nor of the one before it', async () => {
    const viewModel = await opened(articleHost())
    expect(viewModel.subject).toBeNull()
    viewModel.onArrival(content)
    expect(viewModel.subject).toMatchObject({ title: 'The bridge', target })
    await viewModel.open({ id: '13', kind: 'post' })
    expect(viewModel.subject).toBeNull()
  })

  it('opens the comment that its address names, and closes it with that', async () => {
    const viewModel = await opened(articleHost())
    viewModel.show({ ...location, params: { aid: '12', id: 'c1' } })
    expect(viewModel.comments.thread?.id).toBe('c1')
    viewModel.onLocationChange(location)
    expect(viewModel.comments.thread).toBeNull()
  })

  it('opens that comment also when the content comes only once it is shown, as after a retry', async () => {
    const viewModel = articleHost().container.get(ParticipationViewModel)
    viewModel.show({ ...location, params: { aid: '12', id: 'c1' } })
    expect(viewModel.comments.thread).toBeNull()
    await viewModel.open(target)
    expect(viewModel.comments.thread?.id).toBe('c1')
  })

  it('takes an id that is the content itself for no comment', async () => {
    const viewModel = await opened(articleHost(), { id: 'tv1', kind: 'channel' })
    viewModel.show({ path: '/lives/tv1', params: { id: 'tv1' }, query: {} })
    expect(viewModel.comments.thread).toBeNull()
  })

  it('offers no like where the kind allows none, and keeps no history of it', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await opened(host, { id: 'w1', kind: 'wish' })
    viewModel.show({ path: '/micro-wish-details/w1', params: { id: 'w1' }, query: {} })
    viewModel.onArrival({ ...content, source: null })
    await viewModel.reactions.toggleLike()
    expect([
      viewModel.reactions.canReact,
      viewModel.reactions.like.isOn,
      host.reactions.acts.filter((done) => done !== 'relation'),
      host.articles.visits,
    ]).toEqual([false, false, [], []])
  })

  it('follows the content itself where its kind can be followed, and its source elsewhere', async () => {
    const host = articleHost()
    logIn(host)
    const follows = () => host.reactions.acts.filter((done) => done.startsWith('follow'))
    for (const about of [target, { id: 'tea', kind: 'album' as const }, { id: 'news', kind: 'channel' as const }]) {
      const viewModel = await opened(host, about)
      viewModel.onArrival(content)
      await viewModel.reactions.toggleFollow()
    }
    expect(follows()).toEqual(['follow organisation org-1 true', 'follow album tea true', 'follow channel news true'])
  })

  it('shows what the content says of its followers until the relation to it is known, and then its own state', async () => {
    const host = articleHost()
    host.reactions.shown = { ...host.reactions.shown, followed: true }
    const { reactions } = await opened(host, { id: 'tea', kind: 'album' })
    expect([reactions.follow.isOn, reactions.follow.count]).toEqual([true, 0])
    reactions.setFollowTarget({ id: 'tea', kind: 'album' }, { isOn: false, count: 9 })
    expect([reactions.follow.isOn, reactions.follow.count]).toEqual([true, 9])
  })

  it('takes up the follow of somebody beside the content after the login, with their state loaded again', async () => {
    const host = articleHost()
    const hosts = [
      { id: 'xia', kind: 'host' as const },
      { id: 'lin', kind: 'host' as const },
    ] as const
    const channel = { id: 'news', kind: 'channel' as const }
    const beside = {
      now: hosts.map((one) => ({ target: one, isOn: false })),
      reload: async () => hosts.map((one) => ({ target: one, isOn: one.id === 'lin' })),
    }
    const guest = await opened(host, channel)
    guest.onArrival({ ...content, followedOnPage: beside })
    await guest.reactions.toggleFollowOnPage(hosts[0])
    expect(guest.reactions.isFollowed(hosts[0])).toBe(false)
    logIn(host)
    guest.show({ path: '/radios/news', params: { id: 'news' }, query: {} })
    await flush()
    expect(hosts.map((one) => guest.reactions.isFollowed(one))).toEqual([true, true])
    expect(host.reactions.acts.filter((done) => done.startsWith('follow'))).toEqual(['follow host xia true'])
  })
})
