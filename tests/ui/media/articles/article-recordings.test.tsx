// @vitest-environment jsdom
import { openLive } from '../../../support/live-screen'
import '@testing-library/jest-dom/vitest'
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PlayPositions } from '../../../../src/application/frame/player/play-positions'
import { ArticleScreen } from '../../../../src/ui/media/articles/article.screen'
import { ArticleViewModel } from '../../../../src/ui/media/articles/article.view-model'
import { textBlocks } from '../../../../src/ui/media/articles/text-blocks'
import { flush } from '../../../support/flush'
import { replaceProperty } from '../../../support/replace-property'
import { articleHost, articleOf, renderArticle, type ArticleHost } from './article-host'

const here = { path: '/posts/12', params: { aid: '12' }, query: {} }
const address = 'http://localhost:3000/media/audio/ferry.m4a'
const content = `<p>First.</p>
<figure><audio src="/media/audio/ferry.m4a"></audio><figcaption>The last ferry</figcaption></figure>
<p><audio src="/media/audio/bell.m4a"></audio></p>
<audio></audio>`

async function shown(more: Parameters<typeof articleOf>[0] = {}, host: ArticleHost = articleHost()) {
  host.articles.shown = articleOf({ content, ...more })
  const viewModel = host.container.get(ArticleViewModel)
  const live = await openLive(viewModel, here)
  const { container, unmount } = renderArticle(host, <ArticleScreen viewModel={viewModel} />)
  await act(async () => {
    live.show(here)
    await flush()
  })
  const audios = [...container.querySelectorAll('audio')]
  return { host, container, unmount, audios }
}

describe('a recording within an article', () => {
  it('plays in the one player, under its caption, for its article', async () => {
    const { host, audios } = await shown()
    await userEvent.click(await page.findByRole('button', { name: 'Play: The last ferry' }))
    expect(host.output.last.item).toMatchObject({
      kind: 'recording',
      name: 'The last ferry',
      album: 'The Old Ferry',
      albumId: '12',
      url: address,
      live: false,
    })
    // The controls of the browser are there for those without the script, and no longer shown.
    expect(audios.map((audio) => audio.hidden)).toEqual([true, true, false])
    await act(async () => host.output.sound(75))
    // Both its row and the bar of the article pause it.
    expect(await page.findByRole('group', { name: 'The last ferry' })).toHaveTextContent('1:15')
    expect(page.getAllByRole('button', { name: 'Pause: The last ferry' })).toHaveLength(2)
    await userEvent.click(page.getAllByRole('button', { name: 'Pause: The last ferry' })[0]!)
    expect(host.output.calls.at(-1)).toBe('pause')
    expect(page.getAllByRole('button', { name: 'Play: The last ferry' })).toHaveLength(2)
  })

  it('goes on from where it was left', async () => {
    const host = articleHost()
    host.container.get(PlayPositions).save('recording', address, { time: 42, duration: 75, finished: false }, true)
    await shown({}, host)
    await userEvent.click(await page.findByRole('button', { name: 'Play: The last ferry' }))
    await act(async () => host.output.say({ type: 'media-ready', duration: 75 }))
    expect(host.output.last.at).toBe(42)
  })

  it('is called a recording where it has no caption, and says how long it is once that is known', async () => {
    const { audios } = await shown()
    const row = (await page.findByRole('button', { name: 'Play: Recording' })).parentElement
    expect(row).not.toHaveTextContent('1:15')
    replaceProperty(audios[1]!, 'duration', 75)
    act(() => void audios[1]!.dispatchEvent(new Event('durationchange')))
    expect(row).toHaveTextContent('1:15')
  })

  it('is left alone when it plays already', async () => {
    replaceProperty(HTMLMediaElement.prototype, 'paused', false)
    const { audios } = await shown()
    await act(flush)
    expect(audios.map((audio) => audio.hidden)).toEqual([false, false, false])
  })

  it('has controls that nobody reads aloud', async () => {
    const { container } = await shown()
    await page.findByRole('button', { name: 'Play: The last ferry' })
    const texts = textBlocks(container.querySelector('figure')!.parentElement).map(({ text }) => text.trim())
    expect(texts).toEqual(['First.', 'The last ferry'])
  })
})
