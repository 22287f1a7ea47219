// @vitest-environment jsdom
import { openLive } from '../../../support/live-screen'
import '@testing-library/jest-dom/vitest'
import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ReadingProgress } from '../../../../src/application/frame/shared/reading-progress'
import { ArticleScreen } from '../../../../src/ui/media/articles/article.screen'
import { ArticleViewModel } from '../../../../src/ui/media/articles/article.view-model'
import { feedItem } from '../feed/feed-host'
import { flush } from '../../../support/flush'
import { articleHost, articleOf, logIn, renderArticle, type ArticleHost } from './article-host'
import { comment } from './memory-comments'
import { replaceProperty } from '../../../support/replace-property'

const here = (id = '') => ({ path: '/posts/12', params: { aid: '12', ...(id === '' ? {} : { id }) }, query: {} })

async function opened(host: ArticleHost, id = '') {
  const viewModel = host.container.get(ArticleViewModel)
  return { viewModel, live: await openLive(viewModel, here(id)) }
}

/** Renders and shows it, as the shell does. */
async function shown(host: ArticleHost, id = '') {
  const { viewModel, live } = await opened(host, id)
  renderArticle(host, <ArticleScreen viewModel={viewModel} />)
  await act(async () => {
    live.show(here(id))
    await flush()
  })
  return { viewModel, live }
}

