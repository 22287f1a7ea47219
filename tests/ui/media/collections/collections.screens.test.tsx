// @vitest-environment jsdom
import { restoreLive } from '../../../support/live-screen'
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CollectionsGateway } from '../../../../src/application/media/collections/collections-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import type { Collection, LastEpisode, CollectionEpisode } from '../../../../src/domain/media/collections/collection'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/media/collections/collection.screen'
import { CollectionViewModel } from '../../../../src/ui/media/collections/collection.view-model'
import { screen as listScreen } from '../../../../src/ui/media/collections/collections.screen'
import { feedItem } from '../../../support/member-ports'
import { videoHost } from '../videos/video-host'

const collection: Collection = {
  id: 'c1',
  title: 'Makers',
  description: 'Their hands talk more than they do.',
  cover: '/makers.webp',
  publishedAt: 1,
  source: { id: 'o1', name: 'Riverbend TV', logo: null },
  episodes: 3,
  views: 40,
  commentsOpen: true,
  share: { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
}
const episode = (number: number): CollectionEpisode => ({
  id: `v${number}`,
  title: `Bowl ${number}`,
  cover: null,
  sourceId: `s${number}`,
  duration: 600,
  views: 0,
})
const pages: Readonly<Record<string, { items: CollectionEpisode[]; nextCursor: string | null }>> = {
  '': { items: [episode(1), episode(2)], nextCursor: 'more' },
  more: { items: [episode(3)], nextCursor: null },
}

async function opened({
  place = null,
  elder = false,
  query = {},
  member = false,
  before = () => undefined,
}: {
  readonly place?: LastEpisode | null
  readonly elder?: boolean
  readonly query?: Readonly<Record<string, string>>
  readonly member?: boolean
  readonly before?: (host: ReturnType<typeof videoHost>) => void
} = {}) {
  const host = videoHost({ member })
  const saved: string[] = []
  host.container
    .bind(CollectionsGateway)
    .toConstantValue({
      collections: async () => success({ items: [], nextCursor: null }),
      collection: async () => success(collection),
      episodes: async (_id, { cursor = '' }) => success(pages[cursor] ?? { items: [], nextCursor: null }),
      lastEpisode: async () => success(place),
      saveLastEpisode: async (_id, { episodeId }) => (saved.push(episodeId), success({})),
    } satisfies CollectionsGateway)
  host.container.get(PreferencesStore).change({ elder })
  before(host)
  const shown = await host.open(screen, '/videos-collection/c1', { aid: 'c1' }, query)
  await act(async () => Promise.resolve())
  return { ...host, ...shown, saved, viewModel: shown.viewModel as CollectionViewModel, user: userEvent.setup() }
}
type Host = Awaited<ReturnType<typeof opened>>
const button = (name: string | RegExp) => page.getByRole('button', { name })
const current = () => page.getByRole('list').querySelector('[aria-current]')?.textContent ?? ''
const settled = () => act(async () => Promise.resolve())
async function play(host: Host) {
  await host.user.click(button('Play'))
  act(() => host.picture.run())
  await settled()
}
const end = (host: Host) => act(() => host.picture.say({ type: 'media-ended' }))

describe('the screen of a collection', () => {
  it('shows what it is, and its episodes with the first one marked', async () => {
    const { viewModel } = await opened()
    expect(page.getByRole('heading', { level: 1, name: 'Makers' })).toBeDefined()
    expect(current()).toContain('1. Bowl 1')
    expect(page.getByText('Makers · Episode 1 of 3')).toBeDefined()
    expect(viewModel.head).toMatchObject({ title: 'Makers', image: '/makers.webp' })
  })

  it('counts a play for the episode and the collection, and keeps the place', async () => {
    const host = await opened({ member: true })
    await play(host)
    expect(host.videos.calls).toContain('played v1 of c1')
    expect(host.saved).toEqual(['v1'])
  })

  it('goes on with the next episode by itself, after a count that is seen', async () => {
    const host = await opened()
    await play(host)
    end(host)
    expect(page.getByText('Up next: Bowl 2')).toBeDefined()
    expect(page.getByText('Plays in 5 s')).toBeDefined()
    act(() => host.clock.pass(4000))
    expect(page.getByText('Plays in 1 s')).toBeDefined()
    await act(async () => host.clock.pass(1000))
    await settled()
    expect(current()).toContain('2. Bowl 2')
    expect(host.videos.calls).toContain('address s2')
    expect(host.picture.loads.at(-1)).toMatchObject({ play: true })
  })

  it('stays where it is when the count is cancelled', async () => {
    const host = await opened()
    await play(host)
    end(host)
    await host.user.click(button(/^Cancel/))
    act(() => host.clock.pass(60_000))
    expect(current()).toContain('1. Bowl 1')
    expect(button('Play again')).toBeDefined()
    await host.user.click(button('Play now'))
    expect(current()).toContain('2. Bowl 2')
  })

  it('counts nothing once the episode is played again, or the screen is left', async () => {
    const host = await opened()
    await play(host)
    end(host)
    await host.user.click(button(/Bowl 1/))
    expect(host.picture.calls.at(-1)).toBe('play')
    act(() => host.picture.run())
    act(() => host.clock.pass(60_000))
    expect(current()).toContain('1. Bowl 1')
    end(host)
    await host.end()
    act(() => host.clock.pass(60_000))
    expect(host.viewModel.currentId).toBe('v1')
  })

  it('waits for the viewer in elder mode, and has nothing next after the last episode', async () => {
    const host = await opened({ elder: true })
    await play(host)
    end(host)
    act(() => host.clock.pass(60_000))
    expect(current()).toContain('1. Bowl 1')
    expect(page.queryByText(/Plays in/)).toBeNull()
    await host.user.click(button('Play now'))
    await host.user.click(button('Next episode'))
    await settled()
    act(() => host.picture.run())
    end(host)
    expect(page.queryByRole('button', { name: 'Play now' })).toBeNull()
    expect(button('Next episode').hasAttribute('disabled')).toBe(true)
  })

  it('continues at the episode and the position that were watched last, on another device too', async () => {
    const host = await opened({
      member: true,
      place: { episodeId: 'v3', at: 5 },
      before: ({ positions }) =>
        void positions.kept.set('video:v3', { time: 125, duration: 600, finished: false, at: 5 }),
    })
    await settled()
    expect(current()).toContain('3. Bowl 3')
    await host.user.click(button('Resume at 02:05'))
    expect(host.picture.calls).toEqual(['load /v1.m3u8 at 125 and play'])
  })

  it('starts at the episode that its address names', async () => {
    await opened({ member: true, place: { episodeId: 'v1', at: 5 }, query: { episode: 'v3' } })
    expect(current()).toContain('3. Bowl 3')
  })

  it('plays a chosen episode from where its viewer was', async () => {
    const host = await opened({
      before: ({ storage }) =>
        storage.write('player.positions', { 'video:v2': { time: 80, duration: 600, finished: false, at: 1 } }),
    })
    await play(host)
    await host.user.click(button(/Bowl 2/))
    await settled()
    expect(host.picture.calls.at(-1)).toBe('load /v1.m3u8 at 80 and play')
    await host.user.click(button('Previous episode'))
    expect(current()).toContain('1. Bowl 1')
  })

  it('comes back after a refresh at its episode, without being asked for again', async () => {
    const { live, user } = await opened()
    await user.click(button('Next episode'))
    const host = videoHost()
    host.container
      .bind(CollectionsGateway)
      .toConstantValue({ collection: async () => failure(failureOf('offline')) } as unknown as CollectionsGateway)
    const again = host.container.get(CollectionViewModel)
    await restoreLive(again, live.snapshot(), { path: '/videos-collection/c1', params: { aid: 'c1' }, query: {} })
    expect([again.collection.state, again.current?.id, again.index]).toEqual(['ready', 'v2', 1])
  })

  it('is one screen with each of its comments', () => {
    const key = (params: Record<string, string>) => screen.key?.({ path: '', params, query: {} })
    expect(key({ aid: 'c1', id: 'k1' })).toBe(key({ aid: 'c1' }))
  })
})

describe('the list of collections', () => {
  it('shows each with the number of its episodes', async () => {
    const host = videoHost()
    const card = { ...feedItem('c1', { kind: 'collection', title: 'Makers', covers: ['/m.webp'] }), episodes: 6 }
    host.container
      .bind(CollectionsGateway)
      .toConstantValue({
        collections: async () => success({ items: [card], nextCursor: null }),
      } as unknown as CollectionsGateway)
    await host.open(listScreen, '/videos-collection', {})
    expect(page.getByRole('link', { name: 'Makers' }).getAttribute('href')).toBe('/videos-collection/c1')
    expect(page.getByText('6 episodes')).toBeDefined()
  })

  it.each([
    { elder: false, isBelow: false },
    { elder: true, isBelow: true },
  ])('says that number on the picture, and below the title in elder mode ($elder)', async ({ elder, isBelow }) => {
    const host = videoHost()
    const card = { ...feedItem('c1', { kind: 'collection', title: 'Makers', covers: ['/m.webp'] }), episodes: 6 }
    host.container
      .bind(CollectionsGateway)
      .toConstantValue({
        collections: async () => success({ items: [card], nextCursor: null }),
      } as unknown as CollectionsGateway)
    host.container.get(PreferencesStore).change({ elder })
    await host.open(listScreen, '/videos-collection', {})
    const title = page.getByRole('heading', { name: 'Makers' })
    const place = title.compareDocumentPosition(page.getByText('6 episodes'))
    expect((place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).toBe(isBelow)
  })
})
