// @vitest-environment jsdom
import { openLive, restoreLive } from '../../../support/live-screen'
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CommentsGateway } from '../../../../src/application/participation/comments/comments-gateway'
import { GalleryGateway } from '../../../../src/application/media/gallery/gallery-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Gallery } from '../../../../src/domain/media/gallery/gallery'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/media/gallery/gallery.screen'
import type { GalleryViewModel } from '../../../../src/ui/media/gallery/gallery.view-model'
import { replaceProperty } from '../../../support/replace-property'
import { soundHost } from '../../frame/player/sound-host'

const gallery: Gallery = {
  id: 'g1',
  title: 'A night of lanterns',
  summary: 'Two thousand lamps, one street.',
  publishedAt: 1,
  source: { id: 'org-1', name: 'Riverbend Pictures', logo: null },
  pictures: ['Lit', 'Carried', 'Out'].map((caption, index) => ({
    address: `/${index + 1}.webp`,
    size: { width: 1200, height: 675 },
    caption,
  })),
  commentsOpen: true,
  share: { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
}
const at = (query: Readonly<Record<string, string>> = {}, params: Readonly<Record<string, string>> = {}) => ({
  path: '/atlas/g1',
  params: { aid: 'g1', ...params },
  query,
})

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

async function opened(answer = success(gallery) as Awaited<ReturnType<GalleryGateway['gallery']>>) {
  const host = soundHost()
  host.container.bind<GalleryGateway>(GalleryGateway).toConstantValue({ gallery: async () => answer })
  Object.assign(host.container.get(CommentsGateway), { comment: async () => failure(failureOf('gone')) })
  const shown = await host.open(screen, '/atlas/g1', { aid: 'g1' })
  return { ...host, ...shown, viewModel: shown.viewModel as GalleryViewModel, user: userEvent.setup() }
}

describe('the screen of a gallery', () => {
  it('shows its first picture with its caption and its number', async () => {
    const { viewModel } = await opened()
    expect(page.getByRole('heading', { level: 1, name: gallery.title })).toBeDefined()
    expect(page.getByText('Lit')).toBeDefined()
    expect(page.getByText('1 of 3')).toBeDefined()
    expect(viewModel.head).toMatchObject({ title: gallery.title, image: '/1.webp' })
  })

  it('goes on by a button, and names the picture in the address once it rests', async () => {
    const { user, visits, clock } = await opened()
    await user.click(page.getByRole('button', { name: 'Next picture' }))
    await user.click(page.getByRole('button', { name: 'Next picture' }))
    expect(page.getByText('Out')).toBeDefined()
    expect(page.getByRole('button', { name: 'Next picture' }).hasAttribute('disabled')).toBe(true)
    expect(visits).toEqual([])
    act(() => clock.pass(400))
    expect(visits).toEqual(['/atlas/g1?picture=3'])
  })

  it('leads from the overview to a picture', async () => {
    const { user, viewModel } = await opened()
    replaceProperty(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
      this.open = true
    })
    await user.click(page.getByRole('button', { name: 'All pictures' }))
    act(() => viewModel.choose(1))
    expect(page.getByText('Carried')).toBeDefined()
    expect(viewModel.overview).toBe(false)
  })

  it('says that it could not be loaded', async () => {
    await opened(failure(failureOf('offline')))
    expect(page.getByText('The gallery couldn’t be loaded')).toBeDefined()
  })
})

describe('the picture in the address', () => {
  it('is seen after a fresh link and after a refresh', async () => {
    const host = soundHost()
    host.container.bind<GalleryGateway>(GalleryGateway).toConstantValue({ gallery: async () => success(gallery) })
    const viewModel = host.container.get<GalleryViewModel>(screen.viewModel as never)
    const live = await openLive(viewModel, at({ picture: '3' }))
    expect(viewModel.index).toBe(2)
    const again = host.container.get<GalleryViewModel>(screen.viewModel as never)
    await restoreLive(again, live.snapshot(), at({ picture: '2' }))
    expect(again.index).toBe(1)
  })

  it('that was written late changes nothing, and a comment over the picture leaves it', async () => {
    const { viewModel, live, clock } = await opened()
    act(() => viewModel.view(1))
    act(() => clock.pass(400))
    act(() => viewModel.view(2))
    act(() => live.onLocationChange(at({ picture: '2' })))
    expect(viewModel.index).toBe(2)
    act(() => live.onLocationChange(at({}, { id: 'c1' })))
    expect(viewModel.index).toBe(2)
    act(() => live.onLocationChange(at({ picture: '1' })))
    expect(viewModel.index).toBe(0)
  })
})
