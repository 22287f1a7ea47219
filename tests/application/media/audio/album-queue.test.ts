import { describe, expect, it } from 'vitest'
import { AlbumQueue } from '../../../../src/application/media/audio/album-queue'
import type { AudioGateway } from '../../../../src/application/media/audio/audio-gateway'
import { itemOfTrack, type Audio, type Track } from '../../../../src/domain/media/audio/audio'
import { success } from '../../../../src/domain/frame/shared/result'
import { playerKit } from '../../frame/player/player-fakes'
import { flush } from '../../../support/flush'

const album = { id: 'tea', title: 'Tea', cover: null }

function track(number: number): Track {
  return {
    id: `t${number}`,
    title: `Track ${number}`,
    cover: null,
    url: `/media/${number}.m4a`,
    duration: 60,
    publishedAt: 0,
    number,
    plays: 0,
  }
}
const tracks = (from: number, count: number) => Array.from({ length: count }, (_, index) => track(from + index))
const audio = (number: number): Audio => ({
  ...track(number),
  description: '',
  albums: [album],
  source: null,
  commentsOpen: true,
  share: { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
})

/** An album with so many tracks, served in pages of 50. */
function queueOf(count: number) {
  const kit = playerKit()
  const asked: string[] = []
  const audios: AudioGateway = {
    ...kit.audios,
    tracks: (_album, order, { cursor = '1', pageSize = 20 }) => {
      asked.push(`${order} ${cursor}`)
      const from = Number(cursor)
      const items = tracks(from, Math.min(pageSize, count - from + 1))
      const next = from + items.length
      return Promise.resolve(success({ items, nextCursor: next > count ? null : String(next) }))
    },
    nextTrack: (_album, id) =>
      Promise.resolve(success(Number(id.slice(1)) < count ? `t${Number(id.slice(1)) + 1}` : null)),
    audio: (id) => Promise.resolve(success(audio(Number(id.slice(1))))),
  }
  return { ...kit, asked, queue: new AlbumQueue(audios, kit.player, kit.positions) }
}
describe('the album in the player', () => {
  it('is what the list shows, and grows before its end is reached', async () => {
    const { queue, player, asked } = queueOf(120)
    queue.play(album, 'up', { items: tracks(1, 20), nextCursor: '21' }, 3)
    await flush()
    expect([player.item?.id, player.state.playlist.length, asked]).toEqual(['t4', 20, []])
    player.select(16)
    await flush()
    expect([player.state.playlist.length, asked]).toEqual([70, ['up 21']])
    player.select(69)
    await flush()
    expect([player.state.playlist.length, queue.hasMore]).toEqual([120, false])
  })

  it('starts a track where it was left on this device', () => {
    const { queue, positions, output } = queueOf(20)
    positions.save('audio', 't2', { time: 33, duration: 60, finished: false }, true)
    queue.play(album, 'up', { items: tracks(1, 20), nextCursor: null }, 1)
    expect(output.last.at).toBe(33)
  })

  it('is put around an audio that plays, without interrupting it', async () => {
    const { queue, player, output } = queueOf(120)
    player.play([
      {
        kind: 'audio',
        id: 't70',
        name: 'Track 70',
        album: 'Tea',
        albumId: 'tea',
        duration: 60,
        image: null,
        url: '/media/70.m4a',
        live: false,
      },
    ])
    output.sound()
    await queue.addAlbumAround(audio(70))
    expect([player.item?.id, player.state.index, player.state.playing, output.loads.length]).toEqual([
      't70',
      69,
      true,
      1,
    ])
    expect(player.canSkip).toBe(true)
  })

  it('leaves the player alone when something else was chosen meanwhile', async () => {
    const { queue, player } = queueOf(120)
    player.play([
      {
        kind: 'audio',
        id: 't70',
        name: '',
        album: null,
        albumId: 'tea',
        duration: 60,
        image: null,
        url: '/media/70.m4a',
        live: false,
      },
    ])
    const surrounding = queue.addAlbumAround(audio(70))
    player.play([
      {
        kind: 'radio',
        id: 'r',
        name: '',
        album: null,
        albumId: null,
        duration: null,
        image: null,
        url: '/live/r.m3u8',
        live: true,
      },
    ])
    await surrounding
    expect(player.state.playlist.map(({ id }) => id)).toEqual(['r'])
  })

  it('goes on step by step in an album too long to search', async () => {
    const { queue, player, output, asked } = queueOf(2000)
    player.play([
      {
        kind: 'audio',
        id: 't900',
        name: '',
        album: 'Tea',
        albumId: 'tea',
        duration: 60,
        image: null,
        url: '/media/900.m4a',
        live: false,
      },
    ])
    output.sound()
    await queue.addAlbumAround(audio(900))
    await flush()
    expect(asked.length).toBe(10)
    expect(player.state.playlist.slice(0, 2).map(({ id }) => id)).toEqual(['t900', 't901'])
  })

  const playing = (number: number) => [itemOfTrack(track(number), album)]

  it('is played from a track that its list has, at its beginning', () => {
    const { queue, player, output } = queueOf(20)
    queue.play(album, 'up', { items: tracks(1, 3), nextCursor: null }, 5)
    expect(player.item).toBeNull()
    queue.play(album, 'up', { items: tracks(1, 3), nextCursor: null }, 2)
    expect([player.item?.id, output.last.at, queue.hasMore]).toEqual(['t3', 0, false])
  })

  it('goes on with the track that plays already, where it is', () => {
    const { queue, positions, player, output } = queueOf(20)
    player.play(playing(2))
    output.sound()
    positions.save('audio', 't2', { time: 33, duration: 60, finished: false }, true)
    queue.play(album, 'up', { items: tracks(1, 20), nextCursor: null }, 1)
    expect([output.loads.length, player.state.index]).toEqual([1, 1])
  })

  it('grows as its list is sorted, and asks once for each page', async () => {
    const { queue, player, asked } = queueOf(120)
    queue.play(album, 'down', { items: tracks(1, 20), nextCursor: '21' }, 0)
    await Promise.all([queue.more(), queue.more()])
    expect([asked, player.state.playlist.length, queue.isLoading]).toEqual([['down 21'], 70, false])
  })

  it('is not asked for once something else plays', async () => {
    const { queue, player, asked } = queueOf(120)
    queue.play(album, 'up', { items: tracks(1, 20), nextCursor: '21' }, 0)
    player.play([itemOfTrack(track(500), { ...album, id: 'another' })])
    await queue.more()
    expect([queue.hasMore, asked]).toEqual([false, []])
  })

  it('adds no page that comes after something else was chosen', async () => {
    const { queue, player } = queueOf(120)
    queue.play(album, 'up', { items: tracks(1, 20), nextCursor: '21' }, 0)
    const growing = queue.more()
    queue.play(album, 'up', { items: tracks(1, 3), nextCursor: null }, 0)
    await growing
    expect([player.state.playlist.length, queue.hasMore]).toEqual([3, false])
  })

  it('adds no track twice', async () => {
    const { queue, player } = queueOf(60)
    queue.play(album, 'up', { items: tracks(1, 20), nextCursor: '11' }, 0)
    await queue.more()
    expect(player.state.playlist.map(({ id }) => id)).toEqual(tracks(1, 60).map(({ id }) => id))
  })

  it('tries again when a page did not come', async () => {
    const { player, audios, positions } = queueOf(60)
    const broken = new AlbumQueue(audios, player, positions)
    broken.play(album, 'up', { items: tracks(1, 20), nextCursor: '21' }, 0)
    await broken.more()
    expect([broken.isLoading, broken.hasMore, player.state.playlist.length]).toEqual([false, true, 20])
  })

  it('stays the audio alone without an album, and when its album does not come', async () => {
    const { queue, player, audios, positions } = queueOf(60)
    player.play(playing(5))
    await queue.addAlbumAround({ ...audio(5), albums: [] })
    await new AlbumQueue(audios, player, positions).addAlbumAround(audio(5))
    expect(player.state.playlist.map(({ id }) => id)).toEqual(['t5'])
  })

  it('is whole when its only page has the audio', async () => {
    const { queue, player, asked } = queueOf(30)
    player.play(playing(5))
    await queue.addAlbumAround(audio(5))
    expect([player.state.playlist.length, player.state.index, queue.hasMore, asked]).toEqual([30, 4, false, ['up 1']])
  })

  it('ends after its last track, step by step', async () => {
    const { queue, player } = queueOf(900)
    player.play(playing(900))
    await queue.addAlbumAround(audio(900))
    await flush()
    expect([player.state.playlist.map(({ id }) => id), queue.hasMore]).toEqual([['t900'], false])
  })
})
