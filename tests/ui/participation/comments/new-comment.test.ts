import { describe, expect, it } from 'vitest'
import { SessionStore } from '../../../../src/application/frame/session/session.store'
import { CommentsViewModel } from '../../../../src/ui/participation/comments/comments.part.view-model'
import { flush } from '../../../support/flush'
import { articleHost, logIn } from '../../media/articles/article-host'
import { comment } from '../../media/articles/memory-comments'
import { ids, listed, memberWriting, opened, target, written } from './opened-comments'

describe('a new comment', () => {
  it('stands at the top, and is counted', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    let count = 0
    viewModel.onCountChange = (change) => (count += change)
    await written(viewModel, '  Good news.  ')
    await viewModel.send()
    expect(ids(viewModel)).toEqual(['new-1', 'c1', 'c2'])
    expect(viewModel.list.items[0]?.text).toBe('Good news.')
    expect([count, viewModel.composer.isOpen, viewModel.composer.text, host.drafts.kept.size]).toEqual([
      1,
      false,
      '',
      0,
    ])
  })

  it('is not sent without words, or with too many', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    for (const text of ['', ' \n ', 'x'.repeat(501)]) {
      await written(viewModel, text)
      expect(viewModel.composer.canSend).toBe(false)
      await viewModel.send()
    }
    expect(host.comments.posts).toEqual([])
  })

  it('goes with its words through the login, and is posted after it', async () => {
    const host = articleHost()
    await written(await listed(host), 'Keep the tea stall.')
    const before = host.container.get(CommentsViewModel)
    before.open(target)
    await written(before, 'Keep the tea stall.')
    await before.send()
    expect([host.navigator.logins, host.comments.posts]).toEqual([['/posts/12'], []])

    logIn(host)
    // The page may have been reloaded in between.
    const after = await listed(host)
    after.show()
    await flush()
    expect(host.comments.posts.map(({ text }) => text)).toEqual(['Keep the tea stall.'])
    expect(ids(after)[0]).toBe('new-1')
    expect(after.brought).toBe('new-1')
  })

  it('is posted after the login without the composer, which opens when that fails', async () => {
    const host = articleHost()
    await written(await listed(host), 'Keep the tea stall.')
    const before = await listed(host)
    await written(before, 'Keep the tea stall.')
    await before.send()
    logIn(host)
    host.comments.fails = 'server-error'
    const after = await listed(host)
    after.show()
    expect(after.composer.isOpen).toBe(false)
    await flush()
    expect([after.composer.isOpen, after.composer.state, after.brought]).toEqual([true, 'failed', null])
  })

  it('is not brought to somebody who posts at once, and reads on', async () => {
    const { viewModel } = await memberWriting('Keep the tea stall.')
    await viewModel.send()
    expect(viewModel.brought).toBeNull()
  })

  it('stands in the list although the list was on its way while it was posted after a login', async () => {
    const host = articleHost()
    const before = await listed(host)
    await written(before, 'Keep the tea stall.')
    await before.send()
    logIn(host)
    const after = opened(host)
    after.show()
    after.onNear()
    await flush()
    expect(ids(after).filter((id) => id === 'new-1')).toEqual(['new-1'])
  })

  it('goes with its words to the binding of a phone, and is posted once there is one', async () => {
    const { host, viewModel } = await memberWriting('Keep the tea stall.', null)
    await viewModel.send()
    expect(host.navigator.binds).toEqual(['/posts/12'])

    logIn(host)
    viewModel.show()
    await flush()
    expect(host.comments.posts).toHaveLength(1)
    viewModel.show()
    await flush()
    expect(host.comments.posts).toHaveLength(1)
  })

  it('closes its composer with the screen, so that nothing lies over the comment that is brought later', async () => {
    const { host, viewModel } = await memberWriting('Keep the tea stall.', null)
    const leave = viewModel.show()
    await flush()
    await viewModel.send()
    leave()
    expect(viewModel.composer.isOpen).toBe(false)

    logIn(host)
    viewModel.show()
    await flush()
    expect([viewModel.composer.isOpen, viewModel.brought]).toEqual([false, 'new-1'])
  })

  it('is posted after the login, too, when the platform says that the session has ended (B44)', async () => {
    const { host, viewModel } = await memberWriting('Keep the tea stall.')
    host.comments.fails = 'session-expired'
    await viewModel.send()
    host.container.get(SessionStore).expire()
    host.comments.fails = null
    logIn(host)
    const after = await listed(host)
    after.show()
    await flush()
    expect(host.comments.posts.map(({ text }) => text).at(-1)).toBe('Keep the tea stall.')
    expect(after.brought).toBe('new-1')
  })

  it('stays a draft of its writer when the session becomes another person’s, and never becomes one of theirs', async () => {
    const { host, viewModel } = await memberWriting('I am at home.')
    const session = host.container.get(SessionStore)
    const leave = viewModel.show()
    await flush()
    await written(viewModel, 'I am at home.')
    session.expire()
    session.startSession('theirs', { id: 'theirs', phone: null, avatar: null, nickname: 'Swift', realName: false })
    leave()
    await flush()
    const theirs = await listed(host)
    await written(theirs, '')
    expect(theirs.composer.text).toBe('')
    theirs.composer.close()

    logIn(host)
    const after = await listed(host)
    after.write()
    await flush()
    expect([after.composer.text, after.composer.wasRestored]).toEqual(['I am at home.', true])
  })

  it('waits in the open composer when the visitor came back without a phone', async () => {
    const { host, viewModel } = await memberWriting('Keep the tea stall.', null)
    await viewModel.send()
    viewModel.show()
    await flush()
    expect([viewModel.composer.isOpen, viewModel.composer.text, viewModel.composer.state]).toEqual([
      true,
      'Keep the tea stall.',
      'phone',
    ])
    expect(host.navigator.binds).toHaveLength(1)
  })

  it('stays a draft without a network, and is posted once however often it is sent', async () => {
    const { host, viewModel } = await memberWriting('Once.')
    host.comments.fails = 'timeout'
    await viewModel.send()
    await viewModel.send()
    expect([viewModel.composer.state, viewModel.composer.text, host.drafts.kept.size]).toEqual([
      'unanswered',
      'Once.',
      1,
    ])

    host.comments.fails = null
    await viewModel.send()
    expect(new Set(host.comments.posts.map(({ key }) => key)).size).toBe(1)
    expect(host.comments.posted).toBe(1)
  })

  it('gets a key of its own when its words change after they were sent', async () => {
    const { host, viewModel } = await memberWriting('Once.')
    host.comments.fails = 'offline'
    await viewModel.send()
    viewModel.composer.write('Twice.')
    await viewModel.send()
    expect(new Set(host.comments.posts.map(({ key }) => key)).size).toBe(2)
  })

  it('keeps its key over a reload, so that a comment that did arrive is not posted twice', async () => {
    const { host, viewModel } = await memberWriting('Once.')
    host.comments.fails = 'timeout'
    await viewModel.send()
    const key = host.comments.posts[0]?.key

    const later = await listed(host)
    host.comments.fails = null
    later.write()
    await flush()
    expect([later.composer.text, later.composer.wasRestored]).toEqual(['Once.', true])
    await later.send()
    expect(host.comments.posts.at(-1)?.key).toBe(key)
  })

  it('is kept within a second while it is typed, each place apart', async () => {
    const host = articleHost()
    const viewModel = await listed(host)
    await written(viewModel, 'To all')
    host.clock.pass(1000)
    await flush()
    viewModel.composer.close()
    viewModel.reply(comment('c1'))
    await flush()
    expect(viewModel.composer.text).toBe('')
    viewModel.composer.write('To one')
    viewModel.composer.close()
    await flush()
    expect(host.drafts.kept.size).toBe(2)
    viewModel.write()
    await flush()
    expect(viewModel.composer.text).toBe('To all')
  })

  it('is not a draft any more once its words are taken away', async () => {
    const host = articleHost()
    const viewModel = await listed(host)
    await written(viewModel, 'Words')
    host.clock.pass(1000)
    viewModel.composer.write('')
    host.clock.pass(1000)
    await flush()
    expect(host.drafts.kept.size).toBe(0)
  })

  it('says when the content takes none any more, and keeps its words', async () => {
    const { host, viewModel } = await memberWriting('Late')
    host.comments.fails = 'state-refuses'
    await viewModel.send()
    expect([viewModel.composer.state, viewModel.composer.failure?.code, viewModel.composer.text]).toEqual([
      'failed',
      'state-refuses',
      'Late',
    ])
  })
})

describe('a reply', () => {
  it('stands under its comment, and in the open thread', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    viewModel.showThread('c1')
    await flush()
    viewModel.reply(comment('c1'))
    await flush()
    viewModel.composer.write('I agree')
    await viewModel.send()
    expect(host.comments.posts[0]).toMatchObject({ parentId: 'c1', replyToId: null })
    expect(viewModel.list.items[0]).toMatchObject({
      replyCount: 1,
      firstReplies: [{ text: 'I agree', parentId: 'c1' }],
    })
    expect(viewModel.thread?.replies.items.map(({ text }) => text)).toEqual(['I agree'])
    expect(ids(viewModel)).toEqual(['c1', 'c2'])
  })

  it('to a reply stands beside it and names whom it answers', async () => {
    const host = articleHost()
    logIn(host)
    const viewModel = await listed(host)
    viewModel.reply(comment('r1', { parentId: 'c1' }))
    await flush()
    viewModel.composer.write('And you?')
    await viewModel.send()
    expect(host.comments.posts[0]).toMatchObject({ parentId: 'c1', replyToId: 'of-r1' })
  })
})
