import { describe, expect, it } from 'vitest'
import { itemOfTrack } from '../../../../src/domain/media/audio/audio'
import { getAlbum, getAudio } from '../../../../contract/audio'
import { shareable } from '../../../../src/infrastructure/frame/content/publication-of-wire'
import { decoded } from '../../../support/decoded'
import { audioOf } from '../../../../src/infrastructure/media/audio/audio-of-wire'

const share = { title: 'T', is_share_custom: true, share_title: 'S', share_cover: null, share_des: 'D' }
const track = {
  id: '1',
  title: 'One',
  cover: '',
  audio: { url: '/a.m4a', source_id: 's', post_id: '1', duration: 0 },
  publish_at: '2026-11-21T00:00:00.000Z',
  sort: 3,
  plays: 9,
}

describe('audios of the wire', () => {
  it('become audios with their albums and what is shared', () => {
    const audio = audioOf(
      decoded(getAudio.answer, {
        ...track,
        description: 'About',
        album: [{ id: 'a', title: 'Album', cover: '/c.webp' }],
        source: { id: 'o', name: 'Office', logo: '' },
        comments_open: false,
        share,
      }),
    )
    expect(audio).toMatchObject({
      number: 3,
      commentsOpen: false,
      cover: null,
      url: '/a.m4a',
      publishedAt: Date.UTC(2026, 10, 21),
      source: { logo: null },
      share: { shareCover: '', shareDescription: 'D' },
    })
    expect(itemOfTrack(audio, audio.albums[0] ?? null)).toEqual({
      kind: 'audio',
      id: '1',
      name: 'One',
      album: 'Album',
      albumId: 'a',
      duration: null,
      image: '/c.webp',
      url: '/a.m4a',
      live: false,
    })
  })

  it('become albums', () => {
    const album = shareable(
      decoded(getAlbum.answer, {
        id: 'a',
        title: 'Album',
        cover: '/c.webp',
        description: '',
        source: null,
        tracks: 2,
        plays: 3,
        subscribers: 4,
        subscribed: true,
        finished: false,
        share,
      }),
    )
    expect(album).toMatchObject({ id: 'a', cover: '/c.webp', subscribers: 4, subscribed: true, source: null })
  })
})
