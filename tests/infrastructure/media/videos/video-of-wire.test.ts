import { describe, expect, it } from 'vitest'
import { videoAddressOf, videoOf } from '../../../../src/infrastructure/media/videos/video-of-wire'

const share = { title: 'T', isShareCustom: true, shareTitle: 'S', shareCover: null, shareDes: 'D' }
const wire = {
  id: 'v1',
  title: 'T',
  description: 'D',
  cover: '',
  publishedAt: '2026-11-21T08:00:00.000Z',
  source: { id: 'o', name: 'TV', logo: '' },
  sourceId: 's1',
  duration: 20,
  views: 3,
  isShort: false,
  commentsOpen: true,
  share,
}

describe('a video of the wire', () => {
  it('has no picture where the wire has an empty one, and moments in milliseconds', () => {
    expect(videoOf(wire)).toMatchObject({
      cover: null,
      publishedAt: Date.UTC(2026, 10, 21, 8),
      source: { logo: null },
      share: { shareCover: '', shareDescription: 'D' },
    })
    expect(videoOf({ ...wire, source: null }).source).toBeNull()
  })

  it('is played by an address that ends', () => {
    expect(
      videoAddressOf({
        url: '/a.m3u8',
        mime: 'application/vnd.apple.mpegurl',
        expiresAt: '2026-11-21T10:00:00.000Z',
        captions: [{ language: 'en', label: 'English', url: '/en.vtt' }],
      }),
    ).toEqual({
      url: '/a.m3u8',
      live: false,
      expiresAt: Date.UTC(2026, 10, 21, 10),
      captions: [{ language: 'en', label: 'English', url: '/en.vtt' }],
    })
  })
})
