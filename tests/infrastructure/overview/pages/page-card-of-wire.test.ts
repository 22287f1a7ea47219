import { describe, expect, it } from 'vitest'
import { pageCardOf } from '../../../../src/infrastructure/overview/pages/page-card-of-wire'

const item = {
  id: '1',
  type: 3,
  title: 'A',
  summary: '',
  source: { id: 's', name: 'Daily', logo: '' },
  covers: ['/a.webp', ''],
  layout: 'left',
  published_at: '2026-11-21T08:00:00.000Z',
  views: 1,
  likes: 2,
  comments: 3,
  liked: true,
  duration: null,
  pictures: null,
  external_url: null,
}
const card = (type: string, rest: Readonly<Record<string, unknown>>) =>
  pageCardOf({ id: 'c', type, title: null, ...rest } as { id: string; type: string })

describe('A card of a page, from the wire', () => {
  it('is left out when its type is not known', () => {
    expect(card('hologram', { depth: 3 })).toBeNull()
  })

  it.each([
    ['picture-cube', { pictures: [] }],
    ['banner', { pictures: 'none' }],
    ['article-list', { style: 'left', more: null, items: [{ ...item, likes: -1 }] }],
    ['countdown', { until: 'soon', done_text: '', image: null }],
    ['title-bar', {}],
  ])('of the type %s that came malformed is marked as broken', (type, rest) => {
    expect(card(type, rest)).toEqual({ type: 'broken', id: 'c', title: null })
  })

  it('carries its items as the domain speaks of them', () => {
    expect(
      card('article-list', { style: 'left', more: { kind: 'category', type: null, value: 'news' }, items: [item] }),
    ).toMatchObject({
      type: 'article-list',
      more: { kind: 'path', path: '/cates/news' },
      items: [
        {
          id: '1',
          kind: 'post',
          covers: ['/a.webp'],
          publishedAt: Date.UTC(2026, 10, 21, 8),
          counts: { views: 1, likes: 2, comments: 3 },
          liked: true,
          source: { id: 's', name: 'Daily', logo: null },
        },
      ],
    })
  })

  it('of the venues’ map leads to the map', () => {
    expect(card('venues-map', { more: { kind: 'path', type: null, value: '/practice-map' } })).toEqual({
      type: 'venues-map',
      id: 'c',
      title: null,
      more: { kind: 'path', path: '/practice-map' },
    })
  })

  it('has links that lead nowhere when they must not be followed', () => {
    const link = { kind: 'external', type: null, value: 'javascript:alert(1)' }
    expect(
      card('notice', {
        notices: [
          { text: 'A', link },
          { text: 'B', link: null },
        ],
      }),
    ).toMatchObject({ notices: [{ target: null }, { target: null }] })
  })
})
