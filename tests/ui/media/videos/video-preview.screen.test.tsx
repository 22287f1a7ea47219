// @vitest-environment jsdom
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { screen } from '../../../../src/ui/media/videos/video-preview/video-preview.screen'
import { video } from '../../../application/media/videos/video-fakes'
import { videoHost } from './video-host'

async function opened(before: (host: ReturnType<typeof videoHost>) => void = () => undefined) {
  const host = videoHost()
  before(host)
  await host.open(screen, '/videos/secret/preview', { token: 'secret' })
  await act(async () => Promise.resolve())
  return host
}

it('S034: a preview plays, says that it is one, and neither counts, nor keeps the place, nor has comments', async () => {
  const host = await opened()
  expect(page.getByText(/published yet/)).toBeDefined()
  expect(page.getByRole('heading', { level: 1, name: video.title })).toBeDefined()
  expect(page.queryByText(/plays/)).toBeNull()
  expect(page.queryByRole('button', { name: /comment|share|like/i })).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Play' }))
  act(() => host.picture.run())
  await act(async () => Promise.resolve())
  expect(host.videos.calls).toEqual(['preview secret', `address ${video.sourceId}`])
})

it('S034: a preview that cannot be had is asked for again', async () => {
  const host = await opened(({ videos }) => (videos.found = null))
  host.videos.found = video
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(page.getByRole('heading', { level: 1, name: video.title })).toBeDefined()
})
