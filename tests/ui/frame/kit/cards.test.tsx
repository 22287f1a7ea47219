// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { FeedItem } from '../../../../src/domain/frame/content/feed-item'
import { IconButton } from '../../../../src/ui/frame/kit/buttons/button'
import { FeedCard } from '../../../../src/ui/frame/kit/cards/feed-card'
import { ToastOutlet } from '../../../../src/ui/frame/kit/feedback/toast-outlet'
import { renderKit } from './render-kit'

const item: FeedItem = {
  id: '7',
  kind: 'post',
  title: 'The bridge is open',
  summary: 'From today on.',
  source: { id: 'd', name: 'City Daily', logo: null },
  covers: ['/1.jpg', '/2.jpg', '/3.jpg'],
  layout: 'three',
  publishedAt: 0,
  counts: { views: 1, likes: 2, comments: 3 },
  duration: null,
  pictures: null,
  externalUrl: null,
  liked: false,
}

describe('A card of a feed', () => {
  it('is one link, named by its title', () => {
    renderKit(<FeedCard item={item} href="/posts/7" words={{}} />)
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['The bridge is open', '/posts/7'],
    ])
  })

  it('asks for its cover as wide as it stands', () => {
    const sizesOf = (wide: boolean) =>
      renderKit(
        <FeedCard item={{ ...item, layout: 'left' }} wide={wide} href="/posts/7" words={{}} />,
      ).container.querySelector('img')?.sizes
    expect([sizesOf(false), sizesOf(true)]).toEqual(['112px', '(min-width: 480px) 480px, 100vw'])
  })

  it.each([
    ['three', item.covers, 3],
    ['three', item.covers.slice(0, 1), 1],
    ['big', item.covers, 1],
    ['left', [], 0],
    ['text', item.covers, 0],
  ] as const)('in the layout %s with covers %j shows %i pictures', (layout, covers, shown) => {
    const { container } = renderKit(<FeedCard item={{ ...item, layout, covers }} href="/posts/7" words={{}} />)
    expect(container.querySelectorAll('img')).toHaveLength(shown)
  })

  it('of an audio says what it is about and how long it is beside its square cover; a video has its duration on the cover', () => {
    const heard = { ...item, kind: 'audio', layout: 'left', summary: 'Night River, part 10' } as const
    const { container, unmount } = renderKit(<FeedCard item={heard} href="/audios/7" words={{ duration: '04:05' }} />)
    expect(screen.getByText('Night River, part 10')).toBeDefined()
    expect(container.querySelector('.cover')!.textContent).toBe('')
    expect(container.querySelector('.facts')!.textContent).toContain('04:05')
    unmount()
    const seen = { ...heard, kind: 'video' } as const
    const { container: video } = renderKit(<FeedCard item={seen} href="/videos/7" words={{ duration: '04:05' }} />)
    expect(video.querySelector('.cover')!.textContent).toContain('04:05')
    expect(video.querySelector('.facts')!.textContent).not.toContain('04:05')
  })

  it('lets its action work beside its link', async () => {
    const onLike = vi.fn()
    const onOpen = vi.fn()
    renderKit(
      <FeedCard
        item={item}
        href="/posts/7"
        words={{}}
        onOpen={onOpen}
        action={<IconButton label="Like" icon={null} text="2" isPressed={false} onClick={onLike} />}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Like 2' }))
    expect(onLike).toHaveBeenCalledOnce()
    expect(onOpen).not.toHaveBeenCalled()
  })
})

describe('Toasts', () => {
  it('are read out, offer their act and go by a tap', async () => {
    const onDismiss = vi.fn()
    const onAct = vi.fn()
    // The document has the region, before any toast does.
    const region = Object.assign(document.createElement('div'), { id: 'said' })
    document.body.append(region)
    renderKit(
      <ToastOutlet toasts={[{ id: 1, text: 'Removed', action: { label: 'Undo', onAct } }]} onDismiss={onDismiss} />,
    )
    expect(region.textContent).toBe('Removed')
    region.remove()
    await userEvent.click(screen.getByText('Undo'))
    expect(onAct).toHaveBeenCalledOnce()
    expect(onDismiss).toHaveBeenCalledWith(1)
  })
})
