import { describe, expect, it } from 'vitest'
import { getPlayAuth, videoSchema } from '../../../../contract/videos'
import { shareable } from '../../../../src/infrastructure/frame/content/publication-of-wire'
import { decoded } from '../../../support/decoded'
import { videoAddressOf } from '../../../../src/infrastructure/media/videos/video-of-wire'

const share = { title: 'T', is_share_custom: true, share_title: 'S', share_cover: null, share_des: 'D' }
const wire = {
  id: 'v1',
  title: 'T',
  description: 'D',
  cover: '',
  published_at: '2026-11-21T08:00:00.000Z',
  source: { id: 'o', name: 'TV', logo: '' },
  source_id: 's1',
  duration: 20,
  views: 3,
  is_short: false,
  comments_open: true,
  share,
}

describe('a video of the wire', () => {
  it('has no picture where the wire has an empty one, and moments in milliseconds', () => {
    expect(shareable(decoded(videoSchema, wire))).toMatchObject({
      cover: null,
      publishedAt: Date.UTC(2026, 10, 21, 8),
      source: { logo: null },
      share: { shareCover: '', shareDescription: 'D' },
    })
    expect(shareable(decoded(videoSchema, { ...wire, source: null })).source).toBeNull()
  })

  it('is played by an address that ends', () => {
    expect(
      videoAddressOf(
        decoded(getPlayAuth.answer, {
          url: '/a.m3u8',
          mime: 'application/vnd.apple.mpegurl',
          expires_at: '2026-11-21T10:00:00.000Z',
          captions: [{ language: 'en', label: 'English', url: '/en.vtt' }],
        }),
      ),
    ).toEqual({
      url: '/a.m3u8',
      isHls: true,
      live: false,
      expiresAt: Date.UTC(2026, 10, 21, 10),
      captions: [{ language: 'en', label: 'English', url: '/en.vtt' }],
    })
  })
})
