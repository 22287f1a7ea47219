import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charactersLeft, commentText, replyDepth, replyPlace } from '../../../src/domain/comments/comment'
import { countNew, feedKey, mergeFeed, shownLayout, withLike } from '../../../src/domain/feed/feed-item'
import type { FeedItem } from '../../../src/domain/feed/feed-item'

const feedItem = (id: string, changes: Partial<FeedItem> = {}): FeedItem => ({
  id, kind: 'post', title: id, summary: '', source: null, covers: [], layout: 'text', publishedAt: 0,
  counts: { views: 0, likes: 0, comments: 0 }, duration: null, externalUrl: null, liked: false, ...changes,
})
const anyList = fc.array(fc.tuple(fc.constantFrom('1', '2', '3', '4', '5', '6'), fc.constantFrom('post' as const, 'video' as const), fc.nat(9)).map(([id, kind, views]) => feedItem(id, { kind, counts: { views, likes: 0, comments: 0 } })))

describe('A feed', () => {
  it('has each item once, in the order of its first coming, with its last news; the same page again changes nothing', () => {
    fc.assert(fc.property(anyList, anyList, (list, page) => {
      const merged = mergeFeed(list, page)
      const keys = merged.map(feedKey)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys).toEqual([...new Set([...list, ...page].map(feedKey))])
      expect(mergeFeed(merged, page)).toEqual(merged)
      expect(mergeFeed(merged, [])).toEqual(merged)
      expect(merged.length).toBe(mergeFeed(list, []).length + countNew(list, page))
    }))
  })

  it('lays a card out as its pictures allow', () => {
    expect(shownLayout({ layout: 'big', covers: [] })).toBe('text')
    expect(shownLayout({ layout: 'three', covers: ['a', 'b'] })).toBe('right')
    expect(shownLayout({ layout: 'three', covers: ['a', 'b', 'c'] })).toBe('three')
  })

  it('counts a like once, and takes it back', () => {
    const liked = withLike(feedItem('1'), true)
    expect(liked).toMatchObject({ liked: true, counts: { likes: 1 } })
    expect(withLike(liked, true)).toBe(liked)
    expect(withLike(liked, false)).toEqual(feedItem('1'))
    expect(withLike(feedItem('1', { liked: true }), false).counts.likes).toBe(0)
  })
})

describe('A comment', () => {
  it.each([['  good  ', 'good'], ['a\r\n\n\n\nb', 'a\n\nb'], ['', 'empty'], [' \n\u200b', 'empty'], ['好'.repeat(500), '好'.repeat(500)], ['😀'.repeat(501), 'too-long']])('%s: %s', (typed, outcome) => {
    const text = commentText(typed)
    expect(text.ok ? text.value : text.reason).toBe(outcome)
  })

  it('counts what is left, and stands one deep', () => {
    expect([charactersLeft(''), charactersLeft('😀'), charactersLeft('x'.repeat(502))]).toEqual([500, 499, -2])
    const author = { id: 'a', nickname: 'A', avatar: null }
    expect(replyPlace({ id: '1', parentId: null, author })).toEqual({ parentId: '1', replyTo: null })
    expect(replyPlace({ id: '2', parentId: '1', author })).toEqual({ parentId: '1', replyTo: author })
    expect([replyDepth({ parentId: null }), replyDepth({ parentId: '1' })]).toEqual([0, 1])
  })
})
