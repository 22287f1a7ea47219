// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OwnComment } from '../../../../src/domain/participation/comments/own-comment'
import { MyCommentsScreen } from '../../../../src/ui/participation/comments/my-comments.screen'
import { MyCommentsViewModel } from '../../../../src/ui/participation/comments/my-comments.view-model'
import { flush } from '../../../support/flush'
import { articleHost, logIn, renderArticle } from '../../media/articles/article-host'
import { ownComment } from '../../media/articles/memory-comments'

const user = userEvent.setup()

async function shown(...own: readonly OwnComment[]) {
  const host = articleHost()
  logIn(host)
  host.comments.own = own
  const viewModel = host.container.get(MyCommentsViewModel)
  await viewModel.list.start()
  const leave = viewModel.show()
  renderArticle(host, <MyCommentsScreen viewModel={viewModel} />)
  return { host, viewModel, leave }
}
const rows = () => screen.getAllByRole('article').map((row) => row.textContent)

describe('the list of one’s comments', () => {
  it('says of each what it was written on, and leads to its place', async () => {
    await shown(ownComment('c1', { parentId: 'head', likes: 3, replyCount: 1, editedAt: 1 }))
    const row = screen.getByRole('article')
    expect(within(row).getByRole('link', { name: 'The Old Ferry' })).toHaveProperty(
      'pathname',
      '/posts/12/comment/head',
    )
    expect(row.textContent).toMatch(/Article.*The Old Ferry.*Words c1.*edited.*Reply.*3 likes.*1 reply/)
  })

  it('says what waits, what the office removed, and why, and what is no longer to be seen', async () => {
    await shown(
      ownComment('held', { state: 'held' }),
      ownComment('removed', { state: 'removed', text: '', reason: 'Advertising' }),
      ownComment('gone', { content: null }),
      ownComment('changed', { waiting: { text: 'Other words', people: [] } }),
    )
    const [held, removed, gone, changed] = rows()
    expect(held).toContain('In review')
    expect(removed).toContain('The office removed this comment. Reason: Advertising')
    expect(gone).toContain('No longer available')
    expect(changed).toMatch(/Words changed.*We’re checking.*Other words/)
    const acts = screen.getAllByRole('article').map((row) =>
      within(row)
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    )
    expect(acts).toEqual([['Edit', 'Delete'], [], ['Delete'], ['Edit', 'Delete']])
  })

  it('says how it comes about while there is none', async () => {
    await shown()
    expect(screen.getByText('No comments yet')).toBeDefined()
  })

  it('changes a comment that stays in its place, beginning with the words that wait', async () => {
    const { host, viewModel } = await shown(
      ownComment('c1', { waiting: { text: 'Other words', people: [] } }),
      ownComment('c2'),
    )
    await user.click(screen.getAllByRole('button', { name: 'Edit' })[0]!)
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit comment' })
    expect(text.value).toBe('Other words')
    await user.type(text, ', and more')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(host.comments.changes).toMatchObject([{ id: 'c1', text: 'Other words, and more' }])
    expect(viewModel.list.items.map(({ text: words }) => words)).toEqual(['Other words, and more', 'Words c2'])
  })

  it.each([
    [null, ['Better words']],
    ['more', ['Better words', 'Words c2']],
  ])('shows what became of them meanwhile when the member comes back, with %j behind it', async (nextCursor, texts) => {
    const { host, viewModel, leave } = await shown(ownComment('c1'), ownComment('c2'))
    viewModel.list.set({ items: viewModel.list.items, nextCursor, total: null })
    leave()
    host.comments.own = [ownComment('c1', { text: 'Better words' })]
    host.comments.nextCursor = nextCursor
    viewModel.show()
    await flush()
    expect(viewModel.list.items.map(({ text }) => text)).toEqual(texts)
  })

  it('deletes a comment with one’s replies below it, which undo puts back in their order', async () => {
    const { host, viewModel, leave } = await shown(
      ownComment('reply', { parentId: 'head', createdAt: 3 }),
      ownComment('between', { createdAt: 2 }),
      ownComment('head', { createdAt: 1 }),
    )
    const ids = () => viewModel.list.items.map(({ id }) => id)
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[2]!)
    expect(ids()).toEqual(['between'])
    host.comments.fails = 'offline'
    leave()
    await act(flush)
    expect([ids(), host.comments.removed]).toEqual([['reply', 'between', 'head'], ['head']])
  })

  it('deletes what is still to be undone before it loads the list again', async () => {
    const { host, viewModel } = await shown(ownComment('c1'))
    viewModel.remove(ownComment('c1'))
    await act(() => viewModel.refresh())
    expect(host.comments.removed).toEqual(['c1'])
  })
})
