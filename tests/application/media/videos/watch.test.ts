import { beforeEach, describe, expect, it } from 'vitest'
import { PlayPositionGateway } from '../../../../src/application/frame/player/play-position-gateway'
import { PlayPositions } from '../../../../src/application/frame/player/play-positions'
import { failureOf, type FailureCode } from '../../../../src/application/frame/shared/failure'
import { TvGateway } from '../../../../src/application/media/channels/tv-gateway'
import { WatchChannel } from '../../../../src/application/media/channels/watch-channel'
import { VideosGateway } from '../../../../src/application/media/videos/videos-gateway'
import { WatchVideo } from '../../../../src/application/media/videos/watch-video'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { Channel, ChannelStream } from '../../../../src/domain/media/channels/channel'
import type { Programme } from '../../../../src/domain/media/channels/schedule'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'
import { MemoryVideos, video } from './video-fakes'
import { flush } from '../../../support/flush'

const half = { time: 300, duration: 600, finished: false }

function made() {
  const tab = openTab()
  const videos = new MemoryVideos()
  const tv = recordedPort<TvGateway>({
    mayPlay: async () => success(true),
    stream: async () => success(live),
    countView: async () => success(8),
  })
  tab.container.bind(VideosGateway).toConstantValue(videos)
  tab.container.bind(TvGateway).toConstantValue(tv.port)
  tab.container
    .bind(PlayPositionGateway)
    .toConstantValue(recordedPort<PlayPositionGateway>({ save: async () => success({}) }).port)
  return { tab, videos, tv, positions: tab.container.get(PlayPositions) }
}
const live: ChannelStream = { url: '/live.m3u8', state: 'live', startsAt: null }
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

it.each([
  ['video', ['v1', undefined]],
  ['preview', ['token', undefined]],
  ['relatedVideos', ['v1', undefined]],
  ['shorts', [{ cursor: '2' }, undefined]],
  ['sharedShort', ['v1', 'u1', undefined]],
  ['collections', ['v1', undefined]],
] as const)('what is shown beside a video, its %s, is the answer of the platform', async (method, values) => {
  const answer = success(method)
  const videos = recordedPort<VideosGateway>({ [method]: async () => answer })
  const watch = new WatchVideo(videos.port, host.positions) as unknown as Record<
    string,
    (...given: unknown[]) => unknown
  >
  expect(await watch[method]?.(...values)).toBe(answer)
  expect(videos.calls).toEqual([[method, ...values]])
})

it.each([
  ['channel', ['news', undefined]],
  ['channels', [undefined]],
  ['events', [undefined]],
  ['schedule', ['news', '2026-11-25', undefined]],
  ['stream', ['news']],
] as const)('what is shown beside a channel, its %s, is the answer of the platform', async (method, values) => {
  const answer = success(method)
  host.tv.answers[method] = (async () => answer) as never
  const watch = host.tab.container.get(WatchChannel) as unknown as Record<string, (...given: unknown[]) => unknown>
  expect(await watch[method]?.(...values)).toBe(answer)
  expect(host.tv.calls).toEqual([[method, ...values]])
})

describe('a video to watch', () => {
  const watched = (change: object = {}, count: { collectionId?: string } = {}) => {
    const counted: number[] = []
    const watch = host.tab.container.get(WatchVideo)
    const source = watch.source({ ...video, ...change }, { onCounted: (views) => counted.push(views), ...count })
    return { source, counted, watch }
  }

  it('names itself to the lock screen, with no publisher where it has none', () => {
    expect(watched().source).toMatchObject({ id: 'v1', title: video.title, by: 'Riverbend TV', image: '/bridge.webp' })
    expect(watched({ source: null }).source.by).toBe('')
  })

  it('has the address of its source', async () => {
    expect(await watched().source.address()).toEqual({
      kind: 'address',
      address: { url: '/v1.m3u8', live: false, expiresAt: null },
    })
    expect(host.videos.calls).toEqual(['address s1'])
  })

  it.each([
    ['gone', { kind: 'restricted' }],
    ['offline', { kind: 'failed', isAway: true }],
    ['unreachable', { kind: 'failed', isAway: true }],
    ['timeout', { kind: 'failed', isAway: true }],
    ['server-error', { kind: 'failed', isAway: false }],
  ] as const)('without an address, because it is %s, is %j (B80)', async (code, answer) => {
    host.videos.answer = failure(failureOf(code))
    expect(await watched().source.address()).toEqual(answer)
  })

  it('counts a play, also for the collection that it is played from, and tells the new number', async () => {
    const { source, counted } = watched({}, { collectionId: 'c1' })
    source.countPlay()
    await flush()
    expect([host.videos.calls, counted]).toEqual([['played v1 of c1'], [42]])
    host.videos.countPlay = async () => failure(failureOf('offline'))
    source.countPlay()
    await flush()
    expect(counted).toEqual([42])
  })

  it('remembers how far it was watched; a short begins anew each time', async () => {
    watched({ isShort: true }).source.savePosition(half, true)
    expect(host.positions.resumeOnThisDevice('video', 'v1')).toEqual({ kind: 'start' })
    watched().source.savePosition(half, true)
    expect(host.positions.resumeOnThisDevice('video', 'v1')).toMatchObject({ kind: 'resume' })
    expect(await watched().watch.position(video)).toMatchObject({ kind: 'resume' })
  })

  it('as a preview is neither counted nor remembered (S034)', async () => {
    const source = watched().watch.previewSource(video)
    source.countPlay()
    source.savePosition(half, true)
    await flush()
    expect([host.videos.calls, host.positions.resumeOnThisDevice('video', 'v1')]).toEqual([[], { kind: 'start' }])
    expect(await source.address()).toMatchObject({ kind: 'address' })
  })
})

