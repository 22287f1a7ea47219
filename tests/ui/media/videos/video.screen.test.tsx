// @vitest-environment jsdom
import { restoreLive } from '../../../support/live-screen'
import { act, fireEvent, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SoundArbiter } from '../../../../src/application/frame/player/sound-arbiter.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/media/videos/video/video.screen'
import { VideoViewModel } from '../../../../src/ui/media/videos/video/video.view-model'
import { video } from '../../../application/media/videos/video-fakes'
import { feedItem } from '../../../support/member-ports'
import { videoHost } from './video-host'

async function opened({
  before,
  params = { aid: 'v1' },
  ...options
}: Parameters<typeof videoHost>[0] & {
  before?: (host: ReturnType<typeof videoHost>) => void
  params?: Record<string, string>
} = {}) {
  const host = videoHost(options)
  before?.(host)
  const shown = await host.open(screen, '/videos/v1', params)
  await act(async () => Promise.resolve())
  return { ...host, ...shown, viewModel: shown.viewModel as VideoViewModel, user: userEvent.setup() }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const run = (host: Awaited<ReturnType<typeof opened>>) => act(() => host.picture.run())

describe('the screen of a video', () => {
  it('shows its poster, what it is and who made it before anything plays', async () => {
    const { picture, viewModel } = await opened()
    expect(page.getByRole('heading', { name: video.title, level: 1 })).toBeDefined()
    expect(page.getByText(video.description)).toBeDefined()
    expect(page.getByText('Riverbend TV')).toBeDefined()
    expect(document.querySelector('[data-player] img')?.getAttribute('src')).toContain('/bridge.webp')
    expect(picture.calls).toEqual([])
    expect(viewModel.head).toMatchObject({ title: video.title, image: '/bridge.webp' })
  })

  it('has an element that phones and messengers play in its place', async () => {
    await opened()
    const element = document.querySelector('video') as HTMLVideoElement
    expect([...element.attributes].map(({ name }) => name)).toEqual(
      expect.arrayContaining(['playsinline', 'webkit-playsinline', 'x5-playsinline']),
    )
    expect(element.hasAttribute('x5-video-player-type')).toBe(false)
    expect(element.hasAttribute('controls')).toBe(false)
  })

  it('plays on a press, counts the play once it has really started, and pauses on another press', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    expect(host.picture.calls).toEqual(['load /v1.m3u8 at 0 and play'])
    expect(host.videos.calls).not.toContain('played v1')
    run(host)
    await act(async () => Promise.resolve())
    expect(host.videos.calls).toContain('played v1')
    expect(page.getByText(/42 plays/)).toBeDefined()
    await host.user.click(button('Pause'))
    expect(host.picture.calls.at(-1)).toBe('pause')
  })

  it('says quietly that its playback is restricted, and shows everything else (B80)', async () => {
    const { picture } = await opened({
      before: ({ videos }) => (videos.answer = failure(failureOf('gone', { status: 403 }))),
    })
    expect(await page.findByText('This video can’t be played here')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Play' })).toBeNull()
    expect(page.getByText(video.description)).toBeDefined()
    expect(picture.calls).toEqual([])
  })

  it('says that it failed, and goes on where it broke off', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    run(host)
    act(() => host.picture.reach(90))
    act(() => host.picture.say({ type: 'media-failed', fault: 'broken' }))
    expect((await page.findByRole('alert')).textContent).toContain('couldn’t be loaded')
    await host.user.click(button('Try again'))
    await act(async () => Promise.resolve())
    expect(host.picture.calls.at(-1)).toBe('load /v1.m3u8 at 90 and play')
  })

  it('says that the connection was lost, and goes on by itself where it was', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    run(host)
    act(() => host.picture.reach(90))
    act(() => host.picture.say({ type: 'media-failed', fault: 'network' }))
    expect(page.getByText(/Connection lost/)).toBeDefined()
    act(() => host.clock.pass(1000))
    await act(async () => Promise.resolve())
    expect(host.picture.calls.at(-1)).toBe('load /v1.m3u8 at 90 and play')
    run(host)
    expect(page.queryByText(/Connection lost/)).toBeNull()
  })

  it('says that it is slow after a while, and that something was skipped for a while', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    act(() => host.clock.pass(3000))
    expect(page.getByText(/The network is slow/)).toBeDefined()
    run(host)
    expect(page.queryByText(/The network is slow/)).toBeNull()
    act(() => host.picture.say({ type: 'media-skipped' }))
    expect(page.getByText('A missing part was skipped')).toBeDefined()
    act(() => host.clock.pass(5000))
    expect(page.queryByText('A missing part was skipped')).toBeNull()
  })

  it.each([
    ['unsupported', 'This browser can’t play this video', 0],
    ['missing', 'This video is incomplete', 1],
  ] as const)('says that it failed: %s', async (fault, said, retries) => {
    const host = await opened()
    await host.user.click(button('Play'))
    act(() => host.picture.say({ type: 'media-failed', fault }))
    expect((await page.findByRole('alert')).textContent).toContain(said)
    expect(page.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries)
  })

  it('turns captions on and off, and shows them in their language', async () => {
    const captions = [{ language: 'en', label: 'English', url: '/en.vtt' }]
    const host = await opened({
      before: ({ videos }) => (videos.answer = success({ url: '/v1.m3u8', live: false, expiresAt: null, captions })),
    })
    await host.user.click(button('Play'))
    run(host)
    await host.user.click(button('Captions'))
    expect(button('Captions').getAttribute('aria-pressed')).toBe('true')
    act(() => host.picture.say({ type: 'captions', lines: ['Before it is light', 'the river is awake'] }))
    expect((await page.findByText('the river is awake')).closest('[lang]')?.getAttribute('lang')).toBe('en')
    await host.user.click(button('Captions'))
    expect(page.queryByText('the river is awake')).toBeNull()
  })

  it('leaves a short to its own screen, and plays nothing itself', async () => {
    const host = await opened({ before: ({ videos }) => (videos.found = { ...video, isShort: true }) })
    expect(host.visits).toEqual(['/play/v1'])
    expect([host.videos.calls, host.picture.calls]).toEqual([[], []])
  })

  it('has no button for captions where the source has none', async () => {
    await opened()
    expect(page.queryByRole('button', { name: 'Captions' })).toBeNull()
  })

  it('asks for a tap when the browser refuses to play', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    act(() => host.picture.say({ type: 'media-refused' }))
    expect(button('Tap to play')).toBeDefined()
    await host.user.click(button('Tap to play'))
    expect(host.picture.calls.at(-1)).toBe('play')
  })

  it('hides its controls after three seconds while it plays, but never from the keyboard', async () => {
    const host = await opened()
    const { player } = host.viewModel.watched
    await host.user.click(button('Play'))
    run(host)
    expect(player.controlsShown).toBe(true)
    act(() => host.clock.pass(3000))
    expect(player.controlsShown).toBe(false)
    fireEvent.keyDown(button('Pause'), { key: 'Tab' })
    act(() => host.clock.pass(10_000))
    expect(player.controlsShown).toBe(true)
    fireEvent.pointerDown(button('Pause'))
    act(() => host.clock.pass(3000))
    expect(player.controlsShown).toBe(false)
    await host.user.click(button('Pause'))
    act(() => host.picture.say({ type: 'media-paused' }))
    act(() => host.clock.pass(10_000))
    expect(player.controlsShown).toBe(true)
  })

  it('moves by ten seconds at a double touch, and shows which way', async () => {
    const host = await opened()
    const { player } = host.viewModel.watched
    await host.user.click(button('Play'))
    run(host)
    act(() => host.picture.reach(100))
    act(() => player.onTap(0.9))
    act(() => host.clock.pass(200))
    act(() => player.onTap(0.9))
    expect(host.picture.calls.at(-1)).toBe('seek 110')
    expect(page.getByText('+10')).toBeDefined()
    act(() => host.clock.pass(700))
    expect(page.queryByText('+10')).toBeNull()
  })

  it('fills the screen at a double click of a mouse, not at a double touch, which moves', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    run(host)
    const picture = host.drawn.container.querySelector('[data-player] > [class*="touch"]') as Element
    const twice = (pointerType: string) => {
      for (const pressed of [1, 2]) fireEvent.pointerUp(picture, { pointerType, pointerId: pressed, button: 0 })
      fireEvent.doubleClick(picture)
    }
    twice('touch')
    expect(host.modes.state.isFullscreen).toBe(false)
    twice('mouse')
    expect(host.modes.state.isFullscreen).toBe(true)
    twice('pen')
    expect(host.modes.state.isFullscreen).toBe(true)
  })

  it('is moved through by finger and by keys, and says where it stands', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    run(host)
    act(() => host.picture.reach(61))
    const slider = page.getByRole('slider', { name: 'Position' })
    expect(slider.getAttribute('aria-valuetext')).toBe('1 minute 1 second of 10 minutes')
    fireEvent.change(slider, { target: { value: '300' } })
    expect(host.picture.calls.at(-1)).not.toContain('seek')
    fireEvent.pointerUp(slider)
    expect(host.picture.calls.at(-1)).toBe('seek 300')
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    expect(host.picture.calls.at(-1)).toBe('seek 305')
    fireEvent.keyDown(slider, { key: 'End' })
    expect(host.picture.calls.at(-1)).toBe('seek 600')
  })

  it('fills the screen, where back leaves that first', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    run(host)
    await host.user.click(button('Full screen'))
    expect(button('Exit full screen')).toBeDefined()
    await host.user.click(button('Back'))
    expect(host.modes.state.isFullscreen).toBe(false)
    // The screen is left by what the shell provides.
    expect(page.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(screen.parent).toBe('/index')
  })

  it('goes on where the viewer was, or from the start', async () => {
    const before = ({ storage }: ReturnType<typeof videoHost>) =>
      storage.write('player.positions', { 'video:v1': { time: 125, duration: 600, finished: false, at: 1 } })
    const host = await opened({ before })
    await host.user.click(button('Resume at 02:05'))
    expect(host.picture.calls).toEqual(['load /v1.m3u8 at 125 and play'])
    expect(host.viewModel.watched.resume).toBeNull()
  })

  it('is asked where to go on when account and device differ', async () => {
    const before = ({ storage, positions }: ReturnType<typeof videoHost>) => {
      storage.write('player.positions', { 'video:v1': { time: 125, duration: 600, finished: false, at: 1 } })
      positions.kept.set('video:v1', { time: 300, duration: 0, finished: false, at: 2 })
    }
    const host = await opened({ before, member: true })
    expect(button('Resume at 05:00')).toBeDefined()
    await host.user.click(button('Resume at 02:05 from this device'))
    expect(host.picture.calls).toEqual(['load /v1.m3u8 at 125 and play'])
  })

  it('keeps where the viewer was, in the account of a member too, and the visit', async () => {
    const host = await opened({ member: true })
    await host.user.click(button('Play'))
    run(host)
    act(() => host.picture.reach(200))
    await host.end()
    expect(host.positions.saved.at(-1)).toBe('video:v1 200')
    expect(host.acts).toContain('visit video v1')
    expect(host.picture.calls.at(-1)).toBe('unload')
  })

  it('pauses when something else starts to sound', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    run(host)
    act(() => void host.container.get(SoundArbiter).claim('audio', () => undefined))
    expect(host.picture.calls.at(-1)).toBe('pause')
  })

  it('lists what else there is to see, and nothing when there is nothing', async () => {
    const { drawn } = await opened({
      before: ({ videos }) =>
        (videos.related_ = success([feedItem('v2', { kind: 'video', title: 'The market at three' })])),
    })
    expect(page.getByRole('link', { name: 'The market at three' }).getAttribute('href')).toBe('/videos/v2')
    // The heading of the list says what they are.
    expect(page.queryByText('Video')).toBeNull()
    drawn.unmount()
    await opened()
    expect(page.queryByText('Related videos')).toBeNull()
  })

  it('leads to the collections that it is in, at this video (C039)', async () => {
    const collection = { ...feedItem('c1', { kind: 'collection', title: 'Makers' }), episodes: 6 }
    await opened({ before: ({ videos }) => (videos.collections_ = success([collection])) })
    const link = page.getByRole('link', { name: /Makers/ })
    expect(link.getAttribute('href')).toBe('/videos-collection/c1?episode=v1')
    expect(link.textContent).toContain('6 episodes')
  })

  it('offers to try again when it could not be had at all', async () => {
    const host = await opened({ before: ({ videos }) => (videos.found = null) })
    expect(page.getByRole('alert')).toBeDefined()
    host.videos.found = video
    await host.user.click(button('Try again'))
    await act(async () => Promise.resolve())
    expect(page.getByRole('heading', { name: video.title })).toBeDefined()
    await host.user.click(button('Play'))
    expect(host.picture.calls).toEqual(['load /v1.m3u8 at 0 and play'])
  })

  it('plays on while a comment is opened over it and closed', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    run(host)
    act(() => host.live.onLocationChange({ path: '/videos/v1/comment/c1', params: { aid: 'v1', id: 'c1' }, query: {} }))
    expect(host.viewModel.participation.comments.thread?.id).toBe('c1')
    act(() => host.live.onLocationChange({ path: '/videos/v1', params: { aid: 'v1' }, query: {} }))
    expect([host.viewModel.participation.comments.thread, host.picture.calls]).toEqual([
      null,
      ['load /v1.m3u8 at 0 and play'],
    ])
  })

  it('is one screen with each of its comments', () => {
    const key = (params: Record<string, string>) => screen.key?.({ path: '', params, query: {} })
    expect(key({ aid: 'v1', id: 'c1' })).toBe(key({ aid: 'v1' }))
  })

  it('starts by itself only for who likes that', async () => {
    const { picture } = await opened({
      before: ({ storage }) => storage.write('video.preferences', { rate: 1.25, quality: 540, autoplay: true }),
    })
    expect(picture.loads).toMatchObject([{ play: true, rate: 1.25, quality: 540 }])
  })

  it('offers speed, the qualities of the stream and the start by itself', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    run(host)
    act(() => host.picture.say({ type: 'qualities', heights: [540, 360] }))
    act(() => host.picture.say({ type: 'quality-shown', height: 360 }))
    await host.user.click(button('Playback settings'))
    await host.user.click(await page.findByRole('radio', { name: '1.5×' }))
    await host.user.click(page.getByRole('radio', { name: '540p' }))
    expect(host.picture.calls.slice(-2)).toEqual(['rate 1.5', 'quality 540'])
    await host.user.click(page.getByRole('switch', { name: 'Autoplay videos when opened' }))
    expect(host.storage.read('video.preferences')).toEqual({ rate: 1.5, quality: 540, autoplay: true, captions: null })
  })

  it('comes back after a refresh without being asked for again', async () => {
    const { live } = await opened()
    const host = videoHost()
    host.videos.found = null
    const again = host.container.get(VideoViewModel)
    await restoreLive(again, live.snapshot(), { path: '/videos/v1', params: { aid: 'v1' }, query: {} })
    expect([again.video.state, again.video.value?.title]).toEqual(['ready', video.title])
  })
})
