import { expect, it } from 'vitest'
import { commentRank } from '../../../../src/domain/participation/comments/comment-rank'

it('an answer to a comment counts twice as much as a like', () => {
  expect(commentRank({ likes: 0, replies: 0 })).toBe(0)
  expect(commentRank({ likes: 2, replies: 0 })).toBe(commentRank({ likes: 0, replies: 1 }))
  expect(commentRank({ likes: 3, replies: 4 })).toBe(11)
})
