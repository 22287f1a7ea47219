import { describe, expect, it } from 'vitest'
import { ParticipationViewModel } from '../../../src/ui/participation/participation.part.view-model'
import { articleHost, logIn, settled, type ArticleHost } from '../articles/article-host'

const target = { id: '12', kind: 'post' as const }
const location = { path: '/posts/12', params: { aid: '12' }, query: {} }
const content = {
  path: '/posts/12',
  info: null,
  title: 'The bridge',
  description: '',
  cover: '',
  follow: { id: 'org-1', kind: 'organisation' as const },
}

async function opened(host: ArticleHost, about: Parameters<ParticipationViewModel['open']>[0] = target) {
  const viewModel = host.container.get(ParticipationViewModel)
  await viewModel.open(about)
  return viewModel
}

describe('taking part in a content', () => {
  it.each(['toggleLike', 'toggleCollect', 'toggleFollow'] as const)(
    'takes up by itself what a login cut off, once the content is here: %s',
    async (act) => {
      const host = articleHost()
      const guest = await opened(host)
      guest.arrived(content)
      await guest.reactions[act]()
      logIn(host)
      const acts = () => host.reactions.acts.filter((done) => done !== 'relation')
      const member = await opened(host)
      member.show(location)
      await settled()
      expect(acts()).toEqual([])
      member.arrived(content)
      await settled()
      expect(acts()).toHaveLength(1)
    },
  )

  it('records the visit of a member once, also of one who was a guest when it opened', async () => {
    const host = articleHost()
    const viewModel = await opened(host)
    viewModel.arrived(content)
    const end = viewModel.show(location)
    expect(host.articles.visits).toEqual([])
    end()
    logIn(host)
    viewModel.show(location)
    viewModel.arrived(content)
    expect(host.articles.visits).toEqual(['12'])
  })

  it('has nothing to share before the content is here, nor of the one before it', async () => {
    const viewModel = await opened(articleHost())
    expect(viewModel.subject).toBeNull()
    viewModel.arrived(content)
    expect(viewModel.subject).toMatchObject({ title: 'The bridge', target })
    await viewModel.open({ id: '13', kind: 'post' })
    expect(viewModel.subject).toBeNull()
  })

  it('opens the comment that its address names, and closes it with that', async () => {
    const viewModel = await opened(articleHost())
    viewModel.show({ ...location, params: { aid: '12', id: 'c1' } })
    expect(viewModel.comments.thread?.id).toBe('c1')
    viewModel.moved(location)
    expect(viewModel.comments.thread).toBeNull()
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
    viewModel.arrived({ ...content, follow: null })
    await viewModel.reactions.toggleLike()
    expect([
      viewModel.reactions.canReact,
      viewModel.reactions.like.on,
      host.reactions.acts.filter((done) => done !== 'relation'),
      host.articles.visits,
    ]).toEqual([false, false, [], []])
  })
})
