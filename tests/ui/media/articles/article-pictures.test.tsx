// @vitest-environment jsdom
import { openLive } from '../../../support/live-screen'
import { act, cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ArticleScreen } from '../../../../src/ui/media/articles/article.screen'
import { ArticleViewModel } from '../../../../src/ui/media/articles/article.view-model'

import { flush } from '../../../support/flush'
import { articleHost, articleOf, renderArticle } from './article-host'

const picture = (name: string, more = '') =>
  `<img src="/media/${name}.webp" alt="${name}" width="1200" height="800"${more}>`
const content = `
  <p>Words.</p>
  <figure>${picture('dawn')}<figcaption>The pier at dawn</figcaption></figure>
  <p>${picture('noon')}</p>
  <p><a href="/posts/9">${picture('linked')}</a></p>
  <p>Rain <img src="/media/rain.webp" alt="rain" width="20" height="20"></p>
  <p><img src="/media/dusk.webp" alt=""></p>`

async function read(shown = content) {
  const host = articleHost()
  host.articles.shown = articleOf({ content: shown })
  const viewModel = host.container.get(ArticleViewModel)
  const here = { path: '/posts/12', params: { aid: '12' }, query: {} }
  const live = await openLive(viewModel, here)
  renderArticle(host, <ArticleScreen viewModel={viewModel} />)
  await act(async () => {
    live.show(here)
    await flush()
  })
  return host
}

const openers = () => page.queryAllByRole('button', { name: /^View picture/ })
const viewer = () => page.findByRole('dialog', { name: 'Pictures in this article' })
const shown = async () => within(await viewer()).getByRole('status').textContent
const gone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

async function open(index: number) {
  const user = userEvent.setup()
  await user.click(openers()[index]!)
  await viewer()
  return user
}

afterEach(async () => {
  cleanup()
  await waitFor(() => expect(history.state?.overlays).toEqual([]))
})

describe('a picture of an article', () => {
  it('opens at a tap, with its caption and its number', async () => {
    await read()
    expect(openers().map((opener) => opener.getAttribute('aria-label'))).toEqual([
      'View picture: dawn',
      'View picture: noon',
      'View picture',
    ])
    await open(0)
    expect(await shown()).toBe('1 of 3')
    expect(within(await viewer()).getByText('The pier at dawn')).toBeDefined()
    const images = within(await viewer()).getAllByRole('img', { hidden: true }) as HTMLImageElement[]
    expect(images.map(({ alt }) => alt)).toContain('dawn')
  })

  it('is looked at in turn, by the buttons and by the arrow keys, and ends at its ends', async () => {
    await read()
    const user = await open(1)
    expect(await shown()).toBe('2 of 3')
    await user.click(page.getByRole('button', { name: 'Next picture' }))
    await waitFor(async () => expect(await shown()).toBe('3 of 3'))
    expect(page.getByRole('button', { name: 'Next picture' })).toHaveProperty('disabled', true)
    await waitFor(async () => {
      fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' })
      expect(await shown()).toBe('1 of 3')
    })
    expect(page.getByRole('button', { name: 'Previous picture' })).toHaveProperty('disabled', true)
  })

  it('opens by the keyboard, and gives the focus back', async () => {
    await read()
    const user = userEvent.setup()
    openers()[1]!.focus()
    await user.keyboard('{Enter}')
    const dialog = await viewer()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.click(page.getByRole('button', { name: 'Close' }))
    await gone()
    expect(document.activeElement).toBe(openers()[1])
    await user.keyboard(' ')
    fireEvent(await viewer(), new Event('cancel', { cancelable: true }))
    await gone()
  })

  it("closes by 'back' and leaves the article where it is", async () => {
    const before = location.href
    await read()
    await open(0)
    await waitFor(() => expect(history.state?.overlays).toHaveLength(1))
    act(() => history.back())
    await gone()
    expect(location.href).toBe(before)
    expect(page.getByText('Words.')).toBeDefined()
  })

  it('that is a link leads where it leads', async () => {
    const host = await read()
    await userEvent.click(page.getByRole('img', { name: 'linked' }))
    expect(host.navigator.went).toEqual(['/posts/9'])
    expect(page.queryByRole('dialog')).toBeNull()
  })

  it('that could not be had is not opened', async () => {
    await read()
    const [broken] = openers()
    fireEvent.error(broken!)
    await userEvent.click(broken!)
    await flush()
    expect(page.queryByRole('dialog')).toBeNull()
    await open(1)
    expect(await shown()).toBe('1 of 2')
  })

  it('alone needs no number and no way to others', async () => {
    await read(`<p>${picture('dawn')}</p>`)
    await open(0)
    expect(within(await viewer()).queryByRole('status')).toBeNull()
    expect(page.queryByRole('button', { name: 'Next picture' })).toBeNull()
    expect(within(await viewer()).getByText('dawn')).toBeDefined()
  })
})