describe('a channel to watch', () => {
  const channel = { id: 'news', name: 'News', region: 'City', cover: '/news.webp' } as Channel
  const watched = () => {
    const news: unknown[] = []
    const source = host.tab.container
      .get(WatchChannel)
      .live(channel, { stream: (stream) => news.push(stream), viewers: (count) => news.push(count) })
    return { source, news }
  }
  const answerWith = async (stream: Partial<ChannelStream>) => {
    host.tv.answers.stream = async () => success({ ...live, ...stream })
    return watched().source.address()
  }

  it('is live, tells its stream, and counts its viewers', async () => {
    const { source, news } = watched()
    expect(source).toMatchObject({ sound: 'tv', id: 'news', live: true, title: 'News', by: 'City' })
    expect(await source.address()).toEqual({
      kind: 'address',
      address: { url: '/live.m3u8', isHls: false, live: true, expiresAt: null },
    })
    source.countPlay()
    await flush()
    expect(news).toEqual([live, 8])
    expect(host.tv.calls.map(([name]) => name)).toEqual(['mayPlay', 'stream', 'countView'])
  })

  it('may be the recording of an event, or be still to come, or over', async () => {
    expect(await answerWith({ state: 'replay' })).toMatchObject({ kind: 'address', address: { live: false } })
    expect(await answerWith({ state: 'coming' })).toEqual({ kind: 'coming' })
    expect(await answerWith({ state: 'ended' })).toEqual({ kind: 'over' })
    expect(await answerWith({ url: '' })).toEqual({ kind: 'failed' })
  })

  it('that not everybody may watch asks a guest to log in, and says so to a member; its stream is not asked for', async () => {
    host.tv.answers.mayPlay = async () => success(false)
    expect(await watched().source.address()).toEqual({ kind: 'members-only' })
    host.tab.session.startSession('mine', resident)
    expect(await watched().source.address()).toEqual({ kind: 'restricted' })
    expect(host.tv.calls.map(([name]) => name)).toEqual(['mayPlay', 'mayPlay'])
  })

  it.each([
    ['gone', 'restricted'],
    ['offline', 'failed'],
  ] as const)('whose right to play is %s is %s', async (code: FailureCode, kind) => {
    host.tv.answers.mayPlay = async () => failure(failureOf(code))
    expect(await watched().source.address()).toEqual({ kind })
  })

  it('without a stream has failed', async () => {
    host.tv.answers.stream = async () => failure(failureOf('offline'))
    const { source, news } = watched()
    expect([await source.address(), news]).toEqual([{ kind: 'failed' }, []])
  })

  it('has recordings of past programmes, which are not counted', async () => {
    const programme = { id: 'p1', name: 'Morning', replayUrl: '/p1.m3u8' } as Programme
    const watch = host.tab.container.get(WatchChannel)
    expect(watch.replay({ ...programme, replayUrl: null }, channel)).toBeNull()
    const source = watch.replay(programme, channel)
    expect(source).toMatchObject({ id: 'programme-p1', live: false, title: 'Morning', by: 'News', image: '/news.webp' })
    expect(await source?.address()).toEqual({
      kind: 'address',
      address: { url: '/p1.m3u8', live: false, expiresAt: null },
    })
    source?.countPlay()
    expect(host.tv.calls).toEqual([])
  })

  it('stands beside all others, or beside none when they could not be loaded', async () => {
    const watch = host.tab.container.get(WatchChannel)
    host.tv.answers.channels = async () => success([channel, { ...channel, id: 'sport' }])
    expect((await watch.otherChannels('news')).map(({ id }) => id)).toEqual(['sport'])
    host.tv.answers.channels = async () => failure(failureOf('offline'))
    expect(await watch.otherChannels('news')).toEqual([])
  })
})
