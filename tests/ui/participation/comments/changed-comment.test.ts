import { describe, expect, it } from 'vitest'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import { flush } from '../../../support/flush'
import { articleHost, logIn } from '../../media/articles/article-host'
import { comment } from '../../media/articles/memory-comments'
import { ids, listed, opened } from './opened-comments'

async function editing(text: string, phone?: string | null) {
  const host = articleHost()
  logIn(host, phone)
  const viewModel = await listed(host)
  viewModel.edit(viewModel.list.items[1]!)
  await flush()
  viewModel.composer.write(text)
  const notices = () =>
    host.container.get(NoticesStore).notices.map(({ text }) => ('code' in text ? text.code : text.text))
  return { host, viewModel, notices }
}

describe('a comment that its author changes', () => {
  it('stands in the composer as it is, and shows its new words once they are saved', async () => {
    const { host, viewModel, notices } = await editing('Words, and more')
    expect(viewModel.composer.changed?.before.text).toBe('Words c2')
    await viewModel.send()
    expect(host.comments.changes).toMatchObject([{ id: 'c2', text: 'Words, and more', people: [] }])
    expect(viewModel.list.items[1]).toMatchObject({ id: 'c2', text: 'Words, and more', editedAt: expect.any(Number) })
    expect([ids(viewModel), notices(), viewModel.composer.isOpen]).toEqual([['c1', 'c2'], ['comment-changed'], false])
    expect([host.comments.posts, host.drafts.kept.size]).toEqual([[], 0])
  })

  it('shows the words from before while the office looks at the new ones', async () => {
    const { host, viewModel, notices } = await editing('Words, and more')
    host.comments.holds = true
    await viewModel.send()
    expect([viewModel.list.items[1]?.text, notices()]).toEqual(['Words c2', ['change-held']])
  })

  it('is not saved without a change, or without words', async () => {
    const { viewModel } = await editing('Words c2')
    expect(viewModel.composer.canSend).toBe(false)
    viewModel.composer.write('  ')
    expect(viewModel.composer.canSend).toBe(false)
  })

  it('is a draft of its own, which is offered again, until its words from before are put back', async () => {
    const { host, viewModel } = await editing('Half a ')
    viewModel.composer.close()
    await flush()
    viewModel.write()
    await flush()
    expect(viewModel.composer.text).toBe('')
    viewModel.composer.close()
    viewModel.edit(viewModel.list.items[1]!)
    await flush()
    expect([viewModel.composer.text, viewModel.composer.wasRestored]).toEqual(['Half a ', true])
    viewModel.composer.startOver()
    expect(viewModel.composer.text).toBe('Words c2')
    viewModel.composer.close()
    await flush()
    expect(host.drafts.kept.size).toBe(0)
  })

  it('keeps what is typed when it cannot be saved, and one key for a repeat', async () => {
    const { host, viewModel } = await editing('Words, and more')
    host.comments.fails = 'offline'
    await viewModel.send()
    expect([viewModel.composer.state, viewModel.composer.text]).toEqual(['unanswered', 'Words, and more'])
    host.comments.fails = null
    await viewModel.send()
    const [first, second] = host.comments.changes
    expect(first?.key).toBe(second?.key)
  })

  it('is saved after the detour to a phone', async () => {
    const { host, viewModel } = await editing('Words, and more', null)
    await viewModel.send()
    expect([host.navigator.binds, host.comments.changes]).toEqual([['/posts/12'], []])
    logIn(host)
    const after = opened(host)
    after.onNear()
    await flush()
    after.show()
    await flush()
    expect(host.comments.changes).toMatchObject([{ id: 'c2', text: 'Words, and more' }])
    expect(after.list.items[1]?.text).toBe('Words, and more')
  })

  it('shows its new words in its thread, too, also when it is a reply', async () => {
    const host = articleHost()
    logIn(host)
    const reply = { ...comment('r1', { mine: true }), parentId: 'c1' }
    host.comments.items = [comment('c1', { replyCount: 1, firstReplies: [reply] })]
    host.comments.replyItems = [reply]
    const viewModel = await listed(host)
    viewModel.showThread('c1')
    await flush()
    viewModel.edit(reply)
    await flush()
    viewModel.composer.write('Better words')
    await viewModel.send()
    expect([viewModel.list.items[0]?.firstReplies[0]?.text, viewModel.thread?.replies.items[0]?.text]).toEqual([
      ...['Better words', 'Better words'],
    ])
  })
})
