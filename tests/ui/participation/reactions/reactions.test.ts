import { describe, expect, it } from 'vitest'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import { SessionStore } from '../../../../src/application/frame/session/session.store'
import { ReactionsViewModel } from '../../../../src/ui/participation/reactions/reactions.part.view-model'
import { flush } from '../../../support/flush'
import { articleHost, logIn, type ArticleHost } from '../../media/articles/article-host'

const target = { id: '12', kind: 'post' as const }

async function opened(host: ArticleHost): Promise<ReactionsViewModel> {
  const viewModel = host.container.get(ReactionsViewModel)
  await viewModel.open(target)
  viewModel.setFollowTarget({ id: 'org-1', kind: 'organisation' })
  return viewModel
}

describe('reactions to a content', () => {
  it('show its counts and what the member is to it', async () => {
    const host = articleHost()
    host.reactions.shown = { ...host.reactions.shown, liked: true, followed: true }
    const viewModel = await opened(host)
    expect([
      viewModel.isLoaded,
      viewModel.views,
      viewModel.like.isOn,
      viewModel.like.count,
      viewModel.follow.isOn,
    ]).toEqual([true, 100, true, 5, true])
  })

  it('are done at once for a member, and taken back when they fail', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await opened(host)
    const done = viewModel.toggleLike()
    expect([viewModel.like.isOn, viewModel.like.count]).toEqual([true, 6])
    await done
    host.reactions.fails = true
    await viewModel.toggleFavourite()
    expect([viewModel.favourite.isOn, viewModel.favourite.count]).toEqual([false, 1])
    expect(host.container.get(NoticesStore).notices).toEqual([])
  })

  it('go on after the login when the session ended meanwhile (B44)', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await opened(host)
    host.reactions.fails = true
    const liking = viewModel.toggleLike()
    host.container.get(SessionStore).expire()
    await liking
    host.reactions.fails = false
    logIn(host)
    await (await opened(host)).show()
    expect(host.reactions.acts.filter((act) => act.startsWith('like'))).toHaveLength(2)
  })

  it('tell what leads to a list elsewhere', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await opened(host)
    const told = () => host.container.get(NoticesStore).notices.map(({ text }) => text)
    await viewModel.toggleFavourite()
    expect(told()).toEqual([{ code: 'favourite-added' }])
    await viewModel.toggleFollow()
    expect(told()).toEqual([{ code: 'followed' }])
    expect(host.reactions.acts).toContain('follow organisation org-1 true')
  })

  it('tell nothing of a subscription, whose button says it', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await opened(host)
    viewModel.setFollowTarget({ id: 'tea', kind: 'album' })
    await viewModel.toggleFollow()
    expect([viewModel.follow.isOn, host.container.get(NoticesStore).notices]).toEqual([true, []])
  })

  it('send a guest to the login and are carried out when they return', async () => {
    const host = articleHost()
    const viewModel = await opened(host)
    await viewModel.toggleLike()
    expect(host.navigator.logins).toEqual(['/posts/12'])
    expect(viewModel.like.isOn).toBe(false)

    logIn(host)
    await viewModel.show()
    expect(host.reactions.acts.filter((act) => act.startsWith('like'))).toEqual(['like 12 true'])
    expect(viewModel.like.isOn).toBe(true)
    await viewModel.show()
    expect(host.reactions.acts.filter((act) => act.startsWith('like'))).toHaveLength(1)
  })

  it('are done on a new page too, and never twice what the member had already', async () => {
    const host = articleHost()
    await (await opened(host)).toggleLike()
    logIn(host)
    host.reactions.shown = { ...host.reactions.shown, liked: true, likes: 6 }
    const later = await opened(host)
    await later.show()
    expect([later.like.isOn, later.like.count]).toEqual([true, 6])
    expect(host.reactions.acts.some((act) => act.startsWith('like'))).toBe(false)
  })

  it('stay as a member tapped them while the page, drawn for guests, still asks what it is to that member', async () => {
    const host = articleHost()
    const viewModel = await opened(host)
    logIn(host)
    let answer: () => void = () => undefined
    const asked = new Promise<void>((resolve) => (answer = resolve))
    const relation = host.reactions.relation.bind(host.reactions)
    host.reactions.relation = async () => {
      await asked
      return relation()
    }
    const shown = viewModel.show()
    const tapped = viewModel.toggleFavourite()
    expect(viewModel.favourite.isOn).toBe(true)
    answer()
    await Promise.all([shown, tapped])
    expect([viewModel.favourite.isOn, host.reactions.acts.filter((act) => act.startsWith('favourite'))]).toEqual([
      true,
      ['favourite 12 true'],
    ])
  })

  it('are not done for a guest who comes back as one', async () => {
    const host = articleHost()
    const viewModel = await opened(host)
    await viewModel.toggleFavourite()
    await viewModel.show()
    await flush()
    expect(host.reactions.acts).toEqual(['relation'])
  })

  it('are loaded again after a change of session', async () => {
    const host = articleHost()
    const viewModel = await opened(host)
    logIn(host)
    await viewModel.show()
    await viewModel.show()
    expect(host.reactions.acts).toEqual(['relation', 'relation'])
  })
})
