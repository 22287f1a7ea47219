import { describe, expect, it } from 'vitest'
import { circlePostActsOf, circlePostStates } from '../../../../src/domain/civic/circles/circle-post-lifecycle'

const plain = { isPinned: false, isBest: false, isClosed: false }

describe('the acts on a post', () => {
  it('of a moderator set the marks that it lacks, and take back those that it has', () => {
    expect(circlePostActsOf('published', ['moderator'], plain)).toEqual(['pin', 'choose', 'close', 'move', 'remove'])
    expect(circlePostActsOf('published', ['moderator'], { isPinned: true, isBest: true, isClosed: true })).toEqual([
      'unpin',
      'unchoose',
      'reopen',
      'move',
      'remove',
    ])
    expect(circlePostActsOf('removed', ['moderator'], plain)).toEqual(['restore'])
    expect(circlePostActsOf('held', ['moderator'], plain)).toEqual([])
  })

  it('of its author are to delete it, in every state but deleted', () => {
    const acts = circlePostStates.map((state) => circlePostActsOf(state, ['author'], plain))
    expect(acts).toEqual([['delete'], ['delete'], ['delete'], ['delete'], []])
  })

  it('are none for anyone else', () => {
    expect(circlePostStates.flatMap((state) => circlePostActsOf(state, [], plain))).toEqual([])
  })
})