describe('an article', () => {
  it('shows its title, its source, how long it takes, and its text', async () => {
    await shown(articleHost())
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('The Old Ferry')
    expect(page.getAllByText('Riverbend Daily')).not.toHaveLength(0)
    expect(page.getByText('3 min read')).toBeInTheDocument()
    expect(page.getByText('Second.')).toBeInTheDocument()
    expect(page.getByText('100 views')).toBeInTheDocument()
  })

  it('leads from its author to their account, where they have one', async () => {
    const host = articleHost()
    await shown(host)
    expect(page.getByText('By Lin')).toBeInTheDocument()
    expect(page.queryByRole('link', { name: 'Lin' })).toBeNull()
  })

  it('leads from an author who is a host to their account', async () => {
    const host = articleHost()
    host.articles.shown = articleOf({ authorHostId: 'host-16' })
    await shown(host)
    expect(page.getByRole('link', { name: 'Lin' })).toHaveAttribute('href', '/anchors/host-16')
  })

  it('says above its text what was wrong, and when it was put right and updated', async () => {
    const host = articleHost()
    const { publishedAt } = articleOf()
    host.articles.shown = articleOf({
      updatedAt: publishedAt + 600_000,
      corrections: [{ at: publishedAt + 1_200_000, text: 'It is Friday, not Thursday.' }],
    })
    const { viewModel } = await shown(host)
    const box = page.getByRole('complementary', { name: 'Corrections' })
    expect(box).toHaveTextContent(/^Corrected .*It is Friday, not Thursday\.$/)
    expect(box.compareDocumentPosition(page.getByText('Second.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(page.getByText(/^Updated /)).toBeInTheDocument()
    expect(viewModel.head?.about).toMatchObject({ changedAt: publishedAt + 1_200_000 })
  })

  it('is simpler in elder mode, which its reading settings turn on: words under the icons, and no figures', async () => {
    await shown(articleHost())
    await userEvent.click(page.getByRole('button', { name: 'Reading settings' }))
    await userEvent.click(await page.findByRole('switch', { name: 'Elder mode', hidden: true }))
    const bar = within(page.getByRole('group', { name: 'Take part' }))
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Comment',
      'Like',
      'Favourite',
      'Share',
    ])
    expect(page.getByRole('button', { name: 'Reading settings' })).toHaveTextContent('Settings')
    expect(page.queryByText('100 views')).toBeNull()
  })

  it('never shows what could act', async () => {
    const host = articleHost()
    host.articles.shown = articleOf({
      content: '<p onclick="alert(1)">Words<script>alert(1)</script><img src=x onerror=alert(1)></p>',
    })
    await shown(host)
    const text = page.getByText('Words')
    expect(text.outerHTML).toBe('<p>Words</p>')
  })

  it('follows its links by the navigator: to our screens, or out', async () => {
    const host = articleHost()
    await shown(host)
    await userEvent.click(page.getByRole('link', { name: 'ours' }))
    await userEvent.click(page.getByRole('link', { name: 'theirs' }))
    expect([host.navigator.went, host.navigator.outside]).toEqual([['/posts/9'], ['https://example.org/x']])
  })

  it('that lives elsewhere is opened outside', async () => {
    const host = articleHost()
    host.articles.shown = articleOf({ externalUrl: 'https://example.org/story' })
    await shown(host)
    await userEvent.click(page.getByRole('button', { name: 'Read the original' }))
    expect(host.navigator.outside).toEqual(['https://example.org/story'])
  })

  it('that could not be loaded is tried again', async () => {
    const host = articleHost()
    host.articles.fails = 'offline'
    await shown(host)
    host.articles.fails = null
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(await page.findByRole('heading', { level: 1 })).toBeInTheDocument()
  })

  it('is remembered for members, once, and for guests who become one', async () => {
    const host = articleHost()
    const { live } = await shown(host)
    expect(host.articles.visits).toEqual([])
    logIn(host)
    for (let times = 0; times < 2; times += 1) {
      await act(async () => {
        live.show(here())
        await flush()
      })
    }
    expect(host.articles.visits).toEqual(['12'])
  })

  it('offers related content, and goes without it when there is none', async () => {
    const host = articleHost()
    host.articles.related = [feedItem('7', { title: 'The new pier' })]
    await shown(host)
    expect(within(page.getByRole('region', { name: 'Related' })).getByRole('link')).toHaveTextContent('The new pier')
  })

  it('says so when it takes no comments', async () => {
    const host = articleHost()
    host.articles.shown = articleOf({ commentsOpen: false })
    host.comments.items = []
    await shown(host)
    expect(page.getByRole('button', { name: 'Comments are closed' })).toBeDisabled()
    expect(page.getByText('Closed')).toBeInTheDocument()
    expect(await page.findByText('Comments are closed')).toBeInTheDocument()
    expect(page.queryByRole('button', { name: 'Write a comment' })).toBeNull()
  })

  it('changes the size of its text at hand', async () => {
    const host = articleHost()
    await shown(host)
    await userEvent.click(page.getByRole('button', { name: 'Reading settings' }))
    await userEvent.click(await page.findByRole('radio', { name: 'Largest', hidden: true }))
    expect(page.getByRole('radio', { name: 'Largest', hidden: true })).toBeChecked()
  })

  it('is read aloud paragraph by paragraph, with the paragraph marked', async () => {
    const host = articleHost()
    await shown(host)
    replaceProperty(Element.prototype, 'scrollIntoView', () => undefined)
    await userEvent.click(page.getByRole('button', { name: 'Listen to the article' }))
    await userEvent.click(await page.findByRole('button', { name: 'Pause reading aloud' }))
    expect(host.said).toEqual(['First.'])
    expect(page.getByText('First.')).toHaveAttribute('data-spoken')
    expect(page.getByRole('button', { name: 'Sleep timer' })).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Stop reading aloud' }))
    expect(page.getByText('First.')).not.toHaveAttribute('data-spoken')
  })

  it('offers to go on where an earlier visit stopped, for a while', async () => {
    const host = articleHost()
    host.container.get(ReadingProgress).save('12', 4, 20)
    await shown(host)
    expect(page.getByRole('button', { name: 'Continue where you left off' })).toBeInTheDocument()
    act(() => host.clock.pass(12_000))
    expect(page.queryByRole('button', { name: 'Continue where you left off' })).toBeNull()
  })

  it('keeps where the reader is', async () => {
    const host = articleHost()
    const { viewModel } = await shown(host)
    viewModel.onBlockReached(8, 20)
    host.clock.pass(1000)
    expect(host.container.get(ReadingProgress).of('12')).toBe(8)
  })
})

describe('taking part in an article', () => {
  it('likes, with the count beside it', async () => {
    const host = articleHost()
    logIn(host)
    await shown(host)
    await userEvent.click(page.getByRole('button', { name: 'Like 5' }))
    expect(page.getByRole('button', { name: 'Like 6' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('follows its source', async () => {
    const host = articleHost()
    logIn(host)
    await shown(host)
    await userEvent.click(page.getByRole('button', { name: 'Follow' }))
    expect(host.reactions.acts).toContain('follow organisation org-1 true')
    expect(page.getByRole('button', { name: 'Following' })).toBeInTheDocument()
  })

  it('shares its link with who shares it, and says so to the server', async () => {
    const host = articleHost()
    logIn(host)
    await shown(host)
    await userEvent.click(page.getByRole('button', { name: 'Share' }))
    await userEvent.click(await page.findByText('Copy link'))
    const url = 'https://city.example/posts/12?from_user_id=me&from_url=%2Fposts%2F12'
    await waitFor(() =>
      expect(host.reports).toEqual([{ postId: '12', channel: 1, url, type: 1, sourceType: 2, userId: 'me' }]),
    )
    expect(host.outlet.copied).toEqual([url])
    expect(await page.findByRole('button', { name: 'Share 8' })).toBeInTheDocument()
  })

  it('reports nothing when sharing was called off, and offers no share sheet where there is none', async () => {
    const host = articleHost()
    host.outlet.outcome = 'dismissed'
    await shown(host)
    await userEvent.click(page.getByRole('button', { name: 'Share' }))
    await userEvent.click(await page.findByText('More options'))
    await act(flush)
    expect([host.outlet.shared.length, host.reports]).toEqual([1, []])
  })

  it('comments, and sees it in the list', async () => {
    const host = articleHost()
    logIn(host)
    await shown(host)
    await userEvent.click(page.getByRole('button', { name: 'Write a comment…' }))
    await userEvent.type(await page.findByRole('textbox', { hidden: true }), 'Keep the stall.')
    await userEvent.click(page.getByRole('button', { name: 'Post', hidden: true }))
    expect(await page.findByText('Keep the stall.')).toBeInTheDocument()
    expect(page.getByRole('heading', { name: 'Comments (3)' })).toBeInTheDocument()
  })

  it('opens one comment with its replies over it, by its own address', async () => {
    const host = articleHost()
    host.comments.replyItems = [comment('r1', { text: 'So do I', parentId: 'c1' })]
    host.navigator.path = '/posts/12/comment/c1'
    const { live } = await shown(host, 'c1')
    expect(await page.findByText('So do I')).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Close', hidden: true }))
    expect(host.navigator.went).toContain('back')
    act(() => live.onLocationChange(here()))
    await waitFor(() => expect(page.queryByText('So do I')).toBeNull())
  })

  it('gives each comment an address that a link leads to', async () => {
    const host = articleHost()
    host.comments.items = [
      comment('c1', {
        replyCount: 5,
        firstReplies: [comment('r1', { parentId: 'c1' }), comment('r2', { parentId: 'c1' })],
      }),
    ]
    await shown(host)
    expect(await page.findByRole('link', { name: 'See all 5 replies' })).toBeInTheDocument()
    const addresses = page
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.includes('/comment/'))
    expect(addresses).toEqual(['/posts/12/comment/c1', '/posts/12/comment/c1'])
  })

  it('says over the article that a comment of an address is not here: deleted, or of another content', async () => {
    const host = articleHost()
    host.comments.contentId = '99'
    await shown(host, 'c1')
    expect(await page.findByText('Comment not found')).toBeInTheDocument()
    expect(page.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('The Old Ferry')
    await userEvent.click(page.getByRole('button', { name: 'See all comments', hidden: true }))
    await waitFor(() => expect(page.queryByText('Comment not found')).toBeNull())
  })
})
