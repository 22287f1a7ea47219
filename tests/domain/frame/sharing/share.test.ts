import { describe, expect, it } from 'vitest'
import type { KindWith } from '../../../../src/domain/frame/content/content-kinds'
import { shareCard, shareReport } from '../../../../src/domain/frame/sharing/share'

describe('Sharing', () => {
  const fallbacks = { title: 'Article', description: 'Its lead', cover: '/cover.jpg', siteName: 'Our City' }
  const info = {
    title: 'Page',
    isShareCustom: true,
    shareTitle: 'By hand',
    shareCover: '/hand.jpg',
    shareDescription: '',
  }

  it('uses what was set by hand, else what the page is (B15)', () => {
    expect(shareCard(info, fallbacks)).toEqual({ title: 'By hand', cover: '/hand.jpg', description: 'Its lead' })
    expect(shareCard({ ...info, isShareCustom: false }, fallbacks)).toEqual({
      title: 'Page',
      cover: '/cover.jpg',
      description: 'Its lead',
    })
    expect(shareCard(null, { ...fallbacks, title: ' ', description: 'x'.repeat(200) })).toEqual({
      title: 'Our City',
      cover: '/cover.jpg',
      description: `${'x'.repeat(119)}…`,
    })
  })

  it('keeps a title of two lines whole, and shortens a longer one after a word', () => {
    const titled = (title: string) => shareCard(null, { ...fallbacks, title }).title
    const long = 'Who writes the next hundred years of the Old Ferry? Those who walk past it'
    expect(titled(long)).toBe(long)
    expect(titled(`${long} and those who still waited there for a boat`)).toBe(`${long} and those who still…`)
    expect(titled('渡'.repeat(101))).toBe(`${'渡'.repeat(99)}…`)
  })

  it('is reported as type 1 with an article in the route, else 2 (B105)', () => {
    expect(shareReport('https://a/posts/9', { id: '9', kind: 'post' }, '1')).toEqual({
      postId: '9',
      channel: 1,
      url: 'https://a/posts/9',
      type: 1,
      sourceType: 2,
      userId: '1',
    })
    const typeOf = (kind: KindWith<'share'>) => shareReport('https://a/', { id: '9', kind }, null)
    for (const kind of ['audio', 'video', 'special', 'gallery', 'collection'] as const)
      expect(typeOf(kind)).toMatchObject({ type: 1, postId: '9' })
    for (const kind of ['album', 'channel'] as const) expect(typeOf(kind)).toMatchObject({ type: 2, postId: '9' })
    expect(shareReport('https://a/', null, null)).toMatchObject({ type: 2, postId: '', userId: '' })
  })
})
