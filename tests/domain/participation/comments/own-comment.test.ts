import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindsWith } from '../../../../src/domain/frame/content/content-kinds'
import {
  mayBeChanged,
  ownCommentPath,
  withComments,
  type CommentedContent,
  type OwnComment,
} from '../../../../src/domain/participation/comments/own-comment'

const content = (more: Partial<CommentedContent> = {}): CommentedContent => ({
  ...{ id: '12', kind: 'post', channel: null, title: 'The Old Ferry', ...more },
})
const own = (more: Partial<OwnComment> = {}): OwnComment => ({
  ...{ id: 'c1', state: 'shown', text: 'Well said', people: [], waiting: null, reason: '', createdAt: 1 },
  ...{ editedAt: null, likes: 0, replyCount: 0, parentId: null, replyTo: null, content: content(), ...more },
})

describe('an own comment', () => {
  it('leads to itself over its content, and a reply to the thread in which it stands', () => {
    expect(ownCommentPath(own())).toBe('/posts/12/comment/c1')
    expect(ownCommentPath(own({ parentId: 'head' }))).toBe('/posts/12/comment/head')
    expect(ownCommentPath(own({ content: content({ kind: 'circlePost' }) }))).toBe('/group-post-detail/12/comment/c1')
  })

  it('leads to its content where it has no address, or nobody else sees it, and nowhere where that is gone', () => {
    expect(ownCommentPath(own({ content: content({ kind: 'album' }) }))).toBe('/albums/12')
    expect(ownCommentPath(own({ content: content({ kind: 'channel', channel: 'radio' }) }))).toBe('/radios/12')
    expect(ownCommentPath(own({ content: content({ kind: 'channel', channel: 'live' }) }))).toBe('/lives/12')
    expect(ownCommentPath(own({ state: 'held' }))).toBe('/posts/12')
    expect(ownCommentPath(own({ state: 'removed' }))).toBe('/posts/12')
    expect(ownCommentPath(own({ content: null }))).toBeNull()
  })

  it('leads somewhere under every kind that has comments', () => {
    for (const kind of kindsWith('comment'))
      expect(
        ownCommentPath(own({ content: content({ kind, channel: kind === 'channel' ? 'live' : null }) })),
      ).not.toBeNull()
  })

  it('is changed while others see it or the office looks at it, and its content is there', () => {
    expect(
      [own(), own({ state: 'held' }), own({ state: 'removed' }), own({ content: null })].map(mayBeChanged),
    ).toEqual([...[true, true, false, false]])
  })
})

it('comments that were put back stand in the order of their times, each once', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { maxLength: 12 })
  fc.assert(
    fc.property(times, fc.func(fc.boolean()), fc.func(fc.boolean()), (all, isTaken, isBack) => {
      const newest = all.sort((one, other) => other - one).map((time) => own({ id: String(time), createdAt: time }))
      const taken = newest.filter(({ id }) => isTaken(id))
      // The list was loaded again meanwhile, and has some of them.
      const left = newest.filter((each) => !taken.includes(each) || isBack(each.id))
      expect(withComments(left, taken)).toEqual(newest)
    }),
  )
})
