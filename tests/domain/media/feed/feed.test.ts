import { describe, expect, it } from 'vitest'
import { commentText, replyPlace } from '../../../../src/domain/participation/comments/comment'
import { shownLayout } from '../../../../src/domain/frame/content/feed-item'

describe('A feed', () => {
  it('lays a card out as its pictures allow', () => {
    expect(shownLayout({ layout: 'big', covers: [] })).toBe('text')
    expect(shownLayout({ layout: 'three', covers: ['a', 'b'] })).toBe('right')
    expect(shownLayout({ layout: 'three', covers: ['a', 'b', 'c'] })).toBe('three')
  })
})

describe('A comment', () => {
  it.each([
    ['  good  ', 'good'],
    ['a\r\n\n\n\nb', 'a\n\nb'],
    ['', 'empty'],
    [' \n\u200b', 'empty'],
    ['好'.repeat(500), '好'.repeat(500)],
    ['😀'.repeat(501), 'too-long'],
  ])('%s: %s', (typed, outcome) => {
    const text = commentText(typed)
    expect(text.ok ? text.value : text.reason).toBe(outcome)
  })

  it('answers one deep', () => {
    const author = { id: 'a', nickname: 'A', avatar: null, official: false }
    expect(replyPlace({ id: '1', parentId: null, author })).toEqual({ parentId: '1', replyTo: null })
    expect(replyPlace({ id: '2', parentId: '1', author })).toEqual({ parentId: '1', replyTo: author })
  })
})
