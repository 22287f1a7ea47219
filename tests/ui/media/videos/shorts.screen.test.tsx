// @vitest-environment jsdom
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/media/videos/shorts/shorts.screen'
import type { ShortsViewModel } from '../../../../src/ui/media/videos/shorts/shorts.view-model'
import { video } from '../../../application/media/videos/video-fakes'
import { openLive, restoreLive } from '../../../support/live-screen'
import { shortNamed, shortsHost } from './shorts-host'
import { flush } from '../../../support/flush'

afterEach(() => vi.unstubAllGlobals())

const settled = () => act(flush)

async function opened({
  at = '/play',
  before,
  ...options
}: Parameters<typeof shortsHost>[0] & {
  readonly at?: string
  readonly before?: (host: ReturnType<typeof shortsHost>) => void
} = {}) {
  const host = shortsHost(options)
  before?.(host)
  const id = at.split('/')[2] ?? ''
  if (id !== '' && host.videos.found !== null) host.videos.found = shortNamed(id)
  const shown = await host.open(screen, at, id === '' ? {} : { aid: id })
  await settled()
  const viewModel = shown.viewModel as ShortsViewModel
  const swipe = async (index: number) => {
    act(() => viewModel.view(index))
    await settled()
  }
  const rest = async () => {
    act(() => host.clock.pass(400))
    await settled()
  }
  return { ...host, ...shown, viewModel, swipe, rest, user: userEvent.setup() }
}
const elements = () => document.querySelectorAll('video').length
const seen = () => document.querySelector('article:not([inert])')?.getAttribute('aria-label')

