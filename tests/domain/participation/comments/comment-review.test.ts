import { describe, expect, it } from 'vitest'
import { mustBeReviewed, noCommentReview } from '../../../../src/domain/participation/comments/comment-review'

const rules = { words: ['shop', '加微信'], rate: { most: 3, minutes: 10 } }

describe('a comment waits for the office', () => {
  it.each([
    ['Come to my shop', 0, true],
    ['加 微 信 聊', 0, true],
    ['The workshop was good', 0, false],
    ['Good', 2, false],
    ['Good', 3, true],
  ])('%j after %i others: %s', (text, recentCount, waits) => {
    expect(mustBeReviewed(rules, text, recentCount)).toBe(waits)
  })

  it('never, where the site configured nothing', () => {
    expect(mustBeReviewed(noCommentReview, 'Come to my shop', 1000)).toBe(false)
  })

  it('by its words alone, where there is no rate', () => {
    expect(mustBeReviewed({ words: ['shop'], rate: null }, 'Good', 1000)).toBe(false)
  })
})
