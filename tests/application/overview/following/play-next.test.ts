import { expect, it } from 'vitest'
import type { AlbumQueue } from '../../../../src/application/media/audio/album-queue'
import type { PlayBroadcasts } from '../../../../src/application/media/channels/play-broadcasts'
import { PlayNext } from '../../../../src/application/overview/following/play-next'
import type { SubscribedAlbum, SubscribedProgramme } from '../../../../src/domain/overview/following/following'
import { itemOfTrack } from '../../../../src/domain/media/audio/audio'
import { playerKit } from '../../frame/player/player-fakes'

const track = {
  ...{ id: 't2', title: 'Part 2', cover: null, url: '/t2.mp3', duration: 60, publishedAt: 1, number: 2, plays: 3 },
}
const album: SubscribedAlbum = {
  ...{ id: 'night', title: 'Night', cover: null, tracks: 3, finished: false, followed: true, followers: 9, fresh: 1 },
  ...{ newest: null, next: { track, cursor: 'after 2' } },
}
const next = { id: 'morning-4', name: 'Morning', hosts: [], startsAt: 0, endsAt: 1, replayUrl: '/4' }
const programme: SubscribedProgramme = {
  ...{ id: 'morning', title: 'Morning', hosts: [], followed: true, followers: 3, newest: next, fresh: 1, next },
  channel: { id: 'news', name: 'News Radio', cover: null },
}

function made() {
  const { player } = playerKit()
  const calls: unknown[] = []
  const queue = { play: (...call: unknown[]) => calls.push(['album', ...call]) } as unknown as AlbumQueue
  const broadcasts = {
    isPlaying: (id: string) => id === 'morning-4',
    execute: (...call: unknown[]) => calls.push(['programme', ...call]),
  } as unknown as PlayBroadcasts
  return { player, calls, playNext: new PlayNext(queue, broadcasts, player) }
}

it('the next track of an album is played with the rest of the album, and paused by another tap', () => {
  const { player, calls, playNext } = made()
  playNext.execute(album)
  const brief = { id: 'night', title: 'Night', cover: null }
  expect(calls).toEqual([['album', brief, 'up', { items: [track], nextCursor: 'after 2' }, 0]])
  player.play([itemOfTrack(track, brief)], 0)
  expect(playNext.isPlaying(album)).toBe(true)
  playNext.execute(album)
  expect([playNext.isPlaying(album), calls.length]).toEqual([false, 1])
})

it('the next broadcast of a programme is played; where all was heard, nothing is', () => {
  const { calls, playNext } = made()
  expect(playNext.isPlaying(programme)).toBe(true)
  playNext.execute(programme)
  expect(calls).toEqual([['programme', programme, [next], 'morning-4']])
  for (const heard of [
    { ...programme, next: null },
    { ...album, next: null },
  ]) {
    expect(playNext.isPlaying(heard)).toBe(false)
    playNext.execute(heard)
  }
  expect(calls).toHaveLength(1)
})