describe('the player of shorts', () => {
  it('plays the first by itself, and has loaded the next before anybody swipes', async () => {
    const { outputs } = await opened()
    expect(seen()).toBe('Short s0')
    expect(outputs.map(({ calls }) => calls.filter((call) => call.startsWith('load')))).toEqual([
      ['load /v1.m3u8 at 0 and play'],
      ['load /v1.m3u8 at 0'],
      [],
    ])
  })

  it('never has more than three elements, however far one swipes', async () => {
    const { swipe, viewModel } = await opened({ pages: [Array.from({ length: 50 }, (_, index) => `s${index}`)] })
    for (let index = 1; index < 50; index += 1) {
      await swipe(index)
      expect(elements()).toBeLessThanOrEqual(3)
      expect(seen()).toBe(`Short s${index}`)
    }
    expect(viewModel.deck.players).toHaveLength(3)
  })

  it('plays the one that is seen alone, from its beginning', async () => {
    const { outputs, swipe } = await opened()
    act(() => outputs[0]!.run(10))
    act(() => outputs[0]!.reach(4))
    await swipe(1)
    expect(outputs[0]!.calls.slice(-2)).toEqual(['pause', 'seek 0'])
    expect(outputs[1]!.calls.at(-1)).toBe('play')
    expect(outputs[2]!.calls).toContain('load /v1.m3u8 at 0')
  })

  it('counts a play once, however often it is swiped back to (C044)', async () => {
    const { outputs, swipe, videos } = await opened()
    act(() => outputs[0]!.run(10))
    for (const index of [1, 2, 3, 2, 1, 0]) await swipe(index)
    act(() => outputs[0]!.run(10))
    expect(videos.calls.filter((call) => call === 'played s0')).toHaveLength(1)
  })

  it('begins again when it is over, and is no position to go on from', async () => {
    const { outputs, positions } = await opened()
    act(() => outputs[0]!.run(10))
    act(() => outputs[0]!.reach(9))
    act(() => outputs[0]!.say({ type: 'media-ended' }))
    expect(outputs[0]!.calls.slice(-2)).toEqual(['seek 0', 'play'])
    expect(JSON.stringify(positions)).not.toContain('s0')
  })

  it('plays silently where the browser refuses sound, offers it, and remembers the choice', async () => {
    const { outputs, user, storage, viewModel } = await opened()
    act(() => outputs[0]!.say({ type: 'media-refused' }))
    expect(outputs[0]!.calls.slice(-2)).toEqual(['mute', 'play'])
    expect(page.queryByRole('button', { name: 'Turn the sound on' })).toBeNull()
    await user.click(page.getByRole('button', { name: 'Tap for sound' }))
    expect(outputs[0]!.calls).toContain('sound')
    expect(page.queryByRole('button', { name: 'Tap for sound' })).toBeNull()
    await user.click(page.getByRole('button', { name: 'Turn the sound off' }))
    expect(storage.read('shorts.sound')).toBe(false)
    expect(viewModel.deck.players.every(({ muted }) => muted)).toBe(true)
  })

  it('waits for a press where motion is reduced, and loads nothing before where data is saved', async () => {
    const still = await opened({ isStill: true })
    expect(still.outputs[0]!.calls).toContain('load /v1.m3u8 at 0')
    expect(still.outputs[0]!.calls.join()).not.toContain('play')
    await still.user.click(page.getByRole('button', { name: 'Play' }))
    expect(still.outputs[0]!.calls.at(-1)).toBe('play')
    still.drawn.unmount()
    const saving = await opened({ savesData: true })
    expect(saving.outputs[1]!.calls).toEqual([])
  })

  it('pauses by one tap, and likes by two, which never take the like back', async () => {
    const { outputs, viewModel, clock, acts } = await opened({ member: true })
    act(() => outputs[0]!.run(10))
    act(() => viewModel.onTap(100, 300))
    act(() => clock.pass(300))
    expect(outputs[0]!.calls.at(-1)).toBe('pause')
    for (let tap = 0; tap < 4; tap += 1) act(() => viewModel.onTap(100, 300))
    await settled()
    expect(acts.filter((each) => each.startsWith('like'))).toEqual(['like true'])
    expect(outputs[0]!.calls.at(-1)).toBe('pause')
  })

  it('names the one that is seen in the address once it rests, and writes it into the history', async () => {
    const { swipe, rest, visits, acts } = await opened({ member: true })
    await swipe(1)
    await swipe(2)
    expect(visits).toEqual([])
    await rest()
    expect(visits).toEqual(['/play/s2'])
    expect(acts.filter((each) => each.startsWith('visit'))).toEqual(['visit short s0', 'visit short s2'])
  })

  it('begins with the one of the link, has it once, and goes on with the others', async () => {
    const { viewModel } = await opened({ at: '/play/s3' })
    expect(viewModel.videos.map(({ id }) => id).join(' ')).toBe('s3 s0 s1 s2 s4 s5 s6 s7')
    expect(viewModel.head).toMatchObject({ title: 'Short s3', about: { kind: 'short', id: 's3' } })
  })

  it('leaves a video that is no short to its own screen', async () => {
    const { visits } = await opened({
      at: '/play/v1',
      before: ({ videos }) => (videos.video = async () => success(video)),
    })
    expect(visits).toEqual(['/videos/v1'])
  })

  it('loads more before the end, says so when that fails, and says when it has shown them all', async () => {
    const { swipe, viewModel, videos, user } = await opened({ pages: [['a', 'b', 'c', 'd', 'e', 'f'], ['g']] })
    await swipe(1)
    expect(viewModel.videos).toHaveLength(7)
    await swipe(7)
    expect(page.getByText('You’ve seen them all')).toBeDefined()
    expect(videos.calls).toContain('shorts 1')
    await user.click(page.getByRole('button', { name: 'Start again' }))
  })

  it('keeps its place and its shorts for a return and a refresh', async () => {
    const { swipe, live, container } = await opened()
    await swipe(4)
    const at = { path: '/play/s4', params: { aid: 's4' }, query: {} }
    const again = container.get<ShortsViewModel>(screen.viewModel as never)
    await restoreLive(again, live.snapshot(), at)
    expect(again.video?.id).toBe('s4')
    // The platform has drawn the address of the fourth, which the client opens before it restores.
    const drawn = container.get<ShortsViewModel>(screen.viewModel as never)
    const shown = await openLive(drawn, at)
    shown.restore(live.snapshot(), at)
    expect(drawn.video?.id).toBe('s4')
    expect(drawn.index).toBe(4)
  })

  it.each([{ index: '4' }, { index: 4, named: null, list: { items: [] } }])(
    'are loaded anew where something else was saved: %j',
    async (shorts) => {
      const { container } = shortsHost()
      const again = container.get<ShortsViewModel>(screen.viewModel as never)
      await restoreLive(again, { shorts }, { path: '/play', params: {}, query: {} })
      expect([again.index, again.video?.id]).toEqual([0, 's0'])
    },
  )

  it('is moved and worked by keys', async () => {
    const { outputs, viewModel, user } = await opened()
    const gone: number[] = []
    viewModel.scroller.scrollTo = (index) => void gone.push(index)
    act(() => outputs[0]!.run(10))
    await user.keyboard('{ArrowDown}{ArrowUp} ')
    expect(gone).toEqual([1])
    expect(outputs[0]!.calls.at(-1)).toBe('pause')
  })

  it('says that nothing is there, or that it could not be loaded', async () => {
    const empty = await opened({ pages: [[]] })
    expect(page.getByText('No shorts yet')).toBeDefined()
    empty.drawn.unmount()
    const lost = await opened({ pages: [] })
    expect(page.getByText('The shorts couldn’t be loaded')).toBeDefined()
    lost.drawn.unmount()
    await opened({ at: '/play/s1', before: ({ videos }) => (videos.video = async () => failure(failureOf('offline'))) })
    expect(page.getByText('The shorts couldn’t be loaded')).toBeDefined()
  })

  it('says in its place that one cannot be played (B80)', async () => {
    await opened({ before: ({ videos }) => (videos.answer = failure(failureOf('gone', { status: 403 }))) })
    expect(page.getByText('This video can’t be played here')).toBeDefined()
  })
})
